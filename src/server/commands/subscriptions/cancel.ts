import { eq } from 'drizzle-orm';
import { CANCEL_MESSAGES } from '#domain/messages/payments.ts';
import { isCancelable, nextAnniversary } from '#domain/subscriptions/subscription-state.ts';
import { subscriptions } from '#server/db/schema.ts';
import { fail } from '#server/errors/domain-error.ts';
import type { Services } from '#server/services/services.ts';
import { askProvider } from '../checkout/begin.ts';
import { refreshObjects } from '../payments/event.ts';
import { ownSubscription } from './own.ts';

/**
 * Ends a subscription of this account when what is paid for has passed (MONEY-14). Cancelling again says the same again.
 * Fails as not found for one that is not theirs, and as a conflict for one that does not run.
 */
export async function cancelSubscriptionOf(services: Services, own: { user_id: string; id: string }): Promise<void> {
  const row = await ownSubscription(services, own);
  if (row.cancel_at_period_end && row.ended_at === null) return;
  if (!isCancelable(row)) fail('conflict', { error: CANCEL_MESSAGES.notRunning, code: 'subscription_not_cancelable' });
  const { provider_id } = row;
  if (provider_id === null) {
    // Granted, not sold: ends with its month.
    const current_period_end = new Date(nextAnniversary(row.created_at.getTime(), services.clock()));
    await services.database
      .update(subscriptions)
      .set({ cancel_at_period_end: true, current_period_end })
      .where(eq(subscriptions.id, row.id));
    return;
  }
  await askProvider(services, async () => {
    await services.payments.cancelAtPeriodEnd(provider_id, `cancel:${row.id}`);
    await refreshObjects(services, [{ kind: 'subscription', id: provider_id }]);
  });
}
