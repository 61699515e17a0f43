import type { Failure } from '#contract/index.ts';
import { COACH_PROFILE_MESSAGES } from '#domain/messages/coach-account.ts';
import { refusalSentence } from './refusal-sentence.ts';

/** 'Error: ' and the server's error, or the sentence for when there is none (ERR-6). */
export function upgradeFailureText(failure: Failure): string {
  const error = refusalSentence(failure, ['error']);
  return error === null ? COACH_PROFILE_MESSAGES.upgradeFailed : `${COACH_PROFILE_MESSAGES.upgradeError}${error}`;
}
