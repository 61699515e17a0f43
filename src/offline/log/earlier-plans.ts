import { parseSessionId } from '#domain/sync/slots.ts';
import type { Account } from '../store/account.ts';
import { listNeverUsed, listPlans, type PlanVersion } from './plans.ts';
import { loggedKeys } from './sessions.ts';

/** What was trained by a plan: days as yyyy-mm-dd, and how many workouts with a logged set. */
export interface TrainedSpan {
  readonly from: string;
  readonly to: string;
  readonly workouts: number;
}

/** Earlier plans: those that were trained, the latest first, and those that were kept without a workout, newest first (PLAN-11). */
export interface EarlierPlans {
  trained: { version: PlanVersion; span: TrainedSpan }[];
  untrained: PlanVersion[];
}

/** The plans beside the one in use. What was offered and never taken is none of them. */
export async function listEarlierPlans(account: Account, current_id: string): Promise<EarlierPlans> {
  const [plans, spans, neverUsed] = await Promise.all([listPlans(account), trainedSpans(account), listNeverUsed(account)]);
  const earlier = plans.filter(({ plan_id }) => plan_id !== current_id);
  const trained = earlier.flatMap((version) => {
    const span = spans.get(version.plan_id);
    return span === undefined ? [] : [{ version, span }];
  });
  return {
    trained: trained.sort((a, b) => (a.span.to > b.span.to ? -1 : 1)),
    untrained: earlier.filter(({ plan_id }) => !spans.has(plan_id) && !neverUsed.has(plan_id)),
  };
}

/** By the id of each plan. */
async function trainedSpans(account: Account): Promise<Map<string, TrainedSpan>> {
  const days = new Map((await loggedKeys(account, { from: '0000', to: '9999' })).map(([date, session_id]) => [session_id, date]));
  const spans = new Map<string, TrainedSpan>();
  for (const [session_id, date] of days) {
    const plan_id = parseSessionId(session_id)?.plan_id;
    if (plan_id === undefined) continue;
    const { from, to, workouts } = spans.get(plan_id) ?? { from: date, to: date, workouts: 0 };
    spans.set(plan_id, { from: date < from ? date : from, to: date > to ? date : to, workouts: workouts + 1 });
  }
  return spans;
}
