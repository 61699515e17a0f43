import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { isEmailAddress, normalizeEmail } from '#domain/auth/email-address.ts';
import {
  SHARED_CODE_DIGITS,
  VERIFICATION_CODE_DIGITS,
  VERIFICATION_CODE_MINUTES,
  VERIFICATION_CODE_TRIES,
  VERIFICATION_RESEND_SECONDS,
  VERIFIED_MINUTES,
} from '#domain/limits.ts';
import { JOIN_MESSAGES, REGISTER_MESSAGES } from '#domain/messages/join.ts';
import type { Database } from '#server/db/database.ts';
import { emailVerifications, users } from '#server/db/schema.ts';
import { fail } from '#server/errors/domain-error.ts';
import type { Services } from '#server/services/services.ts';
import { isSharedCode, looksShared, sharedCodeOf } from './shared-code.ts';

const MINUTE_MS = 60_000;
const RESEND_MS = VERIFICATION_RESEND_SECONDS * 1_000;

/** Normalises a form's address; refuses with the form's sentence when invalid. */
export function readEmailField(typed: string): string {
  if (!isEmailAddress(typed))
    fail('invalid', { email: [REGISTER_MESSAGES.email], detail: REGISTER_MESSAGES.email, code: 'email_not_valid' });
  return normalizeEmail(typed);
}

/**
 * Mails a code for this browser and returns null. Above the limit per address, mails the longer code that works in every browser, at most
 * once per `SHARED_CODE_SECONDS`, and returns its number of digits. Requests can therefore neither flood a mailbox nor block its owner. An
 * address with an account is mailed a notice; answer, timing and rows written are the same.
 */
export async function sendVerification(
  services: Services,
  typed: string,
  { browser, network }: { browser: string; network: string },
): Promise<{ shared_digits: number | null }> {
  const email = readEmailField(typed);
  const own = { email, browser };
  refuseSoon(services, await lastSent(services.database, own));
  const code = await takeAllowance(services, email, network);
  if (code === 'own') await sendOwnCode(services, own);
  if (code === 'shared') await sendSharedCode(services, email);
  return { shared_digits: code === 'own' ? null : SHARED_CODE_DIGITS };
}

/** Counts the mail to send. `mailed`: the shared code was sent less than `SHARED_CODE_SECONDS` ago. */
async function takeAllowance({ limits }: Services, email: string, network: string): Promise<'own' | 'shared' | 'mailed'> {
  const shares = [
    ['verify_send_pair', `${email} ${network}`],
    ['verify_send_email', email],
    ['verify_send_everybody', ''],
  ] as const;
  const isOwn = (await Promise.all(shares.map(([limit, who]) => limits.hasRoom(limit, who)))).every(Boolean);
  if (!isOwn && !(await limits.hasRoom('verify_send_shared', email))) return 'mailed';
  // Only sent mails count against a network, so repeated requests for one address do not affect others.
  await limits.count('verify_send_network', network);
  if (isOwn && (await Promise.all(shares.map(([limit, who]) => limits.take(limit, who)))).every(Boolean)) return 'own';
  return (await limits.take('verify_send_shared', email)) ? 'shared' : 'mailed';
}

interface OwnCode {
  readonly email: string;
  readonly browser: string;
}

async function sendOwnCode(services: Services, { email, browser }: OwnCode): Promise<void> {
  const now = services.clock();
  const isLate = await services.database.transaction(async (transaction) => {
    const code = String(randomInt(10 ** VERIFICATION_CODE_DIGITS)).padStart(VERIFICATION_CODE_DIGITS, '0');
    const isKnown = await hasAccount(transaction, email);
    const row = {
      code_hash: hashOf(services, email, browser, isKnown ? randomBytes(32).toString('hex') : code),
      tries: 0,
      sent_at: new Date(now),
      verified_at: null,
    };
    const written = await transaction
      .insert(emailVerifications)
      .values({ email, browser_hash: browser, ...row })
      .onConflictDoUpdate({
        target: [emailVerifications.email, emailVerifications.browser_hash],
        set: row,
        // Of two concurrent requests the second keeps the first one's code.
        setWhere: lte(emailVerifications.sent_at, new Date(now - RESEND_MS)),
      })
      .returning({ email: emailVerifications.email });
    if (written.length === 0) return true;
    const mail = { to: email, useless_after: new Date(now + VERIFICATION_CODE_MINUTES * MINUTE_MS) };
    await services.mail.queue(
      transaction,
      isKnown ? { kind: 'already_registered', data: null, ...mail } : { kind: 'verification', data: { code }, ...mail },
    );
    return false;
  });
  if (isLate) refuseSoon(services, now);
}

async function sendSharedCode(services: Services, email: string): Promise<void> {
  const { code, useless_after } = sharedCodeOf(services, email);
  const mail = { to: email, useless_after };
  await services.database.transaction(async (transaction) => {
    const isKnown = await hasAccount(transaction, email);
    await services.mail.queue(
      transaction,
      isKnown ? { kind: 'already_registered', data: null, ...mail } : { kind: 'shared_verification', data: { code }, ...mail },
    );
  });
}

