import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRenderer } from '#client/render/render.ts';
import { PAGE_ROUTES } from '#domain/routes.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { createPublicPages } from '#server/http/public-pages.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const NAVIGATION = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const EMPTY_PAGE = 'the empty page';
const ORIGIN = 'http://setwise.test';
const MANIFEST = { 'index.html': { file: 'assets/index.js', css: ['assets/index.css'], isEntry: true } };
const TEXTS = { 'before-app.js': '/* light or dark */', 'assets/index.css': 'body{margin:0}' };

let server: TestServer;
let coachId: number;

beforeAll(async () => {
  const shell = await readFile('index.html', 'utf8');
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: (details: object) => failures.push(details) };
  server = await startTestServer({
    settings: { publicOrigin: ORIGIN },
    pages: createPublicPages({
      renderer: createRenderer({ shell, manifest: MANIFEST, texts: TEXTS }),
      files: () => Promise.resolve(new Response(EMPTY_PAGE)),
      origin: ORIGIN,
      log,
    }),
  });
  await seedDemo({ database: server.database, clock: Date.now });
  const coaches = (await (await server.fetch('/api/coaches/')).json()) as { id: number }[];
  coachId = coaches[0]!.id;
});
afterAll(() => server.close());

const failures: object[] = [];
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await server.fetch(path, { headers: { ...NAVIGATION, ...headers } });
  return { answer, html: await answer.text() };
};

const hashOf = (name: keyof typeof TEXTS) => `'sha256-${createHash('sha256').update(TEXTS[name]).digest('base64')}'`;

const open = PAGE_ROUTES.filter(({ access }) => access === 'anyone');
/** Open to anyone, and about one person. */
const PERSONAL = open.filter(({ isPersonal }) => isPersonal).map(({ path }) => path);
const addresses = open.filter(({ isPersonal }) => !isPersonal).map(({ path }) => path);
const filled = (path: string) => path.replace(/:(id|coachId)/, String(coachId)).replace(':slug', 'rpe-explained');

