import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createToken, readProfile } from '#contract/index.ts';
import { PASSWORD_COST } from '#server/auth/passwords.ts';
import { users } from '#server/db/schema.ts';
import { DRIVERS, startTestServer, TEST_PASSWORD, type TestServer } from '#tests/support/test-server.ts';

const START = Date.UTC(2026, 10, 21, 9, 0, 0);

describe.each(DRIVERS)('signing in on %s', (driver) => {
  let server: TestServer;
  let now = START;

  beforeAll(async () => {
    // Here passwords cost what they cost in production.
    server = await startTestServer({ driver, clock: () => now, passwordCost: PASSWORD_COST });
  });
  beforeEach(async () => {
    now = START;
    await server.reset();
    await server.createUser({ email: 'sam@example.com', first_name: 'Sam', last_name: 'Rivera' });
  });
  afterAll(() => server.close());

  const attempt = (email: string, password: string) => server.call()(createToken, { body: { email, password } });
  const refusal = (code: string, status = 401) => ({ ok: false, failure: { kind: 'refused', status, body: { code } } });

  test('a wrong password and an unknown address are refused in the same words', async () => {
    const wrong = await attempt('sam@example.com', 'not-the-password');
    expect(wrong).toMatchObject(refusal('no_active_account'));
    expect(wrong).toMatchObject({ failure: { body: { detail: 'No active account found with the given credentials' } } });
    expect(await attempt('nobody@example.com', TEST_PASSWORD)).toEqual(wrong);
  });

  test.each([
    ['', ''],
    ['sam@example.com', ''],
    ['sam@example.com', `${TEST_PASSWORD}x`],
    ['sam@example.com', TEST_PASSWORD.repeat(20)],
    [`${'a'.repeat(300)}@example.com`, TEST_PASSWORD],
  ])('%j with %j opens nothing', async (email, password) => {
    expect(await attempt(email, password)).toMatchObject(refusal('no_active_account'));
  });

  test('an address with a character no database holds is refused as a request, not as a fault', async () => {
    const answer = await attempt('sam\u0000@example.com', TEST_PASSWORD);
    expect(answer).toMatchObject(refusal('unstorable_value', 400));
  });

  test('the right password gives two tokens, however the address was typed', async () => {
    const answer = await attempt(' Sam@Example.COM ', TEST_PASSWORD);
    expect(answer).toMatchObject({
      ok: true,
      value: { access: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), refresh: expect.stringMatching(/^[\w-]{43}$/) },
    });
  });

  test('the access token names the account, the sign-in, issuer and audience, and lasts ten minutes', async () => {
    const { access, owner } = await server.signIn('sam@example.com');
    const [header, claims] = access
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>);
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(claims).toMatchObject({ iss: 'setwise', aud: 'setwise-api', sub: owner, iat: START / 1000, exp: START / 1000 + 600 });
    expect(Object.keys(claims ?? {}).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub']);

    now = START + 599_000;
    expect(await server.call(access)(readProfile, {})).toMatchObject({ ok: true });
    now = START + 601_000;
    expect(await server.call(access)(readProfile, {})).toMatchObject(refusal('token_expired'));
  });

  test('an old token in the pocket keeps nobody from signing in', async () => {
    const answer = await server.call('aaa.bbb.ccc')(createToken, { body: { email: 'sam@example.com', password: TEST_PASSWORD } });
    expect(answer.ok).toBe(true);
  });

  test('a password hashed at another cost is hashed anew at the next sign-in', async () => {
    // argon2id of the test password with 19 MiB, made once with the same library.
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(TEST_PASSWORD, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await server.database.update(users).set({ password_hash: old }).where(eq(users.email, 'sam@example.com'));
    await server.signIn('sam@example.com');
    const [row] = await server.database.select({ password_hash: users.password_hash }).from(users);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/);
    await server.signIn('sam@example.com');
  });

  describe('a token that is not ours', () => {
    const claims = () => ({ sid: '00000000-0000-4000-8000-000000000000' });
    const key = new TextEncoder().encode('a secret for tests, long enough for anyone');
    const sign = (alg: string, secret: Uint8Array, change: (jwt: SignJWT) => SignJWT = (jwt) => jwt) =>
      change(
        new SignJWT(claims())
          .setProtectedHeader({ alg })
          .setIssuer('setwise')
          .setAudience('setwise-api')
          .setSubject('00000000-0000-4000-8000-000000000001')
          .setJti('j')
          .setExpirationTime(START / 1000 + 60),
      ).sign(secret);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"x"}').toString('base64url')}.`;

    test.each<[string, () => Promise<string>]>([
      ['another secret', () => sign('HS256', new TextEncoder().encode('some other secret, also quite long'))],
      ['another algorithm', () => sign('HS512', key)],
      ['another issuer', () => sign('HS256', key, (jwt) => jwt.setIssuer('elsewhere'))],
      ['another audience', () => sign('HS256', key, (jwt) => jwt.setAudience('elsewhere'))],
      ['no signature', async () => unsigned],
      ['no shape', async () => 'nonsense'],
    ])('with %s is refused', async (_, make) => {
      expect(await server.call(await make())(readProfile, {})).toMatchObject(refusal('token_not_valid'));
    });

    test('or names a sign-in that does not exist is refused', async () => {
      expect(await server.call(await sign('HS256', key))(readProfile, {})).toMatchObject(refusal('session_ended'));
    });
  });
});
