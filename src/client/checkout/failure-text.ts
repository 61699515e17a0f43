import type { Failure } from '#contract/index.ts';
import { CHECKOUT_START_MESSAGES } from '#domain/messages/checkout-start.ts';

/**
 * What is being bought, from where. ERR-11 has other words for each: a program anywhere, the call and the AI Coach on results 2 to 4,
 * the AI Coach on results 1.
 */
export type CheckoutKind = 'program' | 'discovery-call' | 'ai-coach' | 'ai-coach-trial';

export interface CheckoutFailureText {
  sentence: string;
  /** The server's reason, unless the sentence contains it. */
  reason: string | null;
}

/** ERR-11. `no-destination`: an answer came, but without an address this product sends people to. */
export function checkoutFailureText(kind: CheckoutKind, failure: Failure | 'no-destination'): CheckoutFailureText {
  const error = failure === 'no-destination' ? null : errorOf(failure);
  const isAnswered = failure === 'no-destination' || failure.kind === 'refused' || (failure.kind === 'unreadable' && failure.status < 300);
  switch (kind) {
    case 'program':
      if (error !== null) return { sentence: `${CHECKOUT_START_MESSAGES.programRefused}${error}`, reason: null };
      return { sentence: CHECKOUT_START_MESSAGES.programFailed, reason: null };
    case 'ai-coach-trial':
      return { sentence: CHECKOUT_START_MESSAGES.trialFailed, reason: error };
    case 'discovery-call':
    case 'ai-coach':
      return { sentence: isAnswered ? CHECKOUT_START_MESSAGES.notStarted : CHECKOUT_START_MESSAGES.failed, reason: error };
  }
}

function errorOf(failure: Failure): string | null {
  if (failure.kind !== 'refused') return null;
  const { error } = failure.body;
  return typeof error === 'string' && error.trim() !== '' ? error : null;
}
