import { expect, test } from 'vitest';
import { chartTicks } from './chart-ticks.ts';

test.each([
  [
    [165, 198],
    [160, 180, 200],
  ],
  [
    [8, 11],
    [8, 10, 12],
  ],
  [
    [80.1, 80.9],
    [80, 80.5, 81],
  ],
  [
    [1_200, 48_000],
    [0, 32_000, 64_000],
  ],
])('at most three round gridlines hold every value of %j', (values, ticks) => {
  expect(chartTicks(values)).toEqual(ticks);
});

test('a value that never changed still has room above and below', () => {
  expect(chartTicks([100, 100])).toEqual([100, 100.5]);
});
