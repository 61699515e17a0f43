import { createHash, randomBytes } from 'node:crypto';
import { VERIFICATION_CODE_MINUTES, VERIFIED_MINUTES } from '#domain/limits.ts';
import type { RequestContext } from './serve.ts';

const NAME = 'setwise_join';
/** Covers a late request, verification and use of a code, with margin. */
const MAX_AGE_SECONDS = 2 * (VERIFICATION_CODE_MINUTES + VERIFIED_MINUTES) * 60;

/**
 * The joining browser, as a hash of its cookie; without it anybody who types a code first would win the address. Sets the cookie if
 * missing; HttpOnly and SameSite.
 */
export function joiningBrowser(context: RequestContext, { https }: { https: boolean }): string {
  const token = readCookie(context) ?? randomBytes(32).toString('base64url');
  const parts = [`${NAME}=${token}`, 'Path=/api/', `Max-Age=${String(MAX_AGE_SECONDS)}`, 'HttpOnly', 'SameSite=Strict'];
  context.setHeader('Set-Cookie', [...parts, ...(https ? ['Secure'] : [])].join('; '));
  return hashOf(token);
}

/** Like `joiningBrowser`, but null without a cookie. */
export function knownJoiningBrowser(context: RequestContext): string | null {
  const token = readCookie(context);
  return token === null ? null : hashOf(token);
}

function readCookie(context: RequestContext): string | null {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`).exec(context.header('Cookie') ?? '')?.[1] ?? null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
