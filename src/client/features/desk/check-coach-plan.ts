import type { Finding, Rule } from '#domain/ai-coach/check/finding.ts';
import { checkReadPlan } from '#domain/ai-coach/check-plan.ts';
import { planOfCoachPlan } from '#domain/coaching/coach-plan.ts';
import type { CoachPlan } from '#domain/sync/proposal-shape.ts';

/** What no plan may say to anybody; the rest is a coach's judgement. */
const BLOCKING: ReadonlySet<Rule> = new Set(['SCHEMA', 'SETS', 'REPS', 'EFFORT', 'UNIT']);

/** What the checker says of a coach's plan, without knowing the client; what stops it from being sent comes first (CPLAN-9). */
export function checkCoachPlan(plan: CoachPlan): Finding[] {
  return checkReadPlan(planOfCoachPlan(plan))
    .filter(({ severity, rule }) => severity !== 'info' && rule !== 'UNKNOWN_EX')
    .map((finding): Finding => ({ ...finding, severity: BLOCKING.has(finding.rule) ? finding.severity : 'warn' }))
    .toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
}
