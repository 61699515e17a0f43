import { randomUUID } from 'node:crypto';
import { eq, inArray, like } from 'drizzle-orm';
import { refundedFee } from '#domain/money/split.ts';
import { subscriptionStatus } from '#domain/subscriptions/subscription-state.ts';
import { processPaymentEvent } from '#server/commands/payments/event.ts';
import type { MoneyTools } from '#server/commands/payments/money-tools.ts';
import { claimPurchases } from '#server/commands/purchases/claim.ts';
import type { Database } from '#server/db/database.ts';
import { coaches, ledgerLines, paymentEvents, payments, purchases, subscriptions, users } from '#server/db/schema.ts';
import type { PaymentsPort, ProviderEvent, ProviderPayment } from '#server/ports/payments.ts';
import { MoneyProvider, type Random, randomFrom } from './money-provider.ts';

const NOW = Date.UTC(2026, 10, 21);

export interface ScheduleWorld {
  readonly database: Database;
  readonly coach_id: number;
}

export async function makeScheduleWorld(database: Database): Promise<ScheduleWorld> {
  const user_id = await addUser(database, 'coach@money.example');
  const [coach] = await database
    .insert(coaches)
    .values({ user_id, username: 'money', created_at: new Date(NOW) })
    .returning({ id: coaches.id });
  return { database, coach_id: coach!.id };
}

/** What taking events needs, with a quiet log; mails are noted by their kind. */
export function scheduleTools(database: Database, payments: PaymentsPort, mails: string[]): MoneyTools {
  const quiet = () => undefined;
  return {
    database,
    payments,
    clock: () => NOW,
    publicOrigin: 'http://setwise.test',
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    mail: {
      queue: async (_, { kind }) => {
        mails.push(kind);
      },
      onQueued: quiet,
    },
  };
}

/**
 * One random story: purchases, renewals, failures, cancellations, refunds and refunds that failed, told by events that come shuffled,
 * twice, at the same time, while the provider is down, or only at the very end. Throws when what is stored is not what an oracle makes
 * of the provider's last state, or when an effect happened twice.
 */
export async function runSchedule({ database, coach_id }: ScheduleWorld, seed: number): Promise<{ deliveries: number }> {
  const random = randomFrom(seed);
  const provider = new MoneyProvider(`${String(seed)}_${randomUUID().slice(0, 8)}`);
  const email = `${provider.name}@money.example`;
  const buyer = { id: random(3) === 0 ? null : await addUser(database, email), email };
  const down = new Error('The provider is down.');
  const mails: string[] = [];
  const port = provider.port({
    failure: () => (random(14) === 0 ? down : null),
    pause: () => dawdle(random(4) === 0 ? random(20) : random(3)),
  });
  const tools = scheduleTools(database, port, mails);
  let deliveries = 0;
  const deliver = async (event: ProviderEvent) => {
    deliveries += 1;
    try {
      await processPaymentEvent(tools, event);
      return true;
    } catch (error) {
      if (error !== down && !isRetryable(error)) throw error;
      return false;
    }
  };
  const waiting = new Set<ProviderEvent>();
  const underWay: Promise<void>[] = [];
  /** What was taken may come again all the same; what was not will. */
  const send = async (event: ProviderEvent) => {
    if ((await deliver(event)) && random(3) > 0) waiting.delete(event);
  };
  const steps = 2 + random(7);
  for (let step = 0; step <= steps; step += 1) {
    const told = provider.events.length;
    act(provider, random, { step, coach_id, buyer });
    for (const event of provider.events.slice(told)) waiting.add(event);
    if (buyer.id === null && step === steps - 1) {
      await Promise.all(underWay);
      buyer.id = await claim(database, email);
    }
    const batch = shuffled([...waiting], random).slice(0, random(waiting.size + 1));
    // Some are still being taken while the next thing happens at the provider.
    underWay.push(...batch.map(send));
    if (random(3) === 0) await Promise.all(underWay);
    else await dawdle(random(20));
  }
  for (let round = 0; waiting.size > 0; round += 1) {
    if (round > 100) throw new Error('Events are never taken.');
    for (const event of shuffled([...waiting], random)) if (await deliver(event)) waiting.delete(event);
  }
  await Promise.all(underWay);
  for (const event of shuffled(provider.events, random).slice(0, 3)) {
    if ((await processPaymentEvent(tools, event)) !== 'duplicate') throw new Error('An event that was processed was processed again.');
  }
  await compare(database, provider, { coach_id, buyer_id: buyer.id, email, mails });
  return { deliveries };
}

/**
 * Concurrent transactions may be asked to try again, and connections break on a busy machine; the webhook answers 503 then, and the event
 * comes back.
 */
function isRetryable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause as Error) {
    if (/deadlock|could not serialize|lock timeout|connection terminated|timeout exceeded when trying to connect/i.test(current.message))
      return true;
  }
  return false;
}

