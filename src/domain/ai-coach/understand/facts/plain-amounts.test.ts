import { expect, test } from 'vitest';
import { normaliseText } from '../normalise-text.ts';
import { plainAmounts, spellWeekdays } from './plain-amounts.ts';

const plain = (typed: string) => plainAmounts(normaliseText(spellWeekdays(typed)));

test.each<[string, string]>([
  ['two and a half years', '30 months'],
  ['a year and a half of training', '18 months of training'],
  ['half a year in', '6 months in'],
  ['a couple of months', '2 months'],
  ['4x50', '4 days, 50 min'],
  ['2 x 30 minutes', '2 days, 30 min'],
  ['50ish', '50 min'],
  ['an hour tops', '60 min tops'],
  ['in my lunch break', 'lunch break 30 min'],
  ['40 minutes in my lunch break', '40 minutes lunch break'],
  ['T/Th/Sa', 'tue, thu, sat'],
  ['dumbbells (max 12.5 kg)', 'dumbbells max 12.5 kg'],
  ['muscle / 3 days / bands', 'muscle, 3 days, bands'],
])('«%s» is read as «%s» (FACT-9)', (typed, amounts) => {
  expect(plain(typed)).toBe(amounts);
});

test.each(['bench 3x60', 'squat 5 x 100 kg', 'I have 2 hours of sleep'])('«%s» names no sessions', (typed) => {
  expect(plain(typed)).not.toContain('days');
});
