import { randomBytes } from 'node:crypto';
import { hoursToMilliseconds, milliseconds } from 'date-fns';
import { CHECKOUT_OPEN_HOURS } from '#domain/limits.ts';
import { splitPayment } from '#domain/money/split.ts';
import { monthsAfter } from '#domain/subscriptions/subscription-state.ts';
import type { Database } from '../db/database.ts';
import {
  addObject,
  changeObject,
  emitEvent,
  findObject,
  listObjects,
  type SandboxCard,
  type SandboxCheckout,
  type SandboxObject,
  type SandboxSubscription,
} from './sandbox-store.ts';

/** The state of a checkout. `unknown`: no such checkout. */
export type CheckoutState = SandboxCheckout['status'] | 'unknown';

export interface CheckoutView {
  readonly state: CheckoutState;
  readonly checkout: SandboxCheckout | null;
}

/** Reads a checkout by its secret id. */
export async function viewCheckout(database: Database, id: string, now: number): Promise<CheckoutView> {
  return viewOf(await findObject(database, 'checkout', id), now);
}

/**
 * Pays an open checkout under a lock, so that two clicks pay once with the same answer. `email` is used only if the checkout has none.
 * `needs_step` requests a confirmation, given with `confirmed`.
 */
export async function payCheckout(
  database: Database,
  { id, email, card, now }: { id: string; email: string | null; card: 'pays' | 'needs_step' | 'confirmed'; now: number },
): Promise<CheckoutState> {
  return database.transaction(async (transaction) => {
    const found = await findObject(transaction, 'checkout', id, true);
    const { state } = viewOf(found, now);
    if (found === null || (state !== 'open' && state !== 'confirming')) return state;
    const checkout = { ...found.data, email: found.data.email ?? email };
    if (checkout.order.user_id === null && checkout.email === null) return 'open';
    if (card === 'needs_step') {
      await changeObject(transaction, 'checkout', id, { ...checkout, status: 'confirming' });
      return 'confirming';
    }
    if (card === 'confirmed' && state !== 'confirming') return state;
    await complete(transaction, { id, checkout, card: card === 'confirmed' ? '3155' : '4242', now });
    return 'paid';
  });
}

/** Leaves an open checkout: permanently `cancelled`, or `open` again when only the second step was cancelled. */
export async function leaveCheckout(
  database: Database,
  { id, to, now }: { id: string; to: 'cancelled' | 'open'; now: number },
): Promise<CheckoutView> {
  return database.transaction(async (transaction) => {
    const found = await findObject(transaction, 'checkout', id, true);
    const view = viewOf(found, now);
    if (found === null || (view.state !== 'open' && view.state !== 'confirming')) return view;
    const checkout = { ...found.data, status: to };
    await changeObject(transaction, 'checkout', id, checkout);
    if (to === 'cancelled')
      await emitEvent(transaction, 'checkout.session.expired', { id, object: 'checkout.session', status: 'expired' }, now);
    return { state: to, checkout };
  });
}

/** A declined card only emits an event. */
export async function declineCheckout(database: Database, { id, now }: { id: string; now: number }): Promise<void> {
  await emitEvent(database, 'payment_intent.payment_failed', { id: `pi_declined_${id}`, object: 'payment_intent' }, now);
}

function viewOf(found: SandboxObject<'checkout'> | null, now: number): CheckoutView {
  if (found === null) return { state: 'unknown', checkout: null };
  const isLive = found.data.status === 'open' || found.data.status === 'confirming';
  const isOver = isLive && isPastItsTime(found, now);
  return { state: isOver ? 'expired' : found.data.status, checkout: found.data };
}

/** Whether a payment page has expired. */
export function isPastItsTime({ created_at }: SandboxObject<'checkout' | 'card_page'>, now: number): boolean {
  return now > created_at.getTime() + hoursToMilliseconds(CHECKOUT_OPEN_HOURS);
}

interface Completion {
  readonly id: string;
  readonly checkout: SandboxCheckout;
  readonly card: SandboxCard;
  readonly now: number;
}

async function complete(transaction: Database, { id, checkout, card, now }: Completion): Promise<void> {
  const subscription = checkout.mode === 'subscription' ? newId('sub') : null;
  if (subscription !== null) await openSubscription(transaction, { id: subscription, checkout, card, now });
  const payment =
    checkout.due_cents === 0
      ? null
      : await takePayment(transaction, { order: checkout.order, email: checkout.email, subscription, cents: checkout.due_cents, now });
  await changeObject(transaction, 'checkout', id, { ...checkout, status: 'paid' });
  const session = {
    id,
    object: 'checkout.session',
    status: 'complete',
    subscription,
    payment_intent: subscription === null ? payment : null,
  };
  await emitEvent(transaction, 'checkout.session.completed', session, now);
}

