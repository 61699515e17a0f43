import { MODEL_FAILURES_MAX, MODEL_PAUSE_MAX_MS, MODEL_PAUSE_MS } from '#domain/limits.ts';
import type { ModelFailure } from '../ports/language-model.ts';

/** A circuit breaker: skips a model that is down or asked for a pause. */
export interface ModelPause {
  isOver(): boolean;
  succeeded(): void;
  failed(failure: ModelFailure): void;
}

/** Per process. Invalid answers do not open it, because the next question may succeed. */
export function createModelPause(clock: () => number): ModelPause {
  let until = 0;
  let failures = 0;
  return {
    isOver: () => clock() >= until,
    succeeded: () => {
      failures = 0;
    },
    failed: ({ fault, retry_after_ms }) => {
      if (fault === 'nonsense' || fault === 'too_long') return;
      failures += 1;
      const atOnce = fault === 'busy' || fault === 'refused';
      if (atOnce || failures >= MODEL_FAILURES_MAX) until = clock() + Math.min(retry_after_ms ?? MODEL_PAUSE_MS, MODEL_PAUSE_MAX_MS);
    },
  };
}
