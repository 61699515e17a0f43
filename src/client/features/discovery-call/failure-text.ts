import type { Failure } from '#contract/index.ts';
import { DISCOVERY_CALL_MESSAGES } from '#domain/messages/discovery-calls.ts';

/** The sentence of a failed request for a call (ERR-12). */
export function callFailureText(failure: Failure | 'no-destination'): string {
  if (failure === 'no-destination') return DISCOVERY_CALL_MESSAGES.wrong;
  switch (failure.kind) {
    case 'unreachable':
      return DISCOVERY_CALL_MESSAGES.failed;
    case 'unreadable':
      return DISCOVERY_CALL_MESSAGES.wrong;
    case 'refused': {
      const { error } = failure.body;
      return typeof error === 'string' && error.trim() !== '' ? error : DISCOVERY_CALL_MESSAGES.wrong;
    }
  }
}
