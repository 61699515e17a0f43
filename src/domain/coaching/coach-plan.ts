import type { Plan, PlanDay, Prescription } from '../plan/plan.ts';
import type { CoachDay, CoachItem, CoachPlan } from '../sync/proposal-shape.ts';
import type { SharedPlan } from './shared-log.ts';

/** A list by week without the repeats at its end, so that lists which mean the same are equal. */
export function collapse<Value>(values: readonly Value[]): Value[] {
  const last = values.findLastIndex((value, index) => index > 0 && value !== values[index - 1]);
  return values.slice(0, Math.max(last, 0) + 1);
}

/** The value of a week, from 0. */
export function inWeek<Value>(values: readonly Value[], week: number): Value | undefined {
  return values[Math.min(week, values.length - 1)];
}

/** An exercise's name, by which it is found again in a day. */
export const nameOf = (exercise: string): string => exercise.trim().toLowerCase();

/** The ids of a day's exercises: each one's name, and which of that name it is. */
export function nameIds(exercises: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return exercises.map((exercise) => {
    const name = nameOf(exercise);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${name}#${count}`;
  });
}

type SharedExercise = SharedPlan['weeks'][number][number]['exercises'][number];

/** The plan somebody trains by, as its coach reads it. Ids follow from places and names, so both sides make the same ones. */
export function coachPlanOf({ weeks }: SharedPlan): CoachPlan {
  const days = weeks[0] ?? [];
  return {
    weeks: Math.max(1, weeks.length),
    days: days.map(({ title }, index) => ({ day_id: `day ${index + 1}`, title, items: itemsOf(weeks.map((week) => week[index])) })),
  };
}

function itemsOf(days: readonly (SharedPlan['weeks'][number][number] | undefined)[]): CoachItem[] {
  const found = new Map<string, (SharedExercise | undefined)[]>();
  for (const [week, day] of days.entries()) {
    const ids = nameIds((day?.exercises ?? []).map(({ exercise }) => exercise));
    for (const [index, exercise] of (day?.exercises ?? []).entries()) {
      const item_id = ids[index] as string;
      const row = found.get(item_id) ?? days.map(() => undefined);
      row[week] = exercise;
      found.set(item_id, row);
    }
  }
  return [...found].map(([item_id, row]) => {
    const some = row.find((each) => each !== undefined) as SharedExercise;
    return {
      item_id,
      exercise: some.exercise,
      sets: collapse(row.map((each) => each?.sets ?? null)),
      reps: collapse(row.map((each) => each?.reps ?? some.reps)),
      rpe: collapse(row.map((each) => each?.rpe ?? null)),
    };
  });
}

/** The fields of a prescription that an item sets, with one value per week where they differ. */
export function fieldsOfItem(item: CoachItem, weeks: number): Prescription {
  const list = <Value>(values: readonly Value[]): Value[] => Array.from({ length: weeks }, (_, week) => inWeek(values, week) as Value);
  const sets = list(item.sets).map((value) => value ?? 1);
  const rpe = list(item.rpe);
  return {
    exercise: item.exercise,
    exercise_id: item.exercise_id ?? null,
    sets: sets[0],
    ...(item.sets.length > 1 ? { sets_schedule: sets } : {}),
    reps: item.reps[0],
    ...(item.reps.length > 1 ? { reps_schedule: list(item.reps) } : {}),
    ...(rpe[0] == null ? {} : { rpe: rpe[0] }),
    ...(item.rpe.length > 1 && rpe.every((value) => value !== null) ? { rpe_schedule: rpe as number[] } : {}),
    ...(item.target == null ? {} : { target: item.target }),
    ...(item.note === undefined || item.note === '' ? {} : { note: item.note }),
  };
}

/** The fields of a prescription in one week, from 0. */
export function fieldsInWeek(item: CoachItem, week: number): Prescription {
  const only = <Value>(values: readonly Value[]) => [inWeek(values, week) as Value];
  return fieldsOfItem({ ...item, sets: only(item.sets), reps: only(item.reps), rpe: only(item.rpe) }, 1);
}

/** Whether a list per field cannot say it: an exercise that pauses in some weeks, or has a target of effort only in some. */
export function isByWeek(days: readonly CoachDay[]): boolean {
  const isMixed = (values: readonly unknown[]) => values.includes(null) && values.some((value) => value !== null);
  return days.some(({ items }) => items.some(({ sets, rpe }) => sets.includes(null) || isMixed(rpe)));
}

/** A plan that stands for itself, in the shape Today trains (PLAN-8). */
export function planOfCoachPlan({ weeks, days }: CoachPlan): Plan {
  const dayOf = ({ title, items }: CoachDay, index: number, fieldsOf: (item: CoachItem) => Prescription): PlanDay => ({
    day: `Day ${index + 1}`,
    title,
    exercises: items.map(fieldsOf),
  });
  const block = weeks === 1 ? {} : { block: { number: 1, kind: '', weeks } };
  if (!isByWeek(days))
    return { goal: '', ...block, schedule: days.map((day, index) => dayOf(day, index, (item) => fieldsOfItem(item, weeks))) };
  const inWeeks = Array.from({ length: weeks }, (_, week) =>
    days.map(({ title, items, ...day }, index) =>
      dayOf({ ...day, title, items: items.filter(({ sets }) => inWeek(sets, week) !== null) }, index, (item) => fieldsInWeek(item, week)),
    ),
  );
  return { goal: '', ...block, weeks: inWeeks, schedule: null };
}
