import type { PlanDay } from '#domain/plan/plan.ts';
import { sessionAdjustSlot } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import type { Account } from '../store/account.ts';
import { record } from '../sync/record.ts';

/** A session's changed day, with the accepted sentence. */
export interface AdjustedDay {
  day: PlanDay;
  why: string;
}

/**
 * A session's changed day; null when it is the plan's. The session may not exist yet: `nextSessionId` names it, so a change made before its
 * first set does not count as training.
 */
export async function readSessionDay(account: Account, session_id: string): Promise<AdjustedDay | null> {
  const row = await account.database.registers.get(sessionAdjustSlot(session_id));
  const value = row === undefined ? undefined : readValue('session.adjust', row);
  return value === undefined || value.day === null ? null : { day: value.day, why: value.why ?? '' };
}

/**
 * Changes the day of one session; `day` null returns to the plan's. Plan and logged sets stay. Throws StorageFailure, or
 * InvalidOperationError for an invalid day.
 */
export async function adjustSessionDay(account: Account, input: { session_id: string; day: PlanDay | null; why: string }): Promise<void> {
  const value = { ...input, made_at: new Date(account.now()).toISOString() };
  await record(account, [{ kind: 'session.adjust', slot: sessionAdjustSlot(input.session_id), value }]);
}
