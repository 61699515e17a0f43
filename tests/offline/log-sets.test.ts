import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { deleteSession, finishSession, readSession } from '#offline/log/sessions.ts';
import { deleteSet, lastTimeSets, listSets, listSetsOfExercise, saveFirstSet, saveSet } from '#offline/log/set-logs.ts';
import { readChoice } from '#offline/log/training-choice.ts';
import { InvalidOperationError } from '#offline/sync/record.ts';
import { Phone, World } from './support/phone.ts';

const phones: Phone[] = [];
afterEach(() => Promise.all(phones.splice(0).map((phone) => phone.close())));

/** A phone that never meets a server. */
async function offlinePhone(): Promise<{ phone: Phone; world: World }> {
  const world = new World();
  const phone = await Phone.create({
    world,
    owner: 'owner-1',
    access: '',
    deliver: () => Promise.reject(new TypeError('no network')),
    device: 'a',
  });
  phones.push(phone);
  return { phone, world };
}

test('SYNC-1 a set, its operation and the device’s counters are stored together, and are there after a restart', async () => {
  const { phone } = await offlinePhone();
  const session = await phone.openSession();
  const saved = await phone.logSet(session.session_id, 1, 5);
  await phone.crash();
  expect(await listSets(phone.account, session.session_id)).toEqual([saved]);
  const operations = await phone.account.database.outbox.orderBy('n').toArray();
  expect(operations.map(({ n, kind, slot }) => ({ n, kind, slot }))).toEqual([
    { n: 1, kind: 'session.put', slot: `session|${session.session_id}` },
    { n: 2, kind: 'set.put', slot: saved.slot },
  ]);
  expect(await phone.account.database.meta.get('clock')).toMatchObject({ n: 2, hlc: operations[1]!.hlc });
});

test('SYNC-1 a write that fails half way leaves neither row nor operation, and no number is used up', async () => {
  const { phone } = await offlinePhone();
  const session = await phone.openSession();
  const { database } = phone.account;
  const fail = () => {
    throw new Error('the third write fails');
  };
  database.outbox.hook('creating', fail);
  await expect(phone.logSet(session.session_id, 1)).rejects.toThrow('the third write fails');
  database.outbox.hook('creating').unsubscribe(fail);
  expect(await listSets(phone.account, session.session_id)).toEqual([]);
  expect(await database.outbox.count()).toBe(1);
  await phone.logSet(session.session_id, 1);
  expect((await database.outbox.orderBy('n').toArray()).map((row) => row.n)).toEqual([1, 2]);
});

test('SYNC-1 the first set of a workout is stored with its session and the day chosen, or none of them', async () => {
  const { phone } = await offlinePhone();
  const { account } = phone;
  const start = { performed_on: '2026-11-20', plan_id: 'plan-1', week: 2, day: 1, label: 'Lower' };
  const set = { exercise: 'Back squat', exercise_n: 1, set_n: 1, reps: 5, weight: '100', unit: 'kg' as const, rpe: null };
  const fail = () => {
    throw new Error('the last write fails');
  };
  account.database.drafts.hook('creating', fail);
  await expect(saveFirstSet(account, start, (session_id) => ({ ...set, session_id }))).rejects.toThrow('the last write fails');
  account.database.drafts.hook('creating').unsubscribe(fail);
  expect(await account.database.registers.count()).toBe(0);
  expect(await account.database.outbox.count()).toBe(0);

  const { session } = await saveFirstSet(account, start, (session_id) => ({ ...set, session_id }));
  expect(await readSession(account, session.session_id)).toEqual(session);
  expect(await readChoice(account)).toEqual({ plan_id: 'plan-1', week: 2, day: 1, on: '2026-11-20' });
  await saveFirstSet(account, start, (session_id) => ({ ...set, session_id, set_n: 2 }));
  await phone.crash();
  expect((await listSets(phone.account, session.session_id)).map(({ set_n }) => set_n)).toEqual([1, 2]);
});

test('a set keeps the weight as it was typed, its unit, and what the plan asked for', async () => {
  const { phone } = await offlinePhone();
  const { session_id } = await phone.openSession();
  const entry = {
    session_id,
    exercise: 'Back squat',
    exercise_n: 1,
    set_n: 1,
    reps: 5,
    weight: '82.125',
    unit: 'lb' as const,
    rpe: 8.5,
    prescribed: '5 × 5 at RPE 8',
  };
  await saveSet(phone.account, entry);
  const place = { slot: `set|${session_id}|back squat#1|1`, state: 'phone', performed_on: '2026-11-20' };
  expect(await listSets(phone.account, session_id)).toEqual([{ ...entry, logged_at: '2026-11-20T18:00:00.000Z', ...place }]);
});

test('a set logged again at the same place replaces the first, and both intents wait to be sent', async () => {
  const { phone } = await offlinePhone();
  const { session_id } = await phone.openSession();
  await phone.logSet(session_id, 1, 5);
  await phone.logSet(session_id, 1, 6);
  expect(await listSets(phone.account, session_id)).toMatchObject([{ reps: 6 }]);
  expect(await phone.account.database.outbox.where('slot').startsWith('set|').count()).toBe(2);
});

test('an entry that breaks the rules is not stored at all', async () => {
  const { phone } = await offlinePhone();
  const { session_id } = await phone.openSession();
  await expect(phone.logSet(session_id, 1, -3)).rejects.toBeInstanceOf(InvalidOperationError);
  expect(await listSets(phone.account, session_id)).toEqual([]);
  expect(await phone.account.database.outbox.count()).toBe(1);
});

