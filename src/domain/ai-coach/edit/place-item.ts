import type { Exercise } from '../../exercises/exercise.ts';
import { SLOT_OF_PATTERN } from '../build/slot-table.ts';
import type { SessionItem } from '../change/session-items.ts';

const RANK: Readonly<Record<string, number>> = { conditioning: 3, core: 2, carry: 2, grip: 2 };

function rankOf(exercise: Exercise | undefined): number {
  return exercise === undefined ? 1 : (RANK[SLOT_OF_PATTERN[exercise.pattern]] ?? (exercise.compound ? 0 : 1));
}

/** Before the first accessory of a later rank, else at the end. */
export function placed(items: readonly SessionItem[], fresh: SessionItem): readonly SessionItem[] {
  const at = items.findIndex((item) => !item.main && rankOf(item.exercise) > rankOf(fresh.exercise));
  return at === -1 ? [...items, fresh] : [...items.slice(0, at), fresh, ...items.slice(at)];
}

/** As the last main lift of the day. */
export function placedAsMain(items: readonly SessionItem[], item: SessionItem): readonly SessionItem[] {
  return [...items.filter((other) => other.main), item, ...items.filter((other) => !other.main)];
}
