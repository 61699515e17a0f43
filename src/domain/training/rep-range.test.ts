import { expect, test } from 'vitest';
import { repsOfSet } from './rep-range.ts';

test('each set of a list of reps has its own, and further sets the last', () => {
  expect([1, 2, 3, 4].map((n) => repsOfSet('10, 8, 6', n))).toEqual(['10', '8', '6', '6']);
  expect(repsOfSet('10/8/6+ each side', 3)).toBe('6+ each side');
  expect(['8–12', '5', '10 / side', 'AMRAP', '15, then rest'].map((reps) => repsOfSet(reps, 2))).toEqual([
    '8–12',
    '5',
    '10 / side',
    'AMRAP',
    '15, then rest',
  ]);
});
