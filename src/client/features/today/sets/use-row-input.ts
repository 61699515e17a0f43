import { useState, useSyncExternalStore } from 'react';
import type { RowTyped } from '#domain/training/set-entry.ts';
import { setKindOf } from '#domain/training/set-kind.ts';
import { type Measure, measureOf, setNeeds } from '#domain/training/set-measure.ts';
import { shownTyped, typedFrom, typeOver } from '#domain/training/typed-set.ts';
import { workoutKey } from '../workout-key.ts';
import { offerOfKind, type SetLine } from './exercise-lines.ts';
import type { RowExercise } from './row-exercise.ts';

/** What stands in a row's fields: typed, being saved, logged, or offered. `onTyped`: they were changed. */
export function useRowInput({ log, prescription, unit, known, effort }: RowExercise, line: SetLine, onTyped: () => void) {
  const { set_n, logged, proposed } = line;
  const exercise = workoutKey(prescription);
  const typed = useSyncExternalStore(log.typed.subscribe, () => log.typed.typedOf(exercise, set_n)) ?? null;
  // What is being saved stands in the fields until it shows as logged.
  const [saving, setSaving] = useState<RowTyped | null>(null);
  // An offer that changes (another device, a late answer) must not change under the cursor: a focused row keeps what it showed.
  const [frozenOffer, setFrozenOffer] = useState<RowTyped | null>(null);
  // What somebody typed and then put the suggestion over: one tap brings it back.
  const [previousInput, setPreviousInput] = useState<RowTyped | null>(null);
  const measureLogged = logged === undefined ? undefined : measureOf(logged, known);
  const ticked = logged === undefined || measureLogged === undefined ? undefined : typedFrom(logged, measureLogged);
  const value: RowTyped = saving ?? typed ?? ticked ?? frozenOffer ?? proposed;
  const shown = shownTyped(value, unit);
  const measure: Measure = value.measure ?? measureLogged ?? proposed.measure ?? 'reps';
  // The kind may have been chosen since.
  const offer = offerOfKind(line, setKindOf(value));
  const type = (next: RowTyped) => {
    setPreviousInput(null);
    onTyped();
    log.typed.type(exercise, set_n, next);
  };
  return {
    typed,
    value,
    measure,
    needs: setNeeds(known, measure, effort),
    /** In the unit of the column. */
    shown,
    previousInput,
    saving,
    setSaving,
    type,
    typeShown: (next: RowTyped) => type(typeOver(value, next, unit)),
    applySuggestion: () => {
      type({ ...value, ...offer, unit });
      setPreviousInput(typed);
    },
    isSuggestion: shown.reps === offer.reps && shown.weight === offer.weight,
    hold: (holds: boolean) => setFrozenOffer(holds ? { ...value, unit: value.unit ?? unit } : null),
  };
}
