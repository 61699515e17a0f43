import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';

/** The owner of a purchase: an account, or an address without one. */
interface Owner {
  readonly user_id: string | null;
  /** Lower case; null with an account. */
  readonly email: string | null;
}

export interface Buyer extends Owner {
  readonly first_name: string | null;
  readonly name: string;
  /** Null when the provider knows no address and the account is gone. */
  readonly mail_to: string | null;
}

/**
 * The buyer: the signed-in account, else the account of the given address (accounts have verified addresses), else the address. Locks the
 * account's row, which serialises purchases of one person.
 */
export async function findBuyer(
  transaction: Database,
  { user_id, email }: { readonly user_id: string | null; readonly email: string | null },
): Promise<Buyer> {
  const found =
    (user_id === null ? undefined : await lockUser(transaction, { id: user_id })) ??
    (email === null ? undefined : await lockUser(transaction, { email }));
  if (found !== undefined) {
    const { id, first_name, last_name } = found;
    return { user_id: id, email: null, first_name, name: `${first_name} ${last_name}`.trim(), mail_to: found.email };
  }
  return { user_id: null, email: email ?? '', first_name: null, name: email ?? 'A buyer without an address', mail_to: email };
}

async function lockUser(transaction: Database, by: { readonly id: string } | { readonly email: string }) {
  const [user] = await transaction
    .select({ id: users.id, email: users.email, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where('id' in by ? eq(users.id, by.id) : eq(users.email, by.email))
    .for('no key update');
  return user;
}
