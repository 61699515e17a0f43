import type { Failure } from '#contract/index.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';

/** Why a step between coach and trainee was not taken: the server's sentence, or what is missing. */
export function coachingFailureText(failure: Failure): string {
  if (failure.kind === 'unreachable') return COACHING_MESSAGES.needsSignal;
  const said = failure.kind === 'refused' ? (failure.body.error ?? failure.body.detail) : null;
  return typeof said === 'string' && said !== '' ? said : COACHING_MESSAGES.stepFailed;
}
