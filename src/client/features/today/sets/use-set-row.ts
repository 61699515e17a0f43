import { useState } from 'react';
import { TODAY_MESSAGES } from '#domain/messages/today.ts';
import { isWeighed } from '#domain/training/loading.ts';
import type { RowTyped } from '#domain/training/set-entry.ts';
import { type SetKind, setKindOf, setName, withKind } from '#domain/training/set-kind.ts';
import { typedFrom } from '#domain/training/typed-set.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import { workoutKey } from '../workout-key.ts';
import type { Outcome } from '../workout-log.ts';
import { offerOfKind, type SetLine } from './exercise-lines.ts';
import type { RowExercise } from './row-exercise.ts';
import { useEditing } from './use-editing.ts';
import { useRowInput } from './use-row-input.ts';

type Trouble = Extract<Outcome, { ok: false }>;

/** State and actions of one set's row. */
// oxlint-disable-next-line max-lines-per-function -- the actions of one row share its input, its trouble and whether one is under way
export function useSetRow(exercise: RowExercise, line: SetLine) {
  const { log, prescription, unit, kind } = exercise;
  const { set_n, logged } = line;
  const key = workoutKey(prescription);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const input = useRowInput(exercise, line, () => setTrouble(null));
  const { editing, setEditing, setIsOurs } = useEditing(logged, input.typed, input.measure);
  const [busy, setBusy] = useState(false);
  if (input.saving !== null && logged !== undefined && !editing) input.setSaving(null);

  const act = async (work: () => Promise<Outcome>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const outcome = await work();
    setBusy(false);
    setTrouble(outcome.ok ? null : outcome);
    return outcome.ok;
  };
  const save = async (values: RowTyped) => {
    input.setSaving(values);
    setIsOurs(true);
    if (!(await act(() => log.save(prescription, set_n, values, unit, logged)))) {
      input.setSaving(null);
      setIsOurs(false);
      log.typed.type(key, set_n, values);
      return;
    }
    setEditing(false);
    if (logged === undefined) exercise.onLogged(prescription, set_n);
  };
  const change = (more: Partial<RowTyped>) => {
    const { value } = input;
    const next: RowTyped = { ...value, unit: value.unit ?? unit, ...more };
    if (logged === undefined || editing) input.type(next);
    else void act(() => log.save(prescription, set_n, next, unit, logged));
  };
  const asksWeight = isWeighed(kind) && input.needs.fields.includes('weight') && logged?.weight !== '';
  /** What is offered follows the kind (TRAIN-25); what was typed stays. */
  const offerFor = (chosen: SetKind | null): Partial<RowTyped> => {
    if (logged !== undefined || kind === null) return {};
    const [before, after] = [offerOfKind(line, setKindOf(input.value)), offerOfKind(line, chosen)];
    return {
      ...(input.shown.weight === before.weight ? { weight: after.weight, unit } : {}),
      ...(input.shown.reps === before.reps ? { reps: after.reps } : {}),
    };
  };
  return {
    ...input,
    asksWeight,
    logged,
    name: setName(input.value, line.n),
    trouble,
    busy,
    editing,
    /** Not logged, or open for editing: then its measure can still be chosen. */
    isOpen: logged === undefined || editing,
    edit: () => setEditing(true),
    /** Logs the set; one of a loaded exercise without a weight is asked about first. */
    tick: async (values: RowTyped) => {
      if (values.weight.trim() !== '' || !asksWeight) await save(values);
      else setTrouble({ ok: false, field: 'weight', message: TODAY_MESSAGES.weightMissing });
    },
    repeat: (last: LoggedSet) => save({ ...typedFrom(last, input.measure), ...effortAndKind(input.value), note: undefined }),
    /** The answer to that question. */
    logWithoutWeight: () => save(input.value),
    chooseKind: (chosen: SetKind | null, more: Partial<RowTyped> = {}) => {
      const offered = logged !== undefined ? undefined : line.proposed.kind === 'failure' ? NO_EFFORT : line.proposed;
      change({ ...withKind(input.value, chosen, offered), ...offerFor(chosen), ...more });
    },
    /** What else is said of the set; of a logged one it is stored at once. */
    change,
    remove: async (set: LoggedSet) => {
      if (!(await act(() => log.remove(set)))) return;
      setIsOurs(false);
      setEditing(false);
      exercise.onRemoved(prescription, set_n);
    },
    keep: () => {
      setEditing(false);
      setTrouble(null);
      log.typed.forget(key, set_n);
    },
  };
}

const NO_EFFORT = { rpe: '' };

/** What a repeated set takes from the row and not from last time. */
function effortAndKind({ rpe, rir, kind }: RowTyped): Pick<RowTyped, 'rpe' | 'rir' | 'kind'> {
  return { rpe, rir, kind };
}

export type SetRowState = ReturnType<typeof useSetRow>;
