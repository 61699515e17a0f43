import { SYNC_BACKOFF_MAX_MS, SYNC_BACKOFF_MIN_MS, SYNC_RETRY_AFTER_MAX_MS, SYNC_WAITED_FOR_MAX_MS } from '#domain/limits.ts';

export interface RetryInput {
  /** Failures in a row, from 1. */
  readonly failures: number;
  /** Something waits to be sent and the page is visible: a person can see that it waits. */
  readonly isWaitedFor: boolean;
  /** 0 to 1. */
  readonly random: () => number;
  /** Seconds the server asked to be left alone. */
  readonly retry_after?: number;
}

/**
 * Milliseconds until the next try: doubling from 2 s to 5 min, the upper half of it by chance so that many phones do not come back at
 * once. Nobody can know when trouble ends, so what a person waits for is tried every 9 s at the latest. Never before `retry_after`.
 */
export function retryDelay({ failures, isWaitedFor, random, retry_after = 0 }: RetryInput): number {
  const full = Math.min(SYNC_BACKOFF_MAX_MS, SYNC_BACKOFF_MIN_MS * 2 ** Math.min(failures - 1, 20));
  const spread = full / 2 + (random() * full) / 2;
  const delay = isWaitedFor ? Math.min(spread, SYNC_WAITED_FOR_MAX_MS) : spread;
  const asked = Math.min(SYNC_RETRY_AFTER_MAX_MS, Math.max(0, retry_after * 1000));
  return Math.ceil(Math.max(delay, asked));
}
