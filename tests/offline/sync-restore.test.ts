import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { usualGym } from '#domain/training/gym.ts';
import { exportEverything } from '#offline/accounts/export.ts';
import { countPending } from '#offline/accounts/outbox.ts';
import { markFavourite } from '#offline/log/favourites.ts';
import { addGym, deleteGym, readGyms, switchGym } from '#offline/log/gym.ts';
import { saveOwnExercise } from '#offline/log/own-exercises.ts';
import { savePastWorkout } from '#offline/log/past-workouts.ts';
import { saveRoutine } from '#offline/log/routines.ts';
import { deleteSet, listSets } from '#offline/log/set-logs.ts';
import { readCursor } from '#offline/sync/cursor.ts';
import { record } from '#offline/sync/record.ts';
import { renewServerEpoch } from '#server/commands/sync/epoch.ts';
import { expectAgreement } from './support/agreement.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

test('SYNC-11 a server restored from last night’s backup gets back what a phone had sent since', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  await phone.logSet(session.session_id, 1);
  await phone.syncNow();
  const restore = await backend.backUp();
  await phone.logSet(session.session_id, 2);
  await phone.logSet(session.session_id, 3);
  await phone.syncNow();
  const before = await backend.registers();
  await restore();
  await renewServerEpoch(backend.server.database);
  expect((await backend.registers()).size).toBe(2);
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  // The same operations under the same clocks, not new ones.
  expect(await backend.registers()).toEqual(before);
  await expectAgreement(backend, phone);
});

test('SYNC-11 what a phone only read heals the server as well, when the phone that wrote it is gone', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const restore = await backend.backUp();
  const session = await a.openSession();
  const { slot } = await a.logSet(session.session_id, 1);
  await deleteSet(a.account, slot);
  await a.logSet(session.session_id, 2);
  await a.syncNow();
  await b.syncNow();
  await restore();
  await renewServerEpoch(backend.server.database);
  await b.syncNow();
  expect(await listSets(b.account, session.session_id)).toMatchObject([{ set_n: 2, state: 'sent' }]);
  expect((await backend.registers()).get(slot)).toMatchObject({ value: null });
  await expectAgreement(backend, b);
});

test('SYNC-11 a restore nobody announced is noticed before anything new is sent', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const session = await a.openSession();
  await a.syncNow();
  await b.syncNow();
  const restore = await backend.backUp();
  for (let n = 1; n <= 5; n += 1) await a.logSet(session.session_id, n);
  await a.syncNow();
  await b.syncNow();
  await restore();
  // More than was lost, so that the server's counter would overtake both cursors.
  for (let n = 6; n <= 20; n += 1) await a.logSet(session.session_id, n);
  await a.syncNow();
  await b.syncNow();
  await expectAgreement(backend, a, b);
  expect(await listSets(b.account, session.session_id)).toHaveLength(20);
});

test('SYNC-11 two phones with different edits of one set agree after a restore on the one that had won', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const session = await a.openSession();
  const restore = await backend.backUp();
  await a.logSet(session.session_id, 1, 5);
  await a.syncNow();
  backend.world.now += 1_000;
  await b.openSession();
  await b.logSet(session.session_id, 1, 8);
  await b.syncNow();
  await restore();
  await renewServerEpoch(backend.server.database);
  // The phone with the losing value, which has not read the other, heals first.
  for (const phone of [a, b, a]) await phone.syncNow();
  await expectAgreement(backend, a, b);
  expect(await listSets(a.account, session.session_id)).toMatchObject([{ reps: 8 }]);
});

test('SYNC-11 a value another phone logged later, hidden here below one’s own unsent one, heals the server too', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const session = await a.openSession();
  await a.syncNow();
  await b.syncNow();
  const restore = await backend.backUp();
  await a.logSet(session.session_id, 1, 3);
  backend.world.now += 1_000;
  await b.logSet(session.session_id, 1, 8);
  await b.syncNow();
  a.network.plan = ({ path }) => (path.includes('push') ? 'drop-request' : 'deliver');
  await a.syncNow();
  await restore();
  await renewServerEpoch(backend.server.database);
  // The phone that logged it never comes back.
  a.network.plan = () => 'deliver';
  await a.syncNow();
  expect(await listSets(a.account, session.session_id)).toMatchObject([{ reps: 8, state: 'sent' }]);
  await expectAgreement(backend, a);
});

test('SYNC-11 while it heals, everything counts as unsent, and killed half way it starts over without doubling', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  for (let n = 1; n <= 8; n += 1) await phone.logSet(session.session_id, n);
  await phone.syncNow();
  const { epoch } = await readCursor(phone.account.database);
  await renewServerEpoch(backend.server.database);
  phone.network.plan = ({ path }) => (path.includes('push') ? 'drop-request' : 'deliver');
  await phone.syncNow();
  expect(await countPending(phone.account)).toBe(9);
  expect((await listSets(phone.account, session.session_id)).map((set) => set.state)).toEqual(Array.from({ length: 8 }, () => 'phone'));
  // Killed before the epoch was stored: the next start finds the old one.
  await phone.account.database.meta.put({ ...(await readCursor(phone.account.database)), epoch });
  await phone.crash();
  phone.network.plan = () => 'deliver';
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect([...(await backend.log()).values()]).toEqual(Array.from({ length: 9 }, () => 1));
  await expectAgreement(backend, phone);
});

