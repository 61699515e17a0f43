import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRenderer } from '#client/render/render.ts';
import {
  buyProgram,
  type Endpoint,
  listMySubscriptions,
  payDiscoveryCall,
  requestPasswordReset,
  sendVerificationEmail,
  startCheckout,
  startPayoutSetup,
  submitDiscoveryCall,
  updatePaymentMethod,
} from '#contract/index.ts';
import { createPublicPages } from '#server/http/public-pages.ts';
import { addressOf, type MoneyWorld, PROVIDERS, startMoneyWorld } from '#tests/support/money-world.ts';
import { addCoach } from '#tests/support/test-coach.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const ORIGIN = 'https://setwise.example';
const EVIL = 'evil.example';
const HOSTILE: readonly Record<string, string>[] = [
  { Host: EVIL },
  { Host: EVIL, Origin: `https://${EVIL}`, Referer: `https://${EVIL}/coach/1` },
  { Host: EVIL, Origin: `http://${EVIL}`, Referer: `http://${EVIL}/coach/1` },
  { Host: `${EVIL}:443`, Origin: `https://${EVIL}:443`, 'Sec-Fetch-Site': 'same-origin' },
  { 'X-Forwarded-Host': EVIL, 'X-Forwarded-Proto': 'https', Origin: `https://${EVIL}` },
  { Host: EVIL, 'X-Forwarded-Host': EVIL, 'X-Forwarded-Proto': 'http', 'X-Forwarded-Port': '8443', 'X-Forwarded-Server': EVIL },
  { Forwarded: `host=${EVIL};proto=https`, Host: EVIL, Referer: `https://${EVIL}/` },
  { 'X-Original-Host': EVIL, 'X-Host': EVIL, 'X-Original-URL': `//${EVIL}/`, Origin: 'null' },
];
const renderer = async () =>
  createRenderer({
    shell: await readFile('index.html', 'utf8'),
    manifest: { 'index.html': { file: 'assets/index.js', css: [], isEntry: true } },
    texts: { 'before-app.js': '' },
  });

describe.each(PROVIDERS)('behind a proxy of ours, with money by %s', (provider) => {
  let world: MoneyWorld;
  let email: string;
  let access: string;
  let coach: { coach_id: number; program_id: number };
  let subscription_id: string | number;
  /** Not yet paid by anybody, so the setup leads to the provider. */
  let newCoachAccess: string;
  let listed_coach_id: number;

  beforeAll(async () => {
    world = await startMoneyWorld(provider, 'pglite', undefined, { publicOrigin: ORIGIN, trustedProxies: 1 });
    const member = await world.member();
    const selling = await world.coach();
    await world.till.pay(addressOf(await member.call(startCheckout, { body: { cancel_url: `${ORIGIN}/ai-coach` } })));
    const mine = await member.call(listMySubscriptions, {});
    subscription_id = mine.ok ? (mine.value[0]?.id ?? '') : '';
    newCoachAccess = (await world.server.signIn((await world.coach({ canBePaid: false })).email)).access;
    listed_coach_id = (await addCoach(world.server.database)).id;
    email = member.email;
    access = (await world.server.signIn(email)).access;
    coach = selling;
  });
  afterAll(() => world.close());

  const post = (endpoint: Endpoint, headers: Record<string, string>, { id, body }: { id?: number; body?: object } = {}) =>
    world.server.fetch(endpoint.path.replace(/:\w+/, String(id)), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body ?? {}),
    });
  /** The answer and every mail it caused; neither may name the other host. */
  const expectOwn = async (answer: Response, { status = 200 }: { status?: number } = {}) => {
    const text = await answer.text();
    expect([answer.status, text]).toEqual([status, expect.not.stringContaining(EVIL)]);
    expect(JSON.stringify([...answer.headers])).not.toContain(EVIL);
    expect(JSON.stringify(await world.server.mails())).not.toContain(EVIL);
    return text;
  };

  describe.each(HOSTILE)('asked with %o', (headers) => {
    test.each([`https://${EVIL}/thanks`, `http://${EVIL}/thanks`, `//${EVIL}/`, `${ORIGIN}.${EVIL}/`])(
      'a checkout does not lead back to %s',
      async (cancel_url) => {
        await expectOwn(await post(startCheckout, headers, { body: { cancel_url } }), { status: 400 });
      },
    );

    test('every address of an answer is on our own origin, or the provider’s with ways back to ours', async () => {
      const answers = [
        await post(startCheckout, headers, { body: { cancel_url: `${ORIGIN}/ai-coach` } }),
        await post(buyProgram, headers, { id: coach.program_id }),
        await post(payDiscoveryCall, headers, { id: coach.coach_id }),
        await post(startPayoutSetup, { ...headers, Authorization: `Bearer ${newCoachAccess}` }),
        await post(updatePaymentMethod, { ...headers, Authorization: `Bearer ${access}` }, { body: { subscription_id } }),
      ];
      for (const answer of answers) {
        const [address = ''] = Object.values(JSON.parse(await expectOwn(answer)) as Record<string, string>);
        if (provider === 'sandbox') expect(address).toMatch(/^https:\/\/setwise\.example\/sandbox\//);
        else expect(new URL(address).hostname).not.toBe(EVIL);
      }
    });

    test('mails lead to our own origin', async () => {
      await expectOwn(await post(requestPasswordReset, headers, { body: { email } }));
      await expectOwn(await post(sendVerificationEmail, headers, { body: { email: `${crypto.randomUUID()}@example.com` } }));
      const call = { name: 'Dana Kim', email: 'dana@example.com' };
      await expectOwn(await post(submitDiscoveryCall, headers, { id: listed_coach_id, body: call }));
      const links = (await world.server.mails()).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
      const hosts = new Set(links.map((link) => new URL(link).origin));
      expect([...hosts].filter((origin) => origin !== 'https://calendly.com')).toEqual([ORIGIN]);
    });
  });

  test('what the provider was told of the ways back is on our own origin', async () => {
    if (!('fake' in world.till)) return;
    const { fake } = world.till as typeof world.till & { fake: { sessions: Map<string, { params: Readonly<Record<string, string>> }> } };
    const told = [...fake.sessions.values()].flatMap(({ params }) => [params.success_url ?? '', params.cancel_url ?? '']);
    expect(told.length).toBeGreaterThan(6);
    expect([...new Set(told.map((address) => new URL(address).origin))]).toEqual([ORIGIN]);
  });
});

