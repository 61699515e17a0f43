import type { PlanDay } from '#domain/plan/plan.ts';
import { sessionAdjustSlot } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import type { SetChange } from '#domain/training/set-changes.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { record, recordWithin } from '../sync/record.ts';
import { changeTables, noteDayWithin } from './set-changes.ts';

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

/**
 * Changes a session's exercises by hand; `undoChange` brings the day before back. `text` says what was done. Without
 * `why` the accepted sentence stays.
 * Throws StorageFailure, or InvalidOperationError for an invalid day.
 */
export function arrangeSession(
  account: Account,
  input: { session_id: string; day: PlanDay; text: string; why?: string | undefined },
): Promise<SetChange> {
  const { session_id, day, text, why } = input;
  const slot = sessionAdjustSlot(session_id);
  return writeDurably(account, changeTables(account), async () => {
    const row = await account.database.registers.get(slot);
    const before = await readSessionDay(account, session_id);
    const value = { session_id, day, why: why ?? before?.why ?? '', made_at: new Date(account.now()).toISOString() };
    const [written] = await recordWithin(account, [{ kind: 'session.adjust', slot, value }]);
    return noteDayWithin(account, session_id, { slot, before, before_op: row?.op_id ?? null, op_id: written?.op_id ?? '', text });
  });
}
