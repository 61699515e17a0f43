import type { PrescriptionView } from '../plan/plan-view.ts';
import { inTurnWith, straightAfter, type TurnItem } from '../training/superset-turn.ts';
import { CHANGE_OVER_SECONDS, restSeconds, type UsualRests } from './session-minutes.ts';

interface RestingItem extends TurnItem {
  readonly prescription: PrescriptionView;
}

/**
 * Seconds of rest after a set of `item`, whose `done` does not count it (TODAY-7): a change-over to a partner whose turn it is, and after the
 * round the longest rest of its exercises.
 */
export function restAfterSet<Item extends RestingItem>(items: readonly Item[], item: Item, goal: string, chosen?: UsualRests): number {
  const own = restSeconds(item.prescription, goal, chosen);
  if (straightAfter(items, item) !== undefined) return Math.min(own, CHANGE_OVER_SECONDS);
  return Math.max(own, ...inTurnWith(items, item).map(({ prescription }) => restSeconds(prescription, goal, chosen)));
}
