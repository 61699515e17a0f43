import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readProfile, refreshToken, revokeToken } from '#contract/index.ts';
import { refreshTokens } from '#server/db/schema.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const START = Date.UTC(2026, 10, 21, 9, 0, 0);
const DAY = 86_400_000;

describe.each(DRIVERS)('staying signed in on %s', (driver) => {
  let server: TestServer;
  let now = START;
  let first: string;
  let access: string;

  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => now });
  });
  beforeEach(async () => {
    now = START;
    await server.reset();
    await server.createUser({ email: 'sam@example.com' });
    ({ refresh: first, access } = await server.signIn('sam@example.com'));
  });
  afterAll(() => server.close());

  const plain = (refresh: string) => server.call()(refreshToken, { body: { refresh } });
  const rotate = async (refresh: string) => {
    const answer = await server.call()(refreshToken, { body: { refresh, rotate: true } });
    if (!answer.ok) throw new Error(`Rotation was refused: ${JSON.stringify(answer.failure)}`);
    return answer.value.refresh ?? '';
  };
  const refused = { ok: false, failure: { kind: 'refused', status: 401, body: { code: 'token_not_valid' } } };

  test('a token nobody gave out is refused', async () => {
    expect(await plain('x'.repeat(43))).toMatchObject(refused);
    expect(await plain('')).toMatchObject(refused);
    expect(await plain(access)).toMatchObject(refused);
  });

  test('the plain refresh gives an access token only, and the same token keeps working', async () => {
    for (let again = 0; again < 3; again += 1) {
      const answer = await plain(first);
      expect(answer).toEqual({ ok: true, value: { access: expect.any(String) } });
      expect(await server.call(answer.ok ? answer.value.access : '')(readProfile, {})).toMatchObject({ ok: true });
    }
  });

  test('a rotation whose answer was lost gives the same successor again', async () => {
    const second = await rotate(first);
    expect(second).not.toBe(first);
    expect(await rotate(first)).toBe(second);
    expect(await rotate(first)).toBe(second);
    expect(await plain(first)).toMatchObject({ ok: true });
  });

  test('once the successor was used, the predecessor is a stolen copy: the whole family ends', async () => {
    const second = await rotate(first);
    const third = await rotate(second);
    expect(await plain(first)).toMatchObject(refused);
    expect(await plain(second)).toMatchObject(refused);
    expect(await plain(third)).toMatchObject(refused);
    expect(await server.call(access)(readProfile, {})).toMatchObject({ failure: { status: 401, body: { code: 'session_ended' } } });
  });

  test('a plain refresh with the successor counts as using it', async () => {
    const second = await rotate(first);
    expect(await plain(second)).toMatchObject({ ok: true });
    expect(await plain(first)).toMatchObject(refused);
    expect(await plain(second)).toMatchObject(refused);
  });

  test('an ancestor further back ends the family too', async () => {
    const third = await rotate(await rotate(first));
    await rotate(third);
    expect(await plain(first)).toMatchObject(refused);
    expect(await plain(third)).toMatchObject(refused);
  });

  test('many rotations at once with one token agree on one successor', async () => {
    const successors = await Promise.all(Array.from({ length: 12 }, () => rotate(first)));
    expect(new Set(successors).size).toBe(1);
    expect(await server.database.select().from(refreshTokens)).toHaveLength(2);
  });

  test('one sign-in ending leaves the other phone signed in', async () => {
    const other = await server.signIn('sam@example.com');
    const second = await rotate(first);
    await rotate(second);
    expect(await plain(first)).toMatchObject(refused);
    expect(await plain(other.refresh)).toMatchObject({ ok: true });
    expect(await server.call(other.access)(readProfile, {})).toMatchObject({ ok: true });
  });

  test('signing out ends this sign-in at once, access token included', async () => {
    expect(await server.call()(revokeToken, { body: { refresh: first } })).toEqual({ ok: true, value: { revoked: true } });
    expect(await plain(first)).toMatchObject(refused);
    expect(await server.call(access)(readProfile, {})).toMatchObject({ failure: { status: 401 } });
  });

  test('signing out with an unknown token is answered the same', async () => {
    expect(await server.call()(revokeToken, { body: { refresh: 'never seen' } })).toEqual({ ok: true, value: { revoked: true } });
    expect(await plain(first)).toMatchObject({ ok: true });
  });

  test('signing out works with the predecessor of a lost successor', async () => {
    const second = await rotate(first);
    await server.call()(revokeToken, { body: { refresh: first } });
    expect(await plain(second)).toMatchObject(refused);
  });

  test('a phone used now and then stays signed in; one left alone for 90 days does not', async () => {
    for (let month = 1; month <= 3; month += 1) {
      now = START + month * 80 * DAY;
      expect(await plain(first)).toMatchObject({ ok: true });
    }
    now += 91 * DAY;
    expect(await plain(first)).toMatchObject(refused);
  });

  test('after a year even a busy phone signs in anew', async () => {
    for (let day = 60; day <= 360; day += 60) {
      now = START + day * DAY;
      expect(await plain(first)).toMatchObject({ ok: true });
    }
    now = START + 366 * DAY;
    expect(await plain(first)).toMatchObject(refused);
  });

  test('no token is stored as it is', async () => {
    const second = await rotate(first);
    const stored = JSON.stringify(await server.database.select().from(refreshTokens));
    expect(stored).not.toContain(first);
    expect(stored).not.toContain(second);
  });
});
