import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createToken, readProfile } from '#contract/index.ts';
import { rateLimits } from '#server/db/schema.ts';
import { DRIVERS, startTestServer, TEST_PASSWORD, type TestServer } from '#tests/support/test-server.ts';

const attemptAt = (server: TestServer, password: string, from: string, email = 'sam@example.com') =>
  server.fetch('/api/token/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.1, ${from}` },
    body: JSON.stringify({ email, password }),
  });

describe.each(DRIVERS)('limits on %s', (driver) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ driver, settings: { rateLimitFactor: 1, trustedProxies: 1 } });
  });
  beforeEach(async () => {
    await server.reset();
    await server.createUser({ email: 'sam@example.com' });
  });
  afterAll(() => server.close());

  const attempt = (password: string, from = '203.0.113.7') => attemptAt(server, password, from);

  test('after ten wrong passwords the eleventh waits, right or wrong, and is told how long', async () => {
    for (let guess = 1; guess <= 10; guess += 1) expect((await attempt(`guess ${String(guess)}`)).status).toBe(401);
    const refused = await attempt(TEST_PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests', detail: expect.stringContaining('wait') });
  });

  test('SEC-9 an address in other letters, or with blanks around it, is the same address', async () => {
    const spellings = ['sam@example.com', 'Sam@Example.com', 'SAM@EXAMPLE.COM', ' sam@example.com '];
    for (let guess = 1; guess <= 10; guess += 1) {
      const answer = await attemptAt(server, 'wrong', '203.0.113.7', spellings[guess % spellings.length]);
      expect(answer.status).toBe(401);
    }
    for (const spelling of spellings) expect((await attemptAt(server, 'wrong', '203.0.113.7', spelling)).status).toBe(429);
  });

  test('guesses from one network do not lock the person out on another', async () => {
    for (let guess = 1; guess <= 11; guess += 1) await attempt('wrong');
    expect((await attempt(TEST_PASSWORD)).status).toBe(429);
    expect((await attempt(TEST_PASSWORD, '203.0.113.8')).status).toBe(200);
  });

  test('a success forgets the slips before it', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 1; guess <= 9; guess += 1) await attempt('wrong');
      expect((await attempt(TEST_PASSWORD)).status).toBe(200);
    }
  });

  test('a whole IPv6 household is one network', async () => {
    for (let guess = 1; guess <= 11; guess += 1) await attempt('wrong', `2001:db8:1:2::${String(guess)}`);
    expect((await attempt('wrong', '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await attempt('wrong', '2001:db8:1:3::1')).status).toBe(401);
  });

  test('no address is stored, neither the person’s nor the network’s', async () => {
    await attempt('wrong');
    const stored = JSON.stringify(await server.database.select().from(rateLimits));
    expect(stored).toContain('login_pair');
    expect(stored).not.toContain('sam@example.com');
    expect(stored).not.toContain('203.0.113.7');
  });
});

describe('with a tenth of every allowance', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ settings: { rateLimitFactor: 0.1, trustedProxies: 1 } });
  });
  afterAll(() => server.close());

  test('one network cannot try its luck on everybody', async () => {
    await server.createUser({ email: 'sam@example.com' });
    for (let person = 1; person <= 10; person += 1) {
      expect((await attemptAt(server, 'wrong', '203.0.113.9', `nobody${String(person)}@example.com`)).status).toBe(401);
    }
    expect((await attemptAt(server, TEST_PASSWORD, '203.0.113.9')).status).toBe(429);
    expect((await attemptAt(server, TEST_PASSWORD, '203.0.113.10')).status).toBe(200);
  });

  test('reading is counted for each account by itself', async () => {
    const mine = await server.signIn((await server.createUser()).email);
    const theirs = await server.signIn((await server.createUser()).email);
    const read = (access: string) => server.call(access)(readProfile, {});
    for (let request = 1; request <= 60; request += 1) expect(await read(mine.access)).toMatchObject({ ok: true });
    expect(await read(mine.access)).toMatchObject({ ok: false, failure: { status: 429, retry_after: expect.any(Number) } });
    expect(await read(theirs.access)).toMatchObject({ ok: true });
  });
});

test('a storm of sign-ins is cut short before it can starve anything else', async () => {
  const server = await startTestServer();
  await server.createUser({ email: 'sam@example.com' });
  const body = { email: 'sam@example.com', password: 'wrong' };
  const answers = await Promise.all(Array.from({ length: 60 }, () => server.call()(createToken, { body })));
  const statuses = answers.map((answer) => (answer.ok ? 200 : answer.failure.kind === 'refused' ? answer.failure.status : 0));
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  // Two run and sixteen wait; places freed while the storm arrives let a few more in.
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(18);
  expect(await server.call()(createToken, { body: { ...body, password: TEST_PASSWORD } })).toMatchObject({ ok: true });
  await server.close();
});
