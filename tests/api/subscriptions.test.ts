import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listMySubscriptions } from '#contract/index.ts';
import { subscriptions } from '#server/db/schema.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe.each(DRIVERS)('my subscriptions, on %s', (driver) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ driver });
  });
  afterAll(() => server.close());
  beforeEach(() => server.reset());

  test('a stranger is asked to sign in', async () => {
    expect(await server.call()(listMySubscriptions, {})).toMatchObject({ ok: false, failure: { kind: 'refused', status: 401 } });
  });

  test('who pays for nothing gets an empty list, whatever others pay for', async () => {
    await server.createUser({ subscribed: true });
    const { email } = await server.createUser();
    const { access } = await server.signIn(email);
    expect(await server.call(access)(listMySubscriptions, {})).toEqual({ ok: true, value: [] });
  });

  test('an AI Coach subscription is listed with its price, and can be cancelled while it is active', async () => {
    const { id, email } = await server.createUser({ subscribed: true });
    await server.database.insert(subscriptions).values({
      id: randomUUID(),
      user_id: id,
      type: 'ai_coach',
      status: 'cancelled',
      price_cents: 4_999,
      first_month_cents: 999,
      created_at: new Date(0),
    });
    const { access } = await server.signIn(email);
    const listed = {
      coach: 'AI Coach',
      coach_id: 'ai-coach',
      program: null,
      type: 'ai_coach',
      subscription_type: 'ai_coach',
      price: '49.99',
      coach_image_url: null,
      current_period_end: null,
      trial_ends_at: null,
      cancel_at_period_end: false,
      card_updatable: false,
    };
    expect(await server.call(access)(listMySubscriptions, {})).toEqual({
      ok: true,
      value: [
        { ...listed, id: expect.any(String), status: 'active', cancelable: true },
        { ...listed, id: expect.any(String), status: 'cancelled', cancelable: false },
      ],
    });
  });

  test('a purchase kept for an address is nobody’s until the address has an account', async () => {
    const { email } = await server.createUser({ email: 'kept@example.com' });
    await server.database.insert(subscriptions).values({
      id: randomUUID(),
      email,
      type: 'ai_coach',
      status: 'active',
      price_cents: 4_999,
      first_month_cents: 999,
      created_at: new Date(),
    });
    const { access } = await server.signIn(email);
    expect(await server.call(access)(listMySubscriptions, {})).toEqual({ ok: true, value: [] });
  });
});
