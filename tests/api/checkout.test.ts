import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askCoach, listMySubscriptions, startCheckout } from '#contract/index.ts';
import {
  AI_COACH_FIRST_MONTH_CENTS,
  AI_COACH_PRICE_CENTS,
  CANCEL_URL_MAX_LENGTH,
  CHECKOUT_OPEN_HOURS,
  CHECKOUT_REUSE_MINUTES,
} from '#domain/limits.ts';
import { CHECKOUT_MESSAGES } from '#domain/messages/checkout.ts';
import { DRIVERS, startTestServer, TEST_ORIGIN, type TestServer } from '#tests/support/test-server.ts';

const NOW = Date.UTC(2026, 2, 2);
const PAID_EVENTS = ['checkout.session.completed', 'customer.subscription.created', 'invoice.paid', 'payment_intent.succeeded'];
const BACK = `${TEST_ORIGIN}/ai-coach?from=quiz`;

describe.each(DRIVERS)('buying the AI Coach in the sandbox, on %s', (driver) => {
  let server: TestServer;
  let now = NOW;
  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = NOW;
    await server.reset();
  });

  const member = async (subscribed = false) => {
    const { id, email } = await server.createUser({ subscribed });
    const { access } = await server.signIn(email);
    return { id, email, call: server.call(access) };
  };
  const begin = async (call = server.call(), body: { cancel_url: string; email?: string } = { cancel_url: BACK }) => {
    const answer = await call(startCheckout, { body });
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.value.url;
  };
  const submit = (url: string, fields: Record<string, string>, headers: Record<string, string> = { Origin: TEST_ORIGIN }) =>
    server.fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
      redirect: 'manual',
    });
  const rows = async (query: ReturnType<typeof sql>) => (await server.database.execute(query)).rows;
  const count = async (table: 'subscriptions' | 'payments' | 'payment_events') =>
    rows(sql`select count(*)::int as n from ${sql.identifier(table)}`);

  test.each([
    'https://evil.example/ai-coach',
    `${TEST_ORIGIN}.evil.example/`,
    `${TEST_ORIGIN.replace('://', '://setwise.test@')}.evil.example/`,
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/ai-coach',
    '',
    `${TEST_ORIGIN}/${'x'.repeat(CANCEL_URL_MAX_LENGTH)}`,
    'http://user:secret@setwise.test/',
  ])('an address to return to that is not ours (%s) is refused, and nothing is begun', async (cancel_url) => {
    const answer = await server.call()(startCheckout, { body: { cancel_url } });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', status: 400, body: { error: CHECKOUT_MESSAGES.cancelUrl } } });
    expect(await rows(sql`select id from sandbox_objects`)).toEqual([]);
  });

  test('a token that is no good is refused, so that a member’s purchase never becomes a stranger’s', async () => {
    expect(await server.call('a.b.c')(startCheckout, { body: { cancel_url: BACK } })).toMatchObject({
      ok: false,
      failure: { status: 401 },
    });
  });

  test('who is subscribed already cannot begin another checkout', async () => {
    const { call } = await member(true);
    const answer = await call(startCheckout, { body: { cancel_url: BACK } });
    expect(answer).toMatchObject({
      ok: false,
      failure: { status: 409, body: { error: CHECKOUT_MESSAGES.alreadySubscribed, code: 'already_subscribed' } },
    });
  });

  test.each([
    ['another site’s form', { Origin: 'https://evil.example' }],
    ['a form whose origin is hidden', { Origin: 'null' }],
    ['a form without an origin', {}],
    ['a form the browser says is cross-site', { Origin: TEST_ORIGIN, 'Sec-Fetch-Site': 'cross-site' }],
  ])('%s neither pays nor cancels', async (_, headers) => {
    const { call } = await member();
    const url = await begin(call);
    for (const action of ['pay', 'cancel'])
      expect((await submit(`${url}/${action}`, { card: 'pays' }, headers as Record<string, string>)).status).toBe(403);
    expect([await count('subscriptions'), await count('payment_events')]).toEqual([[{ n: 0 }], [{ n: 0 }]]);
  });

  test('the page says that no money moves, what is due now and later, and runs no script and no inline style', async () => {
    const url = await begin((await member()).call);
    const answer = await server.fetch(url);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    for (const text of [CHECKOUT_MESSAGES.sandbox, '$9.99', '$49.99', 'Pay with a declined card', 'Cancel']) expect(page).toContain(text);
    expect(page).not.toMatch(/<script|<style|style=|onclick/i);
    const style = await server.fetch('/sandbox/checkout.css');
    expect([style.status, style.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8']);
  });

  test('paying gives the account its subscription, which opens the chat', async () => {
    const { call } = await member();
    const url = await begin(call);
    expect(url).toMatch(new RegExp(`^${TEST_ORIGIN}/sandbox/checkout/[\\w-]{43}$`));
    expect(await call(askCoach, { body: { messages: [] } })).toMatchObject({ ok: false, failure: { status: 403 } });
    const paid = await submit(`${url}/pay`, { card: 'pays' });
    expect([paid.status, paid.headers.get('Location')]).toEqual([303, '/checkout/done?for=ai-coach']);
    expect(await call(listMySubscriptions, {})).toMatchObject({
      ok: true,
      value: [{ subscription_type: 'ai_coach', status: 'active', price: '49.99' }],
    });
    expect(await call(askCoach, { body: { messages: [] } })).toMatchObject({ ok: true });
    expect(await rows(sql`select price_cents, first_month_cents from subscriptions`)).toEqual([
      { price_cents: AI_COACH_PRICE_CENTS, first_month_cents: AI_COACH_FIRST_MONTH_CENTS },
    ]);
    expect(await rows(sql`select type from payment_events order by type`)).toEqual(PAID_EVENTS.map((type) => ({ type })));
  });

  test('two clicks at once pay once, and both are led on', async () => {
    const url = await begin((await member()).call);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => submit(`${url}/pay`, { card: 'pays' }, { 'Sec-Fetch-Site': 'same-origin' })),
    );
    expect(answers.map((answer) => [answer.status, answer.headers.get('Location')])).toEqual(
      answers.map(() => [303, '/checkout/done?for=ai-coach']),
    );
    expect([await count('subscriptions'), await count('payments'), await count('payment_events')]).toEqual([
      [{ n: 1 }],
      [{ n: 1 }],
      [{ n: 4 }],
    ]);
    expect(await (await server.fetch(url)).text()).toContain(CHECKOUT_MESSAGES.paid);
  });

  test('a declined card is said so, charges nothing, and the other card still pays', async () => {
    const { call } = await member();
    const url = await begin(call);
    const declined = await submit(`${url}/pay`, { card: 'declined' });
    expect([declined.status, await declined.text()]).toEqual([402, expect.stringContaining(CHECKOUT_MESSAGES.declined)]);
    expect(await call(listMySubscriptions, {})).toEqual({ ok: true, value: [] });
    expect((await submit(`${url}/pay`, { card: 'pays' })).status).toBe(303);
    expect(await rows(sql`select type from payment_events order by type`)).toEqual(
      [...PAID_EVENTS.map((type) => ({ type })), { type: 'payment_intent.payment_failed' }].toSorted((a, b) =>
        a.type.localeCompare(b.type),
      ),
    );
  });

  test('cancelling leads back to where the buyer was, and the checkout cannot be paid any more', async () => {
    const { call } = await member();
    const url = await begin(call);
    const cancelled = await submit(`${url}/cancel`, {});
    expect([cancelled.status, cancelled.headers.get('Location')]).toEqual([303, '/ai-coach?from=quiz']);
    expect((await submit(`${url}/pay`, { card: 'pays' })).headers.get('Location')).toBe(new URL(url).pathname);
    expect(await (await server.fetch(url)).text()).toContain(CHECKOUT_MESSAGES.cancelled);
    expect(await call(listMySubscriptions, {})).toEqual({ ok: true, value: [] });
  });

  test('a path that looks like another host leads to a path of ours', async () => {
    const url = await begin(server.call(), { cancel_url: `${TEST_ORIGIN}//evil.example/x` });
    expect((await submit(`${url}/cancel`, {})).headers.get('Location')).toBe('/evil.example/x');
  });

  test('a second click begins the same checkout; another page, or ten minutes later, begins another', async () => {
    const { call, email } = await member();
    const [first, second] = await Promise.all([begin(call), begin(call)]);
    expect(second).toBe(first);
    expect(await begin(call, { cancel_url: `${TEST_ORIGIN}/quiz/1/results` })).not.toBe(first);
    now += CHECKOUT_REUSE_MINUTES * 60_000 + 1;
    expect(await begin(server.call((await server.signIn(email)).access))).not.toBe(first);
  });

  test('an account that paid in two places gets one subscription, and the other one’s money back', async () => {
    const { call } = await member();
    const [first, second] = [await begin(call), await begin(call, { cancel_url: `${TEST_ORIGIN}/quiz/1/results` })];
    await submit(`${first}/pay`, { card: 'pays' });
    await submit(`${second}/pay`, { card: 'pays' });
    expect(await call(listMySubscriptions, {})).toMatchObject({ ok: true, value: [{ status: 'active' }] });
    expect(await rows(sql`select status, ended_at is null as runs from subscriptions order by status`)).toEqual([
      { status: 'active', runs: true },
      { status: 'duplicate', runs: false },
    ]);
    expect(await rows(sql`select refunded_cents from payments order by refunded_cents`)).toEqual([
      { refunded_cents: 0 },
      { refunded_cents: AI_COACH_FIRST_MONTH_CENTS },
    ]);
  });

  test('a checkout left open for a day can no longer be paid', async () => {
    const url = await begin((await member()).call);
    now += CHECKOUT_OPEN_HOURS * 3_600_000 + 1;
    await submit(`${url}/pay`, { card: 'pays' });
    expect(await (await server.fetch(url)).text()).toContain(CHECKOUT_MESSAGES.expired);
    expect(await count('subscriptions')).toEqual([{ n: 0 }]);
  });

  test.each(['nobody-was-given-this', 'x'.repeat(43), "'%20or%201=1", '..%2f..%2fhealthz'])(
    'an address nobody was given (%s) is a 404',
    async (id) => {
      expect((await server.fetch(`/sandbox/checkout/${id}`)).status).toBe(404);
    },
  );

  test('without an account the purchase goes to the account of the address given, and nobody is told that there is one', async () => {
    const { email, call } = await member();
    const outcomes: unknown[] = [];
    for (const address of [` ${email.toUpperCase()} `, 'nobody@example.com']) {
      const url = await begin(server.call(), { cancel_url: BACK, email: address });
      const page = await (await server.fetch(url)).text();
      expect(page.toLowerCase()).not.toContain(address.trim().toLowerCase());
      const paid = await submit(`${url}/pay`, { card: 'pays' });
      outcomes.push([
        paid.status,
        paid.headers.get('Location'),
        (await (await server.fetch(url)).text()).includes(CHECKOUT_MESSAGES.paidPlain),
      ]);
    }
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(await call(listMySubscriptions, {})).toMatchObject({ ok: true, value: [{ status: 'active' }] });
    expect(await rows(sql`select email from subscriptions where user_id is null`)).toEqual([{ email: 'nobody@example.com' }]);
  });

  test('paying for an address that is subscribed already looks like any other payment, and the money goes back', async () => {
    const { email } = await member(true);
    const url = await begin(server.call(), { cancel_url: BACK, email });
    expect((await submit(`${url}/pay`, { card: 'pays' })).headers.get('Location')).toBe('/checkout/done');
    expect(await (await server.fetch(url)).text()).toContain(CHECKOUT_MESSAGES.paidPlain);
    expect(await rows(sql`select amount_cents - refunded_cents as kept from payments`)).toEqual([{ kept: 0 }]);
  });

  test('the trial of quiz 1 charges nothing today, opens the chat, and is given once', async () => {
    const { call } = await member();
    const ask = { cancel_url: BACK, trial: true };
    const page = await (await server.fetch(await begin(call, ask))).text();
    for (const text of ['First 14 days', 'Free', '$0.00', '$49.99']) expect(page).toContain(text);
    await submit(`${await begin(call, ask)}/pay`, { card: 'pays' });
    expect(await call(askCoach, { body: { messages: [] } })).toMatchObject({ ok: true });
    expect(await rows(sql`select trial_ends_at - created_at = interval '14 days' as fits, first_month_cents from subscriptions`)).toEqual([
      { fits: true, first_month_cents: 0 },
    ]);
    expect(await count('payments')).toEqual([{ n: 0 }]);
    await server.database.execute(sql`update subscriptions set status = 'cancelled'`);
    expect(await (await server.fetch(await begin(call, ask))).text()).toContain('$9.99');
  });

  test('a card that asks to confirm pays after the second step, and is declined without it', async () => {
    const { call } = await member();
    const url = await begin(call);
    expect((await submit(`${url}/pay`, { card: 'needs_step' })).headers.get('Location')).toBe(new URL(url).pathname);
    expect(await (await server.fetch(url)).text()).toContain(CHECKOUT_MESSAGES.confirm);
    const no = await submit(`${url}/confirm`, { answer: 'no' });
    expect([no.status, (await no.text()).includes(CHECKOUT_MESSAGES.declined)]).toEqual([402, true]);
    expect((await submit(`${url}/confirm`, { answer: 'yes' })).headers.get('Location')).toBe(new URL(url).pathname);
    expect(await count('payments')).toEqual([{ n: 0 }]);
    await submit(`${url}/pay`, { card: 'needs_step' });
    expect((await submit(`${url}/confirm`, { answer: 'yes' })).headers.get('Location')).toBe('/checkout/done?for=ai-coach');
    expect(await count('payments')).toEqual([{ n: 1 }]);
  });

  test.each([undefined, '{email}', 'not an address', 'a@b'])(
    'when no usable address came along (%s) the page asks for one and takes no payment without it',
    async (email) => {
      const url = await begin(server.call(), { cancel_url: BACK, ...(email === undefined ? {} : { email }) });
      expect(await (await server.fetch(url)).text()).toContain('type="email"');
      const missing = await submit(`${url}/pay`, { card: 'pays', email: '"><b>no address' });
      const page = await missing.text();
      expect([missing.status, page.includes(CHECKOUT_MESSAGES.emailNeeded), page.includes('"><b>')]).toEqual([422, true, false]);
      expect((await submit(`${url}/pay`, { card: 'pays', email: 'New.Person@Example.com' })).headers.get('Location')).toBe(
        '/checkout/done',
      );
      expect(await rows(sql`select email from subscriptions`)).toEqual([{ email: 'new.person@example.com' }]);
    },
  );

  test('a form larger than any of ours is refused, and one that is no form pays nothing', async () => {
    const url = await begin((await member()).call);
    expect((await submit(`${url}/pay`, { card: 'pays', email: 'x'.repeat(10_000) })).status).toBe(413);
    for (const type of ['multipart/form-data', 'application/json', 'text/plain']) {
      const answer = await submit(`${url}/pay`, { odd: '\0\ud83d%' }, { Origin: TEST_ORIGIN, 'Content-Type': type });
      expect([type, answer.status]).toEqual([type, 402]);
    }
    expect(await count('subscriptions')).toEqual([{ n: 0 }]);
  });
});
