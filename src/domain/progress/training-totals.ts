import { weightMoved } from '../training/progress.ts';
import { workingSets } from '../training/set-kind.ts';
import type { WeightUnit } from '../training/units.ts';
import { workoutMinutes } from '../training/workout-minutes.ts';

/** What was done in some time (PROG-18). */
export interface TrainingTotals {
  workouts: number;
  /** Of the workouts whose length is known; 0 when none is. */
  minutes: number;
  /** Working sets. */
  sets: number;
  /** Reps times weight in `unit`. */
  moved: number;
}

export const NO_TRAINING: TrainingTotals = { workouts: 0, minutes: 0, sets: 0, moved: 0 };

interface TotalledWorkout {
  session_id: string;
  started_at: string;
  finished_at: string | null;
}

interface TotalledSet {
  exercise?: string;
  session_id: string;
  reps: number;
  weight: string;
  unit: WeightUnit;
  kind?: string | undefined;
}

/** The totals of workouts and their sets; a workout without a set is none. */
export function trainingTotals(workouts: readonly TotalledWorkout[], sets: readonly TotalledSet[], unit: WeightUnit): TrainingTotals {
  const working = workingSets(sets);
  const trained = new Set(sets.map(({ session_id }) => session_id));
  const minutes = workouts.map((workout) => (trained.has(workout.session_id) ? (workoutMinutes(workout) ?? 0) : 0));
  return {
    workouts: trained.size,
    minutes: minutes.reduce((sum, more) => sum + more, 0),
    sets: working.length,
    moved: weightMoved(working, unit),
  };
}

export function addTotals(one: TrainingTotals, other: TrainingTotals): TrainingTotals {
  return {
    workouts: one.workouts + other.workouts,
    minutes: one.minutes + other.minutes,
    sets: one.sets + other.sets,
    moved: one.moved + other.moved,
  };
}
