import { expect, test } from 'vitest';
import { parseReps, repsOfSet } from './rep-range.ts';

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

test('ROUTINE-15 a set of a list has its own range, and as many as possible begins at the reps asked for before it', () => {
  const all = (reps: string) => [1, 2, 3].map((n) => repsOfSet(reps, n));
  expect(all('10–12, 8-10, 6 – 8')).toEqual(['10–12', '8-10', '6 – 8']);
  expect(all('5, 5, AMRAP')).toEqual(['5', '5', '5+']);
  expect(all('8–12 / 8–12 / max')).toEqual(['8–12', '8–12', '8+']);
  expect(all('amrap, 5, 3 each side')).toEqual(['5+ each side', '5 each side', '3 each side']);
  expect(all('AMRAP, AMRAP')).toEqual(['AMRAP', 'AMRAP', 'AMRAP']);
  expect(parseReps(repsOfSet('6-8, 6-8, AMRAP', 3))).toMatchObject({ low: 6, open: true });
});
