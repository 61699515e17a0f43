import { expect, test } from 'vitest';
import { EXERCISES } from '../exercises/library.ts';
import { parseReps } from '../training/rep-range.ts';
import { newPrescription } from './new-prescription.ts';

test('an added exercise starts with three sets of usual reps that suit it, and timed work with seconds', () => {
  for (const exercise of EXERCISES) {
    const { reps, sets, exercise_id } = newPrescription(exercise.name, exercise);
    const range = parseReps(String(reps))!;
    expect([exercise.id, sets, exercise_id]).toEqual([exercise.id, 3, exercise.id]);
    expect(range.unit).toBe(exercise.load === 'time' ? 'seconds' : 'reps');
    expect(range.low).toBeGreaterThanOrEqual(exercise.range[0]);
    expect(range.high).toBeLessThanOrEqual(exercise.range[1]);
  }
  expect(newPrescription('Sandbag thing', undefined)).toEqual({ exercise: 'Sandbag thing', sets: 3, reps: '8–12' });
});
