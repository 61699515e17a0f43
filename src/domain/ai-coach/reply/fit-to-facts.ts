import type { Plan } from '#domain/plan/plan.ts';
import { deloadPlan } from '../change/lighter-week.ts';
import { hasErrors } from '../check-plan.ts';
import { applyEdit } from '../edit/apply-edit.ts';
import { asksForNewPlan, editsForFacts, hasMoreKit } from '../edit/edits-for-facts.ts';
import type { PlanEdit } from '../edit/plan-edit.ts';
import type { Brief } from '../person/brief-shape.ts';
import { traineeOf } from '../person/trainee.ts';
import { isSameTraining, planFor } from './plan-for.ts';

interface FittedPlan {
  plan: Plan;
  /** What was done, mended or could not be done; empty for a plan built anew. */
  said: readonly string[];
  /** «edited»: earlier edits of the plan in use are still there. «rebuilt»: there were some, and they are not. */
  by: 'builder' | 'edited' | 'rebuilt';
}

/** So many earlier briefs are tried; each costs a plan where it was not built before. */
const BRIEFS_TRIED = 6;

/** The plan in use is what the coach builds from one of these briefs: nothing was changed by hand. */
function isBuiltFrom(inUse: Plan, briefs: readonly Brief[]): boolean {
  return briefs.slice(0, BRIEFS_TRIED).some((brief) => isSameTraining(inUse, planFor(brief)));
}

/**
 * The plan that facts ask for. A plan as the coach built it is built anew; one that was changed since is edited, so that what was accepted
 * stays (PLAN-14). `known` are earlier briefs of the conversation, newest first. Facts that change the kind of training, or cannot be met by
 * edits, lead to a new plan.
 */
export function planForFacts(inUse: Plan, { before, brief, known }: { before: Brief; brief: Brief; known: readonly Brief[] }): FittedPlan {
  if (isBuiltFrom(inUse, [before, brief, ...known.map((other) => ({ ...other, block: brief.block }))]))
    return { plan: planFor(brief), said: [], by: 'builder' };
  const rebuilt = (): FittedPlan => ({ plan: planFor(brief), said: [], by: 'rebuilt' });
  if (asksForNewPlan(before, brief)) return rebuilt();
  const choices = hasMoreKit(before, brief) ? { before: planFor(before), after: planFor(brief) } : undefined;
  const fitted = applyAll(eased(inUse, before, brief), editsForFacts(inUse, before, brief, choices), { before, brief });
  return hasErrors(fitted.plan, brief) ? rebuilt() : fitted;
}

/** The plan in use as it would have to be for what is known by now. */
export function planAsTold(inUse: Plan, { brief, plans }: { brief: Brief; plans: readonly Brief[] }): Plan {
  return planForFacts(inUse, { before: brief, brief, known: plans }).plan;
}

function eased(plan: Plan, before: Brief, brief: Brief): Plan {
  if (brief.lighter === before.lighter) return plan;
  return brief.lighter === 'deload' ? deloadPlan(plan) : plan;
}

function applyAll(start: Plan, edits: readonly PlanEdit[], { before, brief }: { before: Brief; brief: Brief }): FittedPlan {
  let plan = start;
  const said: string[] = [];
  for (const edit of edits) {
    // Whether sessions get longer shows beside the minutes from before.
    const told = edit.kind === 'time' ? { ...brief, minutes: before.minutes } : brief;
    const swapped = applyEdit(plan, edit, traineeOf(told));
    // What has no substitute goes.
    const isStuck = swapped.done.length === 0 && edit.kind === 'swap' && edit.to === null;
    const result = isStuck ? applyEdit(plan, { kind: 'remove', target: { exercise: edit.from } }, traineeOf(brief)) : swapped;
    plan = result.plan;
    said.push(...result.done, ...result.mended, ...result.could_not);
  }
  return { plan, said: [...new Set(said)], by: 'edited' };
}
