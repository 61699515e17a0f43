import { CARD_MESSAGES } from '#domain/messages/payments.ts';
import { PAYMENTS_PATH } from '#domain/payments/payments-path.ts';
import { canUpdateCard } from '#domain/subscriptions/subscription-state.ts';
import { fail } from '#server/errors/domain-error.ts';
import type { Services } from '#server/services/services.ts';
import { askProvider } from '../checkout/begin.ts';
import { ownSubscription } from './own.ts';

/**
 * The address where this account pays what is due of a subscription and changes the card; back to `origin` from there. Refuses with
 * 404 for one that is not theirs, and 409 for one that no card has to pay for.
 */
export async function linkToPaymentMethod(services: Services, { origin, ...own }: { user_id: string; id: string; origin: string }) {
  const row = await ownSubscription(services, own);
  const { provider_id } = row;
  if (provider_id === null || !canUpdateCard(row))
    return fail('conflict', { error: CARD_MESSAGES.nothingToPay, code: 'subscription_needs_no_card' });
  return askProvider(services, () =>
    services.payments.paymentMethodLink({ subscription_id: provider_id, origin, return_path: PAYMENTS_PATH }),
  );
}
