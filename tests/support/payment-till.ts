import { Stripe } from 'stripe';
import { isSandbox } from '#server/adapters/sandbox-payments.ts';
import { listObjects } from '#server/adapters/sandbox-store.ts';
import { endPeriod } from '#server/adapters/sandbox-till.ts';
import { createStripePayments } from '#server/adapters/stripe-payments.ts';
import type { PaymentsPort } from '#server/ports/payments.ts';
import { FakeStripe, type FakeSubscription } from './fake-stripe.ts';
import type { TestServer } from './test-server.ts';

export const WEBHOOK_SECRET = 'whsec_test_secret_of_the_fake';
const MONTH_SECONDS = 30 * 86_400;

/** What a buyer, a coach and time do at a payment provider, the same for the sandbox and for Stripe. */
export interface PaymentTill {
  readonly port: PaymentsPort | undefined;
  attach(server: TestServer): void;
  /** Pays a checkout by its address. */
  pay(url: string, email?: string): Promise<void>;
  /** The newest subscription's month ends; `fails` when its card does. */
  endMonth(how: 'pays' | 'fails'): Promise<void>;
  /** Pays what is due with a new card at the address for it; where nothing is due, the new card is for the months to come. */
  giveNewCard(url: string): Promise<void>;
  /** Which card pays the newest subscription. */
  cardThatPays(): Promise<string | null>;
  /** A coach finishes what the address asks for. */
  finishAccount(url: string): Promise<void>;
  /** Events go nowhere while this is true. */
  loseEvents(lost: boolean): void;
  /** Throws when a request had parameters the provider does not take. */
  close(): Promise<void>;
}

const form = (server: TestServer, url: string, fields: Record<string, string>) =>
  server.fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: server.money.publicOrigin },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });

export function sandboxTill(clock: () => number): PaymentTill {
  let server: TestServer | null = null;
  const world = () => {
    if (server === null || !isSandbox(server.money.payments)) throw new Error('The till has no server.');
    return { server, sandbox: server.money.payments };
  };
  return {
    port: undefined,
    attach: (to) => {
      server = to;
    },
    pay: async (url, email) => {
      await form(world().server, `${url}/pay`, { card: 'pays', ...(email === undefined ? {} : { email }) });
    },
    endMonth: async (how) => {
      const { server: on, sandbox } = world();
      const id = (await listObjects(on.database, 'subscription')).at(-1)?.id ?? '';
      await endPeriod(on.database, { id, cardWorks: how === 'pays', now: clock() });
      await sandbox.delivery.deliver();
    },
    // A checkout uses the card that pays at once, so the new card asks to confirm.
    giveNewCard: async (url) => {
      await form(world().server, `${url}/use`, { card: 'needs_step' });
      await form(world().server, `${url}/confirm`, { answer: 'yes' });
    },
    cardThatPays: async () => (await listObjects(world().server.database, 'subscription')).at(-1)?.data.card ?? null,
    finishAccount: async (url) => {
      await form(world().server, url, { payouts: 'on' });
    },
    loseEvents: (lost) => {
      const { server: on, sandbox } = world();
      sandbox.delivery.attach(async (body, signature) =>
        lost ? true : (await on.fetch('/api/stripe/webhook/', { method: 'POST', headers: { 'Stripe-Signature': signature }, body })).ok,
      );
    },
    close: async () => undefined,
  };
}

