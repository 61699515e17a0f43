import type { Relationship } from '#contract/index.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { countUnread } from './thread.ts';

export interface KnownRelationship {
  readonly relationship: Relationship;
  /** Messages of the other side that were not read. */
  readonly unread: number;
}

/** The relationships this phone knows of where the account is on that side, by the other's name; without signal too. */
export async function readRelationships(account: Account, side: Relationship['side']): Promise<KnownRelationship[]> {
  const [rows, unread] = await Promise.all([account.database.scopes.toArray(), countUnread(account)]);
  return rows
    .flatMap(({ relationship }) => (relationship.side === side ? [{ relationship, unread: unread.get(relationship.id) ?? 0 }] : []))
    .toSorted((a, b) => byName(a.relationship, b.relationship));
}

/** What a step of this phone made of a relationship, also of a new one, so that the screen need not wait for the next round. */
export function storeRelationship(account: Account, relationship: Relationship): Promise<void> {
  const { scopes } = account.database;
  return writeDurably(account, [scopes], async () => {
    const known = await scopes.get(relationship.id);
    await scopes.put({ scope_id: relationship.id, relationship, epoch: known?.epoch ?? null, cursor: known?.cursor ?? 0 });
  });
}

function byName(a: Relationship, b: Relationship): number {
  return (a.with ?? '\uffff').localeCompare(b.with ?? '\uffff', 'en') || (a.id < b.id ? -1 : 1);
}
