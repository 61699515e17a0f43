import type { Subscription } from '#contract/index.ts';
import { readSubscriptions } from './reads.ts';
import { EVERY_MS, usePolling } from './use-polling.ts';

/**
 * Rendered while a month is due: who comes back from the card provider has paid before this server hears of it, so it is asked again
 * for a while, though not at once: the card has just read it. `onRead` gets each answer.
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
