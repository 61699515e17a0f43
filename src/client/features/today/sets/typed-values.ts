import type { RowTyped } from '#domain/training/set-entry.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';

type Values = Pick<LoggedSet, 'reps' | 'weight' | 'rpe' | 'unit'>;

/** The fields as when the set was ticked. */
export function typedFrom(set: Values): Required<RowTyped> {
  return { reps: String(set.reps), weight: set.weight, rpe: set.rpe === null ? '' : String(set.rpe), unit: set.unit };
}

/** Whether the fields equal the logged set. */
export function isTypedAs(typed: RowTyped, set: Values): boolean {
  const logged = typedFrom(set);
  const isSameLoad = typed.weight === logged.weight && (typed.unit ?? set.unit) === set.unit;
  return typed.reps === logged.reps && isSameLoad && typed.rpe === logged.rpe;
}
