import { useCallback } from 'react';
import type { Basis } from '#domain/ai-coach/planned-suggestion.ts';
import { prescribedExercise } from '#domain/exercises/find-exercise.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import type { Gym } from '#domain/sync/gym-shape.ts';
import type { Returning } from '#domain/training/readiness/return-row.ts';
import { supersetLabels } from '#domain/training/superset-turn.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { type Earlier, NOTHING_EARLIER } from '#offline/log/earlier-sets.ts';
import type { Account } from '#offline/store/account.ts';
import type { ChangeStart } from './change/change-topics.ts';
import { ExerciseCard } from './sets/exercise-card.tsx';
import type { ExerciseState } from './use-workout-view.ts';
import type { WorkoutLog } from './workout-log.ts';

interface WorkoutCardsProps {
  account: Account;
  log: WorkoutLog;
  /** The session's day, yyyy-mm-dd. */
  trainedOn: string;
  states: readonly ExerciseState[];
  current: ExerciseState | undefined;
  isOpen: (state: ExerciseState) => boolean;
  earlier: ReadonlyMap<string, Earlier>;
  bases: ReadonlyMap<string, Basis>;
  returning: Returning;
  unit: WeightUnit;
  gym: Gym | undefined;
  lighterWeek: boolean;
  /** The workout can still be changed. */
  canChange: boolean;
  onOpen: (prescription: PrescriptionView, open: boolean, isDone: boolean) => void;
  onExtra: (prescription: PrescriptionView, extra: number, set_n: number) => void;
  onLogged: (prescription: PrescriptionView, set_n: number) => void;
  onRemoved: (prescription: PrescriptionView, set_n: number) => void;
  onWarmedUp: () => void;
  onUndo: () => void;
  onGym: () => void;
  onChange: (start: ChangeStart) => void;
}

/** The exercise cards: the current one first, completed ones last. */
export function WorkoutCards(props: WorkoutCardsProps) {
  const { states, current, onChange } = props;
  const onTaken = useCallback((prescription: PrescriptionView) => onChange({ taken: prescription }), [onChange]);
  const labels = supersetLabels(states.map(({ prescription }) => prescription));
  const card = (state: ExerciseState) => {
    const { exercise } = state.prescription;
    const earlier = props.earlier.get(exercise) ?? NOTHING_EARLIER;
    return (
      <ExerciseCard
        key={state.key}
        account={props.account}
        trainedOn={props.trainedOn}
        log={props.log}
        prescription={state.prescription}
        superset={labels[states.indexOf(state)] ?? null}
        logged={state.logged}
        lastTime={earlier.last}
        exposures={earlier.exposures}
        basis={props.bases.get(exercise)}
        returning={props.returning}
        extra={state.extra}
        unit={props.unit}
        gym={props.gym}
        lighterWeek={props.lighterWeek}
        isWarm={isWarm(state, states.slice(0, states.indexOf(state)))}
        isBefore={state.isBefore}
        isCurrent={state === current}
        isOpen={props.isOpen(state)}
        onOpen={props.onOpen}
        onExtra={props.onExtra}
        onLogged={props.onLogged}
        onRemoved={props.onRemoved}
        onWarmedUp={props.onWarmedUp}
        onUndo={props.onUndo}
        onGym={props.onGym}
        onTaken={props.canChange && !state.isBefore ? onTaken : undefined}
      />
    );
  };
  const open = states.filter((state) => state !== current && state.next !== undefined);
  const done = states.filter((state) => state.next === undefined);
  const heading = (
    <h2 key="done" className="small b">
      Done
    </h2>
  );
  // One list, so that moved cards keep their state.
  return [
    ...(current === undefined ? [] : [card(current)]),
    ...open.map(card),
    ...(done.length === 0 || done.length === states.length ? [] : [heading]),
    ...done.map(card),
  ];
}

/** Whether an earlier exercise of the same pattern was done. */
function isWarm({ prescription }: ExerciseState, before: readonly ExerciseState[]): boolean {
  const pattern = prescribedExercise(prescription)?.pattern;
  return (
    pattern !== undefined && before.some((other) => other.logged.length > 0 && prescribedExercise(other.prescription)?.pattern === pattern)
  );
}
