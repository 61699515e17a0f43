import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNT_MAX_BYTES, OPERATION_VALUE_MAX_BYTES } from '#domain/limits.ts';
import { createWriter } from '#tests/api/support/operations.ts';
import { buildServer, startBuiltServer } from '#tests/support/built-server.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { TEST_PASSWORD } from '#tests/support/test-server.ts';
import { createPeople } from './kill-server.ts';

const PHONES = 40;
const GROWTH_MAX_MB = 100;
const READY_MAX_MS = 100;
const PLANS_A_PUSH = 15;
const NOON = Date.UTC(2026, 2, 2, 12);

let main: string;
let folder: string;
beforeAll(async () => {
  main = buildServer('server-of-a-full-account');
  folder = await mkdtemp(join(tmpdir(), 'setwise-full-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('SYNC-25 SYNC-26 forty phones that read a full account at once, and its export, leave the server small and ready', async () => {
  const opened = await openTestDatabase('postgres');
  const [email = ''] = await createPeople(folder, opened.url, 1);
  const variables = { SEED_DEMO: 'false', DATA_DIR: folder, RATE_LIMIT_FACTOR: '100000', DATABASE_URL: opened.url! };
  const server = startBuiltServer(main, folder, variables);
  try {
    const account = await signIn(await server.ready(), email);
    const stored = await fill(account);
    expect(stored).toBeGreaterThan(0.99 * ACCOUNT_MAX_BYTES);
    // One reader first, so that what a warm server holds anyway is not counted.
    await readEverything(account);
    const before = await megabytes(server.child.pid);
    let most = before;
    let isOver = false;
    const ready: number[] = [];
    const watch = (async () => {
      while (!isOver) {
        const started = performance.now();
        expect((await fetch(`${account.url}/readyz`)).status).toBe(200);
        ready.push(performance.now() - started);
        most = Math.max(most, await megabytes(server.child.pid));
        await new Promise((done) => setTimeout(done, 20));
      }
    })();
    const read = await Promise.all(Array.from({ length: PHONES }, () => readEverything(account)));
    const exported = await (await fetch(`${account.url}/api/account/export/`, { headers: account.headers })).arrayBuffer();
    isOver = true;
    await watch;
    const late = ready.toSorted((a, b) => a - b)[Math.floor(ready.length * 0.99)] ?? 0;
    console.log(
      `${String(Math.round(stored / 1e6))} MB stored; ${String(PHONES)} phones read ${String(Math.round(read.reduce((sum, bytes) => sum + bytes, 0) / 1e6))} MB, ` +
        `the export has ${String(Math.round(exported.byteLength / 1e6))} MB; memory ${String(before)} → ${String(most)} MB; ` +
        `readiness asked ${String(ready.length)} times, 99 of 100 within ${late.toFixed(0)} ms`,
    );
    expect(most - before).toBeLessThan(GROWTH_MAX_MB);
    expect(late).toBeLessThan(READY_MAX_MS);
  } finally {
    server.child.kill('SIGKILL');
    await server.ended();
    await opened.close();
  }
});

interface Reader {
  readonly url: string;
  readonly owner: string;
  readonly headers: Record<string, string>;
}

async function signIn(url: string, email: string): Promise<Reader> {
  const answer = await fetch(`${url}/api/token/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: TEST_PASSWORD }),
  });
  const { access } = (await answer.json()) as { access: string };
  const { sub } = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return { url, owner: sub, headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' } };
}

/** Plans of the largest size until the server has no room left; answers with the bytes it says it stores. */
async function fill({ url, owner, headers }: Reader): Promise<number> {
  const writer = createWriter('a', NOON);
  const plan = { goal: 'strength', explanation: 'x'.repeat(OPERATION_VALUE_MAX_BYTES - 300), schedule: [] };
  for (let push = 0; ; push += 1) {
    const ops = Array.from({ length: PLANS_A_PUSH }, (_, place) => writer.plan(`plan-${String(push * PLANS_A_PUSH + place)}`, plan));
    const answer = await fetch(`${url}/api/sync/v1/push/`, { method: 'POST', headers, body: JSON.stringify({ owner, device: 'a', ops }) });
    const { results } = (await answer.json()) as { results: { code?: string }[] };
    if (results.some(({ code }) => code === 'account_full')) break;
  }
  const hello = (await (await fetch(`${url}/api/sync/v1/hello/`, { headers })).json()) as { room: { bytes: number } };
  return hello.room.bytes;
}

/** Every page once, thrown away as it is read; answers with the bytes. */
async function readEverything({ url, headers }: Reader): Promise<number> {
  const { epoch } = (await (await fetch(`${url}/api/sync/v1/hello/`, { headers })).json()) as { epoch: string };
  let bytes = 0;
  let after = 0;
  for (let more = true; more; ) {
    const answer = await fetch(`${url}/api/sync/v1/pull/?epoch=${epoch}&after=${String(after)}`, { headers });
    const text = await answer.text();
    bytes += text.length;
    const page = JSON.parse(text) as { cursor: number; more: boolean };
    ({ more, cursor: after } = page);
  }
  return bytes;
}

async function megabytes(pid: number | undefined): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
