import type { Plan } from '../plan/plan.ts';
import { dayView, planView } from '../plan/plan-view.ts';
import { weekdayOfLabel } from '../training/next-workout.ts';
import { shiftDay, weekdayOf } from '../training/week.ts';

/** Planned days are shown so far ahead; what comes later may change. */
const DAYS_AHEAD = 14;

/** The days to come that a plan names by their weekdays, from today (yyyy-mm-dd) on; none when it does not name all of them. */
export function plannedDays(plan: Plan, today: string): string[] {
  const labels = Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day)?.label ?? '');
  const weekdays = labels.map(weekdayOfLabel);
  if (weekdays.includes(null)) return [];
  const ahead = Array.from({ length: DAYS_AHEAD }, (_, days) => shiftDay(today, days));
  return ahead.filter((day) => weekdays.includes(weekdayOf(day)));
}
