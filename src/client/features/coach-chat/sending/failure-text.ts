import type { Failure } from '#contract/index.ts';
import { CHAT_MESSAGES } from '#domain/messages/ai-coach.ts';

/** The only refusal that its reader can act on (ours). */
export const NO_SUBSCRIPTION = 'This account has no active AI Coach subscription.';

/** For a phone that answers itself (ours). */
const PHONE_ANSWERS = 'This phone answers until it can be reached.';

/**
 * What is said when the first messages do not come (ERR-14), and what its reader can make of it. Without a definite refusal
 * (null) the phone has greeted in the coach's place.
 */
export function greetingFailureText(failure: Failure | null): { sentence: string; reason: string | null; needs_subscription: boolean } {
  const needs_subscription = failure?.kind === 'refused' && failure.status === 403;
  const reason = failure === null ? PHONE_ANSWERS : needs_subscription ? NO_SUBSCRIPTION : null;
  return { sentence: CHAT_MESSAGES.loadFailed, reason, needs_subscription };
}
