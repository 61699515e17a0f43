import type { Brief } from '../brief-shape.ts';
import { buildPlan } from '../build-plan.ts';
import { deloadPlan, planAfterBreak } from '../change/lighter-week.ts';
import type { Plan } from '../plan.ts';
import { memoize } from '../understand/memoize.ts';

/** A turn asks for the plan before it and the one after, and the next turn for that one again. */
const PLANS_MEMOIZED = 24;
const planOf = memoize((brief) => makePlan(JSON.parse(brief) as Brief), PLANS_MEMOIZED);

/**
 * The plan a brief asks for: built, and made easier for a lighter week or after a break. Never while a red flag is open. The same
 * object may be given again: whoever wants to change it takes a copy.
 */
export function planFor(brief: Brief): Plan {
  return planOf(JSON.stringify(brief));
}

function makePlan(brief: Brief): Plan {
  const plan = buildPlan(brief);
  if (brief.lighter === 'deload') return deloadPlan(plan);
  return brief.lighter === 'missed' ? (planAfterBreak(plan, brief.days_away ?? 0) ?? plan) : plan;
}
