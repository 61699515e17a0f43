import type { Table } from 'dexie';
import { giveUp, waitAgain } from '#domain/sync/register.ts';
import { PLAN_USE_SLOT } from '#domain/sync/slots.ts';
import { CHOSEN_SINCE, type MessageRow, messageTable } from '../chat/rows.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { RejectedRow } from '../store/database.ts';
import { withKeys } from '../store/register-keys.ts';

/** An operation the server refused, as the "This phone" page lists it. `made_at` is an instant. */
export type RejectedOperation = Pick<RejectedRow, 'op_id' | 'kind' | 'slot' | 'code' | 'value' | 'made_at'>;

/** How many operations wait to be sent. */
export function countPending(account: Account): Promise<number> {
  return account.database.outbox.count();
}

/** What the server refused, oldest first. */
export async function listRejected(account: Account): Promise<RejectedOperation[]> {
  const rows = await account.database.rejected.orderBy('n').toArray();
  return rows.map(({ op_id, kind, slot, code, value, made_at }) => ({ op_id, kind, slot, code, value, made_at }));
}

/** Sends a refused operation again, unchanged. Unknown ids are ignored. */
export function retryRejected(account: Account, op_id: string): Promise<void> {
  const { database } = account;
  return writeDurably(account, rejectedTables(account), async () => {
    const rejected = await database.rejected.get(op_id);
    if (rejected === undefined) return;
    const { code: _, ...operation } = rejected;
    await database.outbox.put(operation);
    await database.rejected.delete(op_id);
    const row = await database.registers.get(operation.slot);
    if (row !== undefined) await database.registers.put(withKeys(waitAgain(row, op_id)));
  });
}

/** Gives a refused operation up: the value the server has shows again. Unknown ids are ignored. */
export function deleteRejected(account: Account, op_id: string): Promise<void> {
  const { database } = account;
  return writeDurably(account, rejectedTables(account), async () => {
    const rejected = await database.rejected.get(op_id);
    if (rejected === undefined) return;
    await database.rejected.delete(op_id);
    const row = await database.registers.get(rejected.slot);
    if (row === undefined) return;
    const next = giveUp(row, op_id);
    if (next === undefined) await database.registers.delete(row.slot);
    else await database.registers.put(withKeys(next));
  });
}

/**
 * Empties the database of everything but what the server has not got: operations that wait or were refused, chat messages without an
 * answer, and the device's counters. For a logout with unsent work; `openAccount` makes the rest readable again when the same account returns.
 */
export function keepOnlyPending(account: Account): Promise<void> {
  const { database } = account;
  const tables = [database.registers, database.chat_messages, database.drafts, database.meta];
  return writeDurably(account, tables, async () => {
    await noteLateAnswers(account);
    await Promise.all([
      database.registers.clear(),
      database.drafts.clear(),
      database.chat_messages.filter((message) => message.state === null || message.state === 'answered').delete(),
      database.meta.delete('cursor'),
    ]);
  });
}

/** Which plan is chosen goes with the registers; that somebody chose it after a message was sent has to be known still. */
async function noteLateAnswers(account: Account): Promise<void> {
  const chosen = await account.database.registers.get(PLAN_USE_SLOT);
  if (chosen === undefined) return;
  const isLate = ({ plan_base }: MessageRow) => plan_base !== undefined && plan_base !== chosen.op_id;
  await messageTable(account).filter(isLate).modify({ plan_base: CHOSEN_SINCE });
}

function rejectedTables(account: Account): Table[] {
  const { database } = account;
  return [database.registers, database.outbox, database.rejected];
}
