import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { SyncStatus } from '#offline/sync/sync.ts';
import type { TurnLocks } from '#offline/sync/turn.ts';
import type { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const HELLO = '/api/sync/v1/hello/';

async function idle(phone: Phone): Promise<void> {
  await expect.poll(() => phone.sync.getStatus()).toMatchObject({ phase: 'idle', pending: 0 });
}

test('a set logged while sync runs goes up by itself shortly after, several together in one push', async () => {
  const phone = await backend.phone('a');
  await phone.syncNow();
  const session = await phone.openSession();
  for (let n = 1; n <= 3; n += 1) await phone.logSet(session.session_id, n);
  await expect.poll(() => phone.sync.getStatus().pending).toBe(4);
  expect(phone.network.count('POST', '/api/sync/v1/push/')).toBe(0);
  backend.world.advance(800);
  await expect.poll(() => phone.sync.getStatus().pending).toBe(0);
  await idle(phone);
  expect(phone.network.count('POST', '/api/sync/v1/push/')).toBe(1);
});

test('wake makes one round out of many calls, and syncNow does not wait for it', async () => {
  const phone = await backend.phone('a');
  await phone.syncNow();
  for (let n = 0; n < 5; n += 1) phone.sync.wake();
  backend.world.advance(799);
  expect(phone.network.count('GET', HELLO)).toBe(1);
  backend.world.advance(1);
  await expect.poll(() => phone.network.count('GET', HELLO)).toBe(2);
  await idle(phone);
  phone.sync.wake();
  await phone.syncNow();
  expect(phone.network.count('GET', HELLO)).toBe(3);
  backend.world.advance(800);
  expect(phone.network.count('GET', HELLO)).toBe(3);
});

test('the status says what happens, changes only when something did, and tells its listeners', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  await phone.logSet(session.session_id, 1);
  const seen: SyncStatus[] = [];
  const stopListening = phone.sync.subscribe(() => seen.push(phone.sync.getStatus()));
  expect(phone.sync.getStatus()).toEqual({ phase: 'idle', pending: 0, rejected: 0, last_sync: null, next_try_at: null });
  await phone.syncNow();
  await idle(phone);
  expect(phone.sync.getStatus().last_sync).toBe(new Date(backend.world.now).toISOString());
  expect([...new Set(seen.map((status) => status.phase))]).toEqual(['syncing', 'idle']);
  expect(seen.some((status) => status.pending === 2)).toBe(true);
  expect(new Set(seen).size).toBe(seen.length);
  expect(phone.sync.getStatus()).toBe(phone.sync.getStatus());
  stopListening();
  const told = seen.length;
  await phone.syncNow();
  expect(seen).toHaveLength(told);
});

test('when it last agreed with the server is remembered over a restart', async () => {
  const phone = await backend.phone('a');
  await phone.syncNow();
  const { last_sync } = phone.sync.getStatus();
  await phone.crash();
  backend.world.now += 5_000;
  phone.network.plan = () => 'drop-request';
  expect(await phone.syncNow()).toMatchObject({ phase: 'unreachable', last_sync });
});

test('SYNC-18 nothing is stored once stop has resolved, an answer under way included, and no timer is left', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  await phone.logSet(session.session_id, 1);
  phone.network.plan = ({ path }) => (path.includes('push') ? 'hold' : 'deliver');
  const syncing = phone.syncNow();
  await expect.poll(() => phone.network.heldCount).toBe(1);
  await phone.sync.stop();
  await syncing;
  phone.network.release();
  expect(await phone.account.database.outbox.count()).toBe(2);
  const sent = phone.network.sent.length;
  phone.sync.wake();
  await phone.sync.syncNow();
  backend.world.advance(3_600_000);
  expect(phone.network.sent.length).toBeLessThanOrEqual(sent + 1);
  expect(await phone.account.database.outbox.count()).toBe(2);
});

test('a set logged while a round is under way is sent in that round or the next, without another push of a button', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  phone.network.plan = ({ path }) => (path.includes('push') ? 'hold' : 'deliver');
  const syncing = phone.syncNow();
  await expect.poll(() => phone.network.heldCount).toBe(1);
  await phone.logSet(session.session_id, 1);
  phone.network.plan = () => 'deliver';
  phone.network.release();
  await syncing;
  await idle(phone);
  expect((await backend.log()).size).toBe(2);
});

test('SYNC-18 two tabs take turns, and the second finds nothing left to send', async () => {
  const order: string[] = [];
  const tail = new Map<string, Promise<unknown>>();
  const locks: TurnLocks = {
    request: (name, _, run) => {
      const turn = (tail.get(name) ?? Promise.resolve()).then(async () => {
        order.push('in');
        const result = await run();
        order.push('out');
        return result;
      });
      tail.set(name, turn);
      return turn;
    },
  };
  const first = await backend.phone('a', { locks });
  const session = await first.openSession();
  await first.logSet(session.session_id, 1);
  const second = await backend.phone('a', { locks, indexedDB: first.indexedDB });
  await Promise.all([first.syncNow(), second.syncNow()]);
  expect(order).toEqual(['in', 'out', 'in', 'out']);
  expect(first.network.count('POST', '/api/sync/v1/push/') + second.network.count('POST', '/api/sync/v1/push/')).toBe(1);
  await expect.poll(() => second.sync.getStatus().pending).toBe(0);
});

test('SYNC-18 two tabs that do not take turns at all still store everything once', async () => {
  const first = await backend.phone('a');
  const session = await first.openSession();
  for (let n = 1; n <= 20; n += 1) await first.logSet(session.session_id, n);
  const second = await backend.phone('a', { indexedDB: first.indexedDB });
  await Promise.all([first.syncNow(), second.syncNow()]);
  await Promise.all([first.syncNow(), second.syncNow()]);
  expect([...(await backend.log()).values()]).toEqual(Array.from({ length: 21 }, () => 1));
  expect(await first.account.database.outbox.count()).toBe(0);
});

test('SYNC-18 a tab frozen with the turn in its hands holds the others up for forty seconds, not for ever', async () => {
  const locks: TurnLocks = {
    request: (_, { signal }) =>
      new Promise((__, reject) => signal.addEventListener('abort', () => reject(new DOMException('waited too long', 'AbortError')))),
  };
  const phone = await backend.phone('a', { locks });
  await phone.openSession();
  const syncing = phone.syncNow();
  backend.world.advance(39_999);
  expect(phone.network.sent).toHaveLength(0);
  backend.world.advance(1);
  expect(await syncing).toMatchObject({ phase: 'idle' });
  const waiting = phone.syncNow();
  await phone.sync.stop();
  await waiting;
});
