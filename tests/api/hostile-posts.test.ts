import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowser, GOOD_PASSWORD, mailedCode, type TestBrowser } from '#tests/api/support/joining.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

// A thousand requests each; on a busy machine they take their time.
vi.setConfig({ testTimeout: 240_000 });

const POSTS = 1_000;
/** What the queue of password hashes holds, so that no post is refused only because the machine is busy. */
const AT_ONCE = 16;
const DAY = 86_400_000;
const NEW_PASSWORD = 'green kettle 48';

const RESET = '/api/password/reset/';
const CONFIRM = '/api/password/reset/confirm/';

/** Every call that is made before somebody is signed in, made by somebody who is not the owner. */
const HOSTILE: readonly ((stranger: TestBrowser, email: string) => Promise<{ status: number }>)[] = [
  (stranger, email) => stranger.send(email),
  (stranger, email) => stranger.verify(email, '000000'),
  (stranger, email) => stranger.verify(email, '000000000000'),
  (stranger, email) => stranger.register(email, { captcha_token: 'none' }),
  (stranger, email) => stranger.signIn(email, 'wrong kettle 1'),
  (stranger, email) => stranger.post(RESET, { email }),
  (stranger) => stranger.post(CONFIRM, { token: 'a'.repeat(43), password: 'red kettle 49' }),
  async (stranger, email) => {
    await stranger.send(email);
    return stranger.verify(email, '000000');
  },
];

function tally(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe.each(DRIVERS)('a thousand hostile posts, on %s', (driver) => {
  let server: TestServer;
  let now = Date.UTC(2026, 10, 23, 9);
  let n = 0;
  /** Another one for each test, because what is counted in memory outlives the emptying of the tables. */
  let home = '';

  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => now, settings: { rateLimitFactor: 1, trustedProxies: 1 } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.reset();
    now += DAY;
    n += 1;
    home = `192.0.2.${String(n)}`;
  });

  const networkOf = { 'the owner’s own network': () => home, 'one other network': () => `198.51.100.${String(n)}` };
  const thousand = (post: number) => `10.${String(n)}.${String(post >> 8)}.${String(post % 256)}`;

  async function attack(network: (post: number) => string, make: (stranger: TestBrowser, post: number) => Promise<{ status: number }>) {
    const statuses: number[] = [];
    for (let from = 0; from < POSTS; from += AT_ONCE) {
      now += 1_000;
      const batch = Array.from({ length: Math.min(AT_ONCE, POSTS - from) }, (_, i) =>
        make(createBrowser(server, network(from + i)), from + i),
      );
      statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
    }
    console.info(
      `[figures] ${driver}, ${expect.getState().currentTestName?.split(' > ').at(-1) ?? ''}: ${JSON.stringify(tally(statuses))}`,
    );
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    return tally(statuses);
  }
  const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email);
  const newMember = async () => (await server.createUser({ password: GOOD_PASSWORD })).email;
  const here = () => createBrowser(server, home);
  async function registerAndLogIn(browser: TestBrowser, email: string, digits?: number) {
    expect((await browser.verify(email, await mailedCode(server, email, digits))).status).toBe(200);
    expect((await browser.register(email)).status).toBe(200);
    expect((await browser.signIn(email)).status).toBe(200);
  }
  async function logInByMail(email: string) {
    const browser = here();
    expect((await browser.post(RESET, { email })).status).toBe(200);
    const token = /reset-password#([\w-]{43})/.exec((await mailsTo(email)).findLast(({ text }) => text.includes('#'))?.text ?? '')?.[1];
    expect((await browser.post(CONFIRM, { token, password: NEW_PASSWORD })).status).toBe(200);
    expect((await browser.signIn(email, NEW_PASSWORD)).status).toBe(200);
  }

  test.each(['the owner’s own network', 'one other network', 'a thousand networks'] as const)(
    'of every kind from %s: who asked for a code, who asks later, and who has an account come in as ever',
    async (where) => {
      const [asked, later] = [`asked.${String(n)}@example.com`, `later.${String(n)}@example.com`];
      const [member, forgetful] = [await newMember(), await newMember()];
      const [asking, known] = [here(), here()];
      expect((await asking.send(asked)).status).toBe(200);
      const code = await mailedCode(server, asked);
      expect((await known.signIn(member)).status).toBe(200);
      const targets = [asked, later, member, forgetful];
      await attack(where === 'a thousand networks' ? thousand : networkOf[where], (stranger, post) => {
        const target = targets[post % targets.length] ?? '';
        return HOSTILE[Math.floor(post / targets.length) % HOSTILE.length]!(stranger, target);
      });
      for (const email of targets) expect((await mailsTo(email)).length).toBeLessThanOrEqual(12 + 9);

      expect((await asking.verify(asked, code)).status).toBe(200);
      expect((await asking.register(asked)).status).toBe(200);
      expect((await asking.signIn(asked)).status).toBe(200);
      const browser = here();
      expect((await browser.send(later)).status).toBe(200);
      await registerAndLogIn(browser, later);
      expect((await known.signIn(member)).status).toBe(200);
      // A browser nobody knows, in the network the guesses come from, is not told from them; its mailbox is its proof.
      if (where !== 'the owner’s own network') expect((await here().signIn(member)).status).toBe(200);
      await logInByMail(forgetful);
    },
  );

  test('for codes, from a thousand networks: the owner gets one, and twelve mails an hour at most', async () => {
    const email = `asked.${String(n)}@example.com`;
    expect(await attack(thousand, (stranger) => stranger.send(email))).toEqual({ 200: POSTS });
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(12);
    const browser = here();
    expect(await browser.send(email)).toMatchObject({ status: 200, body: { code_digits: 12 } });
    // Asked for at one moment, mails with codes of both kinds come in any order.
    await registerAndLogIn(browser, email, 12);
  });

  test('with passwords, from a thousand networks: a new browser logs in, and so does one that did before', async () => {
    const member = await newMember();
    const known = here();
    expect((await known.signIn(member)).status).toBe(200);
    expect(await attack(thousand, (stranger, post) => stranger.signIn(member, `wrong kettle ${String(post)}`))).toEqual({ 401: POSTS });
    expect((await here().signIn(member)).status).toBe(200);
    expect((await known.signIn(member)).status).toBe(200);
  });

  test('with the cookie of another account, or a forged one: nobody becomes a known browser', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const stranger = createBrowser(server, home);
    expect((await stranger.signIn(other)).status).toBe(200);
    const [id = '', mark = ''] = (stranger.cookies.get('setwise_device') ?? '').split('.');
    for (const cookie of [`${id}.${mark}`, `${'A'.repeat(22)}.${mark}`, `${id}.${'A'.repeat(22)}`, id, '']) {
      stranger.cookies.set('setwise_device', cookie);
      for (let guess = 0; guess < 12; guess += 1) await stranger.signIn(member, 'wrong kettle 1');
      expect((await stranger.signIn(member)).status).toBe(429);
    }
  });
});
