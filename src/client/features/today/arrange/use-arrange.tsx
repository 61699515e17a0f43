import { useCallback, useEffect, useRef, useState } from 'react';
import type { SubstituteOffer } from '#domain/ai-coach/change/offer-substitutes.ts';
import { ARRANGE_MESSAGES } from '#domain/messages/routines.ts';
import { CHANGE_SESSION_MESSAGES } from '#domain/messages/today.ts';
import { addAll, changeInDay, type DayPlace, moveInDay, pairWithNext, removeFromDay, unpair } from '#domain/plan/edit-day.ts';
import type { PlanDay, Prescription } from '#domain/plan/plan.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { hasTargets, isFreeWorkout } from '#domain/training/free-workout.ts';
import { workingSets } from '#domain/training/set-kind.ts';
import { lastTimeSets } from '#offline/log/set-logs.ts';
import type { Account } from '#offline/store/account.ts';
import { canStandIn } from '../change/can-stand-in.ts';
import type { LoadSources } from '../change/offered-load.ts';
import type { SwapScope } from '../change/swap-sheet.tsx';
import type { SessionDay } from '../change/use-session-day.ts';
import type { ExerciseState } from '../use-workout-view.ts';
import { workoutKey } from '../workout-key.ts';
import type { WorkoutLog } from '../workout-log.ts';
import type { ArrangeAct, Arranging } from './arrange-context.ts';
import { ArrangeSheets, type Picking, useArrangeParts } from './arrange-sheets.tsx';

interface ArrangeInput {
  account: Account;
  log: WorkoutLog;
  day: SessionDay;
  states: readonly ExerciseState[];
  frame: { goal: string | null; is_strength: boolean; week: number };
  sources: LoadSources;
  /** The workout can still be changed. */
  canChange: boolean;
  /** The error; null on success. */
  onTrouble: (message: string | null) => void;
  /** Opens what can be done about pain. */
  onHurts: () => void;
}

/** Adding, removing, moving, pairing and swapping exercises of this workout, each with undo (ROUTINE-5). */
// oxlint-disable-next-line max-lines-per-function -- every change starts from the day as the last one left it
export function useArrange(input: ArrangeInput) {
  const { log, day, states, frame, canChange, onTrouble } = input;
  const [picking, setPicking] = useState<Picking>(null);
  const parts = useArrangeParts();
  // Two changes in a row: the second starts from the first, which the screen may not have read yet.
  const latest = useRef(day.raw);
  useEffect(() => {
    latest.current = day.raw;
  }, [day.raw]);
  const { session_id, view } = day;
  const isBegun = states.some(({ logged }) => logged.length > 0);
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
  const { load } = parts;
  const pick = useCallback(
    (what: Picking) => {
      if (what !== null) load(what);
      setPicking(what);
    },
    [load],
  );
  const bringBack = async (prescription: PrescriptionView) => {
    const original = prescription.instead_of ?? '';
    const part = await import('#domain/ai-coach/change/offer-substitutes.ts').catch(() => null);
    if (part === null) return CHANGE_SESSION_MESSAGES.notLoaded;
    return store(
      (before) => part.bringBack(before, frame, doneOf(states), prescription),
      ARRANGE_MESSAGES.back(prescription.exercise, original),
    );
  };
  const hasOffers = (prescription: PrescriptionView): boolean => {
    const state = states.find(({ key }) => key === workoutKey(prescription));
    return state !== undefined && canStandIn(state);
  };
  const act = (prescription: PrescriptionView, chosen: ArrangeAct) => {
    if (chosen === 'swap')
      pick(hasOffers(prescription) ? { kind: 'substitute', place: prescription } : { kind: 'swap', place: prescription, scope: 'today' });
    else if (chosen === 'back') void bringBack(prescription).then(onTrouble);
    else void store((before) => EDITS[chosen](before, prescription), WORDS[chosen](prescription.exercise)).then(onTrouble);
  };
  /** Before its first set the workout follows the plan, so that nothing else has to change. */
  const swapPlan = async (scope: SwapScope, place: PrescriptionView, to: { id: string | null; name: string }): Promise<string | null> => {
    if (scope === 'today') return null;
    const part = await import('../change/swap-in-plan.ts').catch(() => null);
    if (part === null) return CHANGE_SESSION_MESSAGES.notLoaded;
    const name = place.instead_of ?? place.exercise;
    return part.swapInPlan(input.account, { id: place.instead_of == null ? place.exercise_id : null, name }, to);
  };
  const choose = async (chosen: readonly Prescription[], asSuperset: boolean): Promise<string | null> => {
    const names = chosen.map(({ exercise }) => exercise ?? '');
    if (picking?.kind !== 'swap') {
      const added = hasTargets(log.place.plan_id) ? chosen : await asLastTime(input.account, chosen);
      return store((before) => addAll(before, added, asSuperset), ARRANGE_MESSAGES.added(names));
    }
    const { place, scope } = picking;
    const refused = await swapPlan(scope, place, { id: chosen[0]?.exercise_id ?? null, name: names[0] ?? '' });
    if (refused !== null || (scope === 'plan' && !isBegun)) return refused;
    const text = ARRANGE_MESSAGES.swapped(place.exercise, names[0] ?? '');
    const part = await import('../change/swap-to.ts').catch(() => null);
    if (part === null) return CHANGE_SESSION_MESSAGES.notLoaded;
    const where = { day: latest.current, frame, done: doneOf(states), place };
    const edited = await part.swapTo(input.account, where, chosen[0] ?? {});
    return store((before) => edited ?? changeInDay(before, place, (item) => swapped(item, chosen[0])), text);
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
  const swap = async (offer: SubstituteOffer, place: PrescriptionView, scope: SwapScope): Promise<string | null> => {
    const refused = await swapPlan(scope, place, { id: offer.exercise.id, name: offer.exercise.name });
    if (refused !== null || (scope === 'plan' && !isBegun)) return refused;
    return store(() => offer.day, ARRANGE_MESSAGES.swapped(place.exercise, offer.exercise.name));
  };
  // Another version of the plan has another session: before its first set, what was changed for today alone would be left behind.
  const isOfPlan = !isFreeWorkout(log.place.plan_id) && (isBegun || !day.isAdjusted);
  const sheet = (
    <ArrangeSheets {...input} isOfPlan={isOfPlan} parts={parts} picking={picking} onChoose={choose} onSwap={swap} onPick={pick} />
  );
  return { arranging, sheet, add: useCallback(() => pick({ kind: 'add' }), [pick]) };
}

/** With room for as many sets as the exercise had last time, where nobody says how many there should be (ROUTINE-20). */
function asLastTime(account: Account, chosen: readonly Prescription[]): Promise<Prescription[]> {
  return Promise.all(
    chosen.map(async (item) => {
      const last = workingSets(await lastTimeSets(account, item.exercise ?? ''));
      return { ...item, sets: Math.max(Number(item.sets ?? 0), last.length) };
    }),
  );
}

/** Working sets done of each exercise. */
function doneOf(states: readonly ExerciseState[]) {
  return states.map(({ prescription, logged }) => ({ ...prescription, sets: workingSets(logged).length }));
}

type Edit = Exclude<ArrangeAct, 'swap' | 'back'>;

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
