import type { PushResult } from '#contract/index.ts';
import { confirm, type Register, refuse } from '#domain/sync/register.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { OutboxRow, RejectedRow } from '../store/database.ts';
import { putRegisters } from '../store/register-keys.ts';
import { advancedBy, readClock, settled } from './clock.ts';

/**
 * Stores the results of a batch. Exactly the named operations leave the outbox: accepted ones become `sent` with the server's clock,
 * refused ones move to the rejected list with their value; unread ones stay. Returns the number settled.
 */
export function storeResults(account: Account, batch: readonly OutboxRow[], results: readonly PushResult[]): Promise<number> {
  const { database } = account;
  const answers = new Map(results.map((result) => [result.op_id, result]));
  const settledRows = batch.filter(({ op_id }) => answers.has(op_id) && answers.get(op_id)?.status !== 'unread');
  return writeDurably(account, [database.registers, database.outbox, database.rejected, database.meta], async () => {
    const registers = new Map<string, Register>();
    for (const row of await database.registers.bulkGet(settledRows.map((operation) => operation.slot))) {
      if (row !== undefined) registers.set(row.slot, row);
    }
    const rejected: RejectedRow[] = [];
    const confirmed: string[] = [];
    for (const operation of settledRows) {
      const answer = answers.get(operation.op_id);
      const current = registers.get(operation.slot);
      if (answer?.status === 'rejected') {
        rejected.push({ ...operation, code: answer.code ?? 'refused' });
        if (current !== undefined) registers.set(operation.slot, refuse(current, operation.op_id));
        continue;
      }
      const hlc = answer?.hlc ?? operation.hlc;
      confirmed.push(hlc);
      registers.set(operation.slot, confirm(current, operation.slot, { ...operation, hlc }));
    }
    await putRegisters(database.registers, [...registers.values()]);
    await database.rejected.bulkPut(rejected);
    await database.outbox.bulkDelete(settledRows.map((operation) => operation.op_id));
    const clock = advancedBy(await readClock(database), confirmed);
    await database.meta.put((await database.outbox.count()) === 0 ? settled(clock, account.now()) : clock);
    return settledRows.length;
  });
}
