import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerContact,
  askCoach,
  buyProgram,
  cancelSubscription,
  createReview,
  listMySubscriptions,
  listPayments,
  listPurchases,
  payDiscoveryCall,
  readEarnings,
  readPayoutStatus,
  refundPurchase,
  startCheckout,
  startPayoutSetup,
} from '#contract/index.ts';
import { CHECKOUT_MESSAGES } from '#domain/messages/checkout.ts';
import { CANCEL_MESSAGES, REVIEW_MESSAGES, SUBSCRIPTION_UNKNOWN } from '#domain/messages/payments.ts';
import { reconcile } from '#server/commands/payments/reconcile.ts';
import { claimPurchases } from '#server/commands/purchases/claim.ts';
import { remindOfContact } from '#server/commands/purchases/remind-of-contact.ts';
import { addressOf, BACK, type MoneyWorld, PROVIDERS, startMoneyWorld } from '#tests/support/money-world.ts';
import { DRIVERS } from '#tests/support/test-server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PLACES = PROVIDERS.flatMap((provider) => DRIVERS.map((driver) => [provider, driver] as const));

describe.each(PLACES)('money, with the %s, on %s', (provider, driver) => {
  let world: MoneyWorld;
  beforeAll(async () => {
    world = await startMoneyWorld(provider, driver);
  });
  afterAll(() => world.close());

  const books = async () =>
    (await world.server.database.execute<{ off: number }>(sql`select coalesce(sum(amount_cents), 0)::int as off from ledger_lines`)).rows[0]
      ?.off;
  const owed = async (coach_id: number) =>
    (
      await world.server.database.execute<{ cents: number }>(
        sql`select coalesce(-sum(amount_cents), 0)::int as cents from ledger_lines where coach_id = ${coach_id} and account = 'coach'`,
      )
    ).rows[0]?.cents;

  test('the AI Coach is bought for $9.99, renewed for $49.99, lost while a card fails, cancelled to the end of its month', async () => {
    const buyer = await world.member();
    await world.till.pay(addressOf(await buyer.call(startCheckout, { body: { cancel_url: BACK } })));
    expect(await buyer.call(listPayments, {})).toMatchObject({ ok: true, value: [{ description: 'AI Coach', amount: '9.99' }] });
    expect(await buyer.call(askCoach, { body: { messages: [] } })).toMatchObject({ ok: true });
    await world.till.endMonth('fails');
    const told = (await world.server.mails()).filter(({ to, subject }) => to === buyer.email && subject.includes('did not pay'));
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('costs $49.99, and your card was declined')]);
    expect(await buyer.call(listMySubscriptions, {})).toMatchObject({ ok: true, value: [{ status: 'past_due', cancelable: false }] });
    expect(await buyer.call(askCoach, { body: { messages: [] } })).toMatchObject({ ok: false, failure: { status: 403 } });
    await world.till.endMonth('pays');
    const renewed = await buyer.call(listMySubscriptions, {});
    expect(renewed).toMatchObject({ ok: true, value: [{ status: 'active', cancelable: true, cancel_at_period_end: false }] });
    expect(await buyer.call(listPayments, {})).toMatchObject({
      ok: true,
      value: expect.arrayContaining([expect.objectContaining({ amount: '49.99' })]),
    });

    const subscription_id = renewed.ok ? renewed.value[0]!.id : '';
    const stranger = await world.member();
    expect(await stranger.call(cancelSubscription, { body: { subscription_id } })).toMatchObject({
      ok: false,
      failure: { status: 404, body: { error: SUBSCRIPTION_UNKNOWN } },
    });
    for (let click = 0; click < 2; click += 1)
      expect(await buyer.call(cancelSubscription, { body: { subscription_id, type: 'ai_coach' } })).toEqual({
        ok: true,
        value: { message: CANCEL_MESSAGES.done },
      });
    expect(await buyer.call(listMySubscriptions, {})).toMatchObject({
      ok: true,
      value: [{ status: 'active', cancelable: false, cancel_at_period_end: true }],
    });
    expect(await buyer.call(askCoach, { body: { messages: [] } })).toMatchObject({ ok: true });
    await world.till.endMonth('pays');
    expect(await buyer.call(listMySubscriptions, {})).toMatchObject({ ok: true, value: [{ status: 'cancelled', cancelable: false }] });
    expect(await buyer.call(cancelSubscription, { body: { subscription_id } })).toMatchObject({ ok: false, failure: { status: 409 } });
    expect(await buyer.call(askCoach, { body: { messages: [] } })).toMatchObject({ ok: false, failure: { status: 403 } });
    expect(await books()).toBe(0);
  });

  test('the trial takes nothing and gives access; nobody gets two', async () => {
    const buyer = await world.member();
    await world.till.pay(addressOf(await buyer.call(startCheckout, { body: { cancel_url: BACK, trial: true } })));
    expect(await buyer.call(listPayments, {})).toEqual({ ok: true, value: [] });
    expect(await buyer.call(listMySubscriptions, {})).toMatchObject({
      ok: true,
      value: [{ status: 'active', trial_ends_at: new Date(world.now() + 14 * DAY_MS).toISOString() }],
    });
    await world.till.endMonth('pays');
    expect(await buyer.call(listPayments, {})).toMatchObject({ ok: true, value: [{ amount: '49.99' }] });
  });

  test('a month that is due stands before what was bought later', async () => {
    const coach = await world.coach();
    const buyer = await world.member();
    await world.till.pay(addressOf(await buyer.call(startCheckout, { body: { cancel_url: BACK } })));
    await world.till.endMonth('fails');
    world.wait(1_000);
    await world.till.pay(addressOf(await buyer.call(buyProgram, { params: { id: coach.program_id } })));
    expect(await buyer.call(listMySubscriptions, {})).toMatchObject({
      ok: true,
      value: [
        { type: 'ai_coach', status: 'past_due' },
        { type: 'basic', status: 'active' },
      ],
    });
  });

  test('of a program the coach gets 80% of every month, and two clicks are one checkout', async () => {
    const coach = await world.coach();
    const buyer = await world.member();
    const clicks = await Promise.all([1, 2].map(() => buyer.call(buyProgram, { params: { id: coach.program_id } })));
    expect(addressOf(clicks[1]!)).toBe(addressOf(clicks[0]!));
    await world.till.pay(addressOf(clicks[0]!));
    await world.till.endMonth('pays');
    expect(await coach.call(readEarnings, {})).toMatchObject({
      ok: true,
      value: { total: { paid: '259.98', fee: '52.00', refunded: '0.00', share: '207.98', buyers: 1 } },
    });
    expect(await owed(coach.coach_id)).toBe(20_798);
    expect(await buyer.call(listMySubscriptions, {})).toMatchObject({
      ok: true,
      value: [{ coach: 'Ana Lima', coach_id: coach.coach_id, program: 'Standard Program', price: '129.99', subscription_type: 'program' }],
    });
    expect(await buyer.call(buyProgram, { params: { id: coach.program_id } })).toMatchObject({
      ok: false,
      failure: { status: 409, body: { error: CHECKOUT_MESSAGES.programSubscribed } },
    });
    const mails = (await world.server.mails()).map(({ to, subject }) => `${to} ${subject}`);
    expect(mails.filter((mail) => mail.startsWith(buyer.email))).toHaveLength(2);
    expect(mails.filter((mail) => mail.startsWith(coach.email))).toHaveLength(1);
  });

  test('nothing is sold that cannot be: without payouts, one’s own, unlisted, or not there', async () => {
    const coach = await world.coach();
    const poor = await world.coach({ canBePaid: false });
    const buyer = await world.member();
    const refusals = [
      [await buyer.call(buyProgram, { params: { id: poor.program_id } }), 409, CHECKOUT_MESSAGES.notPayable],
      [await buyer.call(payDiscoveryCall, { params: { coachId: poor.coach_id } }), 409, CHECKOUT_MESSAGES.notPayable],
      [await coach.call(buyProgram, { params: { id: coach.program_id } }), 409, CHECKOUT_MESSAGES.ownProgram],
      [await buyer.call(buyProgram, { params: { id: 999_999 } }), 404, CHECKOUT_MESSAGES.noProgram],
      [await buyer.call(payDiscoveryCall, { params: { coachId: 999_999 } }), 404, CHECKOUT_MESSAGES.noCoach],
    ] as const;
    for (const [answer, status, error] of refusals) expect(answer).toMatchObject({ ok: false, failure: { status, body: { error } } });
    await world.server.database.execute(sql`update programs set listed = false where id = ${coach.program_id}`);
    expect(await buyer.call(buyProgram, { params: { id: coach.program_id } })).toMatchObject({ ok: false, failure: { status: 404 } });
    expect(await world.server.call('a.b.c')(buyProgram, { params: { id: coach.program_id } })).toMatchObject({
      ok: false,
      failure: { status: 401 },
    });
  });

  test('a call that was paid without an account belongs to whoever proves the address', async () => {
    const coach = await world.coach();
    const email = `${crypto.randomUUID()}@example.com`;
    await world.till.pay(addressOf(await world.server.call()(payDiscoveryCall, { params: { coachId: coach.coach_id } })), email);
    expect(await coach.call(listPurchases, {})).toMatchObject({ ok: true, value: [{ side: 'coach', email, contact: 'waiting' }] });
    const { id } = await world.server.createUser({ email });
    await world.server.database.transaction((transaction) => claimPurchases(transaction, { user_id: id, email }));
    const buyer = await world.again({ id, email, call: world.server.call() });
    expect(await buyer.call(listPayments, {})).toMatchObject({
      ok: true,
      value: [{ description: 'Discovery call, Ana Lima', amount: '15.00' }],
    });
    expect(await buyer.call(listPurchases, {})).toMatchObject({
      ok: true,
      value: [{ side: 'buyer', with: 'Ana Lima', booking_url: expect.stringMatching(/^https:\/\/calendly\.com\/ana-/) }],
    });
    expect(await owed(coach.coach_id)).toBe(1_200);
  });

  test('a missed promise gives everything back with one click, ends the subscription, and takes the right to review', async () => {
    const coach = await world.coach();
    let buyer = await world.member();
    const review = { params: { coachId: coach.coach_id }, body: { rating: 4, comment: 'Fine.' } };
    expect(await buyer.call(createReview, review)).toMatchObject({
      ok: false,
      failure: { status: 403, body: { detail: REVIEW_MESSAGES.buyersOnly } },
    });
    await world.till.pay(addressOf(await buyer.call(buyProgram, { params: { id: coach.program_id } })));
    expect(await buyer.call(createReview, review)).toMatchObject({ ok: true, value: { rating: 4, comment: 'Fine.' } });
    expect(await buyer.call(createReview, { ...review, body: { rating: 2 } })).toMatchObject({
      ok: true,
      value: { rating: 2, comment: '' },
    });
    expect(await coach.call(createReview, review)).toMatchObject({ ok: false, failure: { body: { detail: REVIEW_MESSAGES.notYourself } } });

    const [purchase] = await listOf(buyer.call(listPurchases, {}));
    const ask = { params: { id: purchase!.id } };
    expect(purchase).toMatchObject({ contact: 'waiting', refund: null });
    expect(await buyer.call(refundPurchase, ask)).toMatchObject({ ok: false, failure: { status: 409 } });
    world.wait(48 * HOUR_MS);
    for (let run = 0; run < 2; run += 1) await remindOfContact(world.server.money);
    world.wait(24 * HOUR_MS);
    for (let run = 0; run < 2; run += 1) await remindOfContact(world.server.money);
    const mails = await world.server.mails();
    expect(mails.filter(({ to }) => to === coach.email)).toHaveLength(2);
    expect(mails.filter(({ to, subject }) => to === buyer.email && subject.includes('did not contact you'))).toHaveLength(1);

    buyer = await world.again(buyer);
    const seller = await world.again(coach);
    expect(await buyer.call(listPurchases, {})).toMatchObject({ ok: true, value: [{ contact: 'missed', refund: '129.99' }] });
    expect(await seller.call(answerContact, { ...ask, body: { answer: 'happened' } })).toMatchObject({
      ok: false,
      failure: { status: 409 },
    });
    expect(await seller.call(refundPurchase, ask)).toMatchObject({ ok: false, failure: { status: 404 } });
    expect(await (await world.member()).call(refundPurchase, ask)).toMatchObject({ ok: false, failure: { status: 404 } });
    const clicks = await Promise.all([buyer.call(refundPurchase, ask), buyer.call(refundPurchase, ask)]);
    for (const click of clicks) expect(click).toMatchObject({ ok: true, value: { contact: 'refunded', refund: null } });
    expect(await buyer.call(listMySubscriptions, {})).toMatchObject({ ok: true, value: [{ status: 'cancelled' }] });
    expect(await buyer.call(listPayments, {})).toMatchObject({ ok: true, value: [{ amount: '129.99', refunded: '129.99' }] });
    expect(await seller.call(readEarnings, {})).toMatchObject({
      ok: true,
      value: { total: { fee: '0.00', refunded: '129.99', share: '0.00' } },
    });
    expect([await owed(coach.coach_id), await books()]).toEqual([0, 0]);
    expect(await buyer.call(createReview, review)).toMatchObject({ ok: false, failure: { status: 403 } });
  });

  test('contact that both confirm stops the clock for good', async () => {
    const coach = await world.coach();
    const buyer = await world.member();
    await world.till.pay(addressOf(await buyer.call(buyProgram, { params: { id: coach.program_id } })));
    const [purchase] = await listOf(coach.call(listPurchases, {}));
    const say = (who: typeof buyer, answer: 'happened' | 'not_yet') =>
      who.call(answerContact, { params: { id: purchase!.id }, body: { answer } });
    expect(await say(coach, 'happened')).toMatchObject({ ok: true, value: { contact: 'claimed' } });
    world.wait(1_000);
    expect(await say(buyer, 'not_yet')).toMatchObject({ ok: true, value: { contact: 'waiting' } });
    world.wait(1_000);
    expect(await say(coach, 'happened')).toMatchObject({ ok: true, value: { contact: 'claimed' } });
    expect(await say(buyer, 'happened')).toMatchObject({ ok: true, value: { contact: 'confirmed' } });
    expect(await say(await world.member(), 'happened')).toMatchObject({ ok: false, failure: { status: 404 } });
  });

  test('a coach sets up payouts and can be paid from then on', async () => {
    const coach = await world.coach({ canBePaid: false });
    expect(await coach.call(readPayoutStatus, {})).toEqual({ ok: true, value: { setup_complete: false, setup_started: false } });
    const links = await Promise.all([1, 2].map(() => coach.call(startPayoutSetup, {})));
    const [first] = links;
    if (!first?.ok) throw new Error(JSON.stringify(first));
    expect(await coach.call(readPayoutStatus, {})).toEqual({ ok: true, value: { setup_complete: false, setup_started: true } });
    const stored = await world.server.database.execute<{ id: string }>(
      sql`select stripe_account_id as id from coaches where id = ${coach.coach_id}`,
    );
    await world.till.finishAccount(first.value.onboarding_url.replace(/acct_[\w-]+$/, String(stored.rows[0]?.id)));
    expect(await coach.call(readPayoutStatus, {})).toMatchObject({ ok: true, value: { setup_complete: true } });
    expect(await (await world.member()).call(buyProgram, { params: { id: coach.program_id } })).toMatchObject({ ok: true });
    const member = await world.member();
    for (const endpoint of [readPayoutStatus, startPayoutSetup, readEarnings])
      expect(await member.call(endpoint, {})).toMatchObject({ ok: false, failure: { status: 403 } });
  });

  test('what lost events left is found by the comparison with the provider, and nothing after that', async () => {
    const coach = await world.coach();
    const buyer = await world.member();
    world.till.loseEvents(true);
    await world.till.pay(addressOf(await buyer.call(buyProgram, { params: { id: coach.program_id } })));
    world.till.loseEvents(false);
    expect(await buyer.call(listPayments, {})).toEqual({ ok: true, value: [] });
    expect(await reconcile(world.server.money, world.now() - DAY_MS)).toMatchObject({ repaired: 1, differences: [] });
    expect(await buyer.call(listPayments, {})).toMatchObject({ ok: true, value: [{ amount: '129.99' }] });
    expect(await buyer.call(listMySubscriptions, {})).toMatchObject({ ok: true, value: [{ status: 'active' }] });
    expect(await reconcile(world.server.money, world.now() - DAY_MS)).toMatchObject({ repaired: 0, differences: [] });
  });
});

async function listOf<T>(answer: Promise<{ ok: true; value: T[] } | { ok: false; failure: unknown }>): Promise<T[]> {
  const given = await answer;
  if (!given.ok) throw new Error(JSON.stringify(given.failure));
  return given.value;
}
