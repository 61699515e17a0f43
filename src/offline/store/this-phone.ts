import { Dexie } from 'dexie';
import { chatSlot } from '#domain/sync/slots.ts';
import type { Account } from './account.ts';
import type { OutboxRow } from './database.ts';
import { uniqueKeys } from './unique-keys.ts';

/** An unsent operation for the "This phone" page. `made_at` is an instant. */
export type PendingOperation = Pick<OutboxRow, 'op_id' | 'kind' | 'slot' | 'value' | 'made_at'>;

/** Unsent operations in creation order. */
export async function listPending(account: Account): Promise<PendingOperation[]> {
  const rows = await account.database.outbox.orderBy('n').toArray();
  return rows.map(({ op_id, kind, slot, value, made_at }) => ({ op_id, kind, slot, value, made_at }));
}

export interface StoredCounts {
  readonly workouts: number;
  readonly sets: number;
  readonly messages: number;
}

/** Counts the account's data on this phone from indexes, in constant time. */
export async function countStored(account: Account): Promise<StoredCounts> {
  const { database } = account;
  const logged = () => database.registers.where('[shown_on+session_id+state]').between([Dexie.minKey], [Dexie.maxKey], true, true);
  const [sets, keys, messages] = await Promise.all([logged().count(), uniqueKeys(database, logged), countMessages(account)]);
  const sessions = new Set((keys as [string, string, string][]).map(([, session]) => session));
  return { workouts: sessions.size, sets, messages };
}

const CHAT_PREFIX = chatSlot('');

/** Messages of other devices are only registers, unanswered ones only chat rows, and most are both. */
async function countMessages({ database }: Account): Promise<number> {
  const [own, shared] = await Promise.all([
    database.chat_messages.toCollection().primaryKeys(),
    database.registers.where('slot').startsWith(CHAT_PREFIX).primaryKeys(),
  ]);
  return new Set([...own, ...shared.map((slot) => slot.slice(CHAT_PREFIX.length))]).size;
}

/** Position in the server's changes. `epoch` is null before the first response; `last_sync` is an instant. */
export interface SyncPosition {
  readonly epoch: string | null;
  readonly cursor: number;
  readonly last_sync: string | null;
}

export async function readSyncPosition(account: Account): Promise<SyncPosition> {
  const row = await account.database.meta.get('cursor');
  if (row?.key !== 'cursor') return { epoch: null, cursor: 0, last_sync: null };
  return { epoch: row.epoch, cursor: row.cursor, last_sync: row.last_sync };
}
