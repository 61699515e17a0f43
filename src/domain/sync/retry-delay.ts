import { SYNC_BACKOFF_MAX_MS, SYNC_BACKOFF_MIN_MS, SYNC_RETRY_AFTER_MAX_MS, SYNC_WAITED_FOR_MAX_MS } from '#domain/limits.ts';

export interface RetryInput {
  /** Consecutive failures, from 1. */
  readonly failures: number;
  /** Unsent data exists and the page is visible. */
  readonly isWaitedFor: boolean;
  /** 0 to 1. */
  readonly random: () => number;
  /** Seconds from the server's `Retry-After`. */
  readonly retry_after?: number;
}

/**
 * Milliseconds until the next try: doubling from 2 s to 5 min, with jitter in the upper half so that phones do not return at once. While a
 * person waits, at most 9 s. Never before `retry_after`.
 */
export function retryDelay({ failures, isWaitedFor, random, retry_after = 0 }: RetryInput): number {
  const full = Math.min(SYNC_BACKOFF_MAX_MS, SYNC_BACKOFF_MIN_MS * 2 ** Math.min(failures - 1, 20));
  const spread = full / 2 + (random() * full) / 2;
  const delay = isWaitedFor ? Math.min(spread, SYNC_WAITED_FOR_MAX_MS) : spread;
  const asked = Math.min(SYNC_RETRY_AFTER_MAX_MS, Math.max(0, retry_after * 1000));
  return Math.ceil(Math.max(delay, asked));
}
