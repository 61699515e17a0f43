import type { Stripe } from 'stripe';
import { splitPayment } from '#domain/money/split.ts';
import type { OrderFacts, ProviderPayment, ProviderSubscription } from '../ports/payments.ts';
import { factsOf } from './stripe-orders.ts';

const STATUS: Readonly<Record<string, ProviderSubscription['status']>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  canceled: 'canceled',
};

/** Converts a Stripe subscription with expanded customer; null when it is not from our checkouts. */
export function readSubscription(subscription: Stripe.Subscription): ProviderSubscription | null {
  const order = factsOf(subscription.metadata);
  if (order === null) return null;
  const item = subscription.items.data[0];
  return {
    kind: 'subscription',
    id: subscription.id,
    status: STATUS[subscription.status] ?? 'incomplete',
    order,
    email: emailOf(subscription.customer),
    price_cents: item?.price.unit_amount ?? 0,
    started_at: subscription.start_date * 1000,
    current_period_end: item === undefined ? null : item.current_period_end * 1000,
    trial_ends_at: millis(subscription.trial_end),
    cancel_at_period_end: subscription.cancel_at_period_end,
    ended_at: millis(subscription.ended_at),
  };
}

export interface PaidInvoice {
  readonly order: OrderFacts;
  readonly subscription_id: string;
  readonly email: string | null;
}

/** The invoice's subscription. */
export function readInvoice(invoice: Stripe.Invoice): PaidInvoice | null {
  const details = invoice.parent?.subscription_details;
  const order = factsOf(details?.metadata);
  if (details == null || order === null) return null;
  const { subscription } = details;
  return {
    order,
    subscription_id: typeof subscription === 'string' ? subscription : subscription.id,
    email: lower(invoice.customer_email),
  };
}

/** Converts a Stripe payment with expanded latest charge. `invoice` is null for a single payment. */
export function readPayment(intent: Stripe.PaymentIntent, invoice: PaidInvoice | null): ProviderPayment | null {
  const order = invoice?.order ?? factsOf(intent.metadata);
  if (order === null) return null;
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const amount_cents = intent.amount_received;
  const taken = intent.application_fee_amount ?? charge?.application_fee_amount ?? splitPayment(amount_cents).fee_cents;
  return {
    kind: 'payment',
    id: intent.id,
    status: intent.status === 'succeeded' ? 'paid' : 'unpaid',
    order,
    email: invoice?.email ?? lower(charge?.billing_details.email ?? intent.receipt_email),
    subscription_id: invoice?.subscription_id ?? null,
    amount_cents,
    fee_cents: order.kind === 'ai_coach' ? amount_cents : Math.min(taken, amount_cents),
    refunded_cents: charge?.amount_refunded ?? 0,
    paid_at: (charge?.created ?? intent.created) * 1000,
  };
}

function emailOf(customer: Stripe.Subscription['customer']): string | null {
  return typeof customer === 'string' || customer.deleted === true ? null : lower(customer.email);
}

function lower(email: string | null | undefined): string | null {
  const trimmed = email?.trim().toLowerCase() ?? '';
  return trimmed === '' ? null : trimmed;
}

function millis(seconds: number | null): number | null {
  return seconds === null ? null : seconds * 1000;
}
