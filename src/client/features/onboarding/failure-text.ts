import { refusalSentence } from '#client/coach-forms/refusal-sentence.ts';
import type { Failure } from '#contract/index.ts';
import { ONBOARDING_MESSAGES } from '#domain/messages/onboarding.ts';

/** The sentence of a failed registration as a coach (ERR-5). */
export function submitFailureText(failure: Failure): string {
  return `${ONBOARDING_MESSAGES.failed} ${refusalSentence(failure) ?? ONBOARDING_MESSAGES.tryAgain}`;
}
