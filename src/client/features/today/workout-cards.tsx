import type { Basis } from '#domain/ai-coach/planned-suggestion.ts';
import { prescribedExercise } from '#domain/exercises/find-exercise.ts';
import { inTurnWith, straightAfter, supersetLabels } from '#domain/training/superset-turn.ts';
import { type Earlier, NOTHING_EARLIER } from '#offline/log/earlier-sets.ts';
import { ExerciseCard } from './sets/exercise-card.tsx';
import { strokesOf } from './sets/strokes.ts';
import type { SupersetTurn } from './sets/superset-names.tsx';
import type { WorkoutScene } from './sets/workout-scene.ts';
import { useSame } from './use-same.ts';
import { type ExerciseState, turnItems } from './use-workout-view.ts';

interface WorkoutCardsProps {
  scene: WorkoutScene;
  states: readonly ExerciseState[];
  current: ExerciseState | undefined;
  isOpen: (state: ExerciseState) => boolean;
  earlier: ReadonlyMap<string, Earlier>;
  bases: ReadonlyMap<string, Basis>;
}

/** The exercise cards: the current one first, under the names of its superset; completed ones last. */
export function WorkoutCards({ scene, states, current, isOpen, earlier, bases }: WorkoutCardsProps) {
  const labels = supersetLabels(turnItems(states));
  const labelOf = (state: ExerciseState) => labels[states.indexOf(state)] ?? null;
  const turn = useSame(turnOf(states, current, labelOf));
  const isNamed = (state: ExerciseState) =>
    state !== current && !isOpen(state) && (turn?.members ?? []).some(({ key }) => key === state.key);
  const card = (state: ExerciseState) => {
    const { exercise } = state.prescription;
    return (
      <ExerciseCard
        key={state.key}
        scene={scene}
        state={state}
        earlier={earlier.get(exercise) ?? NOTHING_EARLIER}
        basis={bases.get(exercise)}
        superset={labelOf(state)}
        turn={state === current ? turn : null}
        isWarm={isWarm(state, states.slice(0, states.indexOf(state)))}
        show={state === current ? 'current' : isNamed(state) ? 'named' : isOpen(state) ? 'open' : 'folded'}
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
    ...(done.every(isNamed) || done.length === states.length ? [] : [heading]),
    ...done.map(card),
  ];
}

/** The names on top of the current exercise's card; null for one that stands alone. */
function turnOf(
  states: readonly ExerciseState[],
  current: ExerciseState | undefined,
  labelOf: (state: ExerciseState) => string | null,
): SupersetTurn | null {
  const items = turnItems(states);
  const item = items.find(({ state }) => state === current);
  const members = item === undefined ? [] : inTurnWith(items, item);
  if (item === undefined || members.length === 0) return null;
  const after = straightAfter(items, item);
  return {
    follows: after === undefined ? null : labelOf(after.state),
    members: members.map(({ state }) => ({
      key: state.key,
      label: labelOf(state),
      prescription: state.prescription,
      strokes: strokesOf(state.rows, state === current ? (state.next ?? null) : null),
      isDone: state.next === undefined,
    })),
  };
}

/** Whether an earlier exercise of the same pattern was done. */
function isWarm({ prescription }: ExerciseState, before: readonly ExerciseState[]): boolean {
  const pattern = prescribedExercise(prescription)?.pattern;
  return (
    pattern !== undefined && before.some((other) => other.logged.length > 0 && prescribedExercise(other.prescription)?.pattern === pattern)
  );
}
