import type { Account } from '../store/account.ts';
import { listNeverUsed, listPlans, type PlanVersion } from './plans.ts';
import { type TrainedSpan, trainedSpans } from './sessions.ts';

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
