import { listRelationships, type Relationship } from '#contract/index.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { Exchange } from './exchange.ts';
import { type Trouble, troubleOf } from './trouble.ts';

/** The account's relationships, after its own log (SCOPE-3). Asks nothing where there are none. */
export async function exchangeScopes({ account, call, relationships }: Exchange): Promise<Trouble | null> {
  if (relationships === 0 && (await account.database.scopes.count()) === 0) return null;
  const listed = await call(listRelationships, {});
  if (!listed.ok) return troubleOf(listed.failure);
  await storeList(account, listed.value);
  return null;
}

/** What left the list leaves the phone (SCOPE-10). */
async function storeList(account: Account, listed: readonly Relationship[]): Promise<void> {
  const { scopes } = account.database;
  await writeDurably(account, [scopes], async () => {
    const ids = new Set(listed.map(({ id }) => id));
    const gone = (await scopes.toCollection().primaryKeys()).filter((id) => !ids.has(id));
    await scopes.bulkDelete(gone);
    await scopes.bulkPut(listed.map((relationship) => ({ scope_id: relationship.id, relationship })));
  });
}
