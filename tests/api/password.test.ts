import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePassword, confirmPasswordReset, readProfile, requestPasswordReset } from '#contract/index.ts';
import { passwordResets } from '#server/db/schema.ts';
import { DRIVERS, startTestServer, TEST_PASSWORD, type TestServer } from '#tests/support/test-server.ts';

const MINUTE = 60_000;
const NEW = 'green kettle 48';

describe.each(DRIVERS)('a new password on %s', (driver) => {
  let server: TestServer;
  let now = Date.UTC(2026, 10, 21, 9);

  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => now });
  });
  beforeEach(() => {
    now += 24 * 60 * MINUTE;
  });
  afterAll(() => server.close());

  const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email);
  async function askForToken(email: string): Promise<string> {
    expect(await server.call()(requestPasswordReset, { body: { email } })).toEqual({ ok: true, value: {} });
    const link = /http:\/\/setwise\.test\/reset-password#([\w-]{43})/.exec((await mailsTo(email)).at(-1)?.text ?? '');
    return link?.[1] ?? 'no link';
  }
  const confirm = (token: string, password = NEW) => server.call()(confirmPasswordReset, { body: { token, password } });
  const canLogIn = async (email: string, password: string) =>
    server.signIn(email, password).then(
      () => true,
      () => false,
    );

  describe('in place of a forgotten one', () => {
    const over = { failure: { status: 400, body: { detail: 'This link has expired or was used already. Please ask for a new one.' } } };

    test('is refused for a link that was never mailed, has expired, or was used', async () => {
      const { email } = await server.createUser();
      expect(await confirm('a'.repeat(43))).toMatchObject(over);
      const late = await askForToken(email);
      now += 30 * MINUTE;
      expect(await confirm(late)).toMatchObject(over);
      const token = await askForToken(email);
      expect(await confirm(token, 'password1')).toMatchObject({ failure: { status: 400, body: { code: 'password_well_known' } } });
      expect(await confirm(token, 'short')).toMatchObject({ failure: { body: { detail: 'Password must be at least 8 characters long' } } });
      expect(await confirm(token)).toEqual({ ok: true, value: { changed: true } });
      expect(await confirm(token, 'red kettle 49')).toMatchObject(over);
    });

    test('works once, for the newest link and every other, and signs every device out', async () => {
      const { email } = await server.createUser();
      const [phone, laptop] = [await server.signIn(email), await server.signIn(email)];
      const [first, second] = [await askForToken(email), await askForToken(email)];
      const answers = await Promise.all([confirm(second), confirm(second), confirm(first)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      for (const { access } of [phone, laptop]) {
        expect(await server.call(access)(readProfile, {})).toMatchObject({ failure: { status: 401, body: { code: 'session_ended' } } });
      }
      expect([await canLogIn(email, TEST_PASSWORD), await canLogIn(email, NEW)]).toEqual([false, true]);
      expect((await mailsTo(email)).at(-1)?.subject).toBe('Your Setwise password was changed');
      expect(await server.database.select().from(passwordResets)).toEqual([]);
    });

    test('tells nobody whether an address has an account', async () => {
      const { email } = await server.createUser();
      const stranger = 'nobody@example.com';
      const ask = async (address: string) => {
        const answer = await server.fetch('/api/password/reset/', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: address }),
        });
        return { status: answer.status, body: await answer.text() };
      };
      expect(await ask(email)).toEqual(await ask(stranger));
      expect((await mailsTo(stranger)).map(({ subject }) => subject)).toEqual(['There is no Setwise account with this address']);
    });

    test('is mailed for a few times an hour, and asking more often changes no answer', async () => {
      const strict = await startTestServer({ driver, clock: () => now, settings: { rateLimitFactor: 1 } });
      const { email } = await strict.createUser();
      const answers = [];
      for (let i = 0; i < 6; i += 1) answers.push(await strict.call()(requestPasswordReset, { body: { email } }));
      expect(answers).toEqual(Array.from({ length: 6 }, () => ({ ok: true, value: {} })));
      const links = (await strict.mails()).flatMap(({ text }) => /reset-password#([\w-]{43})/.exec(text)?.[1] ?? []);
      expect(links).toHaveLength(4);
      // The newest link works, also after requests that sent none.
      const body = { token: links.at(-1) ?? '', password: NEW };
      expect(await strict.call()(confirmPasswordReset, { body })).toEqual({ ok: true, value: { changed: true } });
      await strict.close();
    });
  });

  describe('of somebody who is logged in', () => {
    test.each([
      ['', NEW, NEW, 'Please fill in the required fields'],
      [TEST_PASSWORD, NEW, 'green kettle 49', 'Passwords do not match'],
      [TEST_PASSWORD, 'short', 'short', 'Password must be at least 8 characters long'],
      [TEST_PASSWORD, 'password1', 'password1', 'This password is among the first anybody would guess. Please choose another.'],
      ['wrong password', NEW, NEW, 'Your current password is not correct.'],
      [TEST_PASSWORD, TEST_PASSWORD, TEST_PASSWORD, 'The new password is the same as the current one.'],
    ])('from %j to %j, confirmed as %j, is refused: %s', async (old_password, new_password, confirm_password, detail) => {
      const { email } = await server.createUser();
      const { access } = await server.signIn(email);
      expect(await server.call(access)(changePassword, { body: { old_password, new_password, confirm_password } })).toMatchObject({
        failure: { status: 400, body: { detail } },
      });
      expect(await canLogIn(email, TEST_PASSWORD)).toBe(true);
    });

    test('is taken, of any composition; the other devices are signed out and this one stays', async () => {
      const { email } = await server.createUser();
      const [phone, laptop] = [await server.signIn(email), await server.signIn(email)];
      const body = { old_password: TEST_PASSWORD, new_password: 'käse & brot!', confirm_password: 'käse & brot!' };
      expect(await server.call(phone.access)(changePassword, { body })).toEqual({ ok: true, value: {} });
      expect((await server.call(phone.access)(readProfile, {})).ok).toBe(true);
      expect((await server.call(laptop.access)(readProfile, {})).ok).toBe(false);
      expect(await canLogIn(email, 'käse & brot!')).toBe(true);
    });

    test('cannot be guessed at with an unlocked phone', async () => {
      const strict = await startTestServer({ driver, clock: () => now, settings: { rateLimitFactor: 1 } });
      const { email } = await strict.createUser();
      const { access } = await strict.signIn(email);
      const answers = [];
      for (let i = 0; i < 12; i += 1) {
        const body = { old_password: `guess number ${String(i)}`, new_password: NEW, confirm_password: NEW };
        const answer = await strict.call(access)(changePassword, { body });
        answers.push(!answer.ok && answer.failure.kind === 'refused' && [answer.failure.status, answer.failure.body.detail]);
      }
      const tooMany = [429, 'Too many wrong passwords. Please wait a while and try again.'];
      expect(answers).toEqual([...Array.from({ length: 10 }, () => [400, 'Your current password is not correct.']), tooMany, tooMany]);
      await strict.close();
    });
  });
});
