import type { Plan } from '../plan/plan.ts';
import { dayView, isLightWeek, planView } from '../plan/plan-view.ts';

/** Mean RPE of each week's primary lifts, to half a point; null where the plan has none. */
export function weekEfforts(plan: Plan): (number | null)[] {
  const view = planView(plan);
  return Array.from({ length: view.weeks }, (_, week) => {
    const lifts = Array.from({ length: view.days }, (_, day) => dayView(plan, week, day)).flatMap((day) => day?.primary ?? []);
    const efforts = lifts.flatMap((lift) => lift.rpe ?? []);
    if (efforts.length === 0) return null;
    return Math.round((efforts.reduce((sum, rpe) => sum + rpe, 0) / efforts.length) * 2) / 2;
  });
}

/** Whether a week, from 0, is the lighter one of its plan. */
export function isLighterPlanWeek(plan: Plan, week: number): boolean {
  return isLightWeek(plan, week) || isLighterWeek(weekEfforts(plan), week);
}

/** Whether a week is planned to be easier than the previous one. */
export function isLighterWeek(efforts: readonly (number | null)[], week: number): boolean {
  const here = efforts[week] ?? null;
  const before = efforts[week - 1] ?? null;
  return here !== null && before !== null && here < before;
}
