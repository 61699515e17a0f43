import type { Failure } from '#contract/index.ts';

/**
 * Why a round ended early. Nothing is ever dropped for any of them.
 * - `retry`: try again later; `retry_after` in seconds when the server named it.
 * - `this-phone-only`: the backend keeps no logs; `certain` when it said so itself, not some page in between.
 * - `sign-in-needed`: no token that the server takes for this account.
 */
export type Trouble =
  | { readonly kind: 'retry'; readonly retry_after?: number }
  | { readonly kind: 'this-phone-only'; readonly certain: boolean }
  | { readonly kind: 'sign-in-needed' };

export const RETRY: Trouble = { kind: 'retry' };
export const WRONG_OWNER: Trouble = { kind: 'sign-in-needed' };

/** 401: no valid token. 409: the token is another account's. 410: the account is gone. */
const SIGN_IN_STATUSES: ReadonlySet<number> = new Set([401, 409, 410]);

export function troubleOf(failure: Failure): Trouble {
  if (failure.kind === 'unreachable') return RETRY;
  if (failure.kind === 'refused' && SIGN_IN_STATUSES.has(failure.status)) return { kind: 'sign-in-needed' };
  return { kind: 'retry', retry_after: failure.retry_after };
}

/** Only the greeting may conclude from a 404 that there is nothing to sync with; later it is a fault like any other. */
export function greetingTroubleOf(failure: Failure): Trouble {
  if (failure.kind !== 'unreachable' && failure.status === 404) return { kind: 'this-phone-only', certain: failure.kind === 'refused' };
  return troubleOf(failure);
}
