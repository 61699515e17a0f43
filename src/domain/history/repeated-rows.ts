import { findExercise } from '../exercises/find-exercise.ts';
import { exerciseKey } from '../sync/slots.ts';
import type { SetValue } from '../sync/values.ts';
import type { RowTyped } from '../training/set-entry.ts';
import { workingSets } from '../training/set-kind.ts';
import { measureOf } from '../training/set-measure.ts';
import { typedFrom } from '../training/typed-set.ts';

/** The rows of a workout that is repeated, by exercise: what was lifted, without its effort and notes (HIST-5). `sets` are in order. */
export function repeatedRows(sets: readonly SetValue[]): { exercise: string; exercise_n: number; rows: RowTyped[] }[] {
  const repeated = new Map<string, { exercise: string; exercise_n: number; rows: RowTyped[] }>();
  for (const set of workingSets(sets)) {
    const { exercise, exercise_n } = set;
    const key = `${exerciseKey(exercise)}#${exercise_n}`;
    const one = repeated.get(key) ?? { exercise, exercise_n, rows: [] };
    one.rows.push({ ...typedFrom(set, measureOf(set, findExercise(exercise))), rpe: '', rir: '', note: undefined });
    repeated.set(key, one);
  }
  return [...repeated.values()];
}
