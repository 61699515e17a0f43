import type { Account } from '../store/account.ts';
import { readCursor } from './cursor.ts';

/**
 * Resolves when this phone has what the server holds of the account, or has tried for it once: a phone somebody has just signed in on
 * knows nothing of their plan. One that ever finished a round does not wait. Never rejects.
 */
export async function firstRound(account: Account, sync: { syncNow(): Promise<unknown> }): Promise<void> {
  const cursor = await readCursor(account.database).catch(() => null);
  if (cursor?.last_sync === null) await sync.syncNow();
}
