import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { COACH_FACT_MESSAGES } from '#domain/messages/coach-account.ts';
import type { Account } from '#server/auth/accounts.ts';
import type { Database } from '#server/db/database.ts';
import { coaches } from '#server/db/schema.ts';
import { fail } from '#server/errors/domain-error.ts';

export type CoachRow = typeof coaches.$inferSelect;

export async function findCoachRow(database: Database, user_id: string): Promise<CoachRow | null> {
  const [row] = await database.select().from(coaches).where(eq(coaches.user_id, user_id));
  return row ?? null;
}

/**
 * The coach's row, held until the transaction ends, so that what is counted in it stays counted. Fails as not found where there is none.
 */
export async function lockCoachRow(transaction: Database, user_id: string): Promise<CoachRow> {
  const [row] = await transaction.select().from(coaches).where(eq(coaches.user_id, user_id)).for('update');
  return row ?? fail('not_found', { detail: COACH_FACT_MESSAGES.noProfile, code: 'no_coach_profile' });
}

/** Like `lockCoachRow`, but creates a missing row. */
export async function lockOrMakeCoachRow(transaction: Database, account: Account, now: number): Promise<CoachRow> {
  for (let attempt = 0; attempt < USERNAME_ATTEMPTS; attempt += 1) {
    const [row] = await transaction.select().from(coaches).where(eq(coaches.user_id, account.id)).for('update');
    if (row !== undefined) return row;
    // A concurrent request, or another person's username, may have come first: then nothing is inserted.
    await transaction
      .insert(coaches)
      .values({ user_id: account.id, username: usernameFor(account, attempt), created_at: new Date(now) })
      .onConflictDoNothing();
  }
  throw new Error('No username was free for a new coach.');
}

const USERNAME_ATTEMPTS = 8;

/** `ada.byron`, with a number when it is in use. */
function usernameFor({ first_name, last_name }: Account, attempt: number): string {
  const name =
    [first_name, last_name]
      .map((part) =>
        part
          .normalize('NFKD')
          .toLowerCase()
          .replaceAll(/[^a-z0-9]/g, ''),
      )
      .filter((part) => part !== '')
      .join('.')
      .slice(0, 40) || 'coach';
  return attempt === 0 ? name : `${name}${String(randomInt(10, 10 ** (attempt + 2)))}`;
}
