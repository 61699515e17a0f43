import type { Table } from 'dexie';
import { giveUp, type Register, waitAgain } from '#domain/sync/register.ts';
import { PLAN_USE_SLOT } from '#domain/sync/slots.ts';
import { CHOSEN_SINCE, type MessageRow, messageTable } from '../chat/rows.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { AccountDatabase, OutboxRow, RejectedRow } from '../store/database.ts';
import { putRegisters } from '../store/register-keys.ts';

/** An operation refused by the server, for the "This phone" page. `made_at` is an instant. */
export type RejectedOperation = Pick<RejectedRow, 'op_id' | 'kind' | 'slot' | 'code' | 'value' | 'made_at'>;

/** Number of unsent operations. */
export function countPending(account: Account): Promise<number> {
  return account.database.outbox.count();
}

/** Refused operations, oldest first. */
export async function listRejected(account: Account): Promise<RejectedOperation[]> {
  const rows = await account.database.rejected.orderBy('n').toArray();
  return rows.map(({ op_id, kind, slot, code, value, made_at }) => ({ op_id, kind, slot, code, value, made_at }));
}

/** Sends a refused operation again, unchanged. Ignores unknown ids. */
export function retryRejected(account: Account, op_id: string): Promise<void> {
  const { database } = account;
  return writeDurably(account, rejectedTables(account), async () => {
    const rejected = await database.rejected.get(op_id);
    if (rejected === undefined) return;
    const { code: _, ...operation } = rejected;
    await database.outbox.put(operation);
    await database.rejected.delete(op_id);
    await changeRegister(database, operation, (row) => waitAgain(row, op_id));
  });
}

/** Discards a refused operation: the server's value shows again. Ignores unknown ids. */
export function deleteRejected(account: Account, op_id: string): Promise<void> {
  const { database } = account;
  return writeDurably(account, rejectedTables(account), async () => {
    const rejected = await database.rejected.get(op_id);
    if (rejected === undefined) return;
    await database.rejected.delete(op_id);
    await changeRegister(database, rejected, (row) => giveUp(row, op_id));
  });
}

/** Changes the register an operation wrote, in the account's log or a relationship's; undefined deletes it. */
async function changeRegister(
  database: AccountDatabase,
  { slot, scope_id }: OutboxRow,
  change: (row: Register) => Register | undefined,
): Promise<void> {
  if (scope_id === undefined) {
    const row = await database.registers.get(slot);
    const next = row === undefined ? undefined : change(row);
    if (next !== undefined) await putRegisters(database.registers, [next]);
    else if (row !== undefined) await database.registers.delete(slot);
    return;
  }
  const row = await database.scope_registers.get([scope_id, slot]);
  const next = row === undefined ? undefined : change(row);
  if (row !== undefined && next !== undefined) await database.scope_registers.put({ ...next, scope_id, rev: row.rev });
  else if (row !== undefined) await database.scope_registers.delete([scope_id, slot]);
}

/**
 * Deletes everything but unsent data: waiting and refused operations, unanswered chat messages, and the device's counters. For a logout
 * with unsent work; `openAccount` restores the registers when the account returns.
 */
export function keepOnlyPending(account: Account): Promise<void> {
  const { database } = account;
  const tables = [database.registers, database.chat_messages, database.drafts, database.meta, database.scopes, database.scope_registers];
  return writeDurably(account, tables, async () => {
    await noteLateAnswers(account);
    await Promise.all([
      database.registers.clear(),
      database.drafts.clear(),
      database.scopes.clear(),
      database.scope_registers.clear(),
      database.chat_messages.filter((message) => message.state === null || message.state === 'answered').delete(),
      database.meta.delete('cursor'),
    ]);
  });
}

/** The chosen plan is deleted with the registers; record that it was chosen after a message was sent. */
async function noteLateAnswers(account: Account): Promise<void> {
  const chosen = await account.database.registers.get(PLAN_USE_SLOT);
  if (chosen === undefined) return;
  const isLate = ({ plan_base }: MessageRow) => plan_base !== undefined && plan_base !== chosen.op_id;
  await messageTable(account).filter(isLate).modify({ plan_base: CHOSEN_SINCE });
}

function rejectedTables(account: Account): Table[] {
  const { database } = account;
  return [database.registers, database.outbox, database.rejected, database.scope_registers];
}
