import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { PASSWORD_COST } from '#server/auth/passwords.ts';
import { createBrowser, mailedCode, solveCaptcha, type TestBrowser, wrongCode } from '#tests/api/support/joining.ts';
import { DRIVERS, startTestServer, TEST_PASSWORD, type TestServer } from '#tests/support/test-server.ts';

// Each attack is some hundred requests; on a busy machine they take their time.
vi.setConfig({ testTimeout: 240_000 });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function tally(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe.each(DRIVERS)('attacks on joining, on %s', (driver) => {
  let server: TestServer;
  let now = Date.UTC(2026, 10, 21, 9);

  beforeAll(async () => {
    // Passwords cost what they do in earnest: the storm is one of hashes.
    const settings = { rateLimitFactor: 1, trustedProxies: 1 };
    server = await startTestServer({ driver, clock: () => now, passwordCost: PASSWORD_COST, settings });
  });
  afterAll(() => server.close());

  test('a code cannot be guessed: few tries an hour, from however many networks', async () => {
    const email = 'victim@example.com';
    let tries = 0;
    let judged = 0;
    const began = now;
    for (let send = 0; now < began + HOUR; send += 1, now += 4 * MINUTE) {
      const browser = createBrowser(server, `203.0.113.${String(send)}`);
      // A longer code instead of six digits is not worth guessing at.
      if ((await browser.send(email)).body.code_digits === undefined) {
        const right = await mailedCode(server, email);
        for (let guess = 0; guess < 8; guess += 1) {
          const { status, body } = await browser.verify(email, wrongCode(right));
          tries += 1;
          expect([400, 429]).toContain(status);
          if (status === 400 && body.code === 'code_wrong') judged += 1;
        }
      }
    }
    console.info(
      `[figures] ${driver}: ${String(tries)} guesses in an hour, ${String(judged + 1)} at most judged, chance ${String((judged + 1) / 1e6)}`,
    );
    expect(judged).toBeLessThanOrEqual(30);
    const code = await mailedCode(server, email);
    expect((await createBrowser(server).verify(email, code)).status).not.toBe(200);
  });

  test('no mailbox is flooded: at most twelve mails an hour to one address, forty from one network', async () => {
    // The clock of the limits is the machine's, so all of this is in one hour.
    now += 2 * HOUR;
    const before = (await server.mails()).length;
    const statuses: number[] = [];
    for (let i = 0; i < 20; i += 1) {
      statuses.push((await createBrowser(server, `198.51.100.${String(i)}`).send('flooded@example.com')).status);
      await server.mails();
      now += 61_000;
    }
    expect(tally(statuses)).toEqual({ 200: 20 });
    expect((await server.mails()).length - before).toBe(7);
    now += 2 * HOUR;
    const many = [];
    for (let i = 0; i < 45; i += 1) many.push((await createBrowser(server, '192.0.2.9').send(`many.${String(i)}@example.com`)).status);
    expect(tally(many)).toEqual({ 200: 40, 429: 5 });
    console.info(`[figures] ${driver}: to one address ${JSON.stringify(tally(statuses))}, from one network ${JSON.stringify(tally(many))}`);
  });

  test('a storm of logins does not stop the others: few hashes at once, the rest is told to come back', async () => {
    now += 2 * HOUR;
    const { email } = await server.createUser();
    const { access } = await server.signIn(email);
    const ask = async (i: number) => {
      const answer = await server.fetch('/api/token/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.${String(i)}.7` },
        body: JSON.stringify({ email: `storm.${String(i)}@example.com`, password: TEST_PASSWORD }),
      });
      return answer.status;
    };
    const storm = Promise.all(Array.from({ length: 80 }, (_, i) => ask(i)));
    const waits: number[] = [];
    for (let i = 0; i < 10; i += 1) {
      const started = performance.now();
      const answer = await server.fetch('/api/user/profile/', { headers: { Authorization: `Bearer ${access}` } });
      expect(answer.status).toBe(200);
      waits.push(performance.now() - started);
    }
    const counts = tally(await storm);
    console.info(
      `[figures] ${driver}: storm of 80 logins ${JSON.stringify(counts)}; profile meanwhile median ${median(waits).toFixed(0)} ms`,
    );
    expect((counts[401] ?? 0) + (counts[429] ?? 0)).toBe(80);
    expect(counts[429]).toBeGreaterThan(20);
  });

  test('nobody learns whether an address has an account, from the answers', async () => {
    now += 2 * HOUR;
    const open = await startTestServer({ driver, clock: () => now, settings: { trustedProxies: 1 } });
    const known: string[] = [];
    for (let i = 0; i < 10; i += 1) known.push((await open.createUser({ email: `known.${String(i)}@example.com` })).email);
    const unknown = known.map((_, i) => `free.${String(i)}@example.com`);
    const walk = async (email: string) => {
      const browser = createBrowser(open);
      const started = performance.now();
      const sent = await browser.send(email);
      const took = performance.now() - started;
      const steps = [
        sent,
        await browser.verify(email, '000000'),
        await browser.send(email),
        await browser.register(email, { captcha_token: 'x' }),
      ];
      return { took, seen: steps.map(({ status, body, headers }) => [status, body, headers.get('Retry-After')]) };
    };
    await walk('warm.up@example.com');
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let i = 0; i < known.length; i += 1) {
      const pair = { known: known[i] ?? '', unknown: unknown[i] ?? '' };
      // By turns, so that a busy moment hits both alike.
      const order = i % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      const seen: Record<string, unknown> = {};
      for (const which of order) {
        const walked = await walk(pair[which]);
        times[which].push(walked.took);
        seen[which] = walked.seen;
      }
      expect(seen.known).toEqual(seen.unknown);
    }
    const [a, b] = [median(times.known), median(times.unknown)];
    console.info(`[figures] ${driver}: sending a code takes ${a.toFixed(1)} ms with an account, ${b.toFixed(1)} ms without`);
    const subjects = (await open.mails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'You already have a Setwise account')).toHaveLength(10);
    await open.close();
  });

  test('a captcha is good once, however many use it at the same time', async () => {
    now += 2 * HOUR;
    const token = await solveCaptcha(server);
    const browsers = await Promise.all(
      Array.from({ length: 6 }, async (_, i) => {
        const browser = createBrowser(server, `198.18.${String(i)}.1`);
        const email = `replay.${String(i)}@example.com`;
        await browser.send(email);
        await browser.verify(email, await mailedCode(server, email));
        return { browser, email };
      }),
    );
    const statuses = await Promise.all(
      browsers.map(async ({ browser, email }) => (await browser.register(email, { captcha_token: token })).status),
    );
    expect(tally(statuses)).toEqual({ 200: 1, 400: 5 });
  });
});

