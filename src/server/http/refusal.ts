import type { FailureBody } from '#contract/index.ts';

/** An expected refusal: thrown below a handler, sent with status and body. Not logged as an error. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: FailureBody;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: FailureBody, retryAfterSeconds?: number) {
    super(`Refused with ${String(status)}`);
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Ends the request with a refusal. `body` carries the sentence in the field the call's clients expect (`detail`, `error`,
 * …) and a `code` a program can branch on. `retryAfterSeconds` becomes the `Retry-After` header.
 */
export function refuse(status: number, body: FailureBody & { readonly code: string }, retryAfterSeconds?: number): never {
  throw new Refusal(status, body, retryAfterSeconds);
}
