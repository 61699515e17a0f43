import { afterEach, describe, expect, test, vi } from 'vitest';
import { weekOf } from '#domain/training/week.ts';
import {
  amountText,
  dayText,
  listText,
  momentText,
  monthShort,
  monthWithYear,
  numberText,
  shortDayText,
  timeText,
  weekdayName,
  weekRangeText,
} from './formats.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const NOW = new Date(2026, 10, 21, 12, 0);
const EVENING = new Date(2026, 10, 17, 19, 30);
const speak = (language: string) => vi.stubGlobal('navigator', { language });
/** The space before a currency keeps the line together. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe.each([
  ['en-US', 'November 17', 'Nov 17, 2025', '7:30 PM', 'Tue, Nov 17, 7:30 PM', '1,494', '$1,494.00', '−$5.25', 'Nov 15 – Nov 21'],
  ['en-GB', '17 November', '17 Nov 2025', '19:30', 'Tue, 17 Nov, 19:30', '1,494', '$1,494.00', '−$5.25', '15 Nov – 21 Nov'],
  ['de-DE', '17.11.', '17.11.2025', '19:30', 'Tue, 17.11., 19:30', '1.494', '1.494,00 $', '−5,25 $', '15.11. – 21.11.'],
  ['ja-JP', '11/17', '2025/11/17', '19:30', 'Tue, 11/17, 19:30', '1,494', '$1,494.00', '−$5.25', '11/15 – 11/21'],
])('in %s', (language, day, ofOtherYear, time, moment, number, amount, negative, week) => {
  test('dates, times, numbers and money are written as there, words in English (PAGE-16)', () => {
    speak(language);
    expect(dayText('2026-11-17', NOW)).toBe(day);
    expect(shortDayText('2025-11-17', NOW)).toBe(ofOtherYear);
    expect(timeText(EVENING)).toBe(time);
    expect(momentText(EVENING.toISOString())).toBe(moment);
    expect(numberText(1_494)).toBe(number);
    expect(plain(amountText('1494.00'))).toBe(amount);
    expect(plain(amountText('-5.25'))).toBe(negative);
    expect(weekRangeText(weekOf('2026-11-18'), '2026-11-20')).toBe(week);
    expect([weekdayName('2026-11-17'), monthShort('2026-11'), monthWithYear('2026-11-01')]).toEqual(['Tuesday', 'Nov', 'November 2026']);
    expect(listText(['a', 'b', 'c'])).toBe('a, b, and c');
  });
});

test.each(['C', '', 'not a language!'])('a browser that calls its language «%s» is read to in American English', (language) => {
  speak(language);
  expect(dayText('2026-11-17', NOW)).toBe('November 17');
});

test('a calendar day keeps its date in every time zone, and names its year when that is another one', () => {
  speak('en-US');
  expect(dayText('2026-11-20', NOW)).toBe('November 20');
  expect(dayText('2025-12-31', NOW)).toBe('December 31, 2025');
  expect(dayText('2026-11-20')).toBe('November 20, 2026');
});

test('the week over a change of year names both years', () => {
  speak('en-US');
  expect(weekRangeText(weekOf('2025-11-18'), '2026-11-20')).toBe('Nov 16 – Nov 22, 2025');
  expect(weekRangeText(weekOf('2025-12-31'), '2026-01-01')).toBe('Dec 28, 2025 – Jan 3, 2026');
  expect(weekRangeText([], '2026-01-01')).toBe('');
});

test.each([
  ['1805.49', '$1,805'],
  ['1805.50', '$1,806'],
  ['0.00', '$0'],
  ['-12.40', '−$12'],
  ['-0.40', '$0'],
])('beside a chart %s is labelled %s', (dollars, text) => {
  speak('en-US');
  expect(amountText(dollars, { whole: true })).toBe(text);
});

test('what is no date is shown as it is, and is no time', () => {
  expect([dayText('nonsense'), momentText('nonsense'), weekdayName('nonsense'), timeText('nonsense')]).toEqual([
    'nonsense',
    'nonsense',
    'nonsense',
    '',
  ]);
});
