import type { Exercise } from '../exercises/exercise.ts';
import { prescribedExercise } from '../exercises/find-exercise.ts';
import type { Plan } from '../plan/plan.ts';
import { dayView, type PrescriptionView, planView } from '../plan/plan-view.ts';
import { restSeconds } from './session-minutes.ts';

export interface PlannedItem {
  exercise: Exercise | undefined;
  /** Lower case, as used inside a sentence. */
  name: string;
  day: string;
  main: boolean;
  sets: number;
  reps: string;
  rest: number;
  rir: string | null;
  why: string | null;
}

interface PlannedDay {
  label: string;
  items: readonly PlannedItem[];
}

/** The plan in use, as far as answers speak of it. Week 1 stands for sets and reps. */
export interface PlanFacts {
  isStrength: boolean;
  weeks: number;
  days: readonly PlannedDay[];
  items: readonly PlannedItem[];
  /** RPE of the first main lift per week; empty without RPE. */
  rpes: readonly number[];
  explanation: string;
}

/** Longer names, of plans from elsewhere, would break a short answer. */
const NAME_MAX_LENGTH = 40;

/** undefined for a plan without exercises. */
export function planFacts(plan: Plan): PlanFacts | undefined {
  const view = planView(plan);
  const days = Array.from({ length: view.days }, (_, index) => readDay(plan, view.goal, index)).filter((day) => day.items.length > 0);
  if (days.length === 0) return undefined;
  const items = days.flatMap((day) => day.items);
  return { isStrength: view.is_strength, weeks: view.weeks, days, items, rpes: rpesOf(plan, view.weeks), explanation: view.explanation };
}

function readDay(plan: Plan, goal: string, index: number): PlannedDay {
  const day = dayView(plan, 0, index);
  if (day === undefined) return { label: '', items: [] };
  const read = (item: PrescriptionView, main: boolean): PlannedItem => ({
    exercise: prescribedExercise(item),
    name: shortName(item.exercise),
    day: day.label,
    main,
    sets: item.sets,
    reps: item.reps,
    rest: restSeconds(item, goal),
    rir: item.rir,
    why: item.why,
  });
  return {
    label: day.label.slice(0, NAME_MAX_LENGTH),
    items: [...day.primary.map((item) => read(item, true)), ...day.accessories.map((item) => read(item, false))],
  };
}

function rpesOf(plan: Plan, weeks: number): number[] {
  return Array.from({ length: weeks }, (_, week) => dayView(plan, week, 0)?.primary[0]?.rpe ?? null).filter((rpe) => rpe !== null);
}

function shortName(name: string): string {
  return name.length > NAME_MAX_LENGTH ? 'this exercise' : name.toLowerCase();
}
