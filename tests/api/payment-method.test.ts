import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  askCoach,
  buyProgram,
  cancelSubscription,
  listMySubscriptions,
  listPayments,
  startCheckout,
  updatePaymentMethod,
} from '#contract/index.ts';
import { CHECKOUT_OPEN_HOURS } from '#domain/limits.ts';
import { CHECKOUT_MESSAGES } from '#domain/messages/checkout.ts';
import { CARD_MESSAGES, SUBSCRIPTION_UNKNOWN } from '#domain/messages/payments.ts';
import { PAYMENTS_PATH } from '#domain/payments/payments-path.ts';
import { isSandbox } from '#server/adapters/sandbox-payments.ts';
import { grantAiCoach } from '#server/commands/subscriptions/grant.ts';
import { subscriptions } from '#server/db/schema.ts';
import { addressOf, BACK, type MoneyWorld, type Person, PROVIDERS, startMoneyWorld } from '#tests/support/money-world.ts';
import { stripeTill } from '#tests/support/payment-till.ts';
import { DRIVERS, startTestServer, TEST_ORIGIN, type TestServer } from '#tests/support/test-server.ts';

const PLACES = PROVIDERS.flatMap((provider) => DRIVERS.map((driver) => [provider, driver] as const));
const SECRET_PAGE = {
  sandbox: /^http:\/\/setwise\.test\/sandbox\/card\/[\w-]{43}$/,
  stripe: /^https:\/\/billing\.stripe\.com\/p\/session\/bps_\w+$/,
};

const newest = async ({ call }: Person) => {
  const mine = await call(listMySubscriptions, {});
  if (!mine.ok || mine.value[0] === undefined) throw new Error('Nothing is subscribed.');
  return mine.value[0];
};
const paid = async ({ call }: Person) => {
  const history = await call(listPayments, {});
  return history.ok ? history.value.map(({ amount }) => amount) : [];
};
const ask = async ({ call }: Person, subscription_id: string | number) => call(updatePaymentMethod, { body: { subscription_id } });
const refusal = (status: number, error: string, code: string) => ({
  ok: false,
  failure: { kind: 'refused', status, body: { error, code } },
});

