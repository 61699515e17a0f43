import type { Relationship } from '#contract/index.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';

/** Why the relationship is not running, for this side; null while it is. */
export function stateWords({ side, state, left_by, is_blocked, first_name }: Relationship): string | null {
  if (state === 'active') return null;
  if (is_blocked) return COACHING_MESSAGES.blocked;
  if (left_by === null) return COACHING_MESSAGES[state];
  const isOwn = left_by === side;
  if (state === 'ended')
    return isOwn ? COACHING_MESSAGES.leftLongAgo : `${first_name ?? COACHING_MESSAGES.theOther} ${COACHING_MESSAGES.hasLeft}`;
  return isOwn ? COACHING_MESSAGES.leftByYou : `${first_name ?? COACHING_MESSAGES.theOther} ${COACHING_MESSAGES.leftByOther}`;
}
