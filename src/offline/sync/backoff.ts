import { SYNC_BACKOFF_MAX_MS, SYNC_BACKOFF_MIN_MS, SYNC_RETRY_AFTER_MAX_MS } from '#domain/limits.ts';

/**
 * Milliseconds until the next try after `failures` in a row (from 1): doubling from 2 s to 5 min, the upper half of it by chance so
 * that many phones do not come back at once; never before the server's `retry_after` (seconds). `random` gives 0 to 1.
 */
export function backoff(failures: number, random: () => number, retry_after?: number): number {
  const full = Math.min(SYNC_BACKOFF_MAX_MS, SYNC_BACKOFF_MIN_MS * 2 ** Math.min(failures - 1, 20));
  const jittered = full / 2 + (random() * full) / 2;
  const asked = Math.min(SYNC_RETRY_AFTER_MAX_MS, Math.max(0, (retry_after ?? 0) * 1000));
  return Math.ceil(Math.max(jittered, asked));
}
