import { type Failure, type Outcome, refreshToken } from '#contract/index.ts';
import { REQUEST_TIMEOUT_MS } from '#domain/limits.ts';
import { readOutcome, type SendRequest } from './answer.ts';

/** The session's tokens as the transport sees them. */
export interface TokenHolder {
  /** `expires_at` in milliseconds since 1970; null for a token that does not decode. */
  read(): { access: string | null; refresh: string | null; expires_at: number | null };
  /** Stores what a refresh gave, unless the stored refresh token is no longer the one that was sent (a logout, another account). */
  replace(sent: string, given: { access: string; refresh: string | null }): boolean;
  /** The server said no to the refresh token itself: the session is over. */
  refused(sent: string): void;
  /** The server said that the account behind this token, of either kind, was deleted. */
  gone(sent: string): void;
}

/** The part of `navigator.locks` used here. */
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
 * One refresh at a time, over all tabs. Whoever waited for the lock finds the token another one brought and uses that. `stale` is
 * the access token that did not serve.
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

/** A tab that was put to sleep while it held the lock must not hold up the others for ever. */
async function inTurn(locks: LockHolder, run: () => Promise<Outcome<string>>): Promise<Outcome<string>> {
  try {
    return await locks.request(REFRESH_LOCK, { signal: AbortSignal.timeout(2 * REQUEST_TIMEOUT_MS) }, run);
  } catch {
    return { ok: false, failure: { kind: 'unreachable' } };
  }
}

/** Only our own word for it: a status alone may come from anything in between. */
export function isAccountGone(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 410 && failure.body.code === 'account_deleted';
}

/** Only these two answers mean that the session is over (AUTH-4). */
function isDefinite(failure: Failure): failure is Extract<Failure, { kind: 'refused' }> {
  return failure.kind === 'refused' && (failure.status === 400 || failure.status === 401);
}
