import { expect, test } from 'vitest';
import { assert, constantFrom, integer, property, tuple } from '#tests/support/properties.ts';
import { compareDecimals, decimalText, parseDecimal } from './decimal.ts';
import { compareWeights, displayWeight, weightNumber, weightWithUnit } from './units.ts';

const typedWeight = tuple(integer({ min: 0, max: 9_999 }), integer({ min: 0, max: 4 }), integer({ min: 0, max: 9_999 })).map(
  ([whole, digits, fraction]) => (digits === 0 ? String(whole) : `${whole}.${String(fraction).padStart(4, '0').slice(0, digits)}`),
);

test('A weight shown in its own unit is the text that was typed', () => {
  assert(property(typedWeight, constantFrom('kg' as const, 'lb' as const), (weight, unit) => displayWeight(weight, unit, unit) === weight));
});

test('A weight converted and back is within half a display step of itself', () => {
  assert(
    property(integer({ min: 1, max: 9_999 }), (tenths) => {
      const weight = String(tenths / 10);
      const there = displayWeight(weight, 'kg', 'lb');
      const back = Number(displayWeight(there, 'lb', 'kg'));
      // Half a pound is 0.227 kg; half of that plus half of 0.1 kg.
      return Math.abs(back - tenths / 10) <= 0.165;
    }),
  );
});

test.each([
  ['100', 'kg', 'lb', '220.5'],
  ['225', 'lb', 'kg', '102.1'],
  ['45', 'lb', 'kg', '20.4'],
  ['20', 'kg', 'lb', '44'],
  ['0.45359237', 'kg', 'lb', '1'],
  ['', 'kg', 'lb', ''],
] as const)('%s %s is shown as %s %s', (weight, from, to, shown) => {
  expect(displayWeight(weight, from, to)).toBe(shown);
});

test('Weights compare exactly, across units too', () => {
  expect(compareWeights({ weight: '82.5', unit: 'kg' }, { weight: '82.50', unit: 'kg' })).toBe(0);
  expect(compareWeights({ weight: '1', unit: 'lb' }, { weight: '0.45359237', unit: 'kg' })).toBe(0);
  expect(compareWeights({ weight: '1', unit: 'lb' }, { weight: '0.4536', unit: 'kg' })).toBeLessThan(0);
  expect(compareWeights({ weight: '225', unit: 'lb' }, { weight: '100', unit: 'kg' })).toBeGreaterThan(0);
  expect(compareWeights({ weight: '', unit: 'kg' }, { weight: '1', unit: 'lb' })).toBeLessThan(0);
});

test('Comparing decimals agrees with comparing their numbers, and text survives reading', () => {
  assert(
    property(typedWeight, typedWeight, (a, b) => {
      const [first, second] = [parseDecimal(a)!, parseDecimal(b)!];
      return Math.sign(compareDecimals(first, second)) === Math.sign(Number(a) - Number(b)) && Number(decimalText(first)) === Number(a);
    }),
  );
});

test.each(['', '.', 'abc', '1.2.3', '1e5', 'NaN', '12kg'])('«%s» is not a decimal', (text) => {
  expect(parseDecimal(text)).toBeUndefined();
});

test('Weights are named the way the history writes them', () => {
  expect(weightWithUnit('165', 'lb')).toBe('165 lbs');
  expect(weightWithUnit('82.5', 'kg')).toBe('82.5 kg');
  expect(weightWithUnit('', 'kg')).toBe('bodyweight');
  expect(weightNumber('100', 'lb', 'kg')).toBeCloseTo(45.359237, 9);
});
