import type { Failure } from '#contract/index.ts';
import { CANCEL_MESSAGES, CARD_MESSAGES, PAYMENTS_MESSAGES, PAYOUT_MESSAGES, REVIEW_MESSAGES } from '#domain/messages/payments.ts';

/** ERR-10 */
export function cancelFailureText(failure: Failure): string {
  if (failure.kind !== 'refused') return CANCEL_MESSAGES.exception;
  return textOf(failure.body.error) ?? CANCEL_MESSAGES.failed;
}

/** Ours: the server's error, else defaults. */
export function cardFailureText(failure: Failure | 'no-destination'): string {
  if (failure === 'no-destination') return CARD_MESSAGES.failed;
  if (failure.kind !== 'refused') return CARD_MESSAGES.exception;
  return textOf(failure.body.error) ?? CARD_MESSAGES.failed;
}

/** ERR-8 */
export function reviewFailureText(failure: Failure): string {
  if (failure.kind !== 'refused') return REVIEW_MESSAGES.exception;
  return textOf(failure.body.detail) ?? REVIEW_MESSAGES.failed;
}

/** ERR-9 */
export function payoutFailureText(failure: Failure | 'no-destination'): string {
  const error = failure !== 'no-destination' && failure.kind === 'refused' ? textOf(failure.body.error) : null;
  return error === null ? PAYOUT_MESSAGES.wrong : `Error: ${error}`;
}

/** Ours: the 72-hour promise. */
export function promiseFailureText(failure: Failure, what: 'answer' | 'refund'): string {
  const error = failure.kind === 'refused' ? textOf(failure.body.error) : null;
  return error ?? (what === 'answer' ? PAYMENTS_MESSAGES.answerFailed : PAYMENTS_MESSAGES.refundFailed);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
