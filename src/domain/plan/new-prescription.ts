import type { Exercise } from '../exercises/exercise.ts';
import { DEFAULT_SETS } from '../limits.ts';
import type { Prescription } from './plan.ts';

/** The reps most people train in; an exercise that does not suit them begins at the low end of its own. */
const USUAL: readonly [number, number] = [8, 12];
const WIDEST = 5;

/** What an exercise starts with when a person adds it: three sets of usual reps, or of seconds for timed work. */
export function newPrescription(name: string, exercise: Exercise | undefined): Prescription {
  if (exercise === undefined) return { exercise: name, sets: DEFAULT_SETS, reps: '8–12' };
  const isTimed = exercise.load === 'time';
  const [low, high] = isTimed ? exercise.range : usualReps(exercise.range);
  const range = low === high ? `${low}` : `${low}–${high}`;
  return { exercise: name, exercise_id: exercise.id, sets: DEFAULT_SETS, reps: isTimed ? `${range} s` : range };
}

function usualReps([low, high]: readonly [number, number]): readonly [number, number] {
  const [from, to] = [Math.max(low, USUAL[0]), Math.min(high, USUAL[1])];
  return from <= to ? [from, to] : [low, Math.min(high, low + WIDEST)];
}
