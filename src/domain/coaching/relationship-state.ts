import { milliseconds } from 'date-fns';
import { CLOSING_DAYS } from '../limits.ts';
import type { SubscriptionStatus } from '../subscriptions/subscription-state.ts';

/** A trainee's subscription to a coach. Times in ms since 1970. */
export interface PaidFacts {
  readonly status: SubscriptionStatus;
  readonly ended_at: number | null;
  /** Its last payment went back in full. */
  readonly is_refunded: boolean;
}

/** `paused`: a month is unpaid. `closing`: over, and both may still say goodbye. */
export type RelationshipState = 'active' | 'paused' | 'closing' | 'ended';

/** What a relationship is now, from what was paid (REL-1). Never stored. */
export function relationshipState(subscriptions: readonly PaidFacts[], now: number): RelationshipState {
  const has = (...statuses: readonly SubscriptionStatus[]) => subscriptions.some(({ status }) => statuses.includes(status));
  if (has('active')) return 'active';
  if (has('past_due', 'incomplete')) return 'paused';
  return subscriptions.some((paid) => isClosing(paid, now)) ? 'closing' : 'ended';
}

function isClosing({ status, ended_at, is_refunded }: PaidFacts, now: number): boolean {
  return status === 'cancelled' && !is_refunded && ended_at !== null && now < ended_at + milliseconds({ days: CLOSING_DAYS });
}
