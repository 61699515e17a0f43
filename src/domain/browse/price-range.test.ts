import { expect, test } from 'vitest';
import { priceRangeOf } from './price-range.ts';

test.each([
  [0, '0-100'],
  [9_999, '0-100'],
  [10_000, '0-100'],
  [10_001, '100-200'],
  [20_000, '100-200'],
  [20_001, '200+'],
  [999_999, '200+'],
])('%i cents a month lie in %s', (cents, range) => {
  expect(priceRangeOf(cents)).toBe(range);
});
