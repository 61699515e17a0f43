import { createHash, randomBytes } from 'node:crypto';
import {
  AI_COACH_FIRST_MONTH_CENTS,
  AI_COACH_PRICE_CENTS,
  AI_COACH_TRIAL_DAYS,
  DISCOVERY_CALL_CENTS,
  WEBHOOK_TOLERANCE_SECONDS,
} from '#domain/limits.ts';
import type { Database } from '../db/database.ts';
import { orderFactsOf } from '../payments/order-facts.ts';
import { readEventBody } from '../payments/read-event.ts';
import { isSigned } from '../payments/signature.ts';
import {
  type Checkout,
  EventNotGenuine,
  type ObjectRef,
  type PaymentsPort,
  PaymentsUnavailable,
  type ProviderObject,
  type ProviderPayment,
} from '../ports/payments.ts';
import { createSandboxDelivery, type SandboxDelivery } from './sandbox-delivery.ts';
import { addObject, changeObject, emitEvent, findObject, listObjects, type SandboxCheckout } from './sandbox-store.ts';
import { endSubscription } from './sandbox-till.ts';

export interface SandboxPayments extends PaymentsPort {
  readonly kind: 'sandbox';
  readonly delivery: SandboxDelivery;
  /** Whether the sandbox desk, on which anybody can end months, is served. */
  readonly hasDesk: boolean;
}

export function isSandbox(payments: PaymentsPort): payments is SandboxPayments {
  return payments.kind === 'sandbox' && 'delivery' in payments;
}

interface Tools {
  readonly database: Database;
  readonly clock: () => number;
  readonly delivery: SandboxDelivery;
}

/** The sandbox payment provider: its own pages, no money, otherwise real behavior. */
export function createSandboxPayments({
  database,
  clock,
  hasDesk = true,
}: {
  database: Database;
  clock: () => number;
  hasDesk?: boolean;
}): SandboxPayments {
  // Signed and verified within one process, so the secret needs no storage.
  const secret = randomBytes(32).toString('base64url');
  const delivery = createSandboxDelivery({ database, clock, secret });
  const tools: Tools = { database, clock, delivery };
  return {
    kind: 'sandbox',
    delivery,
    hasDesk,
    ...checkouts(tools),
    ...changes(tools),
    readEvent: async (body, signature) => {
      const limits = { now: clock(), toleranceSeconds: WEBHOOK_TOLERANCE_SECONDS };
      if (!isSigned({ body, header: signature ?? '', secret }, limits)) throw new EventNotGenuine('The signature does not fit.');
      return readEventBody(body);
    },
    fetch: (ref) => fetchObject(database, ref),
    listPayments: (since) => listPayments(database, since),
  };
}

function checkouts({ database, clock }: Tools): Pick<PaymentsPort, 'startCheckout' | 'startProgramCheckout' | 'startDiscoveryCheckout'> {
  const open = async (key: string, origin: string, checkout: Omit<SandboxCheckout, 'status'>): Promise<Checkout> => {
    // The key is random and secret, so its hash cannot be guessed.
    const id = createHash('sha256').update(`sandbox checkout ${key}`).digest('base64url');
    await addObject(database, 'checkout', { id, data: { ...checkout, status: 'open' }, created_at: new Date(clock()) });
    return { id, url: `${origin}/sandbox/checkout/${id}` };
  };
  return {
    startCheckout: (order) =>
      open(order.key, order.origin, {
        ...pathsOf(order),
        mode: 'subscription',
        order: orderFactsOf('ai_coach', order),
        due_cents: order.trial ? 0 : AI_COACH_FIRST_MONTH_CENTS,
        monthly_cents: AI_COACH_PRICE_CENTS,
        trial_days: order.trial ? AI_COACH_TRIAL_DAYS : 0,
      }),
    startProgramCheckout: (order) =>
      open(order.key, order.origin, {
        ...pathsOf(order),
        mode: 'subscription',
        order: orderFactsOf('program', order),
        due_cents: order.program.price_cents,
        monthly_cents: order.program.price_cents,
        trial_days: 0,
      }),
    startDiscoveryCheckout: (order) =>
      open(order.key, order.origin, {
        ...pathsOf(order),
        mode: 'payment',
        order: orderFactsOf('discovery_call', order),
        due_cents: DISCOVERY_CALL_CENTS,
        monthly_cents: null,
        trial_days: 0,
      }),
  };
}

