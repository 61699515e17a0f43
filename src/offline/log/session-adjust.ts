import type { PlanDay } from '#domain/plan/plan.ts';
import { sessionAdjustSlot } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import type { Account } from '../store/account.ts';
import { record } from '../sync/record.ts';

/** How one session is trained instead of what the plan says, and the sentence that was accepted with it. */
export interface AdjustedDay {
  day: PlanDay;
  why: string;
}

/**
 * The changed day of a session; null when it is the plan's. The session need not have begun: `nextSessionId` names the one its
 * first set will open, so a change made before that set waits for it without counting as training.
 */
export async function readSessionDay(account: Account, session_id: string): Promise<AdjustedDay | null> {
  const row = await account.database.registers.get(sessionAdjustSlot(session_id));
  const value = row === undefined ? undefined : readValue('session.adjust', row);
  return value === undefined || value.day === null ? null : { day: value.day, why: value.why ?? '' };
}

/**
 * Changes the day of one session; `day` null goes back to the plan. The plan and every logged set stay as they are. Throws
 * StorageFailure, or InvalidOperationError for a day that is none.
 */
export async function adjustSessionDay(account: Account, input: { session_id: string; day: PlanDay | null; why: string }): Promise<void> {
  const value = { ...input, made_at: new Date(account.now()).toISOString() };
  await record(account, [{ kind: 'session.adjust', slot: sessionAdjustSlot(input.session_id), value }]);
}
