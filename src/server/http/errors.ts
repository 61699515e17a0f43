import type { Context } from 'hono';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { databaseErrorOf, describeError } from '../describe-error.ts';
import { DomainError, type ErrorKind } from '../errors/domain-error.ts';
import type { Log } from '../log.ts';
import { Refusal } from './refusal.ts';

const STATUSES: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many: 429,
  unavailable: 503,
};

/** Converts thrown values to responses: refusals as intended, others without internals. */
export function answerError(error: unknown, c: Context, log: Log, requestId: string): Response {
  const refusal = error instanceof Refusal ? error : refusalFor(error);
  if (refusal === null) {
    log.error({ request_id: requestId, ...describeError(error) }, 'request failed');
    return c.json({ detail: SERVER_MESSAGES.internal, code: 'internal' }, 500);
  }
  if (refusal.status >= 500) log.warn({ request_id: requestId, ...describeError(error) }, 'request refused for now');
  if (refusal.retryAfterSeconds !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(refusal.retryAfterSeconds))));
  return c.json(refusal.body, refusal.status as 400);
}

/** Retryable SQLSTATEs: transaction conflicts, resource limits, lost connections, shutdown, time-outs. */
const TRANSIENT = /^(40|53|57|08|55P03|25P03)/;
/** Data exceptions: a well-formed value that a column cannot store, such as text with NUL. */
const UNSTORABLE = /^22/;
const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** PostgreSQL driver messages, without a code, for lost or failed connections. */
const CONNECTION_LOST = /connection terminated|connection error|is not queryable|timeout exceeded when trying to connect|timeout expired/i;

function refusalFor(error: unknown): Refusal | null {
  if (error instanceof DomainError) return new Refusal(STATUSES[error.kind], error.failure, error.retryAfterSeconds);
  const sqlstate = databaseErrorOf(error)?.sqlstate;
  if (sqlstate !== undefined && UNSTORABLE.test(sqlstate)) {
    return new Refusal(400, { detail: SERVER_MESSAGES.unstorable, code: 'unstorable_value' });
  }
  if ((sqlstate !== undefined && TRANSIENT.test(sqlstate)) || isConnectionError(error)) {
    return new Refusal(503, { detail: SERVER_MESSAGES.busy, code: 'try_again' }, 1);
  }
  return null;
}

function isConnectionError(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    if (CONNECTION_CODES.has((current as NodeJS.ErrnoException).code ?? '')) return true;
    if (CONNECTION_LOST.test(current.message)) return true;
  }
  return false;
}
