import { CARD_MESSAGES } from '#domain/messages/payments.ts';
import { PAYMENTS_PATH } from '#domain/payments/payments-path.ts';
import { canUpdateCard } from '#domain/subscriptions/subscription-state.ts';
import { fail } from '#server/errors/domain-error.ts';
import type { Services } from '#server/services/services.ts';
import { askProvider } from '../checkout/begin.ts';
import { ownSubscription } from './own.ts';

/** The page for paying open amounts and changing the card, returning to `origin`. 404 for another account's, 409 when no card is needed. */
export async function linkToPaymentMethod(services: Services, { origin, ...own }: { user_id: string; id: string; origin: string }) {
  const row = await ownSubscription(services, own);
  const { provider_id } = row;
  if (provider_id === null || !canUpdateCard(row))
    return fail('conflict', { error: CARD_MESSAGES.nothingToPay, code: 'subscription_needs_no_card' });
  return askProvider(services, () =>
    services.payments.paymentMethodLink({ subscription_id: provider_id, origin, return_path: PAYMENTS_PATH }),
  );
}
