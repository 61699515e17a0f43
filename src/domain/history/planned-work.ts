import type { DayView } from '../plan/plan-view.ts';
import { exerciseKey } from '../sync/slots.ts';
import { prescriptionText } from '../training/prescription-text.ts';
import { supersetLabels } from '../training/superset-turn.ts';

interface DoneExercise {
  readonly name: string;
  /** Occurrence in the workout, from 1. */
  readonly exercise_n: number;
}

/** What was planned for a workout, beside what was done (HIST-8). */
interface PlannedWork {
  /** «A1» of an exercise done in turn with others; null of one that stood alone. */
  readonly superset: (done: DoneExercise) => string | null;
  /** The note at an exercise; null without one. */
  readonly note: (done: DoneExercise) => string | null;
  /** «Row: 3 sets × 8 reps», of which no set was done. */
  readonly left: readonly string[];
}

/** `day`: the workout's own, undefined when it is not known. */
export function plannedWork(day: DayView | undefined, isStrength: boolean, done: readonly DoneExercise[]): PlannedWork {
  const exercises = day === undefined ? [] : [...day.primary, ...day.accessories];
  const labels = supersetLabels(exercises);
  const labelOf = new Map(exercises.map((exercise, index) => [keyOf(exercise.exercise, exercise.exercise_n), labels[index] ?? null]));
  const noteOf = new Map(exercises.map(({ exercise, exercise_n, note }) => [keyOf(exercise, exercise_n), note]));
  const isDone = new Set(done.map(({ name, exercise_n }) => keyOf(name, exercise_n)));
  return {
    note: ({ name, exercise_n }) => noteOf.get(keyOf(name, exercise_n)) ?? null,
    superset: ({ name, exercise_n }) => labelOf.get(keyOf(name, exercise_n)) ?? null,
    left: exercises
      .filter(({ exercise, exercise_n }) => !isDone.has(keyOf(exercise, exercise_n)))
      .map((exercise) => `${exercise.exercise}: ${prescriptionText(exercise, isStrength)}`),
  };
}

function keyOf(exercise: string, exercise_n: number): string {
  return `${exerciseKey(exercise)}#${exercise_n}`;
}
