import type { Plan } from '#domain/plan/plan.ts';
import type { Brief } from '../person/brief-shape.ts';
import { briefWithHandFacts, withHandFacts } from '../person/hand-facts.ts';
import { traineeForPlan } from '../person/trainee.ts';
import { applyEdit } from './apply-edit.ts';
import { briefAfterEdit } from './brief-after-edit.ts';
import { newWarnings } from './new-errors.ts';
import type { EditResult, PlanEdit } from './plan-edit.ts';

/** What edits by hand did, and the warnings that the plan has since then: said, never a reason to refuse. */
export interface HandResult extends EditResult {
  warnings: string[];
}

/**
 * Edits made on the plan itself, one after the other, as a wish in the chat would be. `told` are the facts of the chat. When none of them
 * can be done, the plan is the same object.
 */
export function editByHand(plan: Plan, edits: readonly PlanEdit[], told: Brief): HandResult {
  const said = { done: [] as string[], mended: [] as string[], could_not: [] as string[] };
  let now = plan;
  let brief = briefWithHandFacts(told, plan);
  for (const edit of edits) {
    const result = applyEdit(now, edit, traineeForPlan(now, brief));
    said.done.push(...result.done);
    said.mended.push(...result.mended);
    said.could_not.push(...result.could_not);
    if (result.plan !== now) brief = briefAfterEdit(brief, edit, result.plan);
    now = result.plan;
  }
  if (now === plan) return { plan, ...said, warnings: [] };
  const changed = withHandFacts(now, told, brief);
  return { plan: changed, ...said, warnings: newWarnings(plan, changed, told) };
}
