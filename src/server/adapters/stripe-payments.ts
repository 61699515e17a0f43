import { Stripe } from 'stripe';
import { PAYMENTS_TIMEOUT_MS, WEBHOOK_TOLERANCE_SECONDS } from '#domain/limits.ts';
import { readEventBody } from '../payments/read-event.ts';
import { signedAt } from '../payments/signature.ts';
import {
  type Checkout,
  EventNotGenuine,
  type ObjectRef,
  type PaymentsPort,
  PaymentsUnavailable,
  type ProviderObject,
  type ProviderPayment,
} from '../ports/payments.ts';
import { aiCoachSession, discoverySession, FIRST_MONTH_COUPON, programSession } from './stripe-orders.ts';
import { createCustomerPortal } from './stripe-portal.ts';
import { type PaidInvoice, readInvoice, readPayment, readSubscription } from './stripe-read.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another API address, for tests; null in production. */
  readonly address: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' } | null;
}

/** Payments with Stripe's library, which is large: import this module only when Stripe is used. */
export function createStripePayments({ secretKey, webhookSecret, address }: StripeSettings, clock: () => number): PaymentsPort {
  const stripe = new Stripe(secretKey, {
    timeout: PAYMENTS_TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(address === null ? {} : address),
  });
  const openPortal = createCustomerPortal(stripe);
  return {
    kind: 'stripe',
    ...checkouts(stripe),
    ...changes(stripe),
    paymentMethodLink: (link) => ask(() => openPortal(link)),
    readEvent: async (body, signature) => {
      try {
        stripe.webhooks.signature?.verifyHeader(body, signature ?? '', webhookSecret, WEBHOOK_TOLERANCE_SECONDS, undefined, clock());
      } catch (error) {
        throw new EventNotGenuine('The signature does not fit.', { cause: error });
      }
      // The library only refuses what was signed too long ago.
      if (Number(signedAt(signature ?? '')) > clock() / 1000 + WEBHOOK_TOLERANCE_SECONDS)
        throw new EventNotGenuine('The signature is of a time to come.');
      return readEventBody(body);
    },
    fetch: (ref) => ask(() => fetchObject(stripe, ref)),
    listPayments: (since) => listPayments(stripe, since),
  };
}

/** Converts Stripe and network errors to `PaymentsUnavailable`. */
async function ask<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const refused = error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
    throw new PaymentsUnavailable(`Stripe: ${error.type}${error.code === undefined ? '' : `, ${error.code}`}`, { refused, cause: error });
  }
}

function checkouts(stripe: Stripe): Pick<PaymentsPort, 'startCheckout' | 'startProgramCheckout' | 'startDiscoveryCheckout'> {
  const open = async (params: Stripe.Checkout.SessionCreateParams, key: string): Promise<Checkout> => {
    const { id, url } = await stripe.checkout.sessions.create(params, { idempotencyKey: key });
    if (url === null) throw new PaymentsUnavailable('Stripe answered a checkout without an address.', { refused: false });
    return { id, url };
  };
  let coupon: Promise<void> | null = null;
  const haveCoupon = async () => {
    coupon ??= makeCoupon(stripe);
    try {
      await coupon;
    } catch (error) {
      // Retry on the next checkout.
      coupon = null;
      throw error;
    }
  };
  return {
    startCheckout: (order) =>
      ask(async () => {
        if (!order.trial) await haveCoupon();
        return open(aiCoachSession(order), order.key);
      }),
    startProgramCheckout: (order) => ask(() => open(programSession(order), order.key)),
    startDiscoveryCheckout: (order) => ask(() => open(discoverySession(order), order.key)),
  };
}

/** Another server may have created it. */
async function makeCoupon(stripe: Stripe): Promise<void> {
  try {
    await stripe.coupons.create({ ...FIRST_MONTH_COUPON }, { idempotencyKey: `coupon:${FIRST_MONTH_COUPON.id}` });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_already_exists') throw error;
  }
}

