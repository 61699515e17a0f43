import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import { exerciseKey } from '../../exercises/exercise-key.ts';
import { prescribedExercise } from '../../exercises/find-exercise.ts';
import { longestMinutes } from '../change/compare-days.ts';
import { weekdaysOfPlan } from '../person/weekdays.ts';
import type { DayRef, ExerciseRef } from './plan-edit.ts';

export interface PlanExercise {
  ref: ExerciseRef;
  /** Undefined for names that only the plan knows. */
  exercise: Exercise | undefined;
  /** Words of its name and aliases, each name a set. */
  names: readonly ReadonlySet<string>[];
  day: number;
  sets: number;
}

/** What words can name in a plan: its days and the exercises of its first week. */
export interface PlanContents {
  days: readonly DayRef[];
  /** Of each day, 0 Sunday to 6 Saturday. */
  weekdays: readonly number[];
  exercises: readonly PlanExercise[];
  longest_minutes: number;
}

/** Plans are immutable; a conversation asks for the same one with every message. */
const READ = new WeakMap<Plan, PlanContents>();

export function contentsOfPlan(plan: Plan): PlanContents {
  const known = READ.get(plan) ?? readContents(plan);
  READ.set(plan, known);
  return known;
}

function readContents(plan: Plan): PlanContents {
  const views = Array.from({ length: planView(plan).days }, (_, index) => dayView(plan, 0, index));
  const days = views.map((view, index): DayRef => ({ index, label: view?.label ?? `Day ${index + 1}` }));
  const exercises = views.flatMap((view, day) =>
    [...(view?.primary ?? []), ...(view?.accessories ?? [])].map((item): PlanExercise => {
      const exercise = prescribedExercise(item);
      const names = [item.exercise, ...(exercise?.aliases ?? [])].map((name) => new Set(exerciseKey(name).split(' ')));
      return { ref: { id: exercise?.id ?? null, name: item.exercise }, exercise, names, day, sets: item.sets };
    }),
  );
  return { days, weekdays: weekdaysOfPlan(days.map(({ label }) => label)), exercises, longest_minutes: longestMinutes(plan) };
}
