import { refusalSentence } from '#client/coach-forms/refusal-sentence.ts';
import type { Failure } from '#contract/index.ts';
import { ONBOARDING_MESSAGES } from '#domain/messages/onboarding.ts';

/** Section 8, onboarding submit: the ATTENTION sentence, then server detail, else message, else error text, else what to do. */
export function submitFailureText(failure: Failure): string {
  return `${ONBOARDING_MESSAGES.failed} ${refusalSentence(failure) ?? ONBOARDING_MESSAGES.tryAgain}`;
}
