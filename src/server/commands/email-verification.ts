import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { isEmailAddress, normalizeEmail } from '#domain/auth/email-address.ts';
import {
  VERIFICATION_CODE_DIGITS,
  VERIFICATION_CODE_MINUTES,
  VERIFICATION_CODE_TRIES,
  VERIFICATION_RESEND_SECONDS,
  VERIFIED_MINUTES,
} from '#domain/limits.ts';
import { JOIN_MESSAGES, REGISTER_MESSAGES } from '#domain/messages/join.ts';
import type { Database } from '../db/database.ts';
import { emailVerifications, users } from '../db/schema.ts';
import type { Api } from '../http/api.ts';
import { refuse } from '../http/refusal.ts';

const MINUTE_MS = 60_000;

/** An address typed into a form, as it is kept; refuses with the form's sentence when no mail can go there. */
export function readEmailField(typed: string): string {
  if (!isEmailAddress(typed)) refuse(400, { email: [REGISTER_MESSAGES.email], detail: REGISTER_MESSAGES.email, code: 'email_not_valid' });
  return normalizeEmail(typed);
}

/**
 * Mails a code for this browser. An address with an account gets a mail that says so instead; everything that can be seen or timed
 * from outside is the same, down to the rows that are written.
 */
export async function sendVerification(api: Api, typed: string, { browser, network }: { browser: string; network: string }): Promise<void> {
  const email = readEmailField(typed);
  await api.limits.count('verify_send_network', network);
  await api.limits.count('verify_send_email', email);
  const now = api.clock();
  const waitMs = await api.database.transaction(async (transaction) => {
    // One send for an address at a time, also where there is no row to lock yet.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`verification ${email}`}, 0))`);
    const since = await lastSent(transaction, email, now);
    if (since !== null) return VERIFICATION_RESEND_SECONDS * 1000 - (now - since);
    const code = String(randomInt(10 ** VERIFICATION_CODE_DIGITS)).padStart(VERIFICATION_CODE_DIGITS, '0');
    const [account] = await transaction.select({ id: users.id }).from(users).where(eq(users.email, email));
    const isKnown = account !== undefined;
    const row = {
      code_hash: hashOf(api, email, browser, isKnown ? randomBytes(32).toString('hex') : code),
      tries: 0,
      sent_at: new Date(now),
    };
    await transaction
      .insert(emailVerifications)
      .values({ email, browser_hash: browser, ...row })
      .onConflictDoUpdate({ target: [emailVerifications.email, emailVerifications.browser_hash], set: { ...row, verified_at: null } });
    const mail = { to: email, useless_after: new Date(now + VERIFICATION_CODE_MINUTES * MINUTE_MS) };
    await api.mail.queue(
      transaction,
      isKnown ? { kind: 'already_registered', data: null, ...mail } : { kind: 'verification', data: { code }, ...mail },
    );
    return null;
  });
  if (waitMs !== null) refuse(429, { detail: JOIN_MESSAGES.soon, code: 'code_sent_just_now' }, waitMs / 1000);
}

/** When the address was last sent a code, if that is less than the pause ago; milliseconds. */
async function lastSent(transaction: Database, email: string, now: number): Promise<number | null> {
  const [row] = await transaction
    .select({ sent_at: emailVerifications.sent_at })
    .from(emailVerifications)
    .where(and(eq(emailVerifications.email, email), gt(emailVerifications.sent_at, new Date(now - VERIFICATION_RESEND_SECONDS * 1000))))
    .orderBy(desc(emailVerifications.sent_at))
    .limit(1);
  return row?.sent_at.getTime() ?? null;
}

/**
 * Takes a code from the browser it was made for. The right one may be sent again by that browser until it has registered, because an
 * answer can be lost; it opens nothing to anybody else.
 */
export async function verifyCode(
  api: Api,
  { email: typed, code }: { email: string; code: string },
  { browser, network }: { browser: string | null; network: string },
): Promise<void> {
  const email = normalizeEmail(typed);
  await api.limits.count('verify_code_network', network);
  await api.limits.count('verify_code_email', email);
  const verdict =
    browser === null ? 'wrong' : await api.database.transaction((transaction) => judgeCode(api, transaction, { email, browser, code }));
  if (verdict === 'over') refuse(400, { detail: JOIN_MESSAGES.codeOver, code: 'code_over' });
  if (verdict === 'wrong') refuse(400, { detail: JOIN_MESSAGES.codeWrong, code: 'code_wrong' });
}

async function judgeCode(
  api: Api,
  transaction: Database,
  { email, browser, code }: { email: string; browser: string; code: string },
): Promise<'good' | 'wrong' | 'over'> {
  const own = and(eq(emailVerifications.email, email), eq(emailVerifications.browser_hash, browser));
  const [row] = await transaction.select().from(emailVerifications).where(own).for('update');
  if (row === undefined) return 'wrong';
  const isOver = api.clock() - row.sent_at.getTime() >= VERIFICATION_CODE_MINUTES * MINUTE_MS;
  if (row.tries >= VERIFICATION_CODE_TRIES || isOver) return 'over';
  if (!isSame(row.code_hash, hashOf(api, email, browser, code.trim()))) {
    await transaction
      .update(emailVerifications)
      .set({ tries: row.tries + 1 })
      .where(own);
    return row.tries + 1 >= VERIFICATION_CODE_TRIES ? 'over' : 'wrong';
  }
  if (row.verified_at === null)
    await transaction
      .update(emailVerifications)
      .set({ verified_at: new Date(api.clock()) })
      .where(own);
  return 'good';
}

/** Whether this browser has verified the address lately enough to register it. */
export async function isVerified(
  database: Database,
  { email, browser, now }: { email: string; browser: string; now: number },
): Promise<boolean> {
  const [row] = await database
    .select({ verified_at: emailVerifications.verified_at })
    .from(emailVerifications)
    .where(
      and(
        eq(emailVerifications.email, email),
        eq(emailVerifications.browser_hash, browser),
        gt(emailVerifications.verified_at, new Date(now - VERIFIED_MINUTES * MINUTE_MS)),
      ),
    );
  return row !== undefined;
}

/** Uses up every verification of the address. */
export async function forgetVerifications(database: Database, email: string): Promise<void> {
  await database.delete(emailVerifications).where(eq(emailVerifications.email, email));
}

/** Six digits are quickly tried against a plain hash, so the server's secret is part of it. */
function hashOf(api: Api, email: string, browser: string, code: string): string {
  return createHmac('sha256', api.tokens.secret).update(`verification\n${email}\n${browser}\n${code}`).digest('base64url');
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
