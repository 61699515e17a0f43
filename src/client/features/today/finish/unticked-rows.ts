import type { RowTyped } from '#domain/training/set-entry.ts';
import { isTypedAs } from '#domain/training/typed-set.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import { loggedMeasure } from '../sets/exercise-lines.ts';
import type { TypedSets } from '../sets/typed-sets.ts';
import type { ExerciseState } from '../use-workout-view.ts';

/** A row with unticked values; `logged` when they would change a ticked set. */
export interface UntickedRow {
  readonly prescription: ExerciseState['prescription'];
  readonly set_n: number;
  /** Its number as shown. */
  readonly n: number;
  readonly typed: RowTyped;
  readonly logged: LoggedSet | undefined;
}

/** All rows with unticked values, in order. */
export function untickedRows(states: readonly ExerciseState[], typed: TypedSets): UntickedRow[] {
  return states.flatMap(({ key, prescription, rows }) =>
    rows.flatMap(({ set_n, n, logged }) => {
      const values = typed.typedOf(key, set_n);
      if (
        values === undefined ||
        isBlank(values) ||
        (logged !== undefined && isTypedAs(values, logged, loggedMeasure(prescription, logged)))
      )
        return [];
      return [{ prescription, set_n, n, typed: values, logged }];
    }),
  );
}

/** Emptied fields have nothing to log. */
function isBlank({ reps, weight, time = '', distance = '' }: RowTyped): boolean {
  return [reps, weight, time, distance].every((text) => text.trim() === '');
}