test('SYNC-11 an epoch that changes in the middle of a round is healed in the same round', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  await phone.logSet(session.session_id, 1);
  await phone.syncNow();
  const restore = await backend.backUp();
  await phone.logSet(session.session_id, 2);
  await phone.syncNow();
  await phone.logSet(session.session_id, 3);
  phone.network.plan = ({ path }) => (path.includes('push') ? 'hold' : 'deliver');
  const syncing = phone.syncNow();
  await expect.poll(async () => (await backend.log()).size).toBe(4);
  await restore();
  await renewServerEpoch(backend.server.database);
  phone.network.plan = () => 'deliver';
  phone.network.release();
  expect(await syncing).toMatchObject({ phase: 'idle' });
  expect(await listSets(phone.account, session.session_id)).toHaveLength(3);
  await expectAgreement(backend, phone);
});

test('SYNC-18 two servers that contradict each other’s epoch do not keep a phone busy for ever', async () => {
  const phone = await backend.phone('a');
  await phone.openSession();
  let epoch = 0;
  phone.network.plan = ({ path }) => {
    epoch += 1;
    return path.includes('pull') ? { status: 200, body: { reset: true, epoch: `epoch-${epoch}` } } : 'deliver';
  };
  expect(await phone.syncNow()).toMatchObject({ phase: 'unreachable' });
  expect(phone.network.sent.length).toBeLessThan(20);
});

test('SYNC-10 the cursor never goes back within an epoch, and a page asked for under another epoch is not stored', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const session = await a.openSession();
  await a.logSet(session.session_id, 1);
  await a.syncNow();
  b.network.plan = ({ path }) => (path.includes('pull') ? 'hold' : 'deliver');
  const syncing = b.syncNow();
  await expect.poll(() => b.network.sent.length).toBe(1);
  const stored = { ...(await readCursor(b.account.database)), cursor: 7 };
  // Meanwhile another tab has read further.
  await b.account.database.meta.put(stored);
  await expect.poll(() => b.network.heldCount).toBe(1);
  b.network.plan = () => 'deliver';
  b.network.release();
  await syncing;
  expect((await readCursor(b.account.database)).cursor).toBeGreaterThanOrEqual(2);
  await b.syncNow();
  await expectAgreement(backend, b);
});

test('SYNC-10 a page is not stored over a hole: what another tab took back meanwhile is read first', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const session = await a.openSession();
  await a.logSet(session.session_id, 1);
  for (const phone of [a, b]) await phone.syncNow();
  await a.logSet(session.session_id, 2);
  await a.syncNow();
  b.network.plan = ({ path }) => (path.includes('pull') ? 'hold' : 'deliver');
  const syncing = b.syncNow();
  await expect.poll(() => b.network.heldCount).toBe(1);
  const { database } = b.account;
  await database.registers.clear();
  await database.meta.put({ ...(await readCursor(database)), cursor: 0 });
  b.network.plan = () => 'deliver';
  b.network.release();
  await syncing;
  await b.syncNow();
  await expectAgreement(backend, b);
});

test('SYNC-11 after a restore everything of the log is back: gyms, favourites, routines, own exercises, past workouts and what a newer app added', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const restore = await backend.backUp();
  await addGym(a.account, { ...usualGym('kg'), name: 'Club' });
  await addGym(a.account, { ...usualGym('lb'), name: 'Garage' });
  await addGym(a.account, { ...usualGym('kg'), name: 'Hotel' });
  const { all } = await readGyms(a.account);
  const named = (name: string) => all.find(({ gym }) => gym.name === name)!;
  await deleteGym(a.account, named('Hotel'));
  await switchGym(a.account, named('Club'));
  await markFavourite(a.account, 'back-squat', true);
  const day = { day_id: 'd1', day: { title: 'Push', exercises: [{ exercise: 'Bench press', sets: 3, reps: '5' }] } };
  await saveRoutine(a.account, { routine_id: 'r', name: 'Push', days: [day] }, undefined);
  await saveOwnExercise(a.account, { name: 'Viking press', counts: 'weight', primary: ['front delts'], secondary: [], equipment: [] });
  const { session_id } = await a.openSession();
  const { slot } = await a.logSet(session_id, 1);
  const value = { ...(await a.account.database.registers.get(slot))?.value, tempo: '3-1-1', kind: 'drop', note: 'hard', seconds: 40 };
  await record(a.account, [{ kind: 'set.put', slot, value }]);
  const head = { day: '2026-11-18', started_at: '2026-11-18T18:05:00.000Z', note: 'By hand.' };
  const put = { exercise: 'Row', exercise_n: 1, set_n: 1, reps: 8, weight: '60', unit: 'kg' as const, rpe: null };
  await savePastWorkout(a.account, { puts: [put], deletes: [], head, finished_at: '2026-11-18T19:05:00.000Z' });
  for (const phone of [a, b]) await phone.syncNow();
  const before = await backend.registers();
  await restore();
  await renewServerEpoch(backend.server.database);
  expect((await backend.registers()).size).toBe(0);
  // The second phone has only read it.
  await b.syncNow();
  expect(await backend.registers()).toEqual(before);
  await expectAgreement(backend, b);
  const told = await exportEverything(b.account);
  expect(told.gyms.map(({ gym }) => gym.name).toSorted()).toEqual(['Club', 'Garage']);
  expect([...told.favourite_exercises]).toEqual(['back-squat']);
  const text = JSON.stringify(told);
  expect(['Viking press', 'Push', 'By hand.', '3-1-1', 'hard'].filter((word) => !text.includes(word))).toEqual([]);
  expect((await readGyms(b.account)).present?.gym.name).toBe('Club');
  expect((await readGyms(b.account)).deleted.map(({ gym }) => gym.name)).toEqual(['Hotel']);
});
