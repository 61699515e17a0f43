import { type DayView, dayView } from '#domain/plan/plan-view.ts';
import type { Account } from '../store/account.ts';
import { readPlan } from './plans.ts';
import { readSessionDay } from './session-adjust.ts';

/** Which workout is asked about. */
export interface PlannedPlace {
  readonly session_id: string;
  readonly plan_id: string;
  readonly week: number;
  readonly day: number;
}

/** What a workout was meant to be: its own day where it was changed, else the plan's; undefined where neither is known. */
export async function readPlannedDay(account: Account, { session_id, plan_id, week, day }: PlannedPlace): Promise<DayView | undefined> {
  const [plan, adjusted] = await Promise.all([readPlan(account, plan_id), readSessionDay(account, session_id)]);
  const ofPlan = plan?.plan ?? {};
  return adjusted === null ? dayView(ofPlan, week, day) : dayView({ ...ofPlan, weeks: null, schedule: [adjusted.day] }, week, 0);
}
