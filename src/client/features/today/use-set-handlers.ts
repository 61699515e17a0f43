import { useCallback, useEffect, useRef } from 'react';
import { restSeconds } from '#domain/ai-coach/session-minutes.ts';
import { restAfterSet } from '#domain/ai-coach/superset-rest.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { WARM_UP_REST_SECONDS } from '#domain/training/warm-up.ts';
import type { Training } from '#offline/log/training.ts';
import type { RestControl } from './rest/use-rest.ts';
import type { useFocusNext } from './sets/use-focus-next.ts';
import { type ExerciseState, turnItems } from './use-workout-view.ts';
import { workoutKey } from './workout-key.ts';
import type { WorkoutLog } from './workout-log.ts';

interface SetHandlersInput {
  log: WorkoutLog;
  states: readonly ExerciseState[];
  rest: RestControl;
  training: Training;
  focusNext: ReturnType<typeof useFocusNext>;
  /** The error; null on success. */
  onTrouble: (message: string | null) => void;
}

/** What follows a change of a set: rest, focus and errors. Stable handlers, so that logging a set does not rerender the others. */
export function useSetHandlers(input: SetHandlersInput) {
  const { log, rest, focusNext, onTrouble } = input;
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const onExtra = useCallback(
    (prescription: PrescriptionView, extra: number, set_n: number) =>
      void log.changeRows(prescription, extra, set_n).then((outcome) => onTrouble(outcome.ok ? null : outcome.message)),
    [log, onTrouble],
  );
  const onLogged = useCallback((prescription: PrescriptionView, set_n: number) => {
    const now = latest.current;
    const key = workoutKey(prescription);
    const hasOther = now.states.some((state) =>
      state.rows.some((row) => row.logged === undefined && !(state.key === key && row.set_n === set_n)),
    );
    now.onTrouble(null);
    now.focusNext({ key, set_n, isLogged: true });
    if (!hasOther) now.rest.skip();
    else if (now.training.preferences.rest_starts)
      now.rest.start(restAfter(now, key, set_n) ?? restSeconds(prescription, now.training.view.goal, now.training.preferences));
  }, []);
  const { start: startRest } = rest;
  const onWarmedUp = useCallback(() => {
    if (latest.current.training.preferences.rest_starts) startRest(WARM_UP_REST_SECONDS);
  }, [startRest]);
  const onRemoved = useCallback(
    (prescription: PrescriptionView, set_n: number) => focusNext({ key: workoutKey(prescription), set_n, isLogged: false }),
    [focusNext],
  );
  const start = useCallback(() => {
    const { states, training } = latest.current;
    const next = states.find(({ rows }) => rows.some((row) => row.logged === undefined));
    if (next !== undefined) startRest(restSeconds(next.prescription, training.view.goal, training.preferences));
  }, [startRest]);
  /** Begins a rest where none begins by itself (SET-2). */
  const onRest = input.training.preferences.rest_starts ? undefined : start;
  return { onExtra, onLogged, onWarmedUp, onRemoved, onRest };
}

/** By whose turn comes next, as before this set. */
function restAfter({ states, training }: SetHandlersInput, key: string, set_n: number): number | null {
  const before = states.map((state) =>
    state.key === key ? { ...state, logged: state.logged.filter((set) => set.set_n !== set_n) } : state,
  );
  const items = turnItems(before).map((item) => ({ ...item, prescription: item.state.prescription }));
  const item = items.find(({ state }) => state.key === key);
  return item === undefined ? null : restAfterSet(items, item, training.view.goal, training.preferences);
}