export async function stripeTill(clock: () => number): Promise<PaymentTill & { readonly fake: FakeStripe }> {
  const fake = new FakeStripe(clock);
  const port = createStripePayments({ secretKey: 'sk_test_x', webhookSecret: WEBHOOK_SECRET, address: await fake.start() }, clock);
  let server: TestServer | null = null;
  let isLost = false;
  const tell = async (type: string, object: Record<string, unknown>) => {
    if (isLost) return;
    const body = JSON.stringify({ id: fake.newId('evt'), object: 'event', type, created: fake.seconds(), data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: WEBHOOK_SECRET, timestamp: fake.seconds() });
    const answer = await server?.fetch('/api/stripe/webhook/', { method: 'POST', headers: { 'Stripe-Signature': signature }, body });
    if (answer?.ok !== true) throw new Error(`The webhook answered ${String(answer?.status)}`);
  };
  const takeMoney = async (
    params: Readonly<Record<string, string>>,
    { subscription, amount, email, card }: { subscription: string | null; amount: number; email: string; card: string },
  ) => {
    const id = fake.newId('pi');
    const isCall = params['payment_intent_data[application_fee_amount]'] !== undefined;
    const destination =
      params['subscription_data[transfer_data][destination]'] ?? params['payment_intent_data[transfer_data][destination]'] ?? null;
    const fee = destination === null ? null : isCall ? 300 : Math.round(amount * 0.2);
    fake.intents.set(id, {
      id,
      params,
      subscription,
      amount,
      fee,
      refunded: 0,
      created: fake.seconds(),
      destination,
      email,
      payment_method: card,
    });
    await tell('payment_intent.succeeded', { id, object: 'payment_intent' });
    return id;
  };
  const takeMonth = async (found: FakeSubscription, card: string) => {
    Object.assign(found, { status: 'active', period_end: found.period_end + MONTH_SECONDS });
    if (found.saves_card) found.default_payment_method = card;
    const email = fake.customers.get(found.customer)?.email ?? '';
    await takeMoney(found.params, { subscription: found.id, amount: found.cents, email, card });
    await tell('customer.subscription.updated', { id: found.id, object: 'subscription' });
  };
  return {
    fake,
    port,
    attach: (to) => {
      server = to;
    },
    pay: async (url, email) => {
      const id = url.split('/').at(-1) ?? '';
      const session = fake.sessions.get(id);
      if (session === undefined || session.paid) throw new Error(`Nothing to pay at ${url}`);
      session.paid = true;
      const { params } = session;
      const card = fake.newId('pm');
      const buyer = params.customer_email ?? email ?? '';
      const cents = Number(params['line_items[0][price_data][unit_amount]']);
      if (params.mode === 'payment') {
        const payment_intent = await takeMoney(params, { subscription: null, amount: cents, email: buyer, card });
        await tell('checkout.session.completed', { id, object: 'checkout.session', payment_intent, subscription: null });
        return;
      }
      const subscription = openSubscription(fake, params, { cents, email: buyer, card });
      await tell('customer.subscription.created', { id: subscription, object: 'subscription' });
      const isTrial = params['subscription_data[trial_period_days]'] !== undefined;
      const due = isTrial ? 0 : cents - (params['discounts[0][coupon]'] === undefined ? 0 : 4_000);
      if (due > 0) await takeMoney(params, { subscription, amount: due, email: buyer, card });
      await tell('checkout.session.completed', { id, object: 'checkout.session', subscription, payment_intent: null });
    },
    endMonth: async (how) => {
      const found = [...fake.subscriptions.values()].at(-1);
      if (found === undefined) throw new Error('No subscription.');
      const object = { id: found.id, object: 'subscription' };
      if (found.cancel_at_period_end) {
        Object.assign(found, { status: 'canceled', ended_at: fake.seconds() });
        await tell('customer.subscription.deleted', object);
      } else if (how === 'fails') {
        found.status = 'past_due';
        await tell('invoice.payment_failed', {
          id: fake.newId('in'),
          object: 'invoice',
          parent: { subscription_details: { subscription: found.id } },
        });
      } else {
        await takeMonth(found, fake.cardOf(found) ?? '');
      }
    },
    giveNewCard: async (url) => {
      const found = fake.portal.subscriptionAt(url);
      if (found.status === 'past_due') await takeMonth(found, fake.newId('pm'));
      else fake.portal.addCard(url);
    },
    cardThatPays: async () => {
      const found = [...fake.subscriptions.values()].at(-1);
      return found === undefined ? null : fake.cardOf(found);
    },
    finishAccount: async (url) => {
      const id = url.split('/').at(-1) ?? '';
      const account = fake.accounts.get(id);
      if (account === undefined) throw new Error(`No account at ${url}`);
      account.charges_enabled = true;
      await tell('account.updated', { id, object: 'account' });
    },
    loseEvents: (lost) => {
      isLost = lost;
    },
    close: async () => {
      await fake.stop();
      if (fake.violations.length > 0) throw new Error(`Stripe would have refused: ${fake.violations.join('; ')}`);
    },
  };
}

/** As Checkout does: a customer for each subscription, and the card pinned to it. */
function openSubscription(
  fake: FakeStripe,
  params: Readonly<Record<string, string>>,
  { cents, email, card }: { cents: number; email: string; card: string },
): string {
  const id = fake.newId('sub');
  const customer = fake.newId('cus');
  fake.customers.set(customer, { email, default_payment_method: null });
  const start = fake.seconds();
  const days = Number(params['subscription_data[trial_period_days]'] ?? 0);
  const trial_end = days > 0 ? start + days * 86_400 : null;
  fake.subscriptions.set(id, {
    id,
    params,
    status: trial_end === null ? 'active' : 'trialing',
    cancel_at_period_end: false,
    start_date: start,
    trial_end,
    ended_at: null,
    period_end: trial_end ?? start + MONTH_SECONDS,
    cents,
    customer,
    default_payment_method: card,
    saves_card: false,
  });
  return id;
}
