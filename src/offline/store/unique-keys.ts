import type { Collection } from 'dexie';
import type { AccountDatabase, RegisterRow } from './database.ts';

type Registers = AccountDatabase['registers'];
type Range = Collection<RegisterRow, string>;

/**
 * The distinct keys of a range, in order. WebKit throws for a unique cursor over an empty range («Unable to open cursor»), so the range is
 * counted first, in the same transaction.
 */
export async function uniqueKeys(registers: Registers, range: (registers: Registers) => Range): Promise<unknown[]> {
  return registers.db.transaction('r', registers, async () => {
    const found = range(registers);
    return (await found.count()) === 0 ? [] : found.clone().uniqueKeys();
  });
}