async function hasAccount(database: Database, email: string): Promise<boolean> {
  const [account] = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
  return account !== undefined;
}

/** When this browser was last sent a code for this address; ms since 1970. */
async function lastSent(database: Database, own: OwnCode): Promise<number | null> {
  const [row] = await database.select({ sent_at: emailVerifications.sent_at }).from(emailVerifications).where(isOf(own));
  return row?.sent_at.getTime() ?? null;
}

function refuseSoon({ clock }: Services, sentAt: number | null): void {
  const waitMs = sentAt === null ? 0 : sentAt + RESEND_MS - clock();
  if (waitMs > 0) fail('too_many', { detail: JOIN_MESSAGES.soon, code: 'code_sent_just_now' }, waitMs / 1000);
}

function isOf({ email, browser }: OwnCode) {
  return and(eq(emailVerifications.email, email), eq(emailVerifications.browser_hash, browser));
}

/**
 * Verifies a code: its browser's own, or the shared one from any browser. The correct code stays valid for that browser until it registers,
 * because an answer can be lost. A code from a browser that requested none counts only against the network; other attempts are counted with
 * the code.
 */
export async function verifyCode(
  services: Services,
  { email: typed, code }: { email: string; code: string },
  { browser, network }: { browser: string | null; network: string },
): Promise<void> {
  const email = normalizeEmail(typed);
  const verdict = looksShared(code)
    ? await judgeSharedCode(services, { email, browser, code })
    : browser === null
      ? 'not_asked'
      : await services.database.transaction((transaction) => judgeCode(services, transaction, { email, browser, code }));
  if (verdict === 'not_asked') await services.limits.count('verify_code_network', network);
  if (verdict === 'over') fail('invalid', { detail: JOIN_MESSAGES.codeOver, code: 'code_over' });
  if (verdict !== 'good') fail('invalid', { detail: JOIN_MESSAGES.codeWrong, code: 'code_wrong' });
}

/** Twelve digits need no attempt limit that strangers could exhaust: a million tries a day find a code about once in a thousand years. */
async function judgeSharedCode(
  services: Services,
  { email, browser, code }: { email: string; browser: string | null; code: string },
): Promise<'good' | 'wrong'> {
  if (browser === null || !isSharedCode(services, email, code)) return 'wrong';
  const verified_at = new Date(services.clock());
  const code_hash = hashOf(services, email, browser, randomBytes(32).toString('hex'));
  await services.database
    .insert(emailVerifications)
    .values({ email, browser_hash: browser, code_hash, sent_at: verified_at, verified_at })
    .onConflictDoUpdate({ target: [emailVerifications.email, emailVerifications.browser_hash], set: { verified_at } });
  return 'good';
}

async function judgeCode(
  services: Services,
  transaction: Database,
  { email, browser, code }: { email: string; browser: string; code: string },
): Promise<'good' | 'wrong' | 'over' | 'not_asked'> {
  const own = isOf({ email, browser });
  const [row] = await transaction.select().from(emailVerifications).where(own).for('update');
  if (row === undefined) return 'not_asked';
  const isOver = services.clock() - row.sent_at.getTime() >= VERIFICATION_CODE_MINUTES * MINUTE_MS;
  if (row.tries >= VERIFICATION_CODE_TRIES || isOver) return 'over';
  if (!isSame(row.code_hash, hashOf(services, email, browser, code.trim()))) {
    await transaction
      .update(emailVerifications)
      .set({ tries: row.tries + 1 })
      .where(own);
    return row.tries + 1 >= VERIFICATION_CODE_TRIES ? 'over' : 'wrong';
  }
  if (row.verified_at === null)
    await transaction
      .update(emailVerifications)
      .set({ verified_at: new Date(services.clock()) })
      .where(own);
  return 'good';
}

/** Whether this browser verified the address recently enough to register. */
export async function isVerified(
  database: Database,
  { email, browser, now }: { email: string; browser: string; now: number },
): Promise<boolean> {
  const [row] = await database
    .select({ verified_at: emailVerifications.verified_at })
    .from(emailVerifications)
    .where(and(isOf({ email, browser }), gt(emailVerifications.verified_at, new Date(now - VERIFIED_MINUTES * MINUTE_MS))));
  return row !== undefined;
}

/** Deletes all verifications of the address. */
export async function forgetVerifications(database: Database, email: string): Promise<void> {
  await database.delete(emailVerifications).where(eq(emailVerifications.email, email));
}

/** HMAC with the server's secret, because six digits are quickly guessed from a plain hash. */
function hashOf(services: Services, email: string, browser: string, code: string): string {
  return createHmac('sha256', services.tokens.secret).update(`verification\n${email}\n${browser}\n${code}`).digest('base64url');
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
