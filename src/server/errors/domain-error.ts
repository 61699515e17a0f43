import type { FailureBody } from '#contract/index.ts';

/** Why something cannot be done. `http/errors.ts` gives each its status. */
export type ErrorKind = 'invalid' | 'unauthenticated' | 'forbidden' | 'not_found' | 'conflict' | 'too_many' | 'unavailable';

export type Failure = FailureBody & { readonly code: string };

/** An expected "no" of a rule, thrown by whatever applies the rule. Not a fault of the program, so it is not logged as one. */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly failure: Failure;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ErrorKind, failure: Failure, retryAfterSeconds?: number) {
    super(`${kind}: ${failure.code}`);
    this.kind = kind;
    this.failure = failure;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Throws a domain error. `failure` carries the sentence in the field the call's clients expect (`detail`, `error`, …) and a `code` a
 * program can branch on; `retryAfterSeconds` says when trying again makes sense.
 */
export function fail(kind: ErrorKind, failure: Failure, retryAfterSeconds?: number): never {
  throw new DomainError(kind, failure, retryAfterSeconds);
}
