import type { Collection } from 'dexie';
import type { AccountDatabase, OutboxRow } from './database.ts';

/** Unsent operations of the account's own log, or of one relationship's, in the order they were made. */
export function pendingOf({ outbox }: AccountDatabase, of?: string): Collection<OutboxRow, string> {
  return outbox.orderBy('n').filter(({ scope_id }) => scope_id === of);
}
