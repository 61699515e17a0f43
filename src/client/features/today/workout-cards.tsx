import type { Basis } from '#domain/ai-coach/planned-suggestion.ts';
import { prescribedExercise } from '#domain/exercises/find-exercise.ts';
import { supersetLabels } from '#domain/training/superset-turn.ts';
import { type Earlier, NOTHING_EARLIER } from '#offline/log/earlier-sets.ts';
import { ExerciseCard } from './sets/exercise-card.tsx';
import type { WorkoutScene } from './sets/workout-scene.ts';
import type { ExerciseState } from './use-workout-view.ts';

interface WorkoutCardsProps {
  scene: WorkoutScene;
  states: readonly ExerciseState[];
  current: ExerciseState | undefined;
  isOpen: (state: ExerciseState) => boolean;
  earlier: ReadonlyMap<string, Earlier>;
  bases: ReadonlyMap<string, Basis>;
}

/** The exercise cards: the current one first, completed ones last. */
export function WorkoutCards({ scene, states, current, isOpen, earlier, bases }: WorkoutCardsProps) {
  const labels = supersetLabels(states.map(({ prescription }) => prescription));
  const card = (state: ExerciseState) => {
    const { exercise } = state.prescription;
    return (
      <ExerciseCard
        key={state.key}
        scene={scene}
        state={state}
        earlier={earlier.get(exercise) ?? NOTHING_EARLIER}
        basis={bases.get(exercise)}
        superset={labels[states.indexOf(state)] ?? null}
        isWarm={isWarm(state, states.slice(0, states.indexOf(state)))}
        show={state === current ? 'current' : isOpen(state) ? 'open' : 'folded'}
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
