import { useCallback, useEffect, useRef, useState } from 'react';
import { Note } from '#client/ui/feedback/note.tsx';
import { ARRANGE_MESSAGES } from '#domain/messages/routines.ts';
import { CHANGE_SESSION_MESSAGES } from '#domain/messages/today.ts';
import { addAll, changeInDay, type DayPlace, moveInDay, pairWithNext, removeFromDay, unpair } from '#domain/plan/edit-day.ts';
import type { PlanDay, Prescription } from '#domain/plan/plan.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { Account } from '#offline/store/account.ts';
import type { SessionDay } from '../change/use-session-day.ts';
import { usePart } from '../use-part.ts';
import type { ExerciseState } from '../use-workout-view.ts';
import { type WorkoutLog, workoutKey } from '../workout-log.ts';
import type { ArrangeAct, Arranging } from './arrange-context.ts';

const loadPicker = () => import('#client/training/exercise-picker/exercise-picker.tsx');

interface ArrangeInput {
  account: Account;
  log: WorkoutLog;
  day: SessionDay;
  states: readonly ExerciseState[];
  unit: WeightUnit;
  /** The workout can still be changed. */
  canChange: boolean;
  /** The error; null on success. */
  onTrouble: (message: string | null) => void;
}

type Picking = { kind: 'add' } | { kind: 'swap'; place: DayPlace } | null;

/** Adding, removing, moving, pairing and swapping exercises of this workout, each with undo (ROUTINE-5). */
// oxlint-disable-next-line max-lines-per-function -- every change starts from the day as the last one left it
export function useArrange({ account, log, day, states, unit, canChange, onTrouble }: ArrangeInput) {
  const [picking, setPicking] = useState<Picking>(null);
  const picker = usePart(loadPicker);
  // Two changes in a row: the second starts from the first, which the screen may not have read yet.
  const latest = useRef(day.raw);
  useEffect(() => {
    latest.current = day.raw;
  }, [day.raw]);
  const { session_id, view } = day;
  const store = useCallback(
    async (edit: (before: PlanDay) => PlanDay, text: string): Promise<string | null> => {
      const before = latest.current;
      const edited = edit(before);
      if (edited === before) return null;
      latest.current = edited;
      const outcome = await log.arrange(session_id, edited, text);
      if (outcome.ok) return null;
      latest.current = before;
      return outcome.message;
    },
    [log, session_id],
  );
  const { load } = picker;
  const pick = useCallback(
    (what: Picking) => {
      load();
      setPicking(what);
    },
    [load],
  );
  const act = useCallback(
    (prescription: PrescriptionView, chosen: ArrangeAct) => {
      if (chosen === 'swap') pick({ kind: 'swap', place: prescription });
      else void store((before) => EDITS[chosen](before, prescription), WORDS[chosen](prescription.exercise)).then(onTrouble);
    },
    [pick, store, onTrouble],
  );
  const choose = (chosen: readonly Prescription[], asSuperset: boolean): Promise<string | null> => {
    const names = chosen.map(({ exercise }) => exercise ?? '');
    if (picking?.kind !== 'swap') return store((before) => addAll(before, chosen, asSuperset), ARRANGE_MESSAGES.added(names));
    const { place } = picking;
    const text = ARRANGE_MESSAGES.swapped(place.exercise, names[0] ?? '');
    return store((before) => changeInDay(before, place, (item) => swapped(item, chosen[0])), text);
  };
  const arranging: Arranging | null = canChange
    ? {
        exercises: [...view.primary, ...view.accessories],
        act,
        set: (prescription, change) =>
          void store(
            (before) => changeInDay(before, prescription, (item) => ({ ...item, ...change })),
            ARRANGE_MESSAGES.set(prescription.exercise),
          ).then(onTrouble),
        doneOf: (prescription) => states.find(({ key }) => key === workoutKey(prescription))?.logged.length ?? 0,
      }
    : null;
  const { loaded } = picker;
  const sheet =
    picking === null ? null : picker.hasFailed ? (
      <Note kind="fail">{CHANGE_SESSION_MESSAGES.notLoaded}</Note>
    ) : loaded === null ? null : (
      <loaded.ExercisePicker
        account={account}
        unit={unit}
        title={picking.kind === 'add' ? 'Add exercises' : `Swap ${picking.place.exercise}`}
        isSingle={picking.kind === 'swap'}
        onChoose={choose}
        onClose={() => setPicking(null)}
      />
    );
  return { arranging, sheet, add: useCallback(() => pick({ kind: 'add' }), [pick]) };
}

type Edit = Exclude<ArrangeAct, 'swap'>;

const EDITS: Record<Edit, (day: PlanDay, place: DayPlace) => PlanDay> = {
  up: (day, place) => moveInDay(day, place, -1),
  down: (day, place) => moveInDay(day, place, 1),
  pair: pairWithNext,
  unpair,
  remove: removeFromDay,
};

const WORDS: Record<Edit, (name: string) => string> = {
  up: ARRANGE_MESSAGES.moved,
  down: ARRANGE_MESSAGES.moved,
  pair: ARRANGE_MESSAGES.paired,
  unpair: ARRANGE_MESSAGES.unpaired,
  remove: ARRANGE_MESSAGES.removed,
};

/** Another exercise with the sets, effort and rest of the one it replaces; its reps are its own. */
function swapped(item: Prescription, other: Prescription | undefined): Prescription {
  if (other === undefined) return item;
  const { sets, rpe, rir, rest_seconds, superset } = item;
  const { sets: _, ...rest } = other;
  return { ...rest, sets, rpe, rir, rest_seconds, superset };
}