describe.each(PLACES)('another card, with the %s, on %s', (provider, driver) => {
  let world: MoneyWorld;
  beforeAll(async () => {
    world = await startMoneyWorld(provider, driver);
  });
  afterAll(() => world.close());

  const subscriber = async () => {
    const buyer = await world.member();
    await world.till.pay(addressOf(await buyer.call(startCheckout, { body: { cancel_url: BACK } })));
    return buyer;
  };

  test('a month that failed is paid with a new card, once, and everything is open again', async () => {
    const buyer = await subscriber();
    const first = await world.till.cardThatPays();
    await world.till.endMonth('fails');
    const due = await newest(buyer);
    expect(due).toMatchObject({ status: 'past_due', card_updatable: true });
    const [link, other] = [addressOf(await ask(buyer, due.id)), addressOf(await ask(buyer, due.id))];
    expect(link).toMatch(SECRET_PAGE[provider]);
    expect(other).not.toBe(link);
    // The address alone changes nothing.
    expect(await world.till.cardThatPays()).toBe(first);
    expect(await newest(buyer)).toMatchObject({ status: 'past_due' });

    for (const page of [link, link, other]) await world.till.giveNewCard(page);
    expect(await newest(buyer)).toMatchObject({ status: 'active', cancelable: true, card_updatable: true });
    expect(await paid(buyer)).toEqual(expect.arrayContaining(['49.99', '9.99']));
    expect(await paid(buyer)).toHaveLength(2);
    expect(await buyer.call(askCoach, { body: { messages: [] } })).toMatchObject({ ok: true });
    const card = await world.till.cardThatPays();
    expect(card).not.toBe(first);
    await world.till.endMonth('pays');
    expect(await paid(buyer)).toHaveLength(3);
    expect(await world.till.cardThatPays()).toBe(card);
    const mails = await world.server.mails();
    expect(mails.filter(({ to, subject }) => to === buyer.email && subject.includes('did not pay'))).toEqual([
      expect.objectContaining({ text: expect.stringContaining(`${TEST_ORIGIN}${PAYMENTS_PATH}`) }),
    ]);
  });

  test('who is active changes the card and pays nothing for it', async () => {
    const coach = await world.coach();
    const buyer = await world.member();
    await world.till.pay(addressOf(await buyer.call(buyProgram, { params: { id: coach.program_id } })));
    const first = await world.till.cardThatPays();
    await world.till.giveNewCard(addressOf(await ask(buyer, (await newest(buyer)).id)));
    expect(await world.till.cardThatPays()).not.toBe(first);
    expect(await paid(buyer)).toEqual(['129.99']);
    expect(await newest(buyer)).toMatchObject({ status: 'active' });
  });

  test('nobody is given the page of another person, of nothing, or of what no card has to pay for', async () => {
    const buyer = await subscriber();
    const { id } = await newest(buyer);
    const stranger = await world.member();
    const unknown = refusal(404, SUBSCRIPTION_UNKNOWN, 'subscription_not_found');
    for (const odd of [id, crypto.randomUUID(), 1, 'x', "' or 1=1"]) expect(await ask(stranger, odd)).toMatchObject(unknown);
    const needless = refusal(409, CARD_MESSAGES.nothingToPay, 'subscription_needs_no_card');
    await grantAiCoach(world.server.database, { user_id: stranger.id }, world.now());
    const granted = await newest(stranger);
    expect(granted).toMatchObject({ status: 'active', card_updatable: false });
    expect(await ask(stranger, granted.id)).toMatchObject(needless);
    await buyer.call(cancelSubscription, { body: { subscription_id: id } });
    expect(await ask(buyer, id)).toMatchObject(needless);
    await world.till.endMonth('pays');
    expect(await newest(buyer)).toMatchObject({ status: 'cancelled', card_updatable: false });
    expect(await ask(buyer, id)).toMatchObject(needless);
    for (const status of ['incomplete', 'duplicate']) {
      await world.server.database
        .update(subscriptions)
        .set({ status })
        .where(eq(subscriptions.id, String(id)));
      expect(await ask(buyer, id)).toMatchObject(unknown);
    }
  });
});

