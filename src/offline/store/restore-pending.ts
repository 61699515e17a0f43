import { type Register, refuse, writeOver } from '#domain/sync/register.ts';
import type { AccountDatabase, OutboxRow } from './database.ts';
import { putRegisters } from './register-keys.ts';

/** Restores the registers of pending operations after `keepOnlyPending`; does nothing if any register exists. */
export async function restorePending(database: AccountDatabase): Promise<void> {
  // Reading alone does not hold up the page's own reads.
  if (await hasRegisters(database)) return;
  await database.transaction('rw', [database.registers, database.outbox, database.rejected], async () => {
    if (await hasRegisters(database)) return;
    const pending = await database.outbox.toArray();
    const rejected = await database.rejected.toArray();
    const refused = new Set(rejected.map((operation) => operation.op_id));
    const rows = new Map<string, Register>();
    for (const operation of [...pending, ...rejected].sort(inOrder)) {
      const written = writeOver(rows.get(operation.slot), operation.slot, operation);
      rows.set(operation.slot, refused.has(operation.op_id) ? refuse(written, operation.op_id) : written);
    }
    await putRegisters(database.registers, [...rows.values()]);
  });
}

async function hasRegisters({ registers }: AccountDatabase): Promise<boolean> {
  return (await registers.limit(1).count()) > 0;
}

function inOrder(a: OutboxRow, b: OutboxRow): number {
  return a.n - b.n;
}
