import type { Plan } from '#domain/plan/plan.ts';
import { type DayView, dayView, type PrescriptionView, planView } from '#domain/plan/plan-view.ts';
import type { Exercise, Muscle } from '../../exercises/exercise.ts';
import { findExercise, prescribedExercise } from '../../exercises/find-exercise.ts';
import { contentsOfPlan } from '../edit/plan-contents.ts';
import { findExercises } from '../edit/read/find-exercises.ts';
import { findMentions } from '../understand/find-mentions.ts';

/** An exercise of the plan with its place, as a question means it. */
export interface PlannedPart {
  item: PrescriptionView;
  exercise: Exercise | undefined;
  day: DayView;
  /** From 0. */
  day_index: number;
  /** Place in its day, from 0. */
  place: number;
  main: boolean;
}

/** Every exercise of the plan's first week. */
export function partsOf(plan: Plan): PlannedPart[] {
  return Array.from({ length: planView(plan).days }, (_, index) => index).flatMap((day_index) => {
    const day = dayView(plan, 0, day_index);
    if (day === undefined) return [];
    return [...day.primary, ...day.accessories].map((item, place) => ({
      item,
      exercise: prescribedExercise(item),
      day,
      day_index,
      place,
      main: place < day.primary.length,
    }));
  });
}

/** The planned exercises that a text names, each once: by name, else the plan's own of that kind («the row»). */
export function partsNamed(text: string, plan: Plan, last: string | undefined): PlannedPart[] {
  const all = partsOf(plan);
  const onDay = all.filter(({ day }) => new RegExp(`\\b${day.label.slice(0, 3).toLowerCase()}`).test(text));
  const pool = onDay.length > 0 ? [...onDay, ...all.filter((part) => !onDay.includes(part))] : all;
  const own = findExercises(text, contentsOfPlan(plan)).filter(({ in_plan }) => in_plan);
  const named =
    own.length > 0
      ? own.flatMap(({ ref }) => pool.find(({ item }) => item.exercise === ref.name) ?? [])
      : findMentions(text, true).flatMap(({ exercise }) => meant(exercise, pool) ?? []);
  if (named.length > 0) return named.filter((part, index) => named.indexOf(part) === index);
  const spoken = last !== undefined && /\b(?:it|this|that|these|those|there)\b/.test(text) ? findExercise(last) : undefined;
  const found = spoken === undefined ? undefined : meant(spoken, pool);
  return found === undefined ? [] : [found];
}

function meant(exercise: Exercise, pool: readonly PlannedPart[]): PlannedPart | undefined {
  const noun = exercise.name.toLowerCase().split(' ').at(-1) ?? '';
  const isKin = ({ item, exercise: other }: PlannedPart): boolean =>
    other?.pattern === exercise.pattern && item.exercise.toLowerCase().includes(noun);
  return pool.find((part) => part.exercise?.id === exercise.id) ?? pool.find(isKin);
}

/** Weekly sets of a muscle: primary work counts 1, secondary 0.5. */
export function weeklySets(plan: Plan, muscle: Muscle): number {
  return partsOf(plan).reduce((sum, { item, exercise }) => {
    if (exercise === undefined || exercise.pattern === 'conditioning') return sum;
    return sum + item.sets * (exercise.primary.includes(muscle) ? 1 : exercise.secondary.includes(muscle) ? 0.5 : 0);
  }, 0);
}
