import type { Stripe } from 'stripe';
import type { PaymentsPort } from '../ports/payments.ts';

/** How we find our configuration again among those of the account. */
const MADE_FOR = 'setwise-pay-and-change-card';

/**
 * Opens Stripe's customer portal on its first page, where an open invoice can be paid and the card changed. The portal's shorter way
 * to a new card (`flow_data` `payment_method_update`) is not used: it shows no invoice, and the card it takes becomes the customer's,
 * while a subscription that Checkout opened goes on with the card pinned to it.
 */
export function createCustomerPortal(stripe: Stripe): PaymentsPort['paymentMethodLink'] {
  let made: Promise<string> | null = null;
  const configuration = async () => {
    made ??= findConfiguration(stripe);
    try {
      return await made;
    } catch (error) {
      // The next one tries again.
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
 * Makes the subscription's card the customer's, which pays just the same, as Checkout makes a customer for every subscription. Then a
 * card that is added in the portal pays the months to come, and so does one that pays an open invoice.
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

/** Only what belongs here: subscriptions are ended and bought in the product, which says what that means. */
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
