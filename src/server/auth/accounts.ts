import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { deletedAccounts, refreshFamilies, users } from '../db/schema.ts';
import type { AccessClaims } from './access-tokens.ts';

/** The account of a request. */
export interface Account {
  readonly id: string;
  readonly role: 'member' | 'coach';
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly profile_image_url: string | null;
  /** The session of the request. */
  readonly session_id: string;
}

/** The account of verified claims; null when the session ended or the account is gone. */
export async function findAccount(database: Database, { sub, sid }: AccessClaims): Promise<Account | null> {
  const [row] = await database
    .select({
      id: users.id,
      role: users.role,
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
      profile_image_url: users.profile_image_url,
    })
    .from(users)
    .innerJoin(refreshFamilies, eq(refreshFamilies.user_id, users.id))
    .where(and(eq(users.id, sub), eq(refreshFamilies.id, sid), isNull(refreshFamilies.revoked_at)));
  return row === undefined ? null : { ...row, session_id: sid };
}

/** Whether the account with this id was deleted by its owner. */
export async function isDeletedAccount(database: Database, user_id: string): Promise<boolean> {
  const [row] = await database
    .select({ user_id: deletedAccounts.user_id })
    .from(deletedAccounts)
    .where(eq(deletedAccounts.user_id, user_id));
  return row !== undefined;
}
