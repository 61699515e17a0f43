import { eq } from 'drizzle-orm';
import { CANCEL_MESSAGES } from '#domain/messages/payments.ts';
import { isCancelable, nextAnniversary } from '#domain/subscriptions/subscription-state.ts';
import { subscriptions } from '#server/db/schema.ts';
import type { Api } from '#server/http/api.ts';
import { refuse } from '#server/http/refusal.ts';
import { askProvider } from '../checkout/begin.ts';
import { refreshObjects } from '../payments/event.ts';
import { ownSubscription } from './own.ts';

/**
 * Ends a subscription of this account when what is paid for has passed (MONEY-14). Cancelling again says the same again.
 * Refuses with 404 for one that is not theirs, and 409 for one that does not run.
 */
export async function cancelSubscriptionOf(api: Api, own: { user_id: string; id: string }): Promise<void> {
  const row = await ownSubscription(api, own);
  if (row.cancel_at_period_end && row.ended_at === null) return;
  if (!isCancelable(row)) refuse(409, { error: CANCEL_MESSAGES.notRunning, code: 'subscription_not_cancelable' });
  const { provider_id } = row;
  if (provider_id === null) {
    // Granted and not sold: it ends with its month all the same.
    const current_period_end = new Date(nextAnniversary(row.created_at.getTime(), api.clock()));
    await api.database.update(subscriptions).set({ cancel_at_period_end: true, current_period_end }).where(eq(subscriptions.id, row.id));
    return;
  }
  await askProvider(api, async () => {
    await api.payments.cancelAtPeriodEnd(provider_id, `cancel:${row.id}`);
    await refreshObjects(api, [{ kind: 'subscription', id: provider_id }]);
  });
}
