import type { Exercise } from './exercise.ts';
import { readRow } from './exercise-row.ts';
import { EXERCISE_ROWS } from './rows.ts';

/** Every exercise, grouped by pattern, the usual choice of each group first. */
export const EXERCISES: readonly Exercise[] = EXERCISE_ROWS.map(readRow);

const BY_ID = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));

export function exerciseById(id: string): Exercise | undefined {
  return BY_ID.get(id);
}
