import { type Failure, type Outcome, refreshToken } from '#contract/index.ts';
import { REQUEST_TIMEOUT_MS } from '#domain/limits.ts';
import { readOutcome, type SendRequest } from './answer.ts';

/** The session's tokens, as used by the transport. */
export interface TokenHolder {
  /** `expires_at` in ms since 1970; null for an undecodable token. */
  read(): { access: string | null; refresh: string | null; expires_at: number | null };
  /** Stores refreshed tokens, unless the stored refresh token has changed since (logout, another account). */
  replace(sent: string, given: { access: string; refresh: string | null }): boolean;
  /** The server rejected the refresh token: the session is over. */
  refused(sent: string): void;
  /** The server reported the token's account as deleted. */
  gone(sent: string): void;
}

/** The used part of `navigator.locks`. */
export interface LockHolder {
  request<T>(name: string, options: { signal: AbortSignal }, run: () => Promise<T>): Promise<T>;
}

interface RefreshDependencies {
  origin: string;
  tokens: TokenHolder;
  locks: LockHolder | undefined;
  now: () => number;
  send: SendRequest;
}

const REFRESH_LOCK = 'setwise-refresh';

/**
 * One refresh at a time across tabs: a tab that waited for the lock uses the token that another one fetched. `stale` is the rejected access
 * token.
 */
export function createRefresh({ origin, tokens, locks, now, send }: RefreshDependencies): (stale: string) => Promise<Outcome<string>> {
  let underway: Promise<Outcome<string>> | null = null;

  const run = async (stale: string): Promise<Outcome<string>> => {
    const held = tokens.read();
    const isNewer = held.access !== null && held.access !== stale && held.expires_at !== null && held.expires_at > now();
    if (isNewer && held.access !== null) return { ok: true, value: held.access };
    if (held.refresh === null) return { ok: false, failure: { kind: 'refused', status: 401, body: {} } };
    const sent = held.refresh;
    const answer = await send({
      url: origin + refreshToken.path,
      method: refreshToken.method,
      headers: {},
      body: { refresh: sent, rotate: true },
      timeout_ms: REQUEST_TIMEOUT_MS,
    });
    const outcome = readOutcome<typeof refreshToken>(answer, refreshToken.response);
    if (outcome.ok) {
      tokens.replace(sent, { access: outcome.value.access, refresh: outcome.value.refresh ?? null });
      return { ok: true, value: outcome.value.access };
    }
    if (isAccountGone(outcome.failure)) {
      tokens.gone(sent);
      return outcome;
    }
    if (isDefinite(outcome.failure)) {
      tokens.refused(sent);
      return { ok: false, failure: { ...outcome.failure, status: 401 } };
    }
    return outcome;
  };

  return (stale) => {
    underway ??= (locks === undefined ? run(stale) : inTurn(locks, () => run(stale))).finally(() => {
      underway = null;
    });
    return underway;
  };
}

/** Times out, because a suspended tab may hold the lock. */
async function inTurn(locks: LockHolder, run: () => Promise<Outcome<string>>): Promise<Outcome<string>> {
  try {
    return await locks.request(REFRESH_LOCK, { signal: AbortSignal.timeout(2 * REQUEST_TIMEOUT_MS) }, run);
  } catch {
    return { ok: false, failure: { kind: 'unreachable' } };
  }
}

/** Requires our error code; a bare status may come from a proxy. */
export function isAccountGone(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 410 && failure.body.code === 'account_deleted';
}

/** Only these two answers mean that the session is over (AUTH-4). */
function isDefinite(failure: Failure): failure is Extract<Failure, { kind: 'refused' }> {
  return failure.kind === 'refused' && (failure.status === 400 || failure.status === 401);
}
