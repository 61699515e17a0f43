import { storeNow } from '#client/training/store-now.ts';
import type { PlanDay } from '#domain/plan/plan.ts';
import { adjustSessionDay } from '#offline/log/session-adjust.ts';
import type { Account } from '#offline/store/account.ts';

/** Stores a session's changed day; `day` null restores the plan's. Resolves to null or the error. */
export function storeChange(account: Account, change: { session_id: string; day: PlanDay | null; why: string }): Promise<string | null> {
  return storeNow(() => adjustSessionDay(account, change));
}