describe('pages', () => {
  const open = async (publicOrigin: string) => {
    const failures: object[] = [];
    const log = {
      debug: () => undefined,
      info: () => undefined,
      warn: () => undefined,
      error: (details: object) => failures.push(details),
    };
    const pages = createPublicPages({ renderer: await renderer(), files: async () => null, origin: publicOrigin, log });
    return startTestServer({ pages, settings: { publicOrigin, trustedProxies: 1 } });
  };

  test.each(['/', '/faq', '/blog', '/blog/rpe-explained', '/browse', '/sitemap.xml', '/robots.txt', '/llms.txt', '/nothing-here'])(
    '%s names our own origin alone, whatever host it was asked of',
    async (path) => {
      const server = await open(ORIGIN);
      for (const headers of HOSTILE) {
        const answer = await server.fetch(`http://${EVIL}${path}`, { headers: { Accept: 'text/html', ...headers } });
        const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`;
        expect(text).not.toContain(EVIL);
        for (const [, address] of text.matchAll(/(?:<loc>|canonical" href="|og:url" content=")([^"<]+)/g))
          expect(new URL(address ?? '').origin).toBe(ORIGIN);
      }
      await server.close();
    },
  );

  test('cookies are for this host alone and, over https, for nothing else', async () => {
    const server = await open(ORIGIN);
    const answer = await server.fetch('/api/auth/send-verification-email/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Host: EVIL, 'X-Forwarded-Proto': 'http' },
      body: JSON.stringify({ email: 'dana@example.com' }),
    });
    expect(answer.headers.get('Set-Cookie')).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
    expect(answer.headers.get('Set-Cookie')).not.toMatch(/Domain=/i);
    await server.close();
  });
});

describe('where no origin is set', () => {
  test.each(['192.168.1.7:3000', 'localhost:5173', '[::1]:3000', 'laptop.local:3000'])(
    'a browser that came by %s stays there',
    async (host) => {
      const world = await startMoneyWorld('sandbox', 'pglite', undefined, { takesAnyHost: true });
      const ask = async (headers: Record<string, string>) => {
        const answer = await world.server.fetch(startCheckout.path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify({ cancel_url: `http://${host}/ai-coach` }),
        });
        return [answer.status, ((await answer.json()) as { url?: string }).url?.split('/sandbox/')[0]];
      };
      expect(await ask({ Host: host, Origin: `http://${host}` })).toEqual([200, `http://${host}`]);
      expect(await ask({ Host: 'setwise.test', 'X-Forwarded-Host': host })).toEqual([400, undefined]);
      await world.close();
    },
  );
});
