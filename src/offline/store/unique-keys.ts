import type { Collection } from 'dexie';
import { type AccountDatabase, inOneRead, type RegisterRow } from './database.ts';

/**
 * The distinct keys of a range, in order. WebKit throws for a unique cursor over an empty range («Unable to open cursor»), so the range is
 * looked into first, in the same transaction. Not by counting it: a live query that counts in an index runs again after every write.
 */
export function uniqueKeys(database: AccountDatabase, range: () => Collection<RegisterRow, string>): Promise<unknown[]> {
  return inOneRead(database, [database.registers], async () => {
    const found = range();
    return (await found.clone().limit(1).primaryKeys()).length === 0 ? [] : found.uniqueKeys();
  });
}
