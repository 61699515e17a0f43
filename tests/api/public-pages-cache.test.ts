import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRenderer } from '#client/render/render.ts';
import { openPostgres } from '#server/db/database.ts';
import { coaches } from '#server/db/schema.ts';
import { createPageCache } from '#server/http/page-cache.ts';
import { createPublicPages } from '#server/http/public-pages.ts';
import { addCoach } from '#tests/support/test-coach.ts';
import { DRIVERS, startTestServer, TEST_ORIGIN, type TestServer } from '#tests/support/test-server.ts';

const NAVIGATION = { Accept: 'text/html,*/*;q=0.8' };
const MANIFEST = { 'index.html': { file: 'assets/index.js', css: [], isEntry: true } };
const MAX_BYTES = 400_000;

let opened: string[] = [];
const cache = createPageCache(MAX_BYTES);

async function openPages(kept = cache) {
  const renderer = createRenderer({ shell: await readFile('index.html', 'utf8'), manifest: MANIFEST, texts: {} });
  return createPublicPages({
    renderer: {
      ...renderer,
      open: (url, ask) => {
        opened.push(url.pathname + url.search);
        return renderer.open(url, ask);
      },
    },
    files: () => Promise.resolve(new Response('the empty page')),
    origin: TEST_ORIGIN,
    log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: (details) => expect.fail(JSON.stringify(details)) },
    cache: kept,
  });
}

describe.each(DRIVERS)('public pages from memory, on %s', (driver) => {
  let server: TestServer;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    server.fetch(path, { method, headers: { ...NAVIGATION, ...headers } });
  const html = async (path: string) => (await get(path)).text();

  beforeAll(async () => {
    server = await startTestServer({ driver, pages: await openPages() });
  });
  afterAll(() => server.close());
  beforeEach(() => server.reset());
  afterEach(() => {
    opened = [];
  });

  test('an unchanged page is sent again without asking for its data', async () => {
    const { id } = await addCoach(server.database);
    for (const path of ['/', '/browse', `/coach/${id}`, '/faq', '/quiz/1', '/browse?sort=rating']) {
      const first = await html(path);
      opened = [];
      expect([path, await html(path)]).toEqual([path, first]);
      expect(opened).toEqual([]);
    }
  });

  test('after a coach changes their profile the next page shows it', async () => {
    const { id } = await addCoach(server.database, { short_bio: 'The words of before.' });
    expect(await html(`/coach/${id}`)).toContain('The words of before.');
    await server.database.update(coaches).set({ short_bio: 'The words of now.' }).where(eq(coaches.id, id));
    const after = await html(`/coach/${id}`);
    expect(after).toContain('The words of now.');
    expect(after).not.toContain('The words of before.');
    await server.database.update(coaches).set({ status: 'paused' }).where(eq(coaches.id, id));
    expect((await get(`/coach/${id}`)).status).toBe(404);
    expect(await html('/browse')).not.toContain(`/coach/${id}"`);
  });

  test('a page whose own data did not change keeps its tag when another coach changes', async () => {
    const one = await addCoach(server.database);
    const other = await addCoach(server.database);
    const tag = async () => (await get(`/coach/${one.id}`)).headers.get('ETag');
    const before = await tag();
    await server.database.update(coaches).set({ short_bio: 'New' }).where(eq(coaches.id, other.id));
    expect(await tag()).toBe(before);
  });

  test('HEAD and 304 have the headers of the page and no body, with a request id of their own', async () => {
    const { id } = await addCoach(server.database);
    const path = `/coach/${id}`;
    for (const encoding of ['br', 'gzip', 'identity']) {
      const whole = await get(path, { 'Accept-Encoding': encoding });
      const tag = whole.headers.get('ETag') ?? '';
      const again = await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': `W/"x", ${tag}` });
      const head = await get(path, { 'Accept-Encoding': encoding }, 'HEAD');
      expect([whole.status, again.status, head.status]).toEqual([200, 304, 200]);
      expect([await again.text(), await head.text()]).toEqual(['', '']);
      for (const name of ['ETag', 'Content-Security-Policy', 'X-Content-Type-Options', 'Cache-Control', 'Vary'])
        expect([again.headers.get(name), head.headers.get(name)]).toEqual([whole.headers.get(name), whole.headers.get(name)]);
      expect(head.headers.get('Content-Encoding')).toBe(whole.headers.get('Content-Encoding'));
      expect(new Set([whole, again, head].map(({ headers }) => headers.get('X-Request-Id'))).size).toBe(3);
      await server.database
        .update(coaches)
        .set({ short_bio: `New for ${encoding}` })
        .where(eq(coaches.id, id));
      expect((await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': tag })).status).toBe(200);
    }
  });

  test('what belongs to one person is never kept, and neither are unknown addresses', async () => {
    const { email } = await server.createUser({ subscribed: true });
    const { access } = await server.signIn(email);
    const size = cache.size();
    for (const path of ['/profile', '/ai-coach/today', '/checkout/done', '/nowhere', '/coach/999999', '/blog/nothing'])
      await (await get(path, { Authorization: `Bearer ${access}`, Cookie: `access=${access}` })).text();
    expect(cache.size()).toBe(size);
  });

  test('any number of addresses takes no more memory than the bound', async () => {
    for (let i = 0; i < 40; i += 1) {
      await html(`/faq?from=${String(i)}`);
      expect(cache.size()).toBeLessThanOrEqual(MAX_BYTES);
      expect(cache.size()).toBeGreaterThan(0);
    }
    opened = [];
    await html('/faq?from=39');
    await html('/faq?from=0');
    expect(opened).toEqual(['/faq?from=0']);
  });
});

test('of two servers on one PostgreSQL, each shows what the other wrote', async () => {
  const server = await startTestServer({ driver: 'postgres', pages: await openPages(createPageCache(MAX_BYTES)) });
  const second = await openPostgres(server.databaseUrl!, () => undefined);
  try {
    const { id } = await addCoach(server.database);
    const bio = (text: string) => second.database.update(coaches).set({ short_bio: text }).where(eq(coaches.id, id));
    const page = async () => (await server.fetch(`/coach/${id}`, { headers: NAVIGATION })).text();
    for (const text of ['Written by the other one.', 'And once more.']) {
      await page();
      await bio(text);
      expect(await page()).toContain(text);
    }
  } finally {
    await second.close();
    await server.close();
  }
});
