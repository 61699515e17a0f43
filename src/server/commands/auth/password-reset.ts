import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { PASSWORD_RESET_MINUTES } from '#domain/limits.ts';
import { RESET_MESSAGES } from '#domain/messages/join.ts';
import { endSignIns } from '#server/auth/refresh-families.ts';
import type { Database } from '#server/db/database.ts';
import { passwordResets, users } from '#server/db/schema.ts';
import { fail } from '#server/errors/domain-error.ts';
import type { Services } from '#server/services/services.ts';
import { readEmailField } from './email-verification.ts';
import { refuseUnfitPassword } from './register.ts';

const VALID_MS = PASSWORD_RESET_MINUTES * 60_000;

/** Whether a mail may be sent: a few per hour, and one more ten minutes after the last. */
async function takeAllowance({ limits }: Services, email: string, network: string): Promise<boolean> {
  const rooms = await Promise.all([limits.hasRoom('reset_email', email), limits.hasRoom('reset_spaced', email)]);
  if (!rooms.some(Boolean)) return false;
  await limits.count('reset_network', network);
  return (await Promise.all([limits.take('reset_email', email), limits.take('reset_spaced', email)])).some(Boolean);
}

/**
 * Mails a reset link, or a notice to an address without an account; the answer is the same. Above the limit no mail is sent: a link of the
 * last ten minutes is in the mailbox and valid for twenty more, so that requests by others cannot lock the owner out.
 */
export async function askForReset(services: Services, typed: string, network: string): Promise<void> {
  const email = readEmailField(typed);
  if (!(await takeAllowance(services, email, network))) return;
  const token = randomBytes(32).toString('base64url');
  const now = services.clock();
  await services.database.transaction(async (transaction) => {
    const [user] = await transaction.select({ id: users.id, first_name: users.first_name }).from(users).where(eq(users.email, email));
    const mail = { to: email, useless_after: new Date(now + VALID_MS) };
    // Runs for both cases: without an account it inserts nothing, in equal time.
    await transaction.insert(passwordResets).select(
      transaction
        .select({
          token_hash: sql<string>`${hashOf(token)}`.as('token_hash'),
          user_id: users.id,
          created_at: sql<Date>`${new Date(now).toISOString()}::timestamptz`.as('created_at'),
        })
        .from(users)
        .where(eq(users.email, email)),
    );
    if (user === undefined) return services.mail.queue(transaction, { kind: 'no_account', data: null, ...mail });
    // In the fragment, which is not sent to servers or in the referrer.
    const link = `${services.publicOrigin}/reset-password#${token}`;
    return services.mail.queue(transaction, { kind: 'password_reset', data: { first_name: user.first_name, link }, ...mail });
  });
}

/** Sets a password with a mailed token, which is then used up, and ends all sessions. Returns the account. */
export async function confirmReset(
  services: Services,
  { token, password }: { token: string; password: string },
  network: string,
): Promise<{ email: string }> {
  const token_hash = hashOf(token);
  const user = await findResetUser(services, services.database, token_hash);
  const linkOver = () => fail('invalid', { detail: RESET_MESSAGES.linkOver, code: 'link_over' });
  if (user === null) {
    await services.limits.count('reset_confirm_network', network);
    return linkOver();
  }
  refuseUnfitPassword(password, user);
  const password_hash = await services.passwords.hash(password);
  const isDone = await services.database.transaction(async (transaction) => {
    const used = await transaction.delete(passwordResets).where(eq(passwordResets.token_hash, token_hash)).returning();
    if (used.length === 0) return false;
    await storeNewPassword(services, transaction, { user, password_hash, except: null });
    return true;
  });
  return isDone ? { email: user.email } : linkOver();
}

interface NewPassword {
  readonly user: { readonly id: string; readonly email: string; readonly first_name: string };
  readonly password_hash: string;
  /** The session to keep. */
  readonly except: string | null;
}

/** Stores a new password, ends other sessions, invalidates mailed links and notifies the person. */
export async function storeNewPassword(
  services: Services,
  transaction: Database,
  { user, password_hash, except }: NewPassword,
): Promise<void> {
  await transaction.update(users).set({ password_hash }).where(eq(users.id, user.id));
  await transaction.delete(passwordResets).where(eq(passwordResets.user_id, user.id));
  await endSignIns(transaction, { user_id: user.id, except, because: 'password_changed', now: services.clock() });
  await services.mail.queue(transaction, { kind: 'password_changed', to: user.email, data: { first_name: user.first_name } });
}

async function findResetUser(services: Services, database: Database, token_hash: string) {
  const [user] = await database
    .select({ id: users.id, email: users.email, first_name: users.first_name, last_name: users.last_name })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.user_id))
    .where(and(eq(passwordResets.token_hash, token_hash), gt(passwordResets.created_at, new Date(services.clock() - VALID_MS))));
  return user ?? null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
