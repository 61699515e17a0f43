import { parseHlc } from '#domain/sync/hlc.ts';
import { queueAgain, type Register } from '#domain/sync/register.ts';
import type { Account } from '../store/account.ts';
import type { OutboxRow } from '../store/database.ts';
import { putRegisters } from '../store/register-keys.ts';
import { readClock } from './clock.ts';
import { readCursor } from './cursor.ts';

/** Registers per transaction; a crash in between loses nothing, because the epoch is stored last. */
const CHUNK = 500;

/**
 * Stores the server's epoch. If the phone knew another one, the server was restored from a backup: every register on this phone, own and
 * pulled, is queued again under its first operation id and clock, and pulling restarts at zero. Superseded values are not needed, because
 * they would lose again. Returns whether the epoch was new.
 */
export async function adoptEpoch(account: Account, epoch: string): Promise<boolean> {
  const { database } = account;
  const known = await readCursor(database);
  if (known.epoch === epoch) return false;
  if (known.epoch !== null) await sendEverythingAgain(account);
  await database.transaction('rw', database.meta, async () => {
    await database.meta.put({ ...(await readCursor(database)), epoch, cursor: 0 });
  });
  return true;
}

async function sendEverythingAgain(account: Account): Promise<void> {
  const { registers } = account.database;
  let slots = await registers.limit(CHUNK).primaryKeys();
  while (slots.length > 0) {
    await sendAgain(account, slots);
    slots = await registers
      .where('slot')
      .above(slots.at(-1) ?? '')
      .limit(CHUNK)
      .primaryKeys();
  }
}

async function sendAgain({ database }: Account, slots: string[]): Promise<void> {
  await database.transaction('rw', [database.registers, database.outbox, database.meta], async () => {
    const clock = await readClock(database);
    const rows: Register[] = [];
    const operations: OutboxRow[] = [];
    for (const row of await database.registers.bulkGet(slots)) {
      // The base below an own pending or refused value came from the server and may be lost there.
      const lost = row?.state === 'sent' ? row : row?.base;
      if (row === undefined || lost == null) continue;
      const { kind, op_id, hlc, v, value } = lost;
      const made_at = new Date(parseHlc(hlc).wall).toISOString();
      operations.push({ op_id, n: clock.n + operations.length + 1, kind, slot: row.slot, hlc, v, value, made_at });
      if (lost === row) rows.push(queueAgain(row));
    }
    await putRegisters(database.registers, rows);
    await database.outbox.bulkPut(operations);
    await database.meta.put({ ...clock, n: clock.n + operations.length });
  });
}
