import { useState, useSyncExternalStore } from 'react';
import type { RowTyped, TypedSet } from '#domain/training/set-entry.ts';
import { displayWeight } from '#domain/training/units.ts';
import { workoutKey } from '../workout-log.ts';
import type { SetLine } from './exercise-lines.ts';
import type { RowExercise } from './row-exercise.ts';
import { typedFrom } from './typed-values.ts';

/** What stands in a row's fields: typed, being saved, logged, or offered. `onTyped`: they were changed. */
export function useRowInput({ log, prescription, unit }: RowExercise, { set_n, logged, proposed }: SetLine, onTyped: () => void) {
  const exercise = workoutKey(prescription);
  const typed = useSyncExternalStore(log.typed.subscribe, () => log.typed.typedOf(exercise, set_n)) ?? null;
  // What is being saved stands in the fields until it shows as logged.
  const [saving, setSaving] = useState<RowTyped | null>(null);
  // An offer that changes (another device, a late answer) must not change under the cursor: a focused row keeps what it showed.
  const [frozenOffer, setFrozenOffer] = useState<RowTyped | null>(null);
  // What somebody typed and then put the suggestion over: one tap brings it back.
  const [previousInput, setPreviousInput] = useState<RowTyped | null>(null);
  const value: RowTyped = saving ?? typed ?? (logged === undefined ? (frozenOffer ?? proposed) : typedFrom(logged));
  const shown: TypedSet = { ...value, weight: displayWeight(value.weight, value.unit ?? unit, unit) };
  const type = (next: RowTyped) => {
    setPreviousInput(null);
    onTyped();
    log.typed.type(exercise, set_n, next);
  };
  return {
    typed,
    value,
    /** In the unit of the column. */
    shown,
    previousInput,
    saving,
    setSaving,
    type,
    /** A weight that only shows in another unit than it was typed in stays as typed until somebody changes it. */
    typeShown: (next: TypedSet) =>
      type(
        next.weight === shown.weight
          ? { ...next, weight: value.weight, unit: value.unit ?? unit, kind: value.kind }
          : { ...next, unit, kind: value.kind },
      ),
    applySuggestion: () => {
      type({ ...proposed, rpe: value.rpe, unit, kind: value.kind });
      setPreviousInput(typed);
    },
    isSuggestion: shown.reps === proposed.reps && shown.weight === proposed.weight,
    hold: (holds: boolean) => setFrozenOffer(holds ? { ...value, unit: value.unit ?? unit } : null),
  };
}
