import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addMonths } from 'date-fns';

/** The provider's subscription states. */
export type ProviderStatus = 'incomplete' | 'trialing' | 'active' | 'past_due' | 'canceled';

/** Our states: a trial is active, an unpaid subscription is not. */
export type SubscriptionStatus = 'active' | 'past_due' | 'incomplete' | 'cancelled' | 'duplicate';

const STATUS: Readonly<Record<ProviderStatus, SubscriptionStatus>> = {
  incomplete: 'incomplete',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  canceled: 'cancelled',
};

export function subscriptionStatus(status: ProviderStatus): SubscriptionStatus {
  return STATUS[status];
}

/** Cancelling is offered while a subscription is active and was not cancelled yet (MONEY-14). */
export function isCancelable({ status, cancel_at_period_end }: { status: string; cancel_at_period_end: boolean }): boolean {
  return status === 'active' && !cancel_at_period_end;
}

/** Whether another card can be given: a month is due or the next will be. Granted subscriptions have no card. */
export function canUpdateCard(sold: { status: string; cancel_at_period_end: boolean; provider_id: string | null }): boolean {
  return sold.provider_id !== null && (sold.status === 'past_due' || isCancelable(sold));
}

/** The first monthly anniversary after `now`; the 31st falls on the last day of shorter months. Times in ms since 1970. */
export function nextAnniversary(started_at: number, now: number): number {
  const start = new Date(started_at);
  for (let months = 1; ; months += 1) {
    const end = monthsAfter(start, months);
    if (end > now) return end;
  }
}

/** `months` after an instant, on the same day of the month or its last. */
export function monthsAfter(start: Date, months: number): number {
  return addMonths(new UTCDateMini(start.getTime()), months).getTime();
}
