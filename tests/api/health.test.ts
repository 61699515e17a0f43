import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHealth, readReadiness } from '#contract/index.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe.each(DRIVERS)('health on %s', (driver) => {
  let server: TestServer;
  let draining = false;

  beforeAll(async () => {
    server = await startTestServer({ driver, isDraining: () => draining });
  });
  afterAll(() => server.close());

  test('a server that winds down is no longer ready but still alive', async () => {
    draining = true;
    expect(await server.call()(readReadiness, {})).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 503, body: { code: 'draining' } },
    });
    expect(await server.call()(readHealth, {})).toEqual({ ok: true, value: { status: 'ok' } });
    draining = false;
  });

  test('a server whose database answers is ready', async () => {
    expect(await server.call()(readReadiness, {})).toEqual({ ok: true, value: { status: 'ready' } });
  });
});

test('a server whose database is gone says it is not ready, and lives', async () => {
  const server = await startTestServer({ driver: 'pglite' });
  await server.close();
  // The app itself is asked: around a closed server the tests' own door is shut.
  const ready = await server.app.request('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ code: 'database_unavailable' });
  const alive = await server.app.request('/healthz');
  expect(await alive.json()).toEqual({ status: 'ok' });
});