describe('every public page is readable without a script', () => {
  test.each(addresses)('%s', async (path) => {
    const { answer, html } = await get(filled(path));
    expect(failures).toEqual([]);
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    const shown = /<div id="root">([\s\S]*)<\/div><script type="application\/json" id="page-data">/.exec(html)?.[1] ?? '';
    expect(shown.match(/<h1[ >]/g)).toHaveLength(1);
    expect(shown.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/\bundefined\b|\bNaN\b|\[object /);
    expect(html).toMatch(/<title>[^<]+ · Setwise<\/title>/);
    expect(html.match(/<title>/g)).toHaveLength(1);
    // Nothing the policy would refuse: what stands in the page is named by its hash.
    expect(html).not.toMatch(/\sstyle="|\son\w+="/);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${hashOf('before-app.js')};`);
    expect(policy).toContain(`style-src 'self' ${hashOf('assets/index.css')};`);
    expect([...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text)).toEqual([TEXTS['before-app.js']]);
    expect([...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text)).toEqual([TEXTS['assets/index.css']]);
    // Its sheet is not fetched, and not fetched again by the script that brings another page.
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(['<link rel="stylesheet" href="/assets/index.css" disabled>']);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  });

  test.each(addresses.filter((path) => !/login|register|password|results|discovery-call|compare/.test(path)))(
    '%s says what it is to search engines',
    async (path) => {
      const { html } = await get(filled(path));
      const address = `${ORIGIN}${filled(path) === '/' ? '/' : filled(path)}`;
      expect(html).toContain(`<link rel="canonical" href="${address}">`);
      expect(html).toContain(`<meta property="og:url" content="${address}">`);
      expect(/<meta name="description" content="([^"]+)">/.exec(html)?.[1]?.length).toBeGreaterThan(30);
      for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
        const object = JSON.parse(json ?? '') as Record<string, unknown>;
        expect(object['@context']).toBe('https://schema.org');
        expect(typeof object['@type']).toBe('string');
      }
    },
  );
});

test('a profile names the coach to search engines, and to nobody more than the profile does', async () => {
  const { html } = await get(`/coach/${coachId}`);
  expect(html).toContain('application/ld+json');
  expect(html).not.toMatch(/@example\.com|acct_|"dob"/);
});

test.each(['/nowhere', '/coach/999999', '/coach/nobody', '/blog/nothing', '/quiz/5'])('%s is a real 404 with a page', async (path) => {
  const { answer, html } = await get(path);
  expect(answer.status).toBe(404);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
  expect(html).toMatch(/<h1/);
  expect(failures).toEqual([]);
});

test('a coach who is not there is told in the specified words', async () => {
  expect((await get('/coach/999999')).html).toContain('Coach not found.');
});

test.each(PAGE_ROUTES.filter(({ access, isPersonal }) => access !== 'anyone' || isPersonal).map(({ path }) => path))(
  '%s starts from the empty page: nobody’s data is in any HTML',
  async (path) => {
    const { answer, html } = await get(path.replace(':id', 'back-squat'));
    expect(html).toBe(EMPTY_PAGE);
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'; style-src 'self';");
  },
);

test('whoever asks, signed in or not, gets the same HTML', async () => {
  const { email } = await server.createUser({ subscribed: true });
  const { access } = await server.signIn(email);
  const visitor = await get('/browse');
  const member = await get('/browse', { Authorization: `Bearer ${access}`, Cookie: `access=${access}` });
  expect(member.html).toBe(visitor.html);
  expect(member.html).not.toContain(email);
});

test('a page is sent once: known to the browser it costs no bytes, in each encoding', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const first = await get('/faq', { 'Accept-Encoding': encoding });
    const tag = first.answer.headers.get('ETag') ?? '';
    expect(first.answer.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
    const again = await get('/faq', { 'Accept-Encoding': encoding, 'If-None-Match': tag });
    expect([again.answer.status, again.html]).toEqual([304, '']);
  }
});

test('the data of a page travels with it and cannot end its own block', async () => {
  const { html } = await get('/browse?text=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  expect(html).not.toContain('<script>alert');
  const data = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '') as { address: string; outcome: { ok: boolean } };
  expect(data.outcome.ok).toBe(true);
});

test('a crawler that takes anything is answered with the page, a program that wants JSON is not', async () => {
  expect((await get('/faq', { Accept: '*/*' })).html).toContain('<h1');
  expect((await get('/faq', { Accept: 'application/json' })).html).toBe(EMPTY_PAGE);
});

describe('what machines read', () => {
  test('the sitemap lists every public page, every coach and every article, and each is there', async () => {
    const { answer, html } = await get('/sitemap.xml');
    expect(answer.headers.get('Content-Type')).toContain('application/xml');
    const listed = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
    const coaches = (await (await server.fetch('/api/coaches/')).json()) as { id: number }[];
    for (const path of [
      '/',
      '/browse',
      '/quiz/1',
      '/ai-coach',
      '/blog',
      '/faq',
      '/terms',
      '/privacy',
      '/contact',
      '/client-terms',
      '/coach-terms',
    ])
      expect(listed).toContain(`${ORIGIN}${path}`);
    for (const { id } of coaches) expect(listed).toContain(`${ORIGIN}/coach/${id}`);
    expect(listed.filter((address) => address.includes('/blog/')).length).toBeGreaterThanOrEqual(8);
    expect(new Set(listed).size).toBe(listed.length);
    // What is only for somebody on the way through is nothing to find.
    for (const path of [...PERSONAL, '/reset-password', '/profile', '/ai-coach/chat', '/sandbox/desk'])
      expect(listed).not.toContain(`${ORIGIN}${path}`);
    // The profiles are of one kind; the first and the last stand for them.
    const profiles = listed.filter((address) => address.includes('/coach/'));
    const opened = listed.filter((address) => !profiles.slice(1, -1).includes(address));
    for (const address of opened) {
      const { answer: page, html: text } = await get(new URL(address).pathname);
      expect({ address, status: page.status, hidden: text.includes('noindex') }).toEqual({ address, status: 200, hidden: false });
    }
  }, 120_000);

  test('robots.txt names the sitemap, and no private place is open to robots', async () => {
    const { html } = await get('/robots.txt');
    expect(html).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    for (const path of ['/api/', '/ai-coach/', '/profile', '/sandbox/']) expect(html).toContain(`Disallow: ${path}\n`);
  });

  test('llms.txt links only to what is there', async () => {
    const { html } = await get('/llms.txt');
    const links = [...html.matchAll(/\]\((http[^)]+)\)/g)].map(([, address]) => new URL(address ?? '').pathname);
    expect(links.length).toBeGreaterThan(12);
    for (const path of links)
      expect({ path, status: (await server.fetch(path, { headers: { Accept: '*/*' } })).status }).toEqual({ path, status: 200 });
  });

  test('the feed has every article', async () => {
    const { answer, html } = await get('/blog/feed.xml');
    expect(answer.headers.get('Content-Type')).toContain('application/rss+xml');
    expect(html.match(/<item>/g)?.length).toBeGreaterThanOrEqual(8);
  });
});

test('a page that cannot be rendered starts from the empty one, and the fault is logged', async () => {
  const logged: object[] = [];
  const pages = createPublicPages({
    renderer: { open: () => Promise.reject(new Error('a fault')), document: () => Promise.resolve(null) },
    files: () => Promise.resolve(new Response(EMPTY_PAGE)),
    origin: ORIGIN,
    log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: (details: object) => logged.push(details) },
  });
  const notAsked = () => Promise.reject(new Error('not asked'));
  const visit = { ask: notAsked, readDataVersion: notAsked, headers: {} };
  const answer = await pages(new Request(`${ORIGIN}/browse`, { headers: NAVIGATION }), visit);
  expect(await answer?.text()).toBe(EMPTY_PAGE);
  expect(logged).toHaveLength(1);
});
