import { askedEffort } from '../ai-coach/plan-work.ts';
import { MUSCLES, type Muscle } from '../exercises/exercise.ts';
import { findExercise } from '../exercises/find-exercise.ts';
import type { PrescriptionView } from '../plan/plan-view.ts';
import { type ProgressSet, weightMoved } from '../training/progress.ts';
import { workingSets } from '../training/set-kind.ts';
import type { WeightUnit } from '../training/units.ts';
import { workoutMinutes } from '../training/workout-minutes.ts';
import { type LiftMark, liftRecords } from './lift-records.ts';

/** An exercise's working sets up to a day, that day's included. */
export interface ExerciseHistory {
  readonly name: string;
  readonly sets: readonly ProgressSet[];
}

export interface WorkoutSummary {
  /** null when unknown. */
  minutes: number | null;
  /** Working sets. */
  sets: number;
  /** Reps times weight, in the shown unit. */
  moved: number;
  /** The most telling record of each exercise. */
  records: LiftMark[];
  primary: Muscle[];
  secondary: Muscle[];
}

interface Workout {
  readonly performed_on: string;
  readonly started_at: string;
  readonly finished_at: string | null;
  readonly sets: readonly ProgressSet[];
}

/** A heavier set says more than an estimate, and that more than a day's volume. */
const RANK: readonly LiftMark['kind'][] = ['weight', 'max', 'reps', 'volume'];

/** What a workout came to (PROG-28). */
export function summariseWorkout(workout: Workout, history: readonly ExerciseHistory[], unit: WeightUnit): WorkoutSummary {
  const counted = workingSets(workout.sets);
  const trained = [...new Set(history.map(({ name }) => name))].flatMap((name) => findExercise(name) ?? []);
  const primary = new Set(trained.flatMap((exercise) => exercise.primary));
  const secondary = new Set(trained.flatMap((exercise) => exercise.secondary));
  return {
    minutes: workoutMinutes(workout),
    sets: counted.length,
    moved: Math.round(weightMoved(counted, unit)),
    records: history.flatMap(({ name, sets }) => {
      const marks = liftRecords(name, sets, unit, workout.performed_on);
      return marks.sort((a, b) => RANK.indexOf(a.kind) - RANK.indexOf(b.kind)).slice(0, 1);
    }),
    primary: MUSCLES.filter((muscle) => primary.has(muscle)),
    secondary: MUSCLES.filter((muscle) => secondary.has(muscle) && !primary.has(muscle)),
  };
}

export interface EffortRow {
  name: string;
  asked: number;
  /** The mean, to the half. */
  given: number;
  /** Half a point or more above what was asked. */
  isOver: boolean;
}

const OVER = 0.5;

/** Effort asked and given of each exercise that has both (PROG-29). */
export function effortRows(exercises: readonly { prescription: PrescriptionView; logged: readonly ProgressEffort[] }[]): EffortRow[] {
  return exercises.flatMap(({ prescription, logged }) => {
    const asked = askedEffort(prescription);
    const rated = workingSets(logged).flatMap((set) => set.rpe ?? []);
    if (asked === null || rated.length === 0) return [];
    const given = Math.round((rated.reduce((sum, one) => sum + one, 0) / rated.length) * 2) / 2;
    return [{ name: prescription.exercise, asked, given, isOver: given - asked >= OVER }];
  });
}

interface ProgressEffort {
  readonly rpe: number | null;
  readonly kind?: string | undefined;
}
