import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parseHlc } from '#domain/sync/hlc.ts';
import { listSets } from '#offline/log/set-logs.ts';
import { readClock } from '#offline/sync/clock.ts';
import { expectAgreement } from './support/agreement.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const DAY = 86_400_000;

test.each([
  ['a day ahead', DAY],
  ['a year behind', -365 * DAY],
  ['nine seconds behind', -9_000],
])('SYNC-12 a phone whose clock is %s learns it from the first greeting', async (_, skew) => {
  const phone = await backend.phone('a', { skew });
  await phone.syncNow();
  expect((await readClock(phone.account.database)).offset).toBe(-skew);
});

test.each([
  ['a day ahead', DAY],
  ['ten years ahead', 3_650 * DAY],
])('SYNC-12 no clock of a phone %s is beyond a minute from now on the server, and phone and server agree on it', async (_, skew) => {
  const phone = await backend.phone('a', { skew });
  const session = await phone.openSession();
  for (let n = 1; n <= 3; n += 1) await phone.logSet(session.session_id, n);
  await phone.syncNow();
  for (const { hlc } of (await backend.registers()).values()) expect(parseHlc(hlc).wall).toBeLessThanOrEqual(backend.world.now + 60_000);
  await expectAgreement(backend, phone);
});

test('SYNC-12 with a clock a year ahead, the last of several edits of one set still wins, sent together or apart', async () => {
  const phone = await backend.phone('a', { skew: 365 * DAY });
  const session = await phone.openSession();
  for (const reps of [5, 6, 7]) {
    await phone.logSet(session.session_id, 1, reps);
    // Within one millisecond the counter decides; across one, the clock.
    if (reps === 6) backend.world.now += 5;
  }
  await phone.syncNow();
  await phone.logSet(session.session_id, 1, 8);
  await phone.syncNow();
  expect(await listSets(phone.account, session.session_id)).toMatchObject([{ reps: 8, state: 'sent' }]);
  expect((await backend.registers()).get(`set|${session.session_id}|back squat#1|1`)).toMatchObject({ value: { reps: 8 } });
});

test('SYNC-12 a clock that is set back between two edits does not turn their order', async () => {
  const phone = await backend.phone('a', { skew: 30 * DAY });
  const session = await phone.openSession();
  await phone.logSet(session.session_id, 1, 5);
  phone.skew = -30 * DAY;
  await phone.logSet(session.session_id, 1, 6);
  await phone.syncNow();
  expect(await listSets(phone.account, session.session_id)).toMatchObject([{ reps: 6, state: 'sent' }]);
  await expectAgreement(backend, phone);
});

test('SYNC-12 an edit made while an earlier one of a far-ahead clock still waits wins over it', async () => {
  const phone = await backend.phone('a', { skew: 365 * DAY });
  const session = await phone.openSession();
  await phone.logSet(session.session_id, 1, 5);
  // The greeting gets through and teaches the offset; the push does not.
  phone.network.plan = ({ path }) => (path.includes('push') ? 'drop-request' : 'deliver');
  await phone.syncNow();
  await phone.logSet(session.session_id, 1, 6);
  phone.network.plan = () => 'deliver';
  await phone.syncNow();
  expect(await listSets(phone.account, session.session_id)).toMatchObject([{ reps: 6, state: 'sent' }]);
});

test('SYNC-12 an edit wins over an earlier far-ahead one that waits, also when other far-ahead writes were sent in between', async () => {
  const phone = await backend.phone('a', { skew: 365 * DAY });
  const session = await phone.openSession();
  await phone.logSet(session.session_id, 1, 5);
  // A proxy lets single operations through, and the second one is lost.
  let pushes = 0;
  phone.network.plan = ({ body }) => {
    const ops = (body as { ops?: unknown[] } | null)?.ops ?? [];
    if (ops.length > 1) return { status: 413 };
    pushes += ops.length;
    return ops.length === 1 && pushes > 1 ? 'drop-request' : 'deliver';
  };
  await phone.syncNow();
  expect((await backend.log()).size).toBe(1);
  await phone.logSet(session.session_id, 1, 6);
  backend.world.now += 30_000;
  phone.network.plan = () => 'deliver';
  await phone.syncNow();
  expect(await listSets(phone.account, session.session_id)).toMatchObject([{ reps: 6, state: 'sent' }]);
});

test('SYNC-12 once its far-ahead writes are sent, a phone stamps like everyone else again', async () => {
  const a = await backend.phone('a', { skew: 365 * DAY });
  const b = await backend.phone('b');
  const session = await a.openSession();
  await a.logSet(session.session_id, 1, 5);
  await a.syncNow();
  await b.syncNow();
  // Past the minute by which the server let it run ahead.
  backend.world.now += 120_000;
  await a.logSet(session.session_id, 1, 6);
  backend.world.now += 1_000;
  await b.logSet(session.session_id, 1, 7);
  for (const phone of [b, a, b]) await phone.syncNow();
  await expectAgreement(backend, a, b);
  expect(await listSets(a.account, session.session_id)).toMatchObject([{ reps: 7 }]);
});

test('SYNC-12 an edit right after far-ahead writes were sent wins over them, though the clock has returned', async () => {
  const phone = await backend.phone('a', { skew: 365 * DAY });
  const session = await phone.openSession();
  await phone.logSet(session.session_id, 1, 5);
  // They are taken, and before the phone has read them back it writes again.
  phone.network.plan = ({ path }) => (path.includes('pull') ? { status: 503 } : 'deliver');
  await phone.syncNow();
  await phone.logSet(session.session_id, 1, 6);
  phone.network.plan = () => 'deliver';
  await phone.syncNow();
  await expectAgreement(backend, phone);
  expect(await listSets(phone.account, session.session_id)).toMatchObject([{ reps: 6 }]);
});

test('SYNC-12 a phone a year behind still wins with an edit of a set it has read', async () => {
  const a = await backend.phone('a');
  const b = await backend.phone('b', { skew: -365 * DAY });
  const session = await a.openSession();
  await a.logSet(session.session_id, 1, 5);
  await a.syncNow();
  await b.syncNow();
  backend.world.now += 1_000;
  await b.logSet(session.session_id, 1, 6);
  for (const phone of [b, a]) await phone.syncNow();
  expect(await listSets(a.account, session.session_id)).toMatchObject([{ reps: 6, state: 'sent' }]);
});

test('an answer that took too long says nothing about the clock', async () => {
  const phone = await backend.phone('a', { skew: 5_000 });
  phone.network.plan = ({ path }) => {
    if (path.includes('hello')) backend.world.now += 20_000;
    return 'deliver';
  };
  await phone.syncNow();
  expect((await readClock(phone.account.database)).offset).toBe(0);
});
