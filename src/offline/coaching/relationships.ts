import type { Relationship } from '#contract/index.ts';
import type { Account } from '../store/account.ts';

/** The relationships this phone knows of where the account is on that side, by the other's name; without signal too. */
export async function readRelationships({ database }: Account, side: Relationship['side']): Promise<Relationship[]> {
  const rows = await database.scopes.toArray();
  return rows
    .map(({ relationship }) => relationship)
    .filter((relationship) => relationship.side === side)
    .toSorted((a, b) => (a.with ?? '\uffff').localeCompare(b.with ?? '\uffff', 'en') || (a.id < b.id ? -1 : 1));
}
