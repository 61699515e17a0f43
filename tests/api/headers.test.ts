import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ pages: async () => new Response('<p>page</p>', { headers: { 'Content-Type': 'text/html' } }) });
});
afterAll(() => server.close());

const EXPECTED = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types sw-url captcha-url import-url",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test.each([
  ['a page', '/browse', {}, 200],
  ['a good answer', '/healthz', {}, 200],
  ['a refusal', '/api/user/profile/', {}, 401],
  ['a public list', '/api/coaches/', {}, 200],
  ['a public refusal', '/api/coaches/1/', {}, 404],
  ['an unknown address', '/api/nothing/', {}, 404],
  ['an unreadable body', '/api/token/', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' }, 400],
] satisfies [string, string, RequestInit, number][])('the security headers are on %s', async (_, path, init, status) => {
  const answer = await server.fetch(path, init);
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject(EXPECTED);
  expect(answer.headers.get('Permissions-Policy')).toContain('geolocation=()');
  expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.has('Strict-Transport-Security')).toBe(false);
  expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
});

test('nothing of the API is kept by anyone on the way', async () => {
  for (const path of ['/api/user/profile/', '/api/nothing/'])
    expect((await server.fetch(path)).headers.get('Cache-Control')).toBe('no-store');
  expect((await server.fetch('/browse')).headers.get('Cache-Control')).not.toBe('no-store');
});

test('reached over TLS, the product says so for good', async () => {
  const secure = await startTestServer({ settings: { publicOrigin: 'https://setwise.example' } });
  for (const path of ['/healthz', '/api/coaches/']) {
    const answer = await secure.fetch(path);
    expect([path, answer.headers.get('Strict-Transport-Security')]).toEqual([path, 'max-age=63072000; includeSubDomains']);
  }
  await secure.close();
});
