import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { buildServer, type ServerProcess, startBuiltServer } from '#tests/support/built-server.ts';
import { TEST_PASSWORD } from '#tests/support/test-server.ts';
import { createWriter } from './support/operations.ts';

// The embedded database takes seconds to come into being, and more on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let main: string;
let folder: string;
let postgres: pg.Client;
/** Settings for a server on PostgreSQL, which starts faster, where the embedded database is not the point. */
let onPostgres: { DATABASE_URL: string };
const started: ServerProcess[] = [];

beforeAll(async () => {
  main = buildServer();
  const url = inject('postgresUrl');
  postgres = new pg.Client({ connectionString: `${url}/postgres` });
  await postgres.connect();
  await postgres.query('drop database if exists started_servers with (force)');
  await postgres.query('create database started_servers');
  onPostgres = { DATABASE_URL: `${url}/started_servers` };
});
afterAll(async () => {
  await postgres.query('drop database started_servers with (force)');
  await postgres.end();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setwise-start-'));
});
afterEach(async () => {
  for (const server of started.splice(0)) {
    server.child.kill('SIGKILL');
    await server.ended();
  }
  await rm(folder, { recursive: true, force: true });
});

function start(variables: Record<string, string> = {}): ServerProcess {
  const server = startBuiltServer(main, folder, { SEED_DEMO: 'false', ...variables });
  started.push(server);
  return server;
}

