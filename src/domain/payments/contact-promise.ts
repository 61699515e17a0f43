import { hoursToMilliseconds, milliseconds } from 'date-fns';
import { CONTACT_CLAIM_HOURS, CONTACT_REMINDER_HOURS, FIRST_CONTACT_HOURS, REFUND_OFFER_DAYS } from '../limits.ts';

/** Facts about first contact after a purchase. Times in ms since 1970. */
export interface ContactFacts {
  readonly bought_at: number;
  /** The coach claimed contact. */
  readonly coach_said_at: number | null;
  readonly buyer_agreed_at: number | null;
  /** The buyer denied the claim. */
  readonly buyer_denied_at: number | null;
  readonly refund_asked_at: number | null;
  /** The first payment was refunded completely. */
  readonly is_refunded: boolean;
}

export type ContactState = 'waiting' | 'claimed' | 'confirmed' | 'missed' | 'refunding' | 'refunded';

/** Until when the coach has to have made contact (MONEY-12). */
export function contactDueAt(bought_at: number): number {
  return bought_at + hoursToMilliseconds(FIRST_CONTACT_HOURS);
}

/**
 * State of the 72-hour promise. A coach's claim in time stops the clock unless the buyer denies it, which restores the clock as if
 * unclaimed. The buyer's statement is final. After the deadline only the buyer can still confirm contact.
 */
export function contactState(facts: ContactFacts, now: number): ContactState {
  if (facts.is_refunded) return 'refunded';
  if (facts.refund_asked_at !== null) return 'refunding';
  if (facts.buyer_agreed_at !== null) return 'confirmed';
  const due_at = contactDueAt(facts.bought_at);
  const claim = standingClaim(facts, due_at);
  if (claim !== null) return now >= claim + hoursToMilliseconds(CONTACT_CLAIM_HOURS) ? 'confirmed' : 'claimed';
  return now >= due_at ? 'missed' : 'waiting';
}

function standingClaim({ coach_said_at, buyer_denied_at }: ContactFacts, due_at: number): number | null {
  if (coach_said_at === null || coach_said_at >= due_at) return null;
  return buyer_denied_at !== null && buyer_denied_at >= coach_said_at ? null : coach_said_at;
}

/** Whether the buyer can refund with one click now. */
export function isRefundOffered(facts: ContactFacts, now: number): boolean {
  return contactState(facts, now) === 'missed' && now < contactDueAt(facts.bought_at) + milliseconds({ days: REFUND_OFFER_DAYS });
}

/** Whether the purchase still needs attention from either side. */
export function isContactOpen(facts: ContactFacts, now: number): boolean {
  const state = contactState(facts, now);
  if (state === 'waiting' || state === 'claimed' || state === 'refunding') return true;
  if (state === 'missed') return isRefundOffered(facts, now);
  return now < contactDueAt(facts.bought_at) + milliseconds({ days: 1 });
}

export type ContactAnswer = 'happened' | 'not_yet';

/** The change made by one side's statement; null when it has no effect. */
export function answerContactPromise(
  facts: ContactFacts,
  { side, answer, now }: { side: 'buyer' | 'coach'; answer: ContactAnswer; now: number },
): Partial<Pick<ContactFacts, 'coach_said_at' | 'buyer_agreed_at' | 'buyer_denied_at'>> | null {
  const state = contactState(facts, now);
  if (side === 'coach') {
    if (answer === 'happened' && state === 'waiting') return { coach_said_at: now };
    return null;
  }
  if (answer === 'happened') return state === 'waiting' || state === 'claimed' || state === 'missed' ? { buyer_agreed_at: now } : null;
  return state === 'claimed' ? { buyer_denied_at: now } : null;
}

/** Reminders due by now: none once contact was claimed or confirmed, or the deadline passed. */
export function remindersDue(facts: ContactFacts, now: number): number {
  if (contactState(facts, now) !== 'waiting') return 0;
  return CONTACT_REMINDER_HOURS.filter((hours) => now >= facts.bought_at + hoursToMilliseconds(hours)).length;
}
