import { createHmac, timingSafeEqual } from 'node:crypto';
import { SHARED_CODE_DIGITS, SHARED_CODE_SECONDS } from '#domain/limits.ts';

const PERIOD_MS = SHARED_CODE_SECONDS * 1_000;
/** The period a code was mailed in, and two more: the next mail may come a period later, and its reader has a period to type. */
const PERIODS = 3;

interface Tools {
  readonly clock: () => number;
  readonly tokens: { readonly secret: string };
}

/**
 * The code of an address that every browser may use. It is mailed when so many asked for codes of their own that more would flood the
 * mailbox: whoever caused the mail, the owner of the mailbox can use it, so nobody can keep them out by asking. It is derived, not
 * stored; an address it was never mailed to has one as well, which nobody knows.
 */
export function sharedCodeOf(tools: Tools, email: string): { code: string; useless_after: Date } {
  const period = Math.floor(tools.clock() / PERIOD_MS);
  return { code: derive(tools, email, period), useless_after: new Date((period + PERIODS) * PERIOD_MS) };
}

/** Whether `typed` has the length of a shared code, and so is none for one browser. Spaces between its digits do not count. */
export function looksShared(typed: string): boolean {
  return bare(typed).length === SHARED_CODE_DIGITS;
}

export function isSharedCode(tools: Tools, email: string, typed: string): boolean {
  const given = Buffer.from(bare(typed));
  const now = Math.floor(tools.clock() / PERIOD_MS);
  const good = Array.from({ length: PERIODS }, (_, age) => Buffer.from(derive(tools, email, now - age)));
  return good.filter((code) => code.length === given.length && timingSafeEqual(code, given)).length > 0;
}

function derive({ tokens }: Tools, email: string, period: number): string {
  const bytes = createHmac('sha256', tokens.secret)
    .update(`shared verification\n${email}\n${String(period)}`)
    .digest();
  return String(bytes.readBigUInt64BE() % 10n ** BigInt(SHARED_CODE_DIGITS)).padStart(SHARED_CODE_DIGITS, '0');
}

function bare(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}