function changes(stripe: Stripe): Pick<PaymentsPort, 'cancelAtPeriodEnd' | 'cancelNow' | 'refund' | 'createAccount' | 'accountLink'> {
  return {
    cancelAtPeriodEnd: (id, key) =>
      ask(async () => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey: key });
      }),
    cancelNow: (id, key) => ask(() => cancelNow(stripe, id, key)),
    refund: (payment_intent, key) => ask(() => refund(stripe, payment_intent, key)),
    createAccount: ({ id, email }, key) =>
      ask(async () => {
        const account = await stripe.accounts.create(
          {
            email,
            capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
            controller: {
              fees: { payer: 'application' },
              losses: { payments: 'application' },
              requirement_collection: 'stripe',
              stripe_dashboard: { type: 'express' },
            },
            metadata: { coach_id: String(id) },
          },
          { idempotencyKey: key },
        );
        return { account_id: account.id };
      }),
    accountLink: ({ account_id, origin, return_path }) =>
      ask(async () => {
        const url = origin + return_path;
        const account = await stripe.accounts.retrieve(account_id);
        // A finished account opens its dashboard, an unfinished one continues its setup.
        if (account.details_submitted) return { url: (await stripe.accounts.createLoginLink(account_id)).url };
        const link = await stripe.accountLinks.create({
          account: account_id,
          type: 'account_onboarding',
          return_url: url,
          refresh_url: url,
        });
        return { url: link.url };
      }),
  };
}

async function cancelNow(stripe: Stripe, id: string, key: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id);
  if (status === 'canceled' || status === 'incomplete_expired') return;
  await stripe.subscriptions.cancel(id, {}, { idempotencyKey: key });
}

/** A refund of a coach's payment also reverses the coach's share and our fee. */
async function refund(stripe: Stripe, payment_intent: string, key: string): Promise<void> {
  const intent = await stripe.paymentIntents.retrieve(payment_intent);
  const isCoachs = intent.transfer_data !== null;
  try {
    await stripe.refunds.create(
      { payment_intent, ...(isCoachs ? { reverse_transfer: true, refund_application_fee: true } : {}) },
      { idempotencyKey: key },
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'charge_already_refunded') throw error;
  }
}

async function fetchObject(stripe: Stripe, { kind, id }: ObjectRef): Promise<ProviderObject | null> {
  try {
    switch (kind) {
      case 'subscription':
        return readSubscription(await stripe.subscriptions.retrieve(id, { expand: ['customer'] }));
      case 'payment':
        return await fetchPayment(stripe, await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
      case 'account': {
        const { charges_enabled } = await stripe.accounts.retrieve(id);
        return { kind, id, charges_enabled };
      }
    }
  } catch (error) {
    // An object of another application, or a deleted one; retrying does not help.
    if (error instanceof Stripe.errors.StripeError && (error.statusCode === 404 || error.code === 'resource_missing')) return null;
    throw error;
  }
}

async function fetchPayment(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<ProviderPayment | null> {
  return readPayment(intent, intent.metadata.kind === undefined ? await findInvoice(stripe, intent.id) : null);
}

async function findInvoice(stripe: Stripe, payment_intent: string): Promise<PaidInvoice | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent },
    expand: ['data.invoice'],
    limit: 1,
  });
  const invoice = data[0]?.invoice;
  return invoice === undefined || typeof invoice === 'string' || invoice.deleted === true ? null : readInvoice(invoice);
}

async function* listPayments(stripe: Stripe, since: number): AsyncGenerator<ProviderPayment> {
  const pages = stripe.paymentIntents.list({ created: { gte: Math.floor(since / 1000) }, limit: 100, expand: ['data.latest_charge'] });
  const all = pages[Symbol.asyncIterator]();
  for (;;) {
    const next = await ask(() => all.next());
    if (next.done === true) return;
    if (next.value.status !== 'succeeded') continue;
    const payment = await ask(() => fetchPayment(stripe, next.value));
    if (payment !== null) yield payment;
  }
}
