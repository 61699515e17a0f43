import type { Failure } from '#contract/index.ts';
import { COACH_CHECKOUT_MESSAGES } from '#domain/messages/checkout-start.ts';

export interface CheckoutFailureText {
  sentence: string;
  /** The server's reason, if any. */
  reason: string | null;
}

/** No address means that the checkout was not started; without an answer it went wrong (ERR-11). */
export function checkoutFailureText(failure: Failure | 'no-destination'): CheckoutFailureText {
  if (failure === 'no-destination') return { sentence: COACH_CHECKOUT_MESSAGES.failed, reason: null };
  switch (failure.kind) {
    case 'unreachable':
      return { sentence: COACH_CHECKOUT_MESSAGES.wrong, reason: null };
    case 'unreadable':
      return { sentence: failure.status < 300 ? COACH_CHECKOUT_MESSAGES.failed : COACH_CHECKOUT_MESSAGES.wrong, reason: null };
    case 'refused':
      return { sentence: COACH_CHECKOUT_MESSAGES.failed, reason: typeof failure.body.error === 'string' ? failure.body.error : null };
  }
}
