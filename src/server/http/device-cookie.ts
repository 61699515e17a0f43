import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Api } from './api.ts';
import type { RequestContext } from './serve.ts';

const NAME = 'setwise_device';
const MAX_AGE_SECONDS = 31_536_000;
/** Accounts known per browser; the least recent is dropped. */
const ACCOUNTS_MAX = 4;
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{22}(?:\\.[\\w-]{22}){1,${String(ACCOUNTS_MAX)}})(?:;|$)`);

type Tools = Pick<Api, 'tokens' | 'publicOrigin'>;

/**
 * A browser that signed in to an account, or proved its address, has a cookie with a random id and a signature per account. It does not
 * sign in; it separates the owner's attempts from strangers'. Null: unknown for this address.
 */
export function knownDevice({ tokens }: Tools, context: RequestContext, email: string): string | null {
  const read = readCookie(context);
  if (read === null) return null;
  const mark = markOf(tokens.secret, read.id, email);
  return read.marks.some((each) => isSame(each, mark)) ? mark : null;
}

/** Call after this browser proved ownership of the account. The cookie is HttpOnly and SameSite. */
export function rememberDevice({ tokens, publicOrigin }: Tools, context: RequestContext, email: string): void {
  const { id, marks } = readCookie(context) ?? { id: randomBytes(16).toString('base64url'), marks: [] };
  const mark = markOf(tokens.secret, id, email);
  const kept = [mark, ...marks.filter((each) => each !== mark)].slice(0, ACCOUNTS_MAX);
  const parts = [`${NAME}=${[id, ...kept].join('.')}`, 'Path=/api/', `Max-Age=${String(MAX_AGE_SECONDS)}`, 'HttpOnly', 'SameSite=Strict'];
  context.setHeader('Set-Cookie', [...parts, ...(publicOrigin.startsWith('https:') ? ['Secure'] : [])].join('; '));
}

function readCookie(context: RequestContext): { id: string; marks: string[] } | null {
  const [id, ...marks] = COOKIE.exec(context.header('Cookie') ?? '')?.[1]?.split('.') ?? [];
  return id === undefined ? null : { id, marks };
}

function markOf(secret: string, id: string, email: string): string {
  return createHmac('sha256', secret).update(`known device\n${id}\n${email}`).digest('base64url').slice(0, 22);
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