function pathsOf({ email, cancel_path, success_path }: { email: string | null; cancel_path: string; success_path: string }) {
  return { email, cancel_path, success_path };
}

function changes({
  database,
  clock,
  delivery,
}: Tools): Pick<PaymentsPort, 'paymentMethodLink' | 'cancelAtPeriodEnd' | 'cancelNow' | 'refund' | 'createAccount' | 'accountLink'> {
  return {
    paymentMethodLink: async ({ subscription_id, origin, return_path }) => {
      if ((await findObject(database, 'subscription', subscription_id)) === null) unknown();
      const id = randomBytes(32).toString('base64url');
      const data = { subscription_id, status: 'open' as const, return_path };
      await addObject(database, 'card_page', { id, data, created_at: new Date(clock()) });
      return { url: `${origin}/sandbox/card/${id}` };
    },
    cancelAtPeriodEnd: async (id) => {
      await database.transaction(async (transaction) => {
        const found = (await findObject(transaction, 'subscription', id, true)) ?? unknown();
        if (found.data.cancel_at_period_end || found.data.ended_at !== null) return;
        await changeObject(transaction, 'subscription', id, { ...found.data, cancel_at_period_end: true });
        await emitEvent(transaction, 'customer.subscription.updated', { id, object: 'subscription' }, clock());
      });
      await delivery.deliver();
    },
    cancelNow: async (id) => {
      await database.transaction(async (transaction) => {
        await endSubscription(transaction, (await findObject(transaction, 'subscription', id, true)) ?? unknown(), clock());
      });
      await delivery.deliver();
    },
    refund: async (id) => {
      await database.transaction(async (transaction) => {
        const { data } = (await findObject(transaction, 'payment', id, true)) ?? unknown();
        if (data.refunded_cents === data.amount_cents) return;
        await changeObject(transaction, 'payment', id, { ...data, refunded_cents: data.amount_cents });
        await emitEvent(transaction, 'charge.refunded', { id: `ch_${id}`, object: 'charge', payment_intent: id }, clock());
      });
      await delivery.deliver();
    },
    createAccount: async (coach) => {
      const account_id = `acct_${randomBytes(32).toString('base64url')}`;
      const data = { coach_id: coach.id, email: coach.email, charges_enabled: false, return_path: '/profile' };
      await addObject(database, 'account', { id: account_id, data, created_at: new Date(clock()) });
      return { account_id };
    },
    accountLink: async ({ account_id, origin, return_path }) => {
      const { data } = (await findObject(database, 'account', account_id)) ?? unknown();
      await changeObject(database, 'account', account_id, { ...data, return_path });
      return { url: `${origin}/sandbox/account/${account_id}` };
    },
  };
}

function unknown(): never {
  throw new PaymentsUnavailable('The sandbox has no such object.', { refused: true });
}

async function fetchObject(database: Database, { kind, id }: ObjectRef): Promise<ProviderObject | null> {
  switch (kind) {
    case 'subscription': {
      const found = await findObject(database, 'subscription', id);
      return found === null ? null : { kind, id, ...found.data };
    }
    case 'payment': {
      const found = await findObject(database, 'payment', id);
      return found === null ? null : { kind, id, ...found.data };
    }
    case 'account': {
      const found = await findObject(database, 'account', id);
      return found === null ? null : { kind, id, charges_enabled: found.data.charges_enabled };
    }
  }
}

async function* listPayments(database: Database, since: number): AsyncGenerator<ProviderPayment> {
  for (const { id, data } of await listObjects(database, 'payment', since)) yield { kind: 'payment', id, ...data };
}
