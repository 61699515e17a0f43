import { expect, test } from 'vitest';
import { assert, constantFrom, integer, property } from '#tests/support/properties.ts';
import { nextWarmUp, type WarmUpInput, warmUpRamp } from './warm-up.ts';

const squat: WarmUpInput = { weight: '140', unit: 'kg', reps: 5, rpe: 8, kind: 'barbell', compound: true };

test('A heavy squat is reached in four steps', () => {
  expect(warmUpRamp(squat)).toEqual([
    { weight: '35', reps: 8 },
    { weight: '70', reps: 5 },
    { weight: '97.5', reps: 3 },
    { weight: '117.5', reps: 2 },
  ]);
});

test('A light bar needs one set, a deadlift starts at full plate height, a second lift one set', () => {
  expect(warmUpRamp({ ...squat, weight: '30' })).toEqual([{ weight: '20', reps: 8 }]);
  expect(warmUpRamp({ ...squat, from_floor: true })[0]).toEqual({ weight: '60', reps: 8 });
  expect(warmUpRamp({ ...squat, already_warm: true })).toEqual([{ weight: '82.5', reps: 5 }]);
});

test('Single joints, bodyweight and bands need none', () => {
  expect(warmUpRamp({ ...squat, compound: false })).toEqual([]);
  expect(warmUpRamp({ ...squat, kind: 'bodyweight', weight: '' })).toEqual([]);
  expect(warmUpRamp({ ...squat, kind: 'band' })).toEqual([]);
});

test('A ramp climbs, and always stays under the working weight', () => {
  assert(
    property(
      integer({ min: 25, max: 400 }),
      integer({ min: 1, max: 12 }),
      constantFrom('kg' as const, 'lb' as const),
      constantFrom('barbell' as const, 'dumbbell' as const),
      (weight, reps, unit, kind) => {
        const weights = warmUpRamp({ ...squat, weight: String(weight), unit, reps, kind }).map((step) => Number(step.weight));
        return weights.every((step, index) => step < weight && (index === 0 || step > weights[index - 1]!));
      },
    ),
  );
});

test('TRAIN-25 the next warm-up set is the step above what was done, the last one once all are, and none where none is needed', () => {
  const squat = { weight: '200', unit: 'lb', reps: 5, rpe: 8, kind: 'barbell', compound: true } as const;
  const ramp = warmUpRamp(squat);
  expect(nextWarmUp(squat, [])).toEqual(ramp[0]);
  expect(nextWarmUp(squat, ramp.slice(0, 2))).toEqual(ramp[2]);
  // One of one's own between two steps.
  expect(nextWarmUp(squat, [{ weight: String(Number(ramp[1]!.weight) + 5) }])).toEqual(ramp[2]);
  expect(nextWarmUp(squat, ramp)).toEqual(ramp.at(-1));
  expect(nextWarmUp({ ...squat, compound: false }, [])).toBeUndefined();
});
