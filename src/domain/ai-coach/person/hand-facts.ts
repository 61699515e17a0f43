import type { Plan } from '../../plan/plan.ts';
import { planView } from '../../plan/plan-view.ts';
import type { Brief } from './brief-shape.ts';

/**
 * The facts by which a plan is judged that was edited by hand: no message tells that a day was left out or a refused exercise taken in
 * again, so the plan itself keeps it (PLAN-30).
 */
export function briefWithHandFacts(told: Brief, plan: Plan): Brief {
  const known = plan.by_hand;
  if (known == null) return told;
  const refused = told.refused.filter((id) => !known.allowed.includes(id));
  return known.days === planView(plan).days ? { ...told, refused, days: known.days, weekdays: [] } : { ...told, refused };
}

/** Notes in the plan what edits by hand changed of the facts that were told. */
export function withHandFacts(plan: Plan, told: Brief, now: Brief): Plan {
  const days = now.days === told.days ? null : now.days;
  const allowed = told.refused.filter((id) => !now.refused.includes(id));
  const { by_hand: _, ...rest } = plan;
  return days === null && allowed.length === 0 ? rest : { ...rest, by_hand: { days, allowed } };
}
