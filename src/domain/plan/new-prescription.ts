import type { Exercise } from '../exercises/exercise.ts';
import { DEFAULT_SETS } from '../limits.ts';
import type { Prescription } from './plan.ts';

/** What an exercise starts with when a person adds it: three sets in its usual range, a range of seconds for timed work. */
export function newPrescription(name: string, exercise: Exercise | undefined): Prescription {
  if (exercise === undefined) return { exercise: name, sets: DEFAULT_SETS, reps: '8–12' };
  const [low, high] = exercise.range;
  const range = low === high ? `${low}` : `${low}–${high}`;
  return { exercise: name, exercise_id: exercise.id, sets: DEFAULT_SETS, reps: exercise.load === 'time' ? `${range} s` : range };
}
