import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { wakeSync } from '#client/session/sync-control.ts';
import { notSavedText } from '#client/training/failure-text.ts';
import type { PlanDay } from '#domain/plan/plan.ts';
import { adjustSessionDay } from '#offline/log/session-adjust.ts';
import type { Account } from '#offline/store/account.ts';
import { writeWithRoom } from '#offline/store/quota.ts';

/** Stores a session's changed day; `day` null restores the plan's. Resolves to null or the error. */
export async function storeChange(
  account: Account,
  change: { session_id: string; day: PlanDay | null; why: string },
): Promise<string | null> {
  try {
    await writeWithRoom(() => adjustSessionDay(account, change), globalThis.caches);
  } catch (error) {
    reportStorageFailure(error);
    return notSavedText(error);
  }
  wakeSync();
  return null;
}
