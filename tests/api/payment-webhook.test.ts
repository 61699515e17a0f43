import { sql } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPayments, startCheckout } from '#contract/index.ts';
import { WEBHOOK_MAX_BYTES, WEBHOOK_TOLERANCE_SECONDS } from '#domain/limits.ts';
import { isSigned, signEvent } from '#server/payments/signature.ts';
import { addressOf, BACK, type MoneyWorld, startMoneyWorld } from '#tests/support/money-world.ts';
import { WEBHOOK_SECRET } from '#tests/support/payment-till.ts';

describe('the webhook', () => {
  let world: MoneyWorld;
  beforeAll(async () => {
    world = await startMoneyWorld('stripe', 'pglite');
  });
  afterAll(() => world.close());

  const send = (body: string, signature: string | null) =>
    world.server.fetch('/api/stripe/webhook/', {
      method: 'POST',
      body,
      headers: signature === null ? {} : { 'Stripe-Signature': signature },
    });
  const count = async () =>
    (await world.server.database.execute<{ n: number }>(sql`select count(*)::int as n from payment_events`)).rows[0]?.n;
  const event = (id: string, object: object = { id: 'sub_nobody', object: 'subscription' }) =>
    JSON.stringify({ id, object: 'event', type: 'customer.subscription.updated', data: { object } });

  test('what is not signed, signed by another, changed, or signed too long ago or for a time to come is refused and changes nothing', async () => {
    const body = event('evt_bad');
    const now = world.now();
    const good = signEvent(body, WEBHOOK_SECRET, now);
    const before = await count();
    const attempts: [string, string | null][] = [
      [body, null],
      [body, ''],
      [body, 'nonsense'],
      [body, `t=${String(now)}`],
      [body, signEvent(body, 'whsec_another', now)],
      [body.replace('updated', 'deleted'), good],
      [`${body} `, good],
      [body, good.replace(/v1=./, 'v1=x')],
      [body, signEvent(body, WEBHOOK_SECRET, now - (WEBHOOK_TOLERANCE_SECONDS + 2) * 1_000)],
      [body, signEvent(body, WEBHOOK_SECRET, now + (WEBHOOK_TOLERANCE_SECONDS + 2) * 1_000)],
    ];
    for (const [text, signature] of attempts) {
      const answer = await send(text, signature);
      expect([signature, answer.status, await answer.json()]).toEqual([
        signature,
        400,
        expect.objectContaining({ code: 'signature_not_valid' }),
      ]);
    }
    expect(await count()).toBe(before);
    expect((await send(body, signEvent(body, WEBHOOK_SECRET, now - (WEBHOOK_TOLERANCE_SECONDS - 2) * 1_000))).status).toBe(200);
  });

  test('a signed event sent again is accepted and does nothing', async () => {
    const buyer = await world.member();
    await world.till.pay(addressOf(await buyer.call(startCheckout, { body: { cancel_url: BACK } })));
    const body = event('evt_again');
    const signature = signEvent(body, WEBHOOK_SECRET, world.now());
    const before = await count();
    expect([(await send(body, signature)).status, (await send(body, signature)).status]).toEqual([200, 200]);
    expect(await count()).toBe((before ?? 0) + 1);
    expect(await buyer.call(listPayments, {})).toMatchObject({ ok: true, value: [{ amount: '9.99' }] });
  });

  test('what is signed and no event, about nothing of ours, or too large never breaks the server', async () => {
    const bodies: [string, number][] = [
      ['', 400],
      ['null', 400],
      ['{}', 400],
      ['[1', 400],
      [event('evt_odd', { id: 'x', object: 'unicorn' }), 200],
      [event('evt_foreign', { id: 'pi_of_another', object: 'payment_intent' }), 200],
      ['x'.repeat(WEBHOOK_MAX_BYTES + 1), 413],
    ];
    for (const [body, status] of bodies) expect((await send(body, signEvent(body, WEBHOOK_SECRET, world.now()))).status).toBe(status);
  });

  test('a GET, or a form a browser could send, is not taken for an event', async () => {
    expect((await world.server.fetch('/api/stripe/webhook/')).status).toBe(404);
    expect((await send('a=b', null)).status).toBe(400);
  });

  test('our signatures and Stripe’s library agree', () => {
    const body = event('evt_agree');
    const now = world.now();
    const limits = { now, toleranceSeconds: WEBHOOK_TOLERANCE_SECONDS };
    const theirs = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: WEBHOOK_SECRET, timestamp: Math.floor(now / 1000) });
    expect(isSigned({ body, header: theirs, secret: WEBHOOK_SECRET }, limits)).toBe(true);
    expect(theirs).toBe(signEvent(body, WEBHOOK_SECRET, now));
    expect(isSigned({ body: `${body} `, header: theirs, secret: WEBHOOK_SECRET }, limits)).toBe(false);
  });
});

test('while the provider is down the webhook asks for the event again, buying says so, and neither leaves a trace', async () => {
  const world = await startMoneyWorld('stripe', 'pglite');
  const { till } = world;
  if (!('fake' in till)) throw new Error('This is about Stripe.');
  const fake = till.fake as { failWith: number | null };
  const buyer = await world.member();
  fake.failWith = 401;
  const body = JSON.stringify({ id: 'evt_down', type: 'x', data: { object: { id: 'sub_1', object: 'subscription' } } });
  const answer = await world.server.fetch('/api/stripe/webhook/', {
    method: 'POST',
    body,
    headers: { 'Stripe-Signature': signEvent(body, WEBHOOK_SECRET, world.now()) },
  });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await buyer.call(startCheckout, { body: { cancel_url: BACK } })).toMatchObject({
    ok: false,
    failure: { status: 503, body: { code: 'provider_unavailable' } },
  });
  expect((await world.server.database.execute(sql`select id from payment_events`)).rows).toEqual([]);
  fake.failWith = null;
  expect(await buyer.call(startCheckout, { body: { cancel_url: BACK } })).toMatchObject({ ok: true });
  await world.close();
}, 120_000);
