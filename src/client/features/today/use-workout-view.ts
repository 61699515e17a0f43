import { useCallback, useState } from 'react';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { workingSets } from '#domain/training/set-kind.ts';
import { nextInTurn } from '#domain/training/superset-turn.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import { type ExerciseRow, rowsOf } from './sets/exercise-lines.ts';
import { NO_SETS, type SetGroups } from './share-sets.ts';
import { workoutKey } from './workout-key.ts';

export interface ExerciseState {
  key: string;
  prescription: PrescriptionView;
  logged: readonly LoggedSet[];
  extra: number;
  rows: ExerciseRow[];
  /** The first open set. */
  next: number | undefined;
  /** Not in the current day: done before a change, or on another device. */
  isBefore: boolean;
}

/** The day's exercises with sets; first those no longer in the day, so that nothing done is hidden. */
export function exerciseStates(
  exercises: readonly PrescriptionView[],
  logged: SetGroups,
  extras: Readonly<Record<string, number>>,
): ExerciseState[] {
  const planned = exercises.map((prescription) => stateOf(prescription, logged, extras, false));
  const keys = new Set(planned.map((state) => state.key));
  const before = [...logged].flatMap(([key, sets]) => (keys.has(key) || sets[0] === undefined ? [] : [doneBefore(sets[0], sets)]));
  return [...before.map((prescription) => stateOf(prescription, logged, {}, true)), ...planned];
}

function stateOf(
  prescription: PrescriptionView,
  logged: SetGroups,
  extras: Readonly<Record<string, number>>,
  isBefore: boolean,
): ExerciseState {
  const key = workoutKey(prescription);
  const sets = logged.get(key) ?? NO_SETS;
  const extra = extras[key] ?? 0;
  const all = rowsOf(prescription, sets, extra);
  const rows = isBefore ? all.filter((row) => row.logged !== undefined) : all;
  return { key, prescription, logged: sets, extra, rows, next: rows.find((row) => row.logged === undefined)?.set_n, isBefore };
}

/** A prescription derived from logged sets. */
const PRESCRIBED = new WeakMap<readonly LoggedSet[], PrescriptionView>();

function doneBefore({ exercise, exercise_n }: LoggedSet, sets: readonly LoggedSet[]): PrescriptionView {
  const known = PRESCRIBED.get(sets);
  if (known !== undefined) return known;
  const nothing = { exercise_id: null, rpe: null, rir: null, rest_seconds: null, superset: null, note: null, why: null };
  const view = { exercise, exercise_n, sets: workingSets(sets).length, reps: '', ...nothing };
  PRESCRIBED.set(sets, view);
  return view;
}

/** Working sets done and to do, as the head and the end of a workout count them. A warm-up set is none. */
export function countSets(states: readonly Pick<ExerciseState, 'rows'>[]): { done: number; left: number } {
  const rows = states.flatMap((state) => state.rows).filter((row) => !row.isWarmUp);
  const done = rows.filter((row) => row.logged !== undefined).length;
  return { done, left: rows.length - done };
}

/** Which exercises are open: the next one always, others on request. A logged workout is folded. */
export function useWorkoutView(states: readonly ExerciseState[], isFinished: boolean) {
  const [view, setView] = useState<{ focus: string | null; opened: readonly string[] }>({ focus: null, opened: [] });
  const focused = states.find((state) => state.key === view.focus && state.next !== undefined);
  const current = focused === undefined && isFinished ? undefined : inTurn(states, focused);
  const isOpen = (state: ExerciseState) => state === current || (state.next === undefined && view.opened.includes(state.key));
  const open = useCallback((prescription: PrescriptionView, wanted: boolean, isDone: boolean) => {
    const key = workoutKey(prescription);
    setView(({ focus, opened }) => {
      const others = opened.filter((other) => other !== key);
      if (!wanted) return { focus: focus === key ? null : focus, opened: others };
      return isDone ? { focus, opened: [...others, key] } : { focus: key, opened: others };
    });
    // It moves to the top, where the page may not be.
    if (wanted && !isDone) requestAnimationFrame(() => requestAnimationFrame(showNext));
  }, []);
  return { current, isOpen, open, isAsOpened: view.focus === null && view.opened.length === 0 };
}

function showNext(): void {
  document.querySelector('[data-next-tick]')?.scrollIntoView?.({ block: 'center' });
}

/** What decides whose turn it is, of each exercise. */
export function turnItems(states: readonly ExerciseState[]) {
  return states.map((state) => ({
    state,
    superset: state.prescription.superset,
    done: workingSets(state.logged).length,
    is_open: state.next !== undefined,
  }));
}

/** Exercises of a superset alternate (TODAY-7). */
function inTurn(states: readonly ExerciseState[], focused: ExerciseState | undefined): ExerciseState | undefined {
  const items = turnItems(states);
  return nextInTurn(
    items,
    items.find(({ state }) => state === focused),
  )?.state;
}
