import type { Exercise } from './exercise.ts';
import { readRow } from './exercise-row.ts';
import { offeredOwnExercises, ownExerciseById } from './own-exercises.ts';
import { EXERCISE_ROWS } from './rows.ts';

/** Every exercise of the library, grouped by pattern, the usual choice of each group first. */
export const EXERCISES: readonly Exercise[] = EXERCISE_ROWS.map(readRow);

const BY_ID = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));

/** Of the library or one's own. */
export function exerciseById(id: string): Exercise | undefined {
  return BY_ID.get(id) ?? ownExerciseById(id);
}

let joined: { own: readonly Exercise[]; all: readonly Exercise[] } = { own: [], all: EXERCISES };

/** What can be chosen: the library, then one's own. The same array until the own ones change. */
export function allExercises(): readonly Exercise[] {
  const own = offeredOwnExercises();
  if (own !== joined.own) joined = { own, all: own.length === 0 ? EXERCISES : [...EXERCISES, ...own] };
  return joined.all;
}
