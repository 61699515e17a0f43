import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRenderer } from '#client/render/render.ts';
import { createPublicPages } from '#server/http/public-pages.ts';
import { type Listening, listen } from '#server/listen.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const ORIGIN = 'http://setwise.test';
const NAVIGATION = 'Accept: text/html\r\n';

let server: TestServer;
let listening: Listening;
/** What the server wrote as an error, wherever it wrote it. */
const failures: unknown[] = [];

beforeAll(async () => {
  const shell = await readFile('index.html', 'utf8');
  const manifest = { 'index.html': { file: 'assets/index.js', css: [], isEntry: true } };
  const error = (...details: unknown[]) => void failures.push(details);
  server = await startTestServer({
    settings: { publicOrigin: ORIGIN },
    pages: createPublicPages({
      renderer: createRenderer({ shell, manifest, texts: { 'before-app.js': '' } }),
      files: () => Promise.resolve(null),
      origin: ORIGIN,
      log: { debug: () => undefined, info: () => undefined, warn: error, error },
    }),
  });
  vi.spyOn(console, 'error').mockImplementation(error);
  listening = await listen(server.app.fetch, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await listening.drain();
  vi.restoreAllMocks();
  await server.close();
});

/** Sends these bytes over a connection of their own; the status line and the headers of what comes back. */
function send(bytes: string): Promise<{ status: number; head: string; body: string }> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    const socket = connect(listening.port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', fail);
    socket.on('close', () => {
      const [head = '', body = ''] = Buffer.concat(chunks)
        .toString('latin1')
        .split(/\r\n\r\n(.*)/s);
      done({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body });
    });
  });
}

const request = (target: string, method = 'GET', host = 'setwise.test') =>
  `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${NAVIGATION}Connection: close\r\n\r\n`;

/** No address of ours. */
const NOTHING_THERE = [
  '//',
  '///',
  '//[',
  '//[::1',
  '//evil.example',
  '//evil.example/',
  '//evil.example/%2e%2e',
  '//evil.example/..',
  '//evil.example:99999/',
  '//user:word@evil.example/',
  '//evil.example/browse?text=a',
  '/.//evil.example',
  '/x/..//evil.example/',
  '/%2e//evil.example/',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%00',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/blog/%',
  '/coach/%ff',
  '/coach/%2f%2fevil.example',
  '/api//',
  '/api/%',
  '/api//evil.example/',
  '/images/%',
  '/images/%00.webp',
  '/sandbox/checkout/%',
  'http://evil.example//',
  'http://evil.example//evil.example/%2e%2e',
];

/** No request. */
const UNREADABLE = [
  '*',
  'evil.example',
  'http://',
  'http://[',
  'https://evil.example:99999/',
  'ftp://evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\\\evil.example/..',
  '/\u0000',
  '/a b',
  `/${'x'.repeat(20_000)}`,
];

describe('an address nobody meant, over the wire', () => {
  const expectHarmless = ({ head, body }: { head: string; body: string }) => {
    expect(head).not.toMatch(/^Location: (?!\/(?![/\\]))/im);
    expect(body).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
    expect([failures.splice(0), server.loggedErrors.splice(0)]).toEqual([[], []]);
  };

  test.each(NOTHING_THERE)('%s is a 404', async (target) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await send(request(target, method));
      expect([method, answer.status]).toEqual([method, 404]);
      expect(answer.head).toMatch(/^Content-Security-Policy: /im);
      expectHarmless(answer);
    }
  });

  test.each(UNREADABLE)('%j is no request', async (target) => {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const answer = await send(request(target, method));
      expect([400, 404, 431]).toContain(answer.status);
      expectHarmless(answer);
    }
  });

  test.each(['evil.example/', '[', 'a b', 'evil.example:99999', '\\evil.example', '', 'x'.repeat(300), 'user@evil.example'])(
    'with the Host %j it is answered as well',
    async (host) => {
      for (const target of ['/', '//', '/nothing-here', '/api/health/']) {
        const answer = await send(request(target, 'GET', host));
        expect(answer.status).toBeLessThan(500);
        expect(answer.body).not.toContain('evil.example');
        expectHarmless(answer);
      }
    },
  );

  test('an absolute address is asked for its path alone', async () => {
    const answer = await send(request('http://evil.example/faq'));
    expect(answer.status).toBe(200);
    expect(answer.body).toContain(`<link rel="canonical" href="${ORIGIN}/faq">`);
    expect(answer.body).not.toContain('evil.example');
    expectHarmless(answer);
  });

  test('HTTP/1.0 needs no Host', async () => {
    const answers = [await send(`GET /faq HTTP/1.0\r\n${NAVIGATION}\r\n`), await send('GET // HTTP/1.0\r\n\r\n')];
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    for (const answer of answers) expectHarmless(answer);
  });

  test.each([
    'GET',
    'GET /',
    'GET / HTTP/9.9',
    '\u0000\u0001\u0002',
    'GET / HTTP/1.1',
    'PROPFIND // HTTP/1.1',
    'CONNECT evil.example:443 HTTP/1.1',
  ])('half a request (%j) breaks nothing', async (line) => {
    const answer = await send(`${line}\r\n\r\n`);
    if (!Number.isNaN(answer.status)) expect(answer.status).toBeLessThan(500);
    expectHarmless(answer);
  });
});
