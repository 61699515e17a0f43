import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailVerifications, mails, subscriptions, users } from '#server/db/schema.ts';
import { createBrowser, GOOD_PASSWORD, mailedCode, solveCaptcha, wrongCode } from '#tests/api/support/joining.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const START = Date.UTC(2026, 10, 21, 9);
const MINUTE = 60_000;

describe.each(DRIVERS)('joining on %s', (driver) => {
  let server: TestServer;
  let now = START;
  let n = 0;
  const newEmail = () => {
    n += 1;
    return `dana.${String(n)}@example.com`;
  };

  /** The code of the first mail to an address. */
  const firstCode = async (email: string) =>
    /^(\d{6}) /.exec((await server.mails()).find(({ to }) => to === email)?.subject ?? '')?.[1] ?? 'no code';

  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => now });
  });
  beforeEach(() => {
    now += 24 * 60 * MINUTE;
  });
  afterAll(() => server.close());

  describe('a code is not sent', () => {
    test.each(['dana', 'dana@', 'dana@example.com,eve@example.com', 'dana@example.com\r\nBcc: eve@example.com'])('to %j', async (email) => {
      const before = (await server.mails()).length;
      expect(await createBrowser(server).send(email)).toMatchObject({
        status: 400,
        body: { email: ['Enter an email address like name@example.com'], code: 'email_not_valid' },
      });
      expect(await server.mails()).toHaveLength(before);
    });

    test('twice within a minute to one browser; another one does not have to wait', async () => {
      const email = newEmail();
      const browser = createBrowser(server);
      expect((await browser.send(email)).status).toBe(200);
      now += 20_000;
      const soon = await browser.send(email.toUpperCase());
      expect(soon).toMatchObject({
        status: 429,
        body: {
          detail: 'A code was sent less than a minute ago. Please wait a moment before asking for another.',
          code: 'code_sent_just_now',
        },
      });
      expect(soon.headers.get('Retry-After')).toBe('40');
      expect((await createBrowser(server).send(email)).status).toBe(200);
      expect((await browser.verify(email, await firstCode(email))).status).toBe(200);
      now += 40_000;
      expect((await browser.send(email)).status).toBe(200);
      expect((await server.mails()).filter(({ to }) => to === email)).toHaveLength(3);
    });

    test('twice by two clicks that arrive together', async () => {
      const email = newEmail();
      const browser = createBrowser(server);
      await browser.send(newEmail());
      const answers = await Promise.all([1, 2, 3].map(() => browser.send(email)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
      expect((await browser.verify(email, await mailedCode(server, email))).status).toBe(200);
    });
  });

  describe('a code is refused', () => {
    const invalid = { status: 400, body: { detail: 'Invalid verification code', code: 'code_wrong' } };
    const over = {
      status: 400,
      body: { detail: 'This code has expired or was tried too often. Please ask for a new one.', code: 'code_over' },
    };

    test('when it is another', async () => {
      const email = newEmail();
      const browser = createBrowser(server);
      await browser.send(email);
      const code = await mailedCode(server, email);
      for (const wrong of [wrongCode(code), '', 'abcdef', code.slice(1), `${code}0`]) {
        const answer = await browser.verify(email, wrong);
        expect(answer.status).toBe(400);
      }
    });

    test('when it comes from a browser it was not made for', async () => {
      const email = newEmail();
      await createBrowser(server).send(email);
      const code = await mailedCode(server, email);
      expect(await createBrowser(server).verify(email, code)).toMatchObject(invalid);
      const other = createBrowser(server);
      await other.send(newEmail());
      expect(await other.verify(email, code)).toMatchObject(invalid);
    });

    test('after ten minutes', async () => {
      const email = newEmail();
      const browser = createBrowser(server);
      await browser.send(email);
      const code = await mailedCode(server, email);
      now += 10 * MINUTE;
      expect(await browser.verify(email, code)).toMatchObject(over);
    });

    test('after five wrong ones, even the right one', async () => {
      const email = newEmail();
      const browser = createBrowser(server);
      await browser.send(email);
      const code = await mailedCode(server, email);
      for (let i = 0; i < 4; i += 1) expect(await browser.verify(email, wrongCode(code))).toMatchObject(invalid);
      expect(await browser.verify(email, wrongCode(code))).toMatchObject(over);
      expect(await browser.verify(email, code)).toMatchObject(over);
    });

    test('when a newer one was sent', async () => {
      const email = newEmail();
      const browser = createBrowser(server);
      await browser.send(email);
      const first = await mailedCode(server, email);
      now += MINUTE;
      await browser.send(email);
      const second = await mailedCode(server, email);
      if (first !== second) expect(await browser.verify(email, first)).toMatchObject(invalid);
      expect((await browser.verify(email, second)).status).toBe(200);
    });
  });

  describe('no account is made', () => {
    test('for an address nobody verified, or somebody else did', async () => {
      const email = newEmail();
      const notVerified = { status: 400, body: { detail: 'Please verify your email first.', code: 'email_not_verified' } };
      expect(await createBrowser(server).register(email)).toMatchObject(notVerified);
      const browser = createBrowser(server);
      await browser.send(email);
      expect(await browser.register(email)).toMatchObject(notVerified);
      await browser.verify(email, await mailedCode(server, email));
      expect(await createBrowser(server).register(email)).toMatchObject(notVerified);
      expect(await browser.register(newEmail())).toMatchObject(notVerified);
    });

    test('for an address that got one meanwhile', async () => {
      const email = newEmail();
      const browser = createBrowser(server);
      await browser.send(email);
      await browser.verify(email, await mailedCode(server, email));
      await server.createUser({ email });
      const taken = 'An account with this email exists already.';
      expect(await browser.register(email)).toMatchObject({ status: 400, body: { email: [taken], detail: taken, code: 'email_taken' } });
    });

    test('half an hour after the address was verified', async () => {
      const email = newEmail();
      const browser = createBrowser(server);
      await browser.send(email);
      await browser.verify(email, await mailedCode(server, email));
      now += 30 * MINUTE;
      expect(await browser.register(email)).toMatchObject({ body: { code: 'email_not_verified' } });
    });

    test.each([
      ['a short password', { password: 'short' }, 'Password must be at least 8 characters long'],
      ['an endless password', { password: 'ab'.repeat(100) }, 'Password must be at most 128 characters long'],
      [
        'a password everybody knows',
        { password: 'Password123' },
        'This password is among the first anybody would guess. Please choose another.',
      ],
      [
        'the own name as password',
        { password: 'danakim2026' },
        'This password is among the first anybody would guess. Please choose another.',
      ],
      ['no first name', { first_name: '  ' }, 'Please enter your first and last name.'],
    ])('with %s', async (_, more, detail) => {
      const email = newEmail();
      const browser = createBrowser(server);
      const refused = await browser.join(email, more);
      expect(refused).toMatchObject({ status: 400, body: { detail } });
      // What was verified stays verified: the person only mends the form.
      expect((await browser.register(email)).status).toBe(200);
    });

    test('without a captcha, with one of another server, or with one that was used', async () => {
      const email = newEmail();
      const browser = createBrowser(server);
      const refused = { status: 400, body: { captcha_token: ['Captcha verification failed. Please try again.'], code: 'captcha_refused' } };
      const good = await solveCaptcha(server);
      const payload = JSON.parse(Buffer.from(good, 'base64').toString()) as {
        challenge: { parameters: object };
        solution: { counter: number };
      };
      const forge = (change: object) => Buffer.from(JSON.stringify({ ...payload, ...change })).toString('base64');
      expect(await browser.join(email, { captcha_token: '' })).toMatchObject(refused);
      for (const captcha_token of [
        'nonsense',
        Buffer.from('null').toString('base64'),
        forge({ challenge: { parameters: { ...payload.challenge.parameters, cost: 1 }, signature: 'ab' } }),
        forge({ challenge: { ...payload.challenge, parameters: { ...payload.challenge.parameters, nonce: 'ab'.repeat(16) } } }),
        forge({ solution: { counter: 1, derivedKey: 'ab'.repeat(32) } }),
      ]) {
        expect(await browser.register(email, { captcha_token })).toMatchObject(refused);
      }
      expect((await browser.register(email, { captcha_token: good })).status).toBe(200);
      expect(await createBrowser(server).join(newEmail(), { captcha_token: good })).toMatchObject(refused);
      const old = await solveCaptcha(server);
      now += 30 * MINUTE;
      expect(await createBrowser(server).join(newEmail(), { captcha_token: old })).toMatchObject(refused);
    });

    test('a second time, however many ask at once', async () => {
      const email = newEmail();
      const browser = createBrowser(server);
      await browser.send(email);
      await browser.verify(email, await mailedCode(server, email));
      const answers = await Promise.all([1, 2, 3, 4].map(() => browser.register(email)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
      expect(await server.database.select().from(users).where(eq(users.email, email))).toHaveLength(1);
      expect(await browser.register(email)).toMatchObject({ status: 400 });
    });
  });

  test('a code, a verified address and a captcha make an account that can log in', async () => {
    const email = newEmail();
    const browser = createBrowser(server);
    const sent = await browser.send(` ${email.toUpperCase()}`);
    expect(sent).toMatchObject({ status: 200, body: {} });
    expect(sent.headers.get('Set-Cookie')).toMatch(/^setwise_join=[\w-]{43}; Path=\/api\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    const code = await mailedCode(server, email);
    const verified = await browser.verify(email, code);
    expect(verified.status).toBe(200);
    // Its answer may have been lost: the same browser may ask again.
    expect((await browser.verify(email, code)).status).toBe(200);
    const made = await browser.register(email, { first_name: ' Dana ', role: 'coach' });
    expect(made).toMatchObject({ status: 200, body: { email, role: 'coach' } });
    expect(made.body).not.toHaveProperty('password_hash');
    const { owner } = await server.signIn(email, GOOD_PASSWORD);
    expect(owner).toBe(made.body.id);
    const [row] = await server.database.select().from(users).where(eq(users.email, email));
    expect(row).toMatchObject({ first_name: 'Dana', last_name: 'Kim', role: 'coach', is_demo: false });
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    // The code has done its work.
    expect(await browser.verify(email, code)).toMatchObject({ status: 400 });
  });

  test('what was bought with the address belongs to the new account', async () => {
    const email = newEmail();
    await server.database.insert(subscriptions).values({
      id: crypto.randomUUID(),
      email,
      type: 'ai_coach',
      status: 'active',
      price_cents: 4_999,
      first_month_cents: 999,
      created_at: new Date(now),
    });
    const made = await createBrowser(server).join(email);
    const [row] = await server.database
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.user_id, String(made.body.id)));
    expect(row).toMatchObject({ status: 'active', email: null });
  });

  test('the code is nowhere to be read in the database', async () => {
    const email = newEmail();
    await createBrowser(server).send(email);
    const rows = JSON.stringify([
      await server.database.select().from(mails),
      await server.database.select().from(emailVerifications).where(eq(emailVerifications.email, email)),
    ]);
    const code = await mailedCode(server, email);
    expect(rows).not.toContain(code);
  });
});
