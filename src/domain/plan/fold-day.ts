import type { PlanDay } from './plan.ts';
import { readPlanDay } from './plan-view.ts';

/**
 * A missed day in a later one: its main exercises join those the later day does not have yet, and its accessories wait for the next week
 * (TODAY-16).
 */
export function foldDay(missed: PlanDay, into: PlanDay): { day: PlanDay; joined: string[] } {
  const there = readPlanDay(into, 0, 0);
  const has = new Set([...there.primary, ...there.accessories].map(({ exercise }) => exercise.toLowerCase()));
  const main = missed.primary ?? missed.exercises ?? [];
  const joined = main.filter((item) => !has.has((item.exercise ?? item.name ?? '').toLowerCase()));
  const own = into.primary ?? into.exercises ?? [];
  // The minutes of the day are counted anew from what it holds.
  const day: PlanDay = { ...into, minutes: null, exercises: null, primary: [...own, ...joined] };
  return { day, joined: joined.map((item) => item.exercise ?? item.name ?? '') };
}
