import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { savePlan } from '#offline/log/plans.ts';
import { listSets } from '#offline/log/set-logs.ts';
import { expectAgreement } from './support/agreement.ts';
import type { Fault } from './support/network.ts';
import type { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

async function phoneWithASet() {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  await phone.logSet(session.session_id, 1);
  return { phone, session };
}

test.each<[string, Fault]>([
  ['no network', 'drop-request'],
  ['a captive portal’s page', 'captive-portal'],
  ['a proxy’s error page', 'bad-gateway'],
  ['403', { status: 403 }],
  ['500', { status: 500 }],
  ['503', { status: 503 }],
  ['an answer in a form nobody knows', { status: 200, body: { surprise: true } }],
  ['404 in the middle of a round', { status: 404 }],
])('SYNC-15 %s loses nothing and is tried again', async (name, fault) => {
  const { phone, session } = await phoneWithASet();
  phone.network.plan = ({ path }) => (name.startsWith('404') && path.includes('hello') ? 'deliver' : fault);
  expect(await phone.syncNow()).toMatchObject({ phase: 'unreachable', next_try_at: backend.world.now + 1_500 });
  expect(await listSets(phone.account, session.session_id)).toMatchObject([{ state: 'phone' }]);
  phone.network.plan = () => 'deliver';
  backend.world.advance(1_500);
  await expect.poll(() => phone.sync.getStatus(), { timeout: 10_000 }).toMatchObject({ phase: 'idle', next_try_at: null, pending: 0 });
  await expectAgreement(backend, phone);
});

test('SYNC-15 the pauses double from two seconds to five minutes, and end with the first success', async () => {
  const { phone } = await phoneWithASet();
  phone.network.plan = () => 'drop-request';
  await phone.syncNow();
  const pauses: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    const pause = phone.sync.getStatus().next_try_at! - backend.world.now;
    pauses.push(pause);
    const tried = phone.network.sent.length;
    backend.world.advance(pause - 1);
    expect(phone.network.sent.length).toBe(tried);
    backend.world.advance(1);
    await expect.poll(() => [phone.network.sent.length, phone.sync.getStatus().phase]).toEqual([tried + 1, 'unreachable']);
  }
  expect(pauses).toEqual([1_500, 3_000, 6_000, 12_000, 24_000, 48_000, 96_000, 192_000, 225_000, 225_000]);
  phone.network.plan = () => 'deliver';
  phone.access = await backend.signInAgain();
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  phone.network.plan = () => 'drop-request';
  expect(await phone.syncNow()).toMatchObject({ next_try_at: backend.world.now + 1_500 });
});

/**
 * Lets the time pass second by second, each round that falls due ending before the next second; ends early once `isDone`. Answers the
 * milliseconds.
 */
async function pass(phone: Phone, ms: number, isDone = () => false): Promise<number> {
  const began = backend.world.now;
  while (backend.world.now < began + ms && !isDone()) {
    backend.world.advance(1_000);
    await expect.poll(() => phone.sync.getStatus().phase).not.toBe('syncing');
  }
  return backend.world.now - began;
}

const PASSING: [string, Fault][] = [
  ['a captive portal', 'captive-portal'],
  ['a captive portal that answers 404', { status: 404, html: true }],
  ['a server that answers 503', { status: 503 }],
  ['no network', 'drop-request'],
];

test.each(PASSING)('SYNC-15 what waits on a visible page goes out within ten seconds of the end of minutes of %s', async (_, fault) => {
  const { phone } = await phoneWithASet();
  phone.isVisible = true;
  phone.network.plan = () => fault;
  await phone.syncNow();
  for (const seconds of [40, 101, 299]) {
    const tried = phone.network.sent.length;
    await pass(phone, seconds * 1_000);
    // Asked at least every ten seconds, and never more often than that but for the first few tries.
    expect(phone.network.sent.length - tried).toBeGreaterThanOrEqual(Math.floor(seconds / 10));
    expect(phone.network.sent.length - tried).toBeLessThanOrEqual(seconds / 9 + 3);
    phone.network.plan = () => 'deliver';
    phone.access = await backend.signInAgain();
    const { pending } = phone.sync.getStatus();
    expect(pending).toBeGreaterThan(0);
    expect(await pass(phone, 60_000, () => phone.sync.getStatus().pending === 0)).toBeLessThanOrEqual(10_000);
    const session = await phone.openSession();
    phone.network.plan = () => fault;
    await phone.logSet(session.session_id, seconds);
    await expect.poll(() => phone.sync.getStatus().pending).toBeGreaterThan(0);
  }
});

