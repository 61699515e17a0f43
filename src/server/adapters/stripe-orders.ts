import type { Stripe } from 'stripe';
import {
  AI_COACH_FIRST_MONTH_CENTS,
  AI_COACH_PRICE_CENTS,
  AI_COACH_TRIAL_DAYS,
  DISCOVERY_CALL_CENTS,
  PLATFORM_FEE_PERCENT,
} from '#domain/limits.ts';
import { splitPayment } from '#domain/money/split.ts';
import { orderFactsOf } from '../payments/order-facts.ts';
import { type CheckoutOrder, type DiscoveryOrder, type OrderFacts, PaymentsUnavailable, type ProgramOrder } from '../ports/payments.ts';

type SessionParams = Stripe.Checkout.SessionCreateParams;

const CURRENCY = 'usd';

/** The coupon of the AI Coach's reduced first month. The amount is part of its name, so a changed price creates another. */
export const FIRST_MONTH_COUPON = {
  id: `setwise-first-month-${String(AI_COACH_PRICE_CENTS - AI_COACH_FIRST_MONTH_CENTS)}`,
  name: 'First month',
  amount_off: AI_COACH_PRICE_CENTS - AI_COACH_FIRST_MONTH_CENTS,
  currency: CURRENCY,
  duration: 'once',
} as const satisfies Stripe.CouponCreateParams;

export function aiCoachSession(order: CheckoutOrder): SessionParams {
  const metadata = metadataOf(orderFactsOf('ai_coach', order));
  return {
    ...anySession(order, metadata),
    mode: 'subscription',
    line_items: [monthly('AI Coach', AI_COACH_PRICE_CENTS)],
    ...(order.trial ? {} : { discounts: [{ coupon: FIRST_MONTH_COUPON.id }] }),
    subscription_data: { metadata, ...(order.trial ? { trial_period_days: AI_COACH_TRIAL_DAYS } : {}) },
  };
}

export function programSession(order: ProgramOrder): SessionParams {
  const facts = orderFactsOf('program', order);
  const metadata = metadataOf(facts);
  return {
    ...anySession(order, metadata),
    mode: 'subscription',
    line_items: [monthly(facts.title, order.program.price_cents)],
    subscription_data: { metadata, application_fee_percent: PLATFORM_FEE_PERCENT, transfer_data: { destination: destinationOf(order) } },
  };
}

export function discoverySession(order: DiscoveryOrder): SessionParams {
  const facts = orderFactsOf('discovery_call', order);
  const metadata = metadataOf(facts);
  return {
    ...anySession(order, metadata),
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: CURRENCY, unit_amount: DISCOVERY_CALL_CENTS, product_data: { name: facts.title } } },
    ],
    payment_intent_data: {
      metadata,
      application_fee_amount: splitPayment(DISCOVERY_CALL_CENTS).fee_cents,
      transfer_data: { destination: destinationOf(order) },
    },
  };
}

function anySession(
  { email, origin, success_path, cancel_path }: CheckoutOrder | ProgramOrder | DiscoveryOrder,
  metadata: Stripe.MetadataParam,
) {
  return {
    success_url: origin + success_path,
    cancel_url: origin + cancel_path,
    metadata,
    ...(email === null ? {} : { customer_email: email }),
  };
}

function monthly(name: string, cents: number): Stripe.Checkout.SessionCreateParams.LineItem {
  return { quantity: 1, price_data: { currency: CURRENCY, unit_amount: cents, recurring: { interval: 'month' }, product_data: { name } } };
}

function destinationOf({ coach }: ProgramOrder | DiscoveryOrder): string {
  if (coach.account_id === null) throw new PaymentsUnavailable('The coach has no account at the provider.', { refused: true });
  return coach.account_id;
}

/** Metadata is text only; missing values are omitted. */
function metadataOf({ kind, user_id, coach_id, program_id, title }: OrderFacts): Stripe.MetadataParam {
  return {
    kind,
    title: title.slice(0, 500),
    ...(user_id === null ? {} : { user_id }),
    ...(coach_id === null ? {} : { coach_id: String(coach_id) }),
    ...(program_id === null ? {} : { program_id: String(program_id) }),
  };
}

/** The order of an object; null for objects from elsewhere. */
export function factsOf(metadata: Stripe.Metadata | null | undefined): OrderFacts | null {
  const kind = metadata?.kind;
  if (kind !== 'ai_coach' && kind !== 'program' && kind !== 'discovery_call') return null;
  const user_id = metadata?.user_id;
  return {
    kind,
    title: metadata?.title ?? '',
    user_id: user_id !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(user_id) ? user_id : null,
    coach_id: numberOf(metadata?.coach_id),
    program_id: numberOf(metadata?.program_id),
  };
}

function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