describe.each(DRIVERS)('the sandbox’s page for another card, on %s', (driver) => {
  let world: MoneyWorld;
  beforeAll(async () => {
    world = await startMoneyWorld('sandbox', driver);
  });
  afterAll(() => world.close());

  const failed = async () => {
    const buyer = await world.member();
    await world.till.pay(addressOf(await buyer.call(startCheckout, { body: { cancel_url: BACK } })));
    await world.till.endMonth('fails');
    return { buyer, url: addressOf(await ask(buyer, (await newest(buyer)).id)) };
  };
  const submit = (url: string, fields: Record<string, string>, headers: Record<string, string> = { Origin: TEST_ORIGIN }) =>
    world.server.fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
      redirect: 'manual',
    });
  const read = async (url: string) => {
    const answer = await world.server.fetch(url);
    return [answer.status, await answer.text()] as const;
  };

  test('it says what is due, is never kept, and runs no script', async () => {
    const { url } = await failed();
    const answer = await world.server.fetch(url);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const text = await answer.text();
    for (const words of [
      CHECKOUT_MESSAGES.sandbox,
      'AI Coach subscription',
      'Card so far',
      '···· 4242',
      'Pay $49.99',
      `href="${PAYMENTS_PATH}"`,
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/<script|<style|style=|onclick/i);
  });

  test('two clicks at once, and two pages of one subscription, pay a month once', async () => {
    const { buyer, url } = await failed();
    const second = addressOf(await ask(buyer, (await newest(buyer)).id));
    const clicks = await Promise.all([url, url, second].map((page) => submit(`${page}/use`, { card: 'pays' })));
    for (const click of clicks) expect([click.status, click.headers.get('Location')]).toEqual([303, PAYMENTS_PATH]);
    expect(await paid(buyer)).toHaveLength(2);
    expect(await read(url)).toEqual([200, expect.stringContaining(CHECKOUT_MESSAGES.cardDone)]);
  });

  test('a declined card, and a second step that is given up, leave the month due; the step that is taken pays it', async () => {
    const { buyer, url } = await failed();
    const declined = await submit(`${url}/use`, { card: 'declined' });
    expect([declined.status, await declined.text()]).toEqual([402, expect.stringContaining(CHECKOUT_MESSAGES.declined)]);
    await submit(`${url}/confirm`, { answer: 'yes' });
    expect(await newest(buyer)).toMatchObject({ status: 'past_due' });
    expect((await submit(`${url}/use`, { card: 'needs_step' })).headers.get('Location')).toBe(new URL(url).pathname);
    expect(await read(url)).toEqual([200, expect.stringContaining(CHECKOUT_MESSAGES.confirm)]);
    expect((await submit(`${url}/confirm`, { answer: 'no' })).status).toBe(402);
    expect(await newest(buyer)).toMatchObject({ status: 'past_due' });
    expect(await paid(buyer)).toHaveLength(1);
    await submit(`${url}/use`, { card: 'needs_step' });
    expect((await submit(`${url}/confirm`, { answer: 'yes' })).headers.get('Location')).toBe(PAYMENTS_PATH);
    expect(await newest(buyer)).toMatchObject({ status: 'active' });
    expect(await paid(buyer)).toHaveLength(2);
    const mails = await world.server.mails();
    expect(mails.filter(({ to, subject }) => to === buyer.email && subject.includes('did not pay'))).toHaveLength(1);
  });

  test('what was paid meanwhile is not paid again', async () => {
    const { buyer, url } = await failed();
    await world.till.endMonth('pays');
    expect(await read(url)).toEqual([200, expect.stringContaining('Use this card')]);
    await submit(`${url}/use`, { card: 'needs_step' });
    expect(await read(url)).toEqual([200, expect.stringContaining(CHECKOUT_MESSAGES.confirmCard)]);
    await submit(`${url}/confirm`, { answer: 'yes' });
    expect(await paid(buyer)).toHaveLength(2);
    expect(await world.till.cardThatPays()).toBe('3155');
  });

  test('what has ended takes no money', async () => {
    const { buyer, url } = await failed();
    const [row] = await world.server.database.select().from(subscriptions).where(eq(subscriptions.user_id, buyer.id));
    await world.server.money.payments.cancelNow(row?.provider_id ?? '', crypto.randomUUID());
    expect((await submit(`${url}/use`, { card: 'pays' })).headers.get('Location')).toBe(new URL(url).pathname);
    expect(await read(url)).toEqual([200, expect.stringContaining(CHECKOUT_MESSAGES.cardOver)]);
    expect(await paid(buyer)).toHaveLength(1);
  });

  test('it expires as a checkout does', async () => {
    const { buyer, url } = await failed();
    world.wait(CHECKOUT_OPEN_HOURS * 3_600_000 + 1);
    await submit(`${url}/use`, { card: 'pays' });
    expect(await read(url)).toEqual([200, expect.stringContaining(CHECKOUT_MESSAGES.cardExpired)]);
    expect(await newest(await world.again(buyer))).toMatchObject({ status: 'past_due' });
  });

  test('an address nobody was given is nothing, and another site’s form does nothing', async () => {
    const { buyer, url } = await failed();
    expect(await read(`${TEST_ORIGIN}/sandbox/card/${'x'.repeat(43)}`)).toEqual([
      404,
      expect.stringContaining(CHECKOUT_MESSAGES.cardUnknown),
    ]);
    expect((await submit(`${TEST_ORIGIN}/sandbox/card/${'x'.repeat(43)}/use`, { card: 'pays' })).status).toBe(303);
    for (const headers of [{ Origin: 'https://evil.example' }, {}, { Origin: TEST_ORIGIN, 'Sec-Fetch-Site': 'cross-site' }])
      for (const action of ['use', 'confirm'])
        expect((await submit(`${url}/${action}`, { card: 'pays', answer: 'yes' }, headers as Record<string, string>)).status).toBe(403);
    expect(await newest(buyer)).toMatchObject({ status: 'past_due' });
    const { payments } = world.server.money;
    if (!isSandbox(payments)) throw new Error('No sandbox.');
    await expect(payments.paymentMethodLink({ subscription_id: 'sub_none', origin: '', return_path: '/' })).rejects.toThrow(
      'no such object',
    );
  });
});

