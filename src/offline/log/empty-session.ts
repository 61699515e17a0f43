import { parseSessionId, sessionAdjustSlot, sessionSlot } from '#domain/sync/slots.ts';
import { readValue, type SessionValue, unknownFields } from '#domain/sync/values.ts';
import type { Account } from '../store/account.ts';
import { type Intent, recordWithin } from '../sync/record.ts';
import { nextSessionId } from './sessions.ts';

/** Deletes a session without sets; its changes pass to the next session. Inside a transaction over `operationTables`. */
export async function dropEmptySessionWithin(account: Account, session_id: string): Promise<void> {
  const { registers } = account.database;
  if ((await registers.where('session_id').equals(session_id).count()) > 0) return;
  const row = await registers.get(sessionSlot(session_id));
  if (row === undefined || row.value === null) return;
  const adjusted = await moveAdjusted(account, session_id, 'forward');
  await recordWithin(account, [...adjusted, { kind: 'session.delete', slot: sessionSlot(session_id), value: null }]);
}

/** Restores a deleted session for restored sets. Inside a transaction over `operationTables`. */
export async function reviveSessionWithin(account: Account, session_id: string, value: SessionValue): Promise<void> {
  const row = await account.database.registers.get(sessionSlot(session_id));
  if (row !== undefined && readValue('session.put', row) !== undefined) return;
  const adjusted = await moveAdjusted(account, session_id, 'back');
  await recordWithin(account, [{ kind: 'session.put', slot: sessionSlot(session_id), value }, ...adjusted]);
}

/** Moves a session's changed day to the next session, or back. */
async function moveAdjusted(account: Account, session_id: string, direction: 'forward' | 'back'): Promise<Intent[]> {
  const place = parseSessionId(session_id);
  if (place === undefined) return [];
  const next = await nextSessionId(account, place);
  const source = direction === 'forward' ? session_id : next;
  const row = await account.database.registers.get(sessionAdjustSlot(source));
  const changed = row === undefined ? undefined : readValue('session.adjust', row);
  if (row === undefined || changed === undefined || changed.day === null) return [];
  const made_at = new Date(account.now()).toISOString();
  const moved = { ...unknownFields(row), session_id: next, day: changed.day, why: changed.why ?? '', made_at };
  const value = direction === 'forward' ? moved : { session_id: next, day: null, why: '', made_at };
  return [{ kind: 'session.adjust', slot: sessionAdjustSlot(next), value }];
}