async function freePort(): Promise<number> {
  const holder = createServer();
  await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
  const { port } = holder.address() as { port: number };
  await new Promise((done) => holder.close(done));
  return port;
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

test('a configuration that cannot be used is refused with a list of everything wrong', async () => {
  const server = start({ PORT: 'eighty', NODE_ENV: 'production', PUBLIC_ORIGIN: 'setwise.example' });
  expect((await server.ended()).code).toBe(1);
  expect(server.output().trim().split('\n')).toEqual([
    'The configuration cannot be used:',
    '  - PORT is "eighty"; it must be a whole number from 0 to 65535.',
    '  - DATABASE_URL must be set in production: the embedded database may lose its last writes in a power cut.',
    '  - TOKEN_SECRET must be set in production: at least 32 random characters.',
    expect.stringContaining('PUBLIC_ORIGIN is "setwise.example"'),
    '  - PAYMENTS must be set in production; it can be sandbox, stripe.',
  ]);
});

test('two servers share one PostgreSQL, and both start on it empty at once', async () => {
  const variables = { ...onPostgres, SEED_DEMO: 'true' };
  const [one, two] = await Promise.all([start(variables).ready(), start(variables).ready()]);
  const signedIn = await post(`${one}/api/token/`, { email: 'coach@example.com', password: TEST_PASSWORD });
  const { access } = (await signedIn.json()) as { access: string };
  const profile = await fetch(`${two}/api/user/profile/`, { headers: { Authorization: `Bearer ${access}` } });
  expect(await profile.json()).toMatchObject({ email: 'coach@example.com', role: 'coach' });
  for (const server of started) {
    server.child.kill('SIGTERM');
    expect((await server.ended()).code).toBe(0);
  }
});

test('a port that is taken is told in a sentence, and the folder is free afterwards', async () => {
  const other = createServer();
  const port = await new Promise<number>((done) => {
    other.listen(0, '127.0.0.1', () => done((other.address() as { port: number }).port));
  });
  const refused = start({ PORT: String(port) });
  expect((await refused.ended()).code).toBe(1);
  expect(refused.output()).toBe(`Port ${String(port)} is in use. Stop what uses it, or choose another with PORT.\n`);
  other.close();
  expect((await readdir(join(folder, '.data'))).toSorted()).toEqual(['database', 'token-secret']);
});

test('OPS-5 metrics are served on a port of their own, tell of requests, pushes, database and mails, and name nobody', async () => {
  const metricsPort = await freePort();
  const server = start({ ...onPostgres, SEED_DEMO: 'true', METRICS_PORT: String(metricsPort) });
  const url = await server.ready();
  const signedIn = await post(`${url}/api/token/`, { email: 'trainee@example.com', password: TEST_PASSWORD });
  const { access } = (await signedIn.json()) as { access: string };
  const authorized = { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' };
  const { owner } = (await (await fetch(`${url}/api/sync/v1/hello/`, { headers: authorized })).json()) as { owner: string };
  const writer = createWriter('a', Date.now() - 3_600_000);
  const ops = [writer.set('Squat', 1, 5), { op_id: '00000000-0000-4000-8000-000000000000' }];
  await fetch(`${url}/api/sync/v1/push/`, { method: 'POST', headers: authorized, body: JSON.stringify({ owner, device: 'a', ops }) });
  const answer = await fetch(`http://127.0.0.1:${String(metricsPort)}/metrics`);
  expect(answer.headers.get('Content-Type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toContain('setwise_request_seconds_count{method="POST",route="/api/sync/v1/push/",status="200"} 1');
  expect(text).toContain('setwise_sync_operations_total{result="applied"} 1');
  expect(text).toContain('setwise_sync_rejected_total{code="malformed"} 1');
  // An hour on the phone.
  expect(text).toContain('setwise_sync_waited_seconds_bucket{le="600"} 0');
  expect(text).toContain('setwise_sync_waited_seconds_bucket{le="21600"} 1');
  expect(text).toMatch(/^setwise_database_statements_total [1-9]\d*$/m);
  expect(text).toMatch(/^setwise_database_connections\{state="idle"\} [1-9]\d*$/m);
  expect(text).toMatch(/^setwise_mails\{state="waiting"\} \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
  expect(text).not.toMatch(new RegExp(`example\\.com|${owner}`));
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${String(metricsPort)}/`)).status).toBe(404);
});

test('settings in a file .env are used', async () => {
  await writeFile(join(folder, '.env'), 'DATA_DIR=elsewhere\nLOG_LEVEL=info\n');
  const server = start();
  const url = await server.ready();
  await fetch(`${url}/healthz?email=sam@example.com`);
  expect((await stat(join(folder, 'elsewhere', 'database'))).isDirectory()).toBe(true);
  await expect.poll(() => server.output()).toContain('"route":"/healthz"');
  const line =
    server
      .output()
      .split('\n')
      .find((text) => text.includes('/healthz')) ?? '{}';
  expect(Object.keys(JSON.parse(line) as object).toSorted()).toEqual([
    'level',
    'method',
    'ms',
    'msg',
    'request_id',
    'route',
    'status',
    'time',
  ]);
  expect(server.output()).not.toContain('sam@example.com');
});

test('a second server on the same folder is refused before it opens anything, and the first one goes on', async () => {
  const first = start();
  const began = performance.now();
  const url = await first.ready();
  const opening = performance.now() - began;
  const second = start();
  const { code, ms } = await second.ended();
  expect(code).toBe(1);
  expect(second.output()).toBe(
    `Another Setwise server is using ${join(folder, '.data')}. Stop it first, or give this one its own folder with DATA_DIR (and its own PORT).\n`,
  );
  expect(ms).toBeLessThan(opening / 2);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  first.child.kill('SIGTERM');
  expect((await first.ended()).code).toBe(0);
  expect((await readdir(join(folder, '.data'))).toSorted()).toEqual(['database', 'token-secret']);
});

test('after a crash the next start takes the folder over, with everything that was answered, and nobody is signed out', async () => {
  const first = start({ SEED_DEMO: 'true' });
  const url = await first.ready();
  expect(first.output()).toContain('trainee@example.com');
  const signedIn = await post(`${url}/api/token/`, { email: 'trainee@example.com', password: TEST_PASSWORD });
  const { access, refresh } = (await signedIn.json()) as { access: string; refresh: string };
  const secret = await stat(join(folder, '.data', 'token-secret'));
  expect(secret.mode & 0o777).toBe(0o600);
  first.child.kill('SIGKILL');
  await first.ended();

  const second = start({ SEED_DEMO: 'true' });
  const again = await second.ready();
  const profile = await fetch(`${again}/api/user/profile/`, { headers: { Authorization: `Bearer ${access}` } });
  expect(await profile.json()).toMatchObject({ email: 'trainee@example.com' });
  expect((await post(`${again}/api/token/refresh/`, { refresh })).status).toBe(200);
});

test('told to end, the server takes nobody new, finishes what is under way, and leaves in good order', async () => {
  const server = start(onPostgres);
  const { port } = new URL(await server.ready());
  const body = JSON.stringify({ email: 'sam@example.com', password: 'wrong' });
  const socket = connect(Number(port), '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString();
  });
  // The server says 100 once it has the request and waits for its body: from then on it is under way.
  const head = [
    'POST /api/token/ HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${String(body.length)}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await expect.poll(() => heard).toContain('100 Continue');
  server.child.kill('SIGTERM');
  await expect.poll(() => takesConnections(Number(port))).toBe(false);
  expect(server.child.exitCode).toBeNull();
  socket.write(body);
  expect((await server.ended()).code).toBe(0);
  expect(heard).toContain('401 Unauthorized');
  expect(heard).toContain('no_active_account');
});

test('a second signal ends it at once', async () => {
  const server = start(onPostgres);
  const { port } = new URL(await server.ready());
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString();
  });
  socket.write(
    'POST /api/token/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10\r\nExpect: 100-continue\r\n\r\n',
  );
  await expect.poll(() => heard).toContain('100 Continue');
  server.child.kill('SIGTERM');
  await expect.poll(() => takesConnections(Number(port))).toBe(false);
  server.child.kill('SIGTERM');
  expect((await server.ended()).code).toBe(1);
});
