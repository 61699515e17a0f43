import type { Plan } from '#domain/plan/plan.ts';
import { localDate } from '#domain/training/week.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { operationTables } from '../sync/record.ts';
import { type PlanVersion, readCurrentPlan, savePlan } from './plans.ts';

/**
 * Makes the plan in use as changed by hand current, in its block, so that the sessions so far count (BLOCK-5). null when another plan came
 * into use meanwhile: then nothing was stored. Throws InvalidPlanError, or StorageFailure.
 */
export function savePlanEdit(account: Account, base: PlanVersion, plan: Plan): Promise<PlanVersion | null> {
  return writeDurably(account, operationTables(account.database), async () => {
    const current = await readCurrentPlan(account);
    return current?.plan_id === base.plan_id ? savePlan(account, { plan: stayInBlock(plan, base.made_at), source: 'phone' }) : null;
  });
}

/** `made_at`: when the plan was made that was changed, an instant. */
function stayInBlock(plan: Plan, made_at: string): Plan {
  if (plan.block == null || plan.block.started_on != null) return plan;
  return { ...plan, block: { ...plan.block, started_on: localDate(new Date(made_at)) } };
}
