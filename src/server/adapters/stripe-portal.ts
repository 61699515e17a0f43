import type { Stripe } from 'stripe';
import type { PaymentsPort } from '../ports/payments.ts';

/** Metadata that identifies our configuration in the account. */
const MADE_FOR = 'setwise-pay-and-change-card';

/**
 * Opens the first page of Stripe's customer portal, which shows open invoices and cards. The shorter flow (`flow_data`
 * `payment_method_update`) shows no invoice and changes only the customer's card, while subscriptions from Checkout keep the card pinned to
 * them.
 */
export function createCustomerPortal(stripe: Stripe): PaymentsPort['paymentMethodLink'] {
  let made: Promise<string> | null = null;
  const configuration = async () => {
    made ??= findConfiguration(stripe);
    try {
      return await made;
    } catch (error) {
      // Retry on the next call.
      made = null;
      throw error;
    }
  };
  return async ({ subscription_id, origin, return_path }) => {
    const subscription = await stripe.subscriptions.retrieve(subscription_id);
    const customer = idOf(subscription.customer);
    await unpinCard(stripe, subscription, customer);
    const return_url = origin + return_path;
    const { url } = await stripe.billingPortal.sessions.create({ customer, configuration: await configuration(), return_url });
    return { url };
  };
}

/**
 * Makes the subscription's card the customer's, which Checkout creates per subscription. A card added in the portal, or used for an open
 * invoice, then also pays later months.
 */
async function unpinCard(stripe: Stripe, subscription: Stripe.Subscription, customer: string): Promise<void> {
  const pinned = subscription.default_payment_method;
  const save_default_payment_method = 'on_subscription';
  if (pinned === null && subscription.payment_settings?.save_default_payment_method === save_default_payment_method) return;
  if (pinned !== null) await stripe.customers.update(customer, { invoice_settings: { default_payment_method: idOf(pinned) } });
  await stripe.subscriptions.update(subscription.id, {
    ...(pinned === null ? {} : { default_payment_method: '' }),
    payment_settings: { save_default_payment_method },
  });
}

/** Excludes cancelling and buying, which the product does itself. */
async function findConfiguration(stripe: Stripe): Promise<string> {
  for await (const { id, metadata } of stripe.billingPortal.configurations.list({ active: true, limit: 100 }))
    if (metadata?.made_for === MADE_FOR) return id;
  const { id } = await stripe.billingPortal.configurations.create(
    {
      features: { invoice_history: { enabled: true }, payment_method_update: { enabled: true } },
      metadata: { made_for: MADE_FOR },
    },
    { idempotencyKey: `portal:${MADE_FOR}` },
  );
  return id;
}

function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}
