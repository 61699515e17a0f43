import type { RowTyped } from '#domain/training/set-entry.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';

type Values = Pick<LoggedSet, 'reps' | 'weight' | 'rpe' | 'unit' | 'kind'>;

/** The fields as when the set was ticked. */
export function typedFrom({ reps, weight, rpe, unit, kind }: Values): RowTyped & Required<Omit<RowTyped, 'kind'>> {
  return { reps: String(reps), weight, rpe: rpe === null ? '' : String(rpe), unit, kind };
}

/** Whether the fields equal the logged set. */
export function isTypedAs(typed: RowTyped, set: Values): boolean {
  const logged = typedFrom(set);
  const isSameLoad = typed.weight === logged.weight && (typed.unit ?? set.unit) === set.unit;
  return typed.reps === logged.reps && isSameLoad && typed.rpe === logged.rpe && typed.kind === logged.kind;
}
