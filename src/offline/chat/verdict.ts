import type { Failure } from '#contract/index.ts';
import type { ChatFailure } from './rows.ts';

/** The consequence of a failed request. */
type Verdict =
  | { readonly kind: 'retry'; readonly retry_after?: number }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'new-key' }
  | { readonly kind: 'given-up'; readonly state: 'failed' | 'dead'; readonly failure: ChatFailure };

/** Statuses caused by the message's content. */
const REFUSED_CONTENT: ReadonlySet<number> = new Set([400, 413, 422]);
/** Temporary statuses below 500. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 425, 429]);

export function verdictOf(failure: Failure): Verdict {
  if (failure.kind === 'unreachable') return { kind: 'retry' };
  const { status, retry_after } = failure;
  if (failure.kind === 'unreadable' || status >= 500) return { kind: 'retry', retry_after };
  if (status === 401 || status === 410) return { kind: 'sign-in' };
  if (status === 409 && failure.body.code === 'idempotency_key_reused') return { kind: 'new-key' };
  if (PASSING.has(status)) return { kind: 'retry', retry_after };
  if (REFUSED_CONTENT.has(status)) return { kind: 'given-up', state: 'dead', failure: 'refused' };
  return { kind: 'given-up', state: 'failed', failure: status === 403 ? 'subscription' : 'refused' };
}
