import type { Plan } from '#domain/plan/plan.ts';
import { type DayView, dayView } from '#domain/plan/plan-view.ts';
import type { Account } from '../store/account.ts';
import { readPlan } from './plans.ts';
import { type AdjustedDay, readSessionDay } from './session-adjust.ts';

/** Which workout is asked about. */
export interface PlannedPlace {
  readonly session_id: string;
  readonly plan_id: string;
  readonly week: number;
  readonly day: number;
}

/** What a workout was meant to be: its own day where it was changed, else the plan's; undefined where neither is known. */
export async function readPlannedDay(account: Account, place: PlannedPlace): Promise<DayView | undefined> {
  const [plan, adjusted] = await Promise.all([readPlan(account, place.plan_id), readSessionDay(account, place.session_id)]);
  return plannedDay(plan?.plan ?? {}, adjusted, place);
}

/** The same of a plan and a changed day that are read already. */
export function plannedDay(
  plan: Plan,
  adjusted: AdjustedDay | null,
  { week, day }: Pick<PlannedPlace, 'week' | 'day'>,
): DayView | undefined {
  return adjusted === null ? dayView(plan, week, day) : dayView({ ...plan, weeks: null, schedule: [adjusted.day] }, week, 0);
}
