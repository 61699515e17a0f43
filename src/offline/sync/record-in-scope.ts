import type { Table } from 'dexie';
import { writeOver } from '#domain/sync/register.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { AccountDatabase } from '../store/database.ts';
import { readClock } from './clock.ts';
import { type Intent, makeOperation } from './record.ts';

/** The tables of a transaction that calls `recordInScope`. */
export function scopeTables({ scope_registers, outbox, meta }: AccountDatabase): Table[] {
  return [scope_registers, outbox, meta];
}

/**
 * Stores what this side writes into a relationship's log, with its operation; resolves when durable. With `if_absent` a repeated intent is
 * stored once. Throws StorageFailure or InvalidOperationError.
 */
export function recordInScope(account: Account, scope_id: string, intent: Intent): Promise<void> {
  const { database } = account;
  return writeDurably(account, scopeTables(database), async () => {
    const current = await database.scope_registers.get([scope_id, intent.slot]);
    if (current !== undefined && intent.if_absent === true) return;
    const { operation, clock } = makeOperation(account, await readClock(database), intent);
    await Promise.all([
      database.scope_registers.put({ ...writeOver(current, intent.slot, operation), scope_id, rev: current?.rev ?? null }),
      database.outbox.add({ ...operation, scope_id }),
      database.meta.put(clock),
    ]);
  });
}
