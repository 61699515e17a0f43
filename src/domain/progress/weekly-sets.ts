import { loggedWork, planWork, setsOfDay, setsPerMuscle } from '../ai-coach/plan-work.ts';
import { MUSCLES, type Muscle } from '../exercises/exercise.ts';
import { findExercise } from '../exercises/find-exercise.ts';
import type { Plan } from '../plan/plan.ts';
import { weekdayOfLabel } from '../training/next-workout.ts';
import { weekdayOf } from '../training/week.ts';
import { type SetTarget, setTarget, TARGET_MUSCLES } from './set-targets.ts';

interface CountedSet {
  exercise: string;
  reps: number;
  rpe: number | null;
  kind?: string | undefined;
}

export interface MuscleSets {
  muscle: Muscle;
  /** Halves: a muscle that helps counts half (PROG-20). */
  sets: number;
  /** null for muscles without one. */
  target: SetTarget | null;
}

export interface WeeklySets {
  /** Those with a target, in its order; then the other trained ones, most sets first. */
  muscles: MuscleSets[];
  /** Sets of exercises whose muscles are not known. */
  unknown: number;
}

/** A week's working sets per muscle beside the target of the plan's goal (PROG-20). */
export function weeklySets(sets: readonly CountedSet[], goal: string | null): WeeklySets {
  const found = sets.map((set) => ({ set, exercise: findExercise(set.exercise) }));
  const counted = setsPerMuscle(found.flatMap(({ exercise, set }) => loggedWork(exercise, set) ?? []));
  const named = (muscle: Muscle): MuscleSets => ({
    muscle,
    sets: counted.get(muscle) ?? 0,
    target: setTarget(muscle, goal) ?? null,
  });
  const all = MUSCLES.map(named);
  const others = all.filter(({ target, sets: amount }) => target === null && amount > 0);
  return {
    muscles: [...TARGET_MUSCLES.map(named), ...others.sort((a, b) => b.sets - a.sets)],
    unknown: found.filter(({ exercise }) => exercise === undefined).length,
  };
}

/** What the plan's coming days add, for the muscles under their target; most first. `days` are yyyy-mm-dd, `week` counts from 0. */
export function setsToCome({ muscles }: WeeklySets, coming: { plan: Plan; week: number; days: readonly string[] }): [Muscle, number][] {
  const work = planWork(coming.plan)[coming.week] ?? [];
  const weekdays = new Set(coming.days.map(weekdayOf));
  const rest = work.filter(({ label }) => weekdays.has(weekdayOfLabel(label) ?? -1)).map(setsOfDay);
  const added = muscles
    .filter(({ sets, target }) => target !== null && sets < target[0])
    .map(({ muscle }): [Muscle, number] => [muscle, rest.reduce((sum, day) => sum + (day.get(muscle) ?? 0), 0)]);
  return added.filter(([, amount]) => amount > 0).sort(([, a], [, b]) => b - a);
}