describe('with the real limits, however many networks somebody has', () => {
  let server: TestServer;
  let now = Date.UTC(2026, 10, 23, 9);
  beforeAll(async () => {
    server = await startTestServer({ driver: 'postgres', clock: () => now, settings: { rateLimitFactor: 1, trustedProxies: 1 } });
  });
  beforeEach(() => server.reset());
  afterAll(() => server.close());
  const network = (n: number) => `10.1.${String(n >> 8)}.${String(n % 256)}`;
  /** Answers 400 to a wrong code of six digits for as long as its tries are counted with a code. */
  const guessUntilOver = async (browser: TestBrowser, email: string) => {
    for (let guesses = 1; ; guesses += 1) if ((await browser.verify(email, '000000')).body.code === 'code_over') return guesses;
  };

  test('six digits of one address are guessed at 30 times an hour: 720 a day, one chance in 1,389', async () => {
    const email = 'victim@example.com';
    let guesses = 0;
    for (let n = 0; n < 40; n += 1) {
      const browser = createBrowser(server, network(n));
      if ((await browser.send(email)).body.code_digits === undefined) guesses += await guessUntilOver(browser, email);
      else expect(await browser.verify(email, '000000')).toMatchObject({ status: 400, body: { code: 'code_wrong' } });
    }
    expect(guesses).toBe(30);
  });

  test('six digits of all addresses together are guessed at 2,500 times an hour: from then on codes are longer', async () => {
    let codes = 0;
    for (let from = 0; from < 520; from += 20) {
      const asked = await Promise.all(
        Array.from({ length: 20 }, (_, i) => createBrowser(server, network(from + i)).send(`victim.${String(from + i)}@example.com`)),
      );
      codes += asked.filter(({ status, body }) => status === 200 && body.code_digits === undefined).length;
    }
    expect(codes).toBe(500);
  });

  test('a code that every browser may use works in one that never asked, for twenty minutes, and for no known address', async () => {
    const [email, known] = ['new@example.com', (await server.createUser()).email];
    for (let n = 0; n < 8; n += 1) {
      now += 1_000;
      for (const each of [email, known]) await createBrowser(server, network(n)).send(each);
    }
    const code = await mailedCode(server, email);
    expect(code).toMatch(/^\d{12}$/);
    expect((await server.mails()).filter(({ to }) => to === known).map(({ subject }) => subject)).toEqual(
      Array.from({ length: 7 }, () => 'You already have a Setwise account'),
    );
    const browser = createBrowser(server);
    expect((await browser.verify(email, code)).status).toBe(400);
    await browser.send('another@example.com');
    expect((await browser.verify(email, wrongCode(code))).status).toBe(400);
    expect((await browser.verify(known, code)).status).toBe(400);
    now += 20 * MINUTE;
    expect((await browser.verify(email, `${code.slice(0, 6)} ${code.slice(6)}`)).status).toBe(200);
    expect((await browser.register(email)).status).toBe(200);
    now += 10 * MINUTE;
    expect((await browser.verify(email, code)).status).toBe(400);
  });

  test('passwords of one account are tried 2,000 times a day, ten in a quarter of an hour from one network', async () => {
    const { email } = await server.createUser();
    const statuses: number[] = [];
    for (let n = 0; n < 205; n += 1) {
      const browser = createBrowser(server, network(n));
      statuses.push(
        ...(await Promise.all(Array.from({ length: 11 }, () => browser.signIn(email, 'wrong kettle 1')))).map(({ status }) => status),
      );
    }
    expect(tally(statuses)).toEqual({ 401: 2_000, 429: 205 * 11 - 2_000 });
    const refused = await createBrowser(server, '192.0.2.1').signIn(email, TEST_PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests', detail: SERVER_MESSAGES.loginGuarded } });
  });

  test('passwords of all accounts are tried a hundred times in a quarter of an hour from one network', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 110; n += 1)
      statuses.push((await createBrowser(server, '192.0.2.2').signIn(`n${String(n)}@example.com`, 'x')).status);
    expect(tally(statuses)).toEqual({ 401: 100, 429: 10 });
  });
});
