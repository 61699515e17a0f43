import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import type { RowTyped } from '#domain/training/set-entry.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import type { TypedSets } from '../sets/typed-sets.ts';
import { isTypedAs } from '../sets/typed-values.ts';
import type { ExerciseState } from '../use-workout-view.ts';

/** A row that holds typed values nobody ticked; `logged` where they would change a set that is ticked. */
export interface UntickedRow {
  readonly prescription: PrescriptionView;
  readonly set_n: number;
  readonly typed: RowTyped;
  readonly logged: LoggedSet | undefined;
}

/** Every row of the workout with typed values that are not logged, in order. */
export function untickedRows(states: readonly ExerciseState[], typed: TypedSets): UntickedRow[] {
  return states.flatMap(({ key, prescription, rows }) =>
    rows.flatMap(({ set_n, logged }) => {
      const values = typed.typedOf(key, set_n);
      if (values === undefined || isBlank(values) || (logged !== undefined && isTypedAs(values, logged))) return [];
      return [{ prescription, set_n, typed: values, logged }];
    }),
  );
}

/** Fields that were emptied again hold nothing to log. */
function isBlank({ reps, weight }: RowTyped): boolean {
  return reps.trim() === '' && weight.trim() === '';
}