async function openSubscription(transaction: Database, { id, checkout, card, now }: Completion): Promise<void> {
  const trial_ends_at = checkout.trial_days > 0 ? now + milliseconds({ days: checkout.trial_days }) : null;
  const data: SandboxSubscription = {
    status: trial_ends_at === null ? 'active' : 'trialing',
    order: checkout.order,
    email: checkout.email,
    price_cents: checkout.monthly_cents ?? checkout.due_cents,
    started_at: now,
    trial_ends_at,
    current_period_end: trial_ends_at ?? monthsAfter(new Date(now), 1),
    cancel_at_period_end: false,
    ended_at: null,
    periods: trial_ends_at === null ? 1 : 0,
    card,
  };
  await addObject(transaction, 'subscription', { id, data, created_at: new Date(now) });
  await emitEvent(transaction, 'customer.subscription.created', { id, object: 'subscription', status: data.status }, now);
}

interface Taking {
  readonly order: SandboxCheckout['order'];
  readonly email: string | null;
  readonly subscription: string | null;
  readonly cents: number;
  readonly now: number;
}

/** Takes a payment once, emits the event, and returns the payment's id. */
async function takePayment(transaction: Database, { order, email, subscription, cents, now }: Taking): Promise<string> {
  const id = newId('pi');
  const fee_cents = order.kind === 'ai_coach' ? cents : splitPayment(cents).fee_cents;
  await addObject(transaction, 'payment', {
    id,
    created_at: new Date(now),
    data: { status: 'paid', order, email, subscription_id: subscription, amount_cents: cents, fee_cents, refunded_cents: 0, paid_at: now },
  });
  await emitEvent(transaction, 'payment_intent.succeeded', { id, object: 'payment_intent', status: 'succeeded' }, now);
  if (subscription !== null) await emitEvent(transaction, 'invoice.paid', invoiceOf(subscription), now);
  return id;
}

/** Ends a period: the next month is paid, the card fails, or a cancelled subscription ends. */
export async function endPeriod(
  database: Database,
  { id, cardWorks, now }: { id: string; cardWorks: boolean; now: number },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await findObject(transaction, 'subscription', id, true);
    if (found === null || found.data.ended_at !== null) return;
    const { data } = found;
    if (data.cancel_at_period_end) return endSubscription(transaction, found, now);
    if (!cardWorks) {
      await changeObject(transaction, 'subscription', id, { ...data, status: 'past_due' });
      await tellOfFailure(transaction, id, now);
      return;
    }
    await takeMonth(transaction, found, now);
  });
}

/** Charges the next month and activates the subscription. The caller holds the row lock. */
export async function takeMonth(transaction: Database, { id, data }: SandboxObject<'subscription'>, now: number): Promise<void> {
  const first = new Date(data.trial_ends_at ?? data.started_at);
  const periods = data.periods + 1;
  await changeObject(transaction, 'subscription', id, {
    ...data,
    status: 'active',
    periods,
    current_period_end: monthsAfter(first, periods),
  });
  await emitEvent(transaction, 'customer.subscription.updated', { id, object: 'subscription', status: 'active' }, now);
  if (data.price_cents > 0) {
    await takePayment(transaction, { order: data.order, email: data.email, subscription: id, cents: data.price_cents, now });
  }
}

/** Emits the failed renewal. */
export async function tellOfFailure(transaction: Database, subscription: string, now: number): Promise<void> {
  await emitEvent(transaction, 'invoice.payment_failed', invoiceOf(subscription), now);
}

/** Ends all expired periods, several per subscription after a long standstill; cards work by default. */
export async function renewDue(database: Database, now: number): Promise<void> {
  for (const { id } of await listObjects(database, 'subscription')) {
    for (;;) {
      const data = (await findObject(database, 'subscription', id))?.data;
      if (data === undefined || data.ended_at !== null || data.status === 'past_due') break;
      if (data.current_period_end === null || data.current_period_end > now) break;
      await endPeriod(database, { id, cardWorks: true, now: data.current_period_end });
    }
  }
}

export async function endSubscription(transaction: Database, { id, data }: SandboxObject<'subscription'>, now: number): Promise<void> {
  if (data.ended_at !== null) return;
  await changeObject(transaction, 'subscription', id, { ...data, status: 'canceled', ended_at: now });
  await emitEvent(transaction, 'customer.subscription.deleted', { id, object: 'subscription', status: 'canceled' }, now);
}

function invoiceOf(subscription: string) {
  return { id: newId('in'), object: 'invoice', parent: { type: 'subscription_details', subscription_details: { subscription } } };
}

function newId(prefix: 'sub' | 'pi' | 'in'): string {
  return `${prefix}_${randomBytes(18).toString('base64url')}`;
}