test('SYNC-15 a set logged in the middle of a long pause, while the page is visible, is tried within ten seconds', async () => {
  const phone = await backend.phone('a');
  phone.isVisible = true;
  phone.network.plan = () => 'captive-portal';
  await phone.syncNow();
  await pass(phone, 400_000);
  expect(phone.sync.getStatus()).toMatchObject({ phase: 'unreachable', pending: 0 });
  expect(phone.sync.getStatus().next_try_at! - backend.world.now).toBeGreaterThan(60_000);
  phone.network.plan = () => 'deliver';
  phone.access = await backend.signInAgain();
  const session = await phone.openSession();
  await expect.poll(() => phone.sync.getStatus().next_try_at).toBe(backend.world.now + 9_000);
  await pass(phone, 5_000);
  await phone.logSet(session.session_id, 1);
  await expect.poll(() => phone.sync.getStatus().pending).toBe(2);
  expect(phone.sync.getStatus().next_try_at).toBe(backend.world.now + 4_000);
  await pass(phone, 4_000);
  expect(phone.sync.getStatus()).toMatchObject({ phase: 'idle', pending: 0 });
});

test('SYNC-15 nobody looking, or nothing waiting: the pauses stay long', async () => {
  const { phone } = await phoneWithASet();
  phone.network.plan = () => 'captive-portal';
  await phone.syncNow();
  await pass(phone, 1_800_000);
  expect(phone.network.sent.length).toBeLessThan(20);
  phone.isVisible = true;
  phone.network.plan = () => 'deliver';
  phone.access = await backend.signInAgain();
  await phone.syncNow();
  await expect.poll(() => phone.sync.getStatus().pending).toBe(0);
  phone.network.plan = () => 'captive-portal';
  const tried = phone.network.sent.length;
  await phone.syncNow();
  await pass(phone, 1_800_000);
  expect(phone.network.sent.length - tried).toBeLessThan(20);
});

test('SYNC-15 coming back to the page tries at once, but not before the server’s Retry-After', async () => {
  const { phone } = await phoneWithASet();
  phone.isVisible = true;
  phone.network.plan = () => ({ status: 503, retry_after: 120 });
  expect(await phone.syncNow()).toMatchObject({ phase: 'unreachable', next_try_at: backend.world.now + 120_000 });
  await pass(phone, 119_000);
  phone.sync.resume();
  expect(phone.network.sent).toHaveLength(1);
  phone.network.plan = () => 'captive-portal';
  await pass(phone, 1_000);
  expect(phone.network.sent).toHaveLength(2);
  phone.network.plan = () => 'deliver';
  phone.sync.resume();
  await expect.poll(() => phone.sync.getStatus()).toMatchObject({ phase: 'idle', pending: 0 });
});