describe('the customer portal of Stripe', () => {
  let till: Awaited<ReturnType<typeof stripeTill>>;
  let server: TestServer;
  let buyer: Person;
  beforeAll(async () => {
    till = await stripeTill(Date.now);
    server = await startTestServer({ driver: 'pglite', clock: Date.now, payments: till.port });
    till.attach(server);
    const { id, email } = await server.createUser();
    buyer = { id, email, call: server.call((await server.signIn(email)).access) };
    await till.pay(addressOf(await buyer.call(startCheckout, { body: { cancel_url: BACK } })));
  });
  afterAll(async () => {
    await server.close();
    await till.close();
  });

  test('is configured once, leads back to Payments, and is asked for no more than the card', async () => {
    const { id } = await newest(buyer);
    const before = till.fake.changes.length;
    for (let click = 0; click < 2; click += 1) addressOf(await ask(buyer, id));
    expect(till.fake.changes.slice(before).map((change) => change.replace(/(?<=\/(cus|sub))_\w+/, ''))).toEqual([
      'POST /v1/customers/cus',
      'POST /v1/subscriptions/sub',
      'POST /v1/billing_portal/configurations',
      'POST /v1/billing_portal/sessions',
      'POST /v1/billing_portal/sessions',
    ]);
    const [configuration] = till.fake.portal.configurations;
    for (const session of till.fake.portal.sessions.values())
      expect(session).toMatchObject({ configuration: configuration?.id, return_url: `${TEST_ORIGIN}${PAYMENTS_PATH}` });
    // Another server of ours finds it.
    const again = await stripeTill(Date.now);
    again.fake.portal.configurations.push(configuration!);
    again.fake.customers.set('cus_1', { email: buyer.email, default_payment_method: 'pm_1' });
    const [sold] = till.fake.subscriptions.values();
    again.fake.subscriptions.set('sub_1', { ...sold!, id: 'sub_1', customer: 'cus_1' });
    await again.port?.paymentMethodLink({ subscription_id: 'sub_1', origin: TEST_ORIGIN, return_path: PAYMENTS_PATH });
    expect(again.fake.changes).toEqual(['POST /v1/billing_portal/sessions']);
    await again.close();
  });

  test('a card that is only added there pays the month that failed at the provider’s next try', async () => {
    await till.endMonth('fails');
    const url = addressOf(await ask(buyer, (await newest(buyer)).id));
    const card = till.fake.portal.addCard(url);
    await till.endMonth('pays');
    expect([...till.fake.intents.values()].at(-1)).toMatchObject({ amount: 4_999, payment_method: card });
    expect(await newest(buyer)).toMatchObject({ status: 'active' });
  });

  test('when it cannot be had, the person is told and may try again', async () => {
    const { id } = await newest(buyer);
    till.fake.failWith = 500;
    expect(await ask(buyer, id)).toMatchObject(refusal(503, CHECKOUT_MESSAGES.providerSilent, 'provider_unavailable'));
    till.fake.failWith = null;
    till.fake.subscriptions.clear();
    expect(await ask(buyer, id)).toMatchObject(refusal(409, CHECKOUT_MESSAGES.providerRefused, 'provider_refused'));
  });
});
