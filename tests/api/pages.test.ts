import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_ROUTES } from '#domain/routes.ts';
import { createClientFiles } from '#server/http/client-files.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const PAGE = '<!doctype html><title>Setwise</title>';
const SCRIPT = 'console.log("a script long enough to be worth compressing, compressing, compressing")';
const NAVIGATION = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setwise-client-'));
  const client = join(folder, 'client');
  await mkdir(join(client, 'assets'), { recursive: true });
  const files: Record<string, string | Uint8Array> = {
    'client/index.html': PAGE,
    'client/index.html.br': brotliCompressSync(PAGE),
    'client/manifest.webmanifest': '{"name":"Setwise"}',
    'client/assets/app-3f2a.js': SCRIPT,
    'client/assets/app-3f2a.js.br': brotliCompressSync(SCRIPT),
    'client/assets/app-3f2a.js.gz': gzipSync(SCRIPT),
    'client/assets/notes.md': 'not for the web',
    'secret.txt': 'outside',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  server = await startTestServer({ pages: await createClientFiles(client) });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => server.fetch(path, { headers });

describe('what is not there', () => {
  test.each([
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/favicon.ico',
    '/assets/app-0000.js',
    '/assets/',
    '/assets/notes.md',
    '/secret.txt',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/%E0%A4%A',
  ])('%s is a real 404, not a page, even for a browser', async (path) => {
    const answer = await get(path, NAVIGATION);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ detail: 'Not found.', code: 'not_found' });
  });

  test('a program that asks for a page’s address without wanting a page gets a 404', async () => {
    expect((await get('/browse', { Accept: 'application/json' })).status).toBe(404);
    expect((await server.fetch('/browse', { method: 'POST', headers: NAVIGATION })).status).toBe(404);
  });

  test.each(['/nowhere', '/quiz/9', '/ai-coach/nothing', '/coach/1/2/3'])('%s shows the page with the status 404', async (path) => {
    const answer = await get(path, NAVIGATION);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(PAGE);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });
});

test('every address of the route table shows the page', async () => {
  for (const { path } of PAGE_ROUTES) {
    const answer = await get(path.replaceAll(/:\w+/g, '17'), NAVIGATION);
    expect({ path, status: answer.status, body: await answer.text() }).toEqual({ path, status: 200, body: PAGE });
  }
});

test('the page is asked for again at each visit and not sent twice', async () => {
  const first = await get('/ai-coach/today', NAVIGATION);
  expect(first.headers.get('Cache-Control')).toBe('no-cache');
  const tag = first.headers.get('ETag') ?? '';
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await get('/ai-coach/today', { ...NAVIGATION, 'If-None-Match': known });
    expect({ known, status: again.status, body: await again.text() }).toEqual({ known, status: 304, body: '' });
  }
  expect((await get('/ai-coach/today', { ...NAVIGATION, 'If-None-Match': '"other"' })).status).toBe(200);
  expect((await get('/nowhere', { ...NAVIGATION, 'If-None-Match': tag })).status).toBe(404);
});

test('a file named by its content is kept for a year', async () => {
  const answer = await get('/assets/app-3f2a.js');
  expect(await answer.text()).toBe(SCRIPT);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect((await get('/manifest.webmanifest')).headers.get('Cache-Control')).toBe('no-cache');
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliCompressSync(SCRIPT)],
  ['gzip, br;q=0', 'gzip', gzipSync(SCRIPT)],
  ['GZIP', 'gzip', gzipSync(SCRIPT)],
  ['', null, Buffer.from(SCRIPT)],
  ['identity', null, Buffer.from(SCRIPT)],
])('a browser that takes %j is sent %s', async (accepted, encoding, bytes) => {
  const answer = await get('/assets/app-3f2a.js', { 'Accept-Encoding': accepted });
  expect(answer.headers.get('Content-Encoding')).toBe(encoding);
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
});

test('each encoding has a tag of its own', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', ''].map(async (accepted) => (await get('/assets/app-3f2a.js', { 'Accept-Encoding': accepted })).headers.get('ETag')),
  );
  expect(new Set(tags).size).toBe(3);
});

test('HEAD tells the same and sends nothing', async () => {
  const answer = await server.fetch('/assets/app-3f2a.js', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(await answer.text()).toBe('');
});

test('without a built client the server still answers its API and says 404 to the rest', async () => {
  const pages = await createClientFiles(join(folder, 'nothing'));
  expect(await pages(new Request('http://setwise.test/', { headers: NAVIGATION }))).toBeNull();
});
