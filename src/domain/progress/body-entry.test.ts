import { describe, expect, test } from 'vitest';
import { parseBodyEntry } from './body-entry.ts';
import { BODY_MEASURES, type BodyUnit, bodyText, unitsOf } from './body-measures.ts';

const [WEIGHT, WAIST] = BODY_MEASURES;
const FAT = BODY_MEASURES.at(-1)!;
const TODAY = '2026-11-18';
const entered = (amount: string, unit: BodyUnit, measure: (typeof BODY_MEASURES)[number] = WEIGHT, measured_on = TODAY) =>
  parseBodyEntry({ amount, unit, measured_on }, measure, TODAY);

describe('what is typed of the body (PROG-23)', () => {
  test.each([
    ['82,5', 'kg', '82.5'],
    ['181.40', 'lb', '181.40'],
    [' 80 ', 'kg', '80'],
    ['080', 'kg', '80'],
  ] as const)('«%s» in %s is kept as %s', (typed, unit, amount) => {
    expect(entered(typed, unit)).toEqual({ ok: true, amount });
  });

  test.each(['', 'abc', '-80', '8e1', '1,000.5', '80 kg'])('«%s» is no amount', (typed) => {
    expect(entered(typed, 'kg')).toMatchObject({ ok: false, field: 'amount' });
  });

  test('what no body can be is asked about, in the typed unit', () => {
    expect(entered('8.25', 'kg')).toMatchObject({ message: 'Enter a number from 20 kg to 400 kg, or choose the other unit.' });
    expect(entered('1000', 'lb')).toMatchObject({ message: 'Enter a number from 44 lbs to 882 lbs, or choose the other unit.' });
    expect(entered('84', 'in', WAIST)).toEqual({ ok: true, amount: '84' });
    expect(entered('8', 'in', WAIST)).toMatchObject({ message: 'Enter a number from 11.8 in to 118.1 in, or choose the other unit.' });
    expect(entered('80', '%', FAT)).toMatchObject({ ok: false });
  });

  test('a day to come is refused, an earlier one is not', () => {
    expect(entered('80', 'kg', WEIGHT, '2026-11-19')).toMatchObject({ ok: false, field: 'day' });
    expect(entered('80', 'kg', WEIGHT, '2016-01-31')).toEqual({ ok: true, amount: '80' });
    expect(entered('80', 'kg', WEIGHT, '')).toMatchObject({ ok: false, field: 'day' });
  });
});

test('an entry is shown as typed in its own unit, and converted in another', () => {
  expect(bodyText({ amount: '82.50', unit: 'kg' }, 'kg')).toBe('82.50 kg');
  expect(bodyText({ amount: '82.5', unit: 'kg' }, 'lb')).toBe('182 lbs');
  expect(bodyText({ amount: '33', unit: 'in' }, 'cm')).toBe('83.8 cm');
  expect(bodyText({ amount: '18', unit: '%' }, '%')).toBe('18%');
});

test('a measure offers the units of its kind, the usual one first', () => {
  expect(unitsOf(WEIGHT, 'kg')).toEqual(['kg', 'lb']);
  expect(unitsOf(WAIST, 'lb')).toEqual(['in', 'cm']);
  expect(unitsOf(FAT, 'kg')).toEqual(['%']);
});
