import { createHmac, timingSafeEqual } from 'node:crypto';
import { SHARED_CODE_DIGITS, SHARED_CODE_SECONDS } from '#domain/limits.ts';

const PERIOD_MS = SHARED_CODE_SECONDS * 1_000;
/** The period of the mail plus two: the next mail may come a period later, and its reader has one more. */
const PERIODS = 3;

interface Tools {
  readonly clock: () => number;
  readonly tokens: { readonly secret: string };
}

/**
 * The code of an address that works in every browser. It is mailed when individual codes would flood the mailbox: the mailbox's owner can
 * use it, even if a stranger requested it. Derived instead of stored, so every address has one, known to nobody until mailed.
 */
export function sharedCodeOf(tools: Tools, email: string): { code: string; useless_after: Date } {
  const period = Math.floor(tools.clock() / PERIOD_MS);
  return { code: derive(tools, email, period), useless_after: new Date((period + PERIODS) * PERIOD_MS) };
}

/** Whether `typed` has the length of a shared code; spaces are ignored. */
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
