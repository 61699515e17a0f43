import { milliseconds } from 'date-fns';
import { CLOSING_DAYS } from '../limits.ts';
import type { SubscriptionStatus } from '../subscriptions/subscription-state.ts';

/** A trainee's subscription to a coach. Times in ms since 1970. */
export interface PaidFacts {
  readonly status: SubscriptionStatus;
  readonly began_at: number;
  readonly ended_at: number | null;
  /** Its last payment went back in full. */
  readonly is_refunded: boolean;
}

/** Somebody left, or the trainee blocked the coach (REL-4). */
interface ExplicitEnd {
  readonly at: number;
  readonly isBlock: boolean;
}

export interface RelationshipFacts {
  readonly paid: readonly PaidFacts[];
  /** When the trainee last used a code of the coach (REL-3); null when they never did. */
  readonly joined_at: number | null;
  readonly end: ExplicitEnd | null;
}

/** `paused`: a month is unpaid. `closing`: over, and both may still say goodbye. */
export type RelationshipState = 'active' | 'paused' | 'closing' | 'ended';

/**
 * What a relationship is now, from what was paid, which code was used and who left (REL-1, REL-4). Never stored. Only what was bought or
 * joined after an end outlives it.
 */
export function relationshipState(facts: RelationshipFacts, now: number): RelationshipState {
  const { paid, end } = facts;
  const standing = standingOf(facts);
  const has = (...statuses: readonly SubscriptionStatus[]) => standing.some(({ status }) => statuses.includes(status));
  if (has('active') || isInvited(facts)) return 'active';
  if (has('past_due', 'incomplete')) return 'paused';
  if (standing.some((each) => isClosing(each, now))) return 'closing';
  return end !== null && standing.length === 0 && isLeaving(end, paid, now) ? 'closing' : 'ended';
}

/** Statuses of a subscription that was paid once. */
const PAID: readonly SubscriptionStatus[] = ['active', 'past_due', 'cancelled'];

/** Whether a code, and no subscription, is what the relationship rests on (REL-3): from the first one bought after it, that decides. */
export function isInvited(facts: RelationshipFacts): boolean {
  const { joined_at, end } = facts;
  if (joined_at === null || (end !== null && joined_at <= end.at)) return false;
  return !standingOf(facts).some(({ status, began_at }) => status === 'active' || (PAID.includes(status) && began_at > joined_at));
}

/** What was bought after somebody left; all of it while nobody has. */
export function standingOf({ paid, end }: RelationshipFacts): readonly PaidFacts[] {
  return end === null ? paid : paid.filter(({ began_at }) => began_at > end.at);
}

/** Whether the trainee ever paid the coach. */
export function hasPaid(paid: readonly Pick<PaidFacts, 'status'>[]): boolean {
  return paid.some(({ status }) => PAID.includes(status));
}

function isClosing({ status, ended_at, is_refunded }: PaidFacts, now: number): boolean {
  return status === 'cancelled' && !is_refunded && ended_at !== null && isWithinClosing(ended_at, now);
}

/** A block leaves no days to say goodbye, and neither does a payment that went back. */
function isLeaving({ at, isBlock }: ExplicitEnd, paid: readonly PaidFacts[], now: number): boolean {
  return !isBlock && !(paid.length > 0 && paid.every(({ is_refunded }) => is_refunded)) && isWithinClosing(at, now);
}

function isWithinClosing(ended_at: number, now: number): boolean {
  return now < ended_at + milliseconds({ days: CLOSING_DAYS });
}
