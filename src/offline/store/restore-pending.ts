import { type Register, refuse, writeOver } from '#domain/sync/register.ts';
import type { AccountDatabase, OutboxRow } from './database.ts';
import { putRegisters } from './register-keys.ts';

/** Restores the registers of pending operations after `keepOnlyPending`; does nothing if any register exists. */
export async function restorePending(database: AccountDatabase): Promise<void> {
  // Reading alone does not hold up the page's own reads.
  if (await hasRegisters(database)) return;
  const { registers, scope_registers, outbox, rejected: refusedRows } = database;
  await database.transaction('rw', [registers, scope_registers, outbox, refusedRows], async () => {
    if (await hasRegisters(database)) return;
    const pending = await database.outbox.toArray();
    const rejected = await database.rejected.toArray();
    const refused = new Set(rejected.map((operation) => operation.op_id));
    const rows = new Map<string, { register: Register; scope_id: string | undefined }>();
    for (const operation of [...pending, ...rejected].sort(inOrder)) {
      const { slot, scope_id } = operation;
      const key = `${scope_id ?? ''} ${slot}`;
      const written = writeOver(rows.get(key)?.register, slot, operation);
      rows.set(key, { register: refused.has(operation.op_id) ? refuse(written, operation.op_id) : written, scope_id });
    }
    const all = [...rows.values()];
    await putRegisters(
      registers,
      all.flatMap(({ register, scope_id }) => (scope_id === undefined ? [register] : [])),
    );
    const inScopes = all.flatMap(({ register, scope_id }) => (scope_id === undefined ? [] : [{ ...register, scope_id, rev: null }]));
    const known = await scope_registers.bulkGet(inScopes.map(({ scope_id, slot }): [string, string] => [scope_id, slot]));
    await scope_registers.bulkPut(inScopes.filter((_, index) => known[index] === undefined));
  });
}

async function hasRegisters({ registers }: AccountDatabase): Promise<boolean> {
  return (await registers.limit(1).count()) > 0;
}

function inOrder(a: OutboxRow, b: OutboxRow): number {
  return a.n - b.n;
}
