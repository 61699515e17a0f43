import type { Endpoint, InputOf, ResponseOf } from './endpoint.ts';
import type { FailureBody } from './failure-body.ts';

/**
 * Why a call failed. - `unreachable`: no response (no signal, time-out, aborted); never a reason to log out or to drop data. - `refused`:
 * status 400 or above with a body in our form; `retry_after` in seconds. - `unreadable`: a response that is not from this product (a
 * captive portal, a proxy's error, a broken body).
 */
export type Failure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly status: number; readonly body: FailureBody; readonly retry_after?: number }
  | { readonly kind: 'unreadable'; readonly status: number; readonly retry_after?: number };

/** The result of a call. Failures are values: a call never throws because of network or server. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

export interface CallOptions {
  /** Sent as `Idempotency-Key`; the server repeats its first answer for a repeated key. */
  readonly idempotency_key?: string;
  /** Milliseconds until the call counts as unreachable; the default is 30 s (API-3). */
  readonly timeout_ms?: number;
  /** Called with each server-sent event before the answer, parsed. Events are lost with the connection and do not affect the answer. */
  readonly on_event?: (event: string, data: unknown) => void;
  /** Upload progress of a form, 0 to 1. */
  readonly on_upload?: (part: number) => void;
  /** Called when the service worker answered from its cache because the server was unreachable; `fetched_at` in ms since 1970. */
  readonly on_kept?: (fetched_at: number) => void;
}

/** Makes an API call. Injected, so that tests can call the server in process. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<Outcome<ResponseOf<E>>>;