test('a deleted set is gone from the lists; deleting what was never logged changes nothing', async () => {
  const { phone } = await offlinePhone();
  const { session_id } = await phone.openSession();
  const { slot } = await phone.logSet(session_id, 1);
  await deleteSet(phone.account, slot);
  await deleteSet(phone.account, slot);
  await deleteSet(phone.account, 'set|nowhere|row#1|1');
  expect(await listSets(phone.account, session_id)).toEqual([]);
  expect(await listSetsOfExercise(phone.account, 'Back squat', 10)).toEqual([]);
  expect((await phone.account.database.outbox.orderBy('n').toArray()).map((row) => row.kind)).toEqual([
    'session.put',
    'set.put',
    'set.delete',
    'session.delete',
  ]);
});

test('sets are listed by exercise in the order they were trained, then by number, also from ten on', async () => {
  const { phone, world } = await offlinePhone();
  const { session_id } = await phone.openSession();
  for (const [exercise, set_n] of [
    ['Row', 2],
    ['Row', 1],
    ['Back squat', 10],
    ['Back squat', 9],
    ['Row', 3],
  ] as const) {
    await phone.logSet(session_id, set_n, 5, exercise);
    world.now += 1_000;
  }
  expect((await listSets(phone.account, session_id)).map((set) => `${set.exercise} ${set.set_n}`)).toEqual([
    'Row 1',
    'Row 2',
    'Row 3',
    'Back squat 9',
    'Back squat 10',
  ]);
});

test('last time’s sets are those of the most recent other session that had the exercise', async () => {
  const { phone, world } = await offlinePhone();
  for (const [day, reps] of [
    ['2026-11-10', 5],
    ['2026-11-13', 6],
    ['2026-11-17', 7],
  ] as const) {
    const { session_id } = await phone.openSession(day);
    await phone.logSet(session_id, 1, reps);
    await phone.logSet(session_id, 2, reps);
    await phone.logSet(session_id, 1, 12, 'Row');
    world.now += 1_000;
  }
  const today = await phone.openSession('2026-11-20');
  await phone.logSet(today.session_id, 1, 9);
  const before = (day: string) => ({ before_session_id: `${day}|plan-1|0|0|1` });
  expect(await lastTimeSets(phone.account, ' back SQUAT ', { before_session_id: today.session_id })).toMatchObject([
    { set_n: 1, reps: 7 },
    { set_n: 2, reps: 7 },
  ]);
  expect(await lastTimeSets(phone.account, 'Back squat', before('2026-11-17'))).toMatchObject([{ reps: 6 }, { reps: 6 }]);
  expect(await lastTimeSets(phone.account, 'Back squat', before('2026-11-10'))).toEqual([]);
  expect(await lastTimeSets(phone.account, 'Back squat')).toMatchObject([{ reps: 9 }]);
  expect(await lastTimeSets(phone.account, 'Deadlift')).toEqual([]);
});

test('last time can be earlier the same day, and never later the same day', async () => {
  const { phone, world } = await offlinePhone();
  const morning = await phone.openSession();
  await phone.logSet(morning.session_id, 1, 5);
  await finishSession(phone.account, morning.session_id);
  world.now += 8 * 3_600_000;
  const evening = await phone.openSession();
  await phone.logSet(evening.session_id, 1, 6);
  expect(await lastTimeSets(phone.account, 'Back squat', { before_session_id: evening.session_id })).toMatchObject([{ reps: 5 }]);
  expect(await lastTimeSets(phone.account, 'Back squat', { before_session_id: morning.session_id })).toEqual([]);
});

test('last time passes over deleted sets and deleted sessions', async () => {
  const { phone } = await offlinePhone();
  const old = await phone.openSession('2026-11-10');
  await phone.logSet(old.session_id, 1, 5);
  const deleted = await phone.openSession('2026-11-13');
  await phone.logSet(deleted.session_id, 1, 6);
  await deleteSession(phone.account, deleted.session_id);
  expect(await lastTimeSets(phone.account, 'Back squat')).toMatchObject([{ reps: 5 }]);
});

test('the sets of an exercise over all sessions come newest first, as many as asked for', async () => {
  const { phone, world } = await offlinePhone();
  for (const day of ['2026-11-13', '2026-11-10', '2026-11-17']) {
    const { session_id } = await phone.openSession(day);
    await phone.logSet(session_id, 1, Number(day.slice(-2)));
    world.now += 1_000;
  }
  expect((await listSetsOfExercise(phone.account, 'back squat', 2)).map((set) => set.reps)).toEqual([17, 13]);
});

/** How often the phone asks its database something and waits for the answer before it asks on. */
async function turnsOf(write: () => Promise<unknown>): Promise<number> {
  const counted = { turns: 0, isAnswered: true };
  for (const method of ['get', 'openCursor', 'add', 'put'] as const) {
    const ask = IDBObjectStore.prototype[method] as (...input: unknown[]) => IDBRequest<unknown>;
    vi.spyOn(IDBObjectStore.prototype, method as 'get').mockImplementation(function watch(this: IDBObjectStore, ...input: unknown[]) {
      if (counted.isAnswered) counted.turns += 1;
      counted.isAnswered = false;
      const request = Reflect.apply(ask, this, input);
      request.addEventListener('success', () => {
        counted.isAnswered = true;
      });
      return request as never;
    });
  }
  await write();
  vi.restoreAllMocks();
  return counted.turns;
}

test('a set of a workout is stored in four turns of the database: what is known, the day it is shown on, the set, and what undo needs', async () => {
  const { phone } = await offlinePhone();
  const { session_id } = await phone.openSession();
  await phone.logSet(session_id, 1, 5);
  expect(await turnsOf(() => phone.logSet(session_id, 2, 5))).toBe(4);
  expect(await turnsOf(() => phone.logSet(session_id, 2, 6))).toBe(4);
});