function act(
  provider: MoneyProvider,
  random: Random,
  { step, coach_id, buyer }: { step: number; coach_id: number; buyer: { id: string | null; email: string } },
): void {
  const order = (kind: 'ai_coach' | 'program' | 'discovery_call') => ({
    kind,
    user_id: buyer.id,
    coach_id: kind === 'ai_coach' ? null : coach_id,
    program_id: null,
    title: kind,
  });
  const now = NOW - 1_000 + step;
  const email = buyer.email;
  if (step === 0) {
    const what = order(random(2) === 0 ? 'ai_coach' : 'program');
    const cents = what.kind === 'ai_coach' ? 4_999 : 1 + random(999_999);
    const subscription_id = provider.open(what, { email, cents, now });
    provider.take(what, { email, cents: what.kind === 'ai_coach' ? 999 : cents, now, subscription_id });
    return;
  }
  const [subscription] = provider.all('subscription');
  const paid = provider.all('payment');
  const one = paid[random(paid.length)];
  if (subscription === undefined || one === undefined) return;
  const { id } = subscription;
  const isOver = subscription.ended_at !== null;
  switch (random(7)) {
    case 0:
      provider.take(order('discovery_call'), { email, cents: 1_500, now, subscription_id: null });
      break;
    case 1:
      if (!isOver) {
        provider.change(
          id,
          { status: 'active', current_period_end: (subscription.current_period_end ?? now) + 1 },
          'customer.subscription.updated',
        );
        provider.take(subscription.order, { email, cents: subscription.price_cents, now, subscription_id: id });
      }
      break;
    case 2:
      if (!isOver) provider.change(id, { status: 'past_due' }, 'invoice.payment_failed');
      break;
    case 3:
      if (!isOver) provider.change(id, { cancel_at_period_end: true }, 'customer.subscription.updated');
      break;
    case 4:
      if (!isOver) provider.change(id, { status: 'canceled', ended_at: now }, 'customer.subscription.deleted');
      break;
    case 5:
      provider.change(
        one.id,
        { refunded_cents: one.refunded_cents + random(one.amount_cents - one.refunded_cents + 1) },
        'charge.refunded',
      );
      break;
    default:
      provider.change(one.id, { refunded_cents: random(2) === 0 ? one.amount_cents : 0 }, 'charge.refund.updated');
  }
}

async function compare(
  database: Database,
  provider: MoneyProvider,
  { coach_id, buyer_id, email, mails }: { coach_id: number; buyer_id: string | null; email: string; mails: readonly string[] },
): Promise<void> {
  const mine = { user_id: buyer_id, email: buyer_id === null ? email : null };
  const sold = provider.all('subscription');
  const paid = provider.all('payment');
  const subscriptionRows = await database
    .select()
    .from(subscriptions)
    .where(like(subscriptions.provider_id, `sub_${provider.name}_%`));
  same(
    subscriptionRows.map((row) => [
      row.provider_id,
      row.status,
      row.cancel_at_period_end,
      row.ended_at?.getTime() ?? null,
      row.user_id,
      row.email,
    ]),
    sold.map((one) => [one.id, subscriptionStatus(one.status), one.cancel_at_period_end, one.ended_at, mine.user_id, mine.email]),
    'subscriptions',
  );
  const rows = await database
    .select()
    .from(payments)
    .where(like(payments.id, `pi_${provider.name}_%`));
  same(
    rows.map((row) => [row.id, row.amount_cents, row.fee_cents, row.refunded_cents, row.user_id, row.email]),
    paid.map((one) => [one.id, one.amount_cents, one.fee_cents, one.refunded_cents, mine.user_id, mine.email]),
    'payments',
  );
  await compareBooks(database, paid);
  const refs = [
    ...sold.filter(({ order }) => order.kind === 'program'),
    ...paid.filter(({ order }) => order.kind === 'discovery_call'),
  ].map(({ id }) => id);
  const kept = refs.length === 0 ? [] : await database.select().from(purchases).where(inArray(purchases.provider_ref, refs));
  same(
    kept.map((row) => [row.provider_ref, row.coach_id, row.user_id, row.email]),
    refs.map((ref) => [ref, coach_id, mine.user_id, mine.email]),
    'purchases',
  );
  same(
    [mails.filter((kind) => kind === 'purchase_receipt').length, mails.filter((kind) => kind === 'new_client').length],
    [paid.length, refs.length],
    'mails',
  );
  const taken = await database
    .select()
    .from(paymentEvents)
    .where(like(paymentEvents.id, `stripe:evt_${provider.name}_%`));
  same([taken.length], [provider.events.length], 'events');
}

async function compareBooks(database: Database, paid: readonly ProviderPayment[]): Promise<void> {
  for (const one of paid) {
    const lines = await database.select().from(ledgerLines).where(eq(ledgerLines.payment_id, one.id));
    const of = (account: string) => lines.filter((line) => line.account === account).reduce((total, line) => total + line.amount_cents, 0);
    const fee = one.fee_cents - refundedFee(one, one.refunded_cents);
    const left = one.amount_cents - one.refunded_cents;
    same([of('provider'), of('platform'), of('coach'), of('refunds')], [left, -fee, fee - left, 0], `the books of ${one.id}`);
    const charges = lines.filter(({ entry }) => entry.startsWith('charge:'));
    same([charges.filter(({ account }) => account === 'provider').length], [1], `how often ${one.id} was booked`);
  }
}

function same(actual: readonly unknown[], expected: readonly unknown[], what: string): void {
  const text = (value: readonly unknown[]) =>
    value
      .map((each) => JSON.stringify(each === 0 ? 0 : each))
      .toSorted()
      .join('\n');
  if (text(actual.map(zero)) !== text(expected.map(zero)))
    throw new Error(`Wrong ${what}:\n${text(actual)}\ninstead of\n${text(expected)}`);
}

/** Nothing owed is nothing owed, whichever sign it came with. */
function zero(value: unknown): unknown {
  return Object.is(value, -0) ? 0 : value;
}

async function claim(database: Database, email: string): Promise<string> {
  return database.transaction(async (transaction) => {
    const user_id = await addUser(transaction, email);
    await claimPurchases(transaction, { user_id, email });
    return user_id;
  });
}

async function addUser(database: Database, email: string): Promise<string> {
  const id = randomUUID();
  await database
    .insert(users)
    .values({ id, email, first_name: 'Sam', last_name: 'Rivera', role: 'member', password_hash: '', created_at: new Date(NOW) });
  return id;
}

/** Lets other things happen first, for so many turns of the event loop. */
async function dawdle(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((done) => setImmediate(done));
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((value) => ({ value, at: random(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
