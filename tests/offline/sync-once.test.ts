import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { syncHello } from '#contract/index.ts';
import { listSets } from '#offline/log/set-logs.ts';
import { record } from '#offline/sync/record.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

test('SYNC-3 sixty sets logged without signal are on the server exactly once', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  for (let n = 1; n <= 60; n += 1) await phone.logSet(session.session_id, n);
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect([...(await backend.log()).values()]).toEqual(Array.from({ length: 61 }, () => 1));
  expect([...(await backend.registers()).keys()].filter((slot) => slot.startsWith('set|'))).toHaveLength(60);
  expect(await phone.account.database.outbox.count()).toBe(0);
  expect((await listSets(phone.account, session.session_id)).map((set) => set.state)).toEqual(Array.from({ length: 60 }, () => 'sent'));
});

test('SYNC-3 a push whose answer is lost is sent again and counts once', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  await phone.logSet(session.session_id, 1);
  phone.network.failNth('push', 1, 'drop-response');
  expect(await phone.syncNow()).toMatchObject({ phase: 'unreachable' });
  expect((await backend.log()).size).toBe(2);
  expect(await phone.account.database.outbox.count()).toBe(2);
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect([...(await backend.log()).values()]).toEqual([1, 1]);
  expect(await phone.account.database.outbox.count()).toBe(0);
});

test('SYNC-3 with every second answer lost, everything still arrives once', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  phone.network.plan = ({ n }) => (n % 2 === 1 ? 'drop-response' : 'deliver');
  for (let n = 1; n <= 12; n += 1) {
    await phone.logSet(session.session_id, n);
    await phone.syncNow();
  }
  phone.network.plan = () => 'deliver';
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect([...(await backend.log()).values()]).toEqual(Array.from({ length: 13 }, () => 1));
});

test('SYNC-3 a request the network delivers twice counts once', async () => {
  const phone = await backend.phone('a');
  phone.network.plan = () => 'duplicate';
  const session = await phone.openSession();
  await phone.logSet(session.session_id, 1);
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect([...(await backend.log()).values()]).toEqual([1, 1]);
});

test('SYNC-2 SYNC-3 a signal that comes and goes for two minutes loses nothing and doubles nothing', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  phone.network.plan = ({ n }) => (['drop-request', 'deliver', 'drop-response', 'captive-portal', 'deliver'] as const)[n % 5] ?? 'deliver';
  for (let second = 0; second < 120; second += 1) {
    if (second % 4 === 0) await phone.logSet(session.session_id, 1 + second / 4);
    backend.world.now += 1_000;
    await phone.syncNow();
  }
  phone.network.plan = () => 'deliver';
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect([...(await backend.log()).values()]).toEqual(Array.from({ length: 31 }, () => 1));
});

test('SYNC-2 the app killed between the server’s answer and storing it sends again, and nothing is doubled', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  await phone.logSet(session.session_id, 1);
  phone.network.plan = ({ path }) => (path.includes('push') ? 'hold' : 'deliver');
  const syncing = phone.syncNow();
  await expect.poll(async () => (await backend.log()).size).toBe(2);
  await phone.crash();
  phone.network.release();
  await syncing;
  expect((await listSets(phone.account, session.session_id)).map((set) => set.state)).toEqual(['phone']);
  phone.network.plan = () => 'deliver';
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect([...(await backend.log()).values()]).toEqual([1, 1]);
  expect((await listSets(phone.account, session.session_id)).map((set) => set.state)).toEqual(['sent']);
});

test('SYNC-8 an answer that names only some operations settles only those', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  for (let n = 1; n <= 3; n += 1) await phone.logSet(session.session_id, n);
  const [first] = await phone.account.database.outbox.orderBy('n').toArray();
  const hello = await backend.server.call(backend.access)(syncHello, {});
  const epoch = hello.ok ? hello.value.epoch : '';
  let answered = 0;
  phone.network.plan = ({ path }) => {
    if (!path.includes('push')) return 'deliver';
    answered += 1;
    const results =
      answered === 1
        ? [
            { op_id: first!.op_id, status: 'applied', rev: 1, hlc: first!.hlc },
            { op_id: 'somebody-else', status: 'applied', rev: 2 },
          ]
        : [];
    return { status: 200, body: { epoch, server_time: backend.world.now, results } };
  };
  expect(await phone.syncNow()).toMatchObject({ phase: 'unreachable' });
  expect(answered).toBe(2);
  expect((await phone.account.database.outbox.orderBy('n').toArray()).map((row) => row.n)).toEqual([2, 3, 4]);
  phone.network.plan = () => 'deliver';
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect((await backend.log()).size).toBe(3);
});

test('SYNC-10 a second phone reads a long history page by page and ends with all of it', async () => {
  const writer = await backend.phone('a');
  const session = await writer.openSession();
  const value = {
    session_id: session.session_id,
    exercise: 'Row',
    exercise_n: 1,
    reps: 8,
    weight: '40',
    unit: 'kg',
    rpe: null,
    logged_at: '2026-11-20T18:00:00.000Z',
  };
  await record(
    writer.account,
    Array.from({ length: 1_200 }, (_, index) => ({
      kind: 'set.put' as const,
      slot: `set|${session.session_id}|row#1|${index + 1}`,
      value: { ...value, set_n: index + 1 },
    })),
  );
  expect(await writer.syncNow()).toMatchObject({ phase: 'idle' });
  expect(writer.network.count('POST', '/api/sync/v1/push/')).toBe(3);
  const reader = await backend.phone('b');
  // The second page is lost once; what the first one brought stays.
  reader.network.failNth('pull', 2, 'drop-response');
  expect(await reader.syncNow()).toMatchObject({ phase: 'unreachable' });
  expect(await reader.account.database.registers.count()).toBe(500);
  expect(await reader.syncNow()).toMatchObject({ phase: 'idle' });
  expect(await listSets(reader.account, session.session_id)).toHaveLength(1_200);
});
