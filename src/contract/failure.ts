import type { Endpoint, InputOf, ResponseOf } from './endpoint.ts';
import type { FailureBody } from './failure-body.ts';

/**
 * Why a call did not give its answer.
 * - `unreachable`: nothing came back (no signal, time-out, aborted). Never a reason to log out or to drop anything.
 * - `refused`: the server answered with a status of 400 or more and a body in our form. `retry_after` is in seconds.
 * - `unreadable`: something answered that is not this product (a captive portal's page, a proxy's error, a broken body).
 */
export type Failure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly status: number; readonly body: FailureBody; readonly retry_after?: number }
  | { readonly kind: 'unreadable'; readonly status: number; readonly retry_after?: number };

/** Result of a call. Failures are values: a call never throws for anything the network or the server did. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

export interface CallOptions {
  /** Sent as `Idempotency-Key`; the server answers a repeated key with the first answer. */
  readonly idempotency_key?: string;
  /** Milliseconds until the call counts as unreachable; the default is the specification's 30 s. */
  readonly timeout_ms?: number;
  /**
   * Takes the answer as a stream where the server gives one: called for each event before the answer, with its parsed data. They are
   * lost with the connection and say nothing about the answer; a call that passes this ends like any other.
   */
  readonly on_event?: (event: string, data: unknown) => void;
  /** Called while a form is on its way, with how much of it has left: 0 to 1. */
  readonly on_upload?: (part: number) => void;
  /** Called when the answer came from the phone's cache because the server could not be reached, with when it was given (milliseconds since 1970). */
  readonly on_kept?: (fetched_at: number) => void;
}

/** Makes a call of the contract. Injected wherever a call is needed, so tests can pass the real server in process. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<Outcome<ResponseOf<E>>>;
