import type { Subscription } from '#contract/index.ts';
import { readSubscriptions } from './reads.ts';
import { EVERY_MS, usePolling } from './use-polling.ts';

/**
 * Rendered while a month is due: after paying at the provider the event takes a moment, so it polls for a while, with a delay because the
 * card has just been read. `onRead` receives each answer.
 */
export function DueWatch({ onRead }: { onRead: (subscriptions: Subscription[]) => void }) {
  usePolling(async () => {
    const outcome = await readSubscriptions();
    if (!outcome.ok) return false;
    onRead(outcome.value);
    return !outcome.value.some(isDue);
  }, EVERY_MS);
  return null;
}

export function isDue({ status }: Subscription): boolean {
  return status === 'past_due';
}
