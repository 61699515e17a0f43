import type { Failure } from '#contract/index.ts';

/**
 * Why a round ended early. Nothing is dropped for any reason. - `retry`: later; `retry_after` in seconds from the server. -
 * `this-phone-only`: the backend does not sync; `certain` when it said so itself. - `sign-in-needed`: no valid token for this account.
 */
export type Trouble =
  | { readonly kind: 'retry'; readonly retry_after?: number }
  | { readonly kind: 'this-phone-only'; readonly certain: boolean }
  | { readonly kind: 'sign-in-needed' };

export const RETRY: Trouble = { kind: 'retry' };
export const WRONG_OWNER: Trouble = { kind: 'sign-in-needed' };

/** 401: no valid token. 409: token of another account. 410: the account was deleted. */
const SIGN_IN_STATUSES: ReadonlySet<number> = new Set([401, 409, 410]);

export function troubleOf(failure: Failure): Trouble {
  if (failure.kind === 'unreachable') return RETRY;
  if (failure.kind === 'refused' && SIGN_IN_STATUSES.has(failure.status)) return { kind: 'sign-in-needed' };
  return { kind: 'retry', retry_after: failure.retry_after };
}

/** Only hello may treat 404 as a backend without sync; later it is a fault. */
export function greetingTroubleOf(failure: Failure): Trouble {
  if (failure.kind !== 'unreachable' && failure.status === 404) return { kind: 'this-phone-only', certain: failure.kind === 'refused' };
  return troubleOf(failure);
}
