import type { Plan } from '#domain/plan/plan.ts';
import { buildPlan } from '../build-plan.ts';
import { deloadPlan } from '../change/lighter-week.ts';
import { describePlanChange } from '../change/plan-change.ts';
import type { Brief } from '../person/brief-shape.ts';
import { memoize } from '../understand/memoize.ts';

/** A turn needs the plans before and after it, and the next turn the latter again. */
const PLANS_MEMOIZED = 24;
const planOf = memoize((brief) => makePlan(JSON.parse(brief) as Brief), PLANS_MEMOIZED);

/**
 * The plan for a brief, eased for a deload. Must not be called while a red flag is open. Cached: callers must copy before
 * changing it.
 */
export function planFor(brief: Brief): Plan {
  return planOf(JSON.stringify(brief));
}

/** Equal training; explanations may differ. */
export function isSameTraining(a: Plan, b: Plan): boolean {
  return a === b || describePlanChange(a, b, 'brief', '').lines.length === 0;
}

function makePlan(brief: Brief): Plan {
  const plan = buildPlan(brief);
  return brief.lighter === 'deload' ? deloadPlan(plan) : plan;
}
