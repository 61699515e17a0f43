import type { Account } from '../store/account.ts';
import { readCursor } from './cursor.ts';

/**
 * Resolves when this phone has the account's data or has tried once: a newly signed-in phone has no plan yet. Does not wait if a round was
 * ever finished. Never rejects.
 */
export async function firstRound(account: Account, sync: { syncNow(): Promise<unknown> }): Promise<void> {
  const cursor = await readCursor(account.database).catch(() => null);
  if (cursor?.last_sync === null) await sync.syncNow();
}
