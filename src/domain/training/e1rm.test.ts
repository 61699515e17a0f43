import { expect, test } from 'vitest';
import { assert, constantFrom, integer, property } from '#tests/support/properties.ts';
import { epley, estimateOneRepMax, shownMax } from './e1rm.ts';
import { shareOfMax } from './rpe-table.ts';

const RPES = [6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10];

test.each([
  [1, 10, 1],
  [1, 8, 0.922],
  [5, 8, 0.811],
  [5, 7, 0.786],
  [8, 9, 0.762],
  [10, 8, 0.68],
  [12, 6, 0.574],
])('%i reps at RPE %d are %d of the maximum', (reps, rpe, share) => {
  expect(shareOfMax(reps, rpe)).toBeCloseTo(share, 6);
});

test('More reps or less effort is always a smaller share of the maximum', () => {
  assert(
    property(integer({ min: 1, max: 11 }), constantFrom(...RPES.slice(1)), (reps, rpe) => {
      const here = shareOfMax(reps, rpe)!;
      return shareOfMax(reps + 1, rpe)! < here && shareOfMax(reps, rpe - 0.5)! < here;
    }),
  );
});

test('The estimate is never below the weight that was lifted, and grows with it', () => {
  assert(
    property(integer({ min: 1, max: 400 }), integer({ min: 1, max: 12 }), constantFrom(...RPES, null), (weight, reps, rpe) => {
      const estimate = estimateOneRepMax({ weight, reps, rpe })!;
      const heavier = estimateOneRepMax({ weight: weight + 1, reps, rpe })!;
      return estimate.value >= weight - 1e-9 && heavier.value > estimate.value;
    }),
  );
});

test('A single to the limit is the maximum itself, by every way of reckoning', () => {
  expect(estimateOneRepMax({ weight: 140, reps: 1, rpe: 10 })?.value).toBe(140);
  expect(epley(140, 1)).toBe(140);
});

test('TRAIN-2 a set without an effort is told by Epley on the reps that were done: 60 × 8 is 76, everywhere', () => {
  expect(estimateOneRepMax({ weight: 60, reps: 8, rpe: null })?.value).toBe(76);
  expect(estimateOneRepMax({ weight: 60, reps: 15, rpe: 9 })?.value).toBeCloseTo(60 * (1 + 16 / 30), 9);
});

test('Confidence falls with reps, and sets that say nothing give no estimate', () => {
  expect(estimateOneRepMax({ weight: 80, reps: 5, rpe: 8 })).toMatchObject({ confidence: 'high' });
  expect(estimateOneRepMax({ weight: 80, reps: 9, rpe: 8 })).toMatchObject({ confidence: 'fair' });
  expect(estimateOneRepMax({ weight: 80, reps: 12, rpe: 8 })).toMatchObject({ confidence: 'low' });
  expect(estimateOneRepMax({ weight: 80, reps: 5, rpe: null })).toMatchObject({ confidence: 'low' });
  expect(estimateOneRepMax({ weight: 40, reps: 20, rpe: 9 })).toMatchObject({ confidence: 'none' });
  for (const set of [
    { weight: 0, reps: 5 },
    { weight: 80, reps: 0 },
    { weight: 80, reps: 36 },
    { weight: Number.NaN, reps: 5 },
  ])
    expect(estimateOneRepMax({ ...set, rpe: null })).toBeUndefined();
});

test('a set easier than RPE 6.5 has an estimate to load by and none to show (PROG-33)', () => {
  const set = { weight: 155, reps: 3 };
  expect(estimateOneRepMax({ ...set, rpe: 5.5 })).toBeDefined();
  expect(shownMax({ ...set, rpe: 5.5 })).toBeUndefined();
  expect(shownMax({ ...set, rpe: 6.5 })).toEqual(estimateOneRepMax({ ...set, rpe: 6.5 }));
  expect(shownMax({ ...set, rpe: null })).toEqual(estimateOneRepMax({ ...set, rpe: null }));
});