test('SYNC-15 a set logged in a long pause in which nothing waited shortens it, and is sent within nine seconds', async () => {
  const { phone, session } = await phoneWithASet();
  await phone.syncNow();
  phone.isVisible = true;
  phone.network.plan = () => 'captive-portal';
  for (let failure = 0; failure < 9; failure += 1) await phone.syncNow();
  const planned = phone.sync.getStatus().next_try_at ?? 0;
  expect(planned - backend.world.now).toBeGreaterThan(60_000);
  await phone.logSet(session.session_id, 2);
  await expect.poll(() => phone.sync.getStatus().next_try_at ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(backend.world.now + 9_000);
  phone.network.plan = () => 'deliver';
  backend.world.advance(9_000);
  await expect.poll(() => phone.sync.getStatus()).toMatchObject({ phase: 'idle', pending: 0 });
});

test('SYNC-15 a 429 is not asked again before its Retry-After, not even after another set', async () => {
  const { phone, session } = await phoneWithASet();
  phone.network.plan = () => ({ status: 429, retry_after: 40 });
  expect(await phone.syncNow()).toMatchObject({ phase: 'unreachable', next_try_at: backend.world.now + 40_000 });
  await phone.logSet(session.session_id, 2);
  phone.sync.wake();
  await expect.poll(() => phone.sync.getStatus().pending).toBe(3);
  backend.world.advance(39_999);
  expect(phone.network.sent).toHaveLength(1);
  phone.network.plan = () => 'deliver';
  backend.world.advance(1);
  await expect.poll(() => phone.sync.getStatus()).toMatchObject({ phase: 'idle', pending: 0 });
});

test('SYNC-13 against a backend without sync everything works on the phone all session long, and goes up once it has sync', async () => {
  const { phone, session } = await phoneWithASet();
  phone.network.plan = () => ({ status: 404, body: { detail: 'Not found.' } });
  expect(await phone.syncNow()).toMatchObject({ phase: 'this-phone-only', next_try_at: null });
  await savePlan(phone.account, { plan: { goal: 'Strength', weeks: [[{ day: 'A' }]] }, source: 'phone' });
  for (let n = 2; n <= 12; n += 1) await phone.logSet(session.session_id, n);
  phone.sync.wake();
  backend.world.advance(3_600_000);
  expect(phone.network.sent).toHaveLength(1);
  expect(await listSets(phone.account, session.session_id)).toHaveLength(12);
  await phone.crash();
  expect(await phone.syncNow()).toMatchObject({ phase: 'this-phone-only' });
  expect(await listSets(phone.account, session.session_id)).toHaveLength(12);
  phone.network.plan = () => 'deliver';
  await phone.crash();
  phone.access = await backend.signInAgain();
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect((await backend.log()).size).toBe(15);
  await expectAgreement(backend, phone);
});

test('SYNC-13 a page that answers 404 in somebody else’s words is asked again after a while', async () => {
  const { phone } = await phoneWithASet();
  phone.network.plan = () => ({ status: 404, html: true });
  expect(await phone.syncNow()).toMatchObject({ phase: 'this-phone-only', next_try_at: backend.world.now + 1_500 });
  backend.world.advance(1_500);
  await expect.poll(() => phone.sync.getStatus()).toMatchObject({ phase: 'this-phone-only', next_try_at: backend.world.now + 3_000 });
  phone.network.plan = () => 'deliver';
  backend.world.advance(3_000);
  await expect.poll(() => phone.sync.getStatus()).toMatchObject({ phase: 'idle', pending: 0 });
});

test('SYNC-15 without a token the server takes, sync waits for a sign-in and keeps everything', async () => {
  const { phone, session } = await phoneWithASet();
  const { access } = phone;
  phone.access = 'not.a.token';
  expect(await phone.syncNow()).toMatchObject({ phase: 'sign-in-needed', next_try_at: null });
  await phone.logSet(session.session_id, 2);
  phone.sync.wake();
  backend.world.advance(60_000);
  expect(phone.network.sent).toHaveLength(1);
  phone.access = access;
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect((await backend.log()).size).toBe(3);
});

test.each(['hello', 'pull', 'push'])('SYNC-14 with another account’s token from %s on nothing is sent, stored, removed', async (from) => {
  const other = await backend.signInAs();
  const theirs = await backend.phone('theirs', other);
  const theirSession = await theirs.openSession('2026-11-19', 'their-plan');
  await theirs.logSet(theirSession.session_id, 1);
  await theirs.syncNow();

  let switched = false;
  const phone = await backend.phone('a', {
    deliver: (path, init) => {
      const headers = new Headers(init.headers);
      if (switched && path.includes(from)) headers.set('Authorization', `Bearer ${other.access}`);
      return backend.server.fetch(path, { ...init, headers });
    },
  });
  const session = await phone.openSession();
  await phone.logSet(session.session_id, 1);
  await phone.syncNow();
  await phone.logSet(session.session_id, 2);
  const before = await phone.account.database.registers.toArray();
  switched = true;
  expect(await phone.syncNow()).toMatchObject({ phase: 'sign-in-needed', next_try_at: null });
  expect(await phone.account.database.registers.toArray()).toEqual(before);
  expect((await backend.log(other.owner)).size).toBe(2);
  expect((await backend.log()).size).toBe(2);
  switched = false;
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect((await backend.log()).size).toBe(3);
});
