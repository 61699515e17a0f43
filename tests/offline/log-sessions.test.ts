import { afterEach, expect, test } from 'vitest';
import {
  deleteSession,
  findOpenSession,
  finishSession,
  listPastSessions,
  listSessions,
  openSession,
  readSession,
  workoutDates,
} from '#offline/log/sessions.ts';
import { deleteSet, lastTimeSets, listSets } from '#offline/log/set-logs.ts';
import { record } from '#offline/sync/record.ts';
import { Phone, World } from './support/phone.ts';

const phones: Phone[] = [];
afterEach(() => Promise.all(phones.splice(0).map((phone) => phone.close())));

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

const PLACE = { performed_on: '2026-11-20', plan_id: 'plan-1', week: 2, day: 1 };
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

test('a session that is opened is found again until it is finished, and opening it twice opens one', async () => {
  const { phone } = await offlinePhone();
  const opened = await openSession(phone.account, { ...PLACE, label: 'Lower' });
  expect(opened).toEqual({
    ...PLACE,
    session_id: '2026-11-20|plan-1|2|1|1',
    label: 'Lower',
    started_at: '2026-11-20T18:00:00.000Z',
    finished_at: null,
    note: '',
    state: 'phone',
  });
  expect(await openSession(phone.account, { ...PLACE, label: 'Lower' })).toEqual(opened);
  expect(await findOpenSession(phone.account, PLACE)).toEqual(opened);
  expect(await findOpenSession(phone.account, { ...PLACE, day: 2 })).toBeUndefined();
  expect(await findOpenSession(phone.account, { ...PLACE, performed_on: '2026-11-21' })).toBeUndefined();
  expect(await phone.account.database.outbox.count()).toBe(1);
});

test('a finished session is not opened again: the same day trained twice is two sessions', async () => {
  const { phone, world } = await offlinePhone();
  const first = await openSession(phone.account, { ...PLACE, label: 'Lower' });
  world.now += 3_600_000;
  await finishSession(phone.account, first.session_id);
  await finishSession(phone.account, first.session_id);
  expect(await readSession(phone.account, first.session_id)).toMatchObject({ finished_at: '2026-11-20T19:00:00.000Z' });
  expect(await findOpenSession(phone.account, PLACE)).toBeUndefined();
  const second = await openSession(phone.account, { ...PLACE, label: 'Lower' });
  expect(second.session_id).toBe('2026-11-20|plan-1|2|1|2');
  expect(await phone.account.database.outbox.count()).toBe(3);
});

test('a deleted session is never opened again under its old name', async () => {
  const { phone } = await offlinePhone();
  const first = await openSession(phone.account, { ...PLACE, label: 'Lower' });
  await deleteSession(phone.account, first.session_id);
  expect(await readSession(phone.account, first.session_id)).toBeUndefined();
  expect((await openSession(phone.account, { ...PLACE, label: 'Lower' })).session_id).toBe('2026-11-20|plan-1|2|1|2');
});

test('two places whose numbers begin alike are not taken for each other', async () => {
  const { phone } = await offlinePhone();
  await openSession(phone.account, { ...PLACE, day: 1, label: 'One' });
  expect(await findOpenSession(phone.account, { ...PLACE, day: 11 })).toBeUndefined();
  expect(await findOpenSession(phone.account, { ...PLACE, plan_id: 'plan' })).toBeUndefined();
});

test('sessions are listed by day and start, bounds included, deleted ones left out', async () => {
  const { phone, world } = await offlinePhone();
  for (const [performed_on, day] of [
    ['2026-11-14', 0],
    ['2026-11-08', 0],
    ['2026-11-14', 1],
    ['2026-11-15', 0],
  ] as const) {
    world.now += 1_000;
    await openSession(phone.account, { ...PLACE, performed_on, day, label: `${performed_on} ${day}` });
  }
  await deleteSession(phone.account, '2026-11-15|plan-1|2|0|1');
  const labels = async (from: string, to: string) => (await listSessions(phone.account, { from, to })).map((session) => session.label);
  expect(await labels('2026-11-08', '2026-11-14')).toEqual(['2026-11-08 0', '2026-11-14 0', '2026-11-14 1']);
  expect(await labels('2026-11-09', '2026-11-30')).toEqual(['2026-11-14 0', '2026-11-14 1']);
});

test('a day has a dot when a set was logged on it, not when a session was only opened', async () => {
  const { phone } = await offlinePhone();
  const empty = await phone.openSession('2026-11-03');
  await finishSession(phone.account, empty.session_id);
  const { session_id } = await phone.openSession('2026-11-05');
  await phone.logSet(session_id, 1);
  await phone.logSet(session_id, 2);
  const outside = await phone.openSession('2026-12-01');
  await phone.logSet(outside.session_id, 1);
  expect(await workoutDates(phone.account, NOVEMBER)).toEqual(new Map([['2026-11-05', 'phone']]));
});

test('deleting a session takes its sets along, in one step', async () => {
  const { phone } = await offlinePhone();
  const { session_id } = await phone.openSession();
  for (let n = 1; n <= 3; n += 1) await phone.logSet(session_id, n);
  await deleteSession(phone.account, session_id);
  expect(await listSets(phone.account, session_id)).toEqual([]);
  expect(await workoutDates(phone.account, NOVEMBER)).toEqual(new Map());
  expect(await listSessions(phone.account, NOVEMBER)).toEqual([]);
  expect((await phone.account.database.outbox.toArray()).filter((row) => row.value === null)).toHaveLength(4);
});

test('history and last time read as many rows with a thousand workouts as with ten', async () => {
  const { phone } = await offlinePhone();
  const { database } = phone.account;
  let rowsRead = 0;
  database.registers.hook('reading', (row) => {
    if (row !== undefined) rowsRead += 1;
    return row;
  });
  const workout = (index: number) => {
    const performed_on = new Date(Date.parse('2026-11-19') - index * 86_400_000).toISOString().slice(0, 10);
    const session_id = `${performed_on}|plan-1|0|0|1`;
    const logged_at = `${performed_on}T18:00:00.000Z`;
    const set = { session_id, exercise: 'Back squat', exercise_n: 1, reps: 5, weight: '100', unit: 'kg', rpe: null, logged_at };
    return [
      {
        kind: 'session.put' as const,
        slot: `session|${session_id}`,
        value: { performed_on, plan_id: 'plan-1', week: 0, day: 0, label: 'A', started_at: logged_at },
      },
      ...[1, 2, 3].map((set_n) => ({
        kind: 'set.put' as const,
        slot: `set|${session_id}|back squat#1|${set_n}`,
        value: { ...set, set_n },
      })),
    ];
  };
  const today = await phone.openSession();
  await phone.logSet(today.session_id, 1);
  const readings: number[][] = [];
  let logged = 0;
  for (const size of [10, 1_000]) {
    const workouts = Array.from({ length: size - logged }, (_, index) => workout(logged + index));
    await record(phone.account, workouts.flat());
    logged = size;
    const counts: number[] = [];
    for (const read of [
      () => workoutDates(phone.account, { from: '2026-11-15', to: '2026-11-21' }),
      () => listSessions(phone.account, { from: '2026-11-15', to: '2026-11-21' }),
      () => lastTimeSets(phone.account, 'Back squat', { before_session_id: today.session_id }),
      () => phone.logSet(today.session_id, 1),
    ]) {
      rowsRead = 0;
      await read();
      counts.push(rowsRead);
    }
    readings.push(counts);
  }
  expect(readings[0]?.[0]).toBe(0);
  expect(readings[0]?.every((rows) => rows <= 8)).toBe(true);
  expect(readings[1]).toEqual(readings[0]);
});

test('past sessions are read like all others, but for their states: also one deleted while it keeps a set, one moved, and one not yet received', async () => {
  const { phone } = await offlinePhone();
  const { account } = phone;
  const setOf = (session_id: string, set_n: number) => ({
    kind: 'set.put' as const,
    slot: `set|${session_id}|back squat#1|${String(set_n)}`,
    value: {
      session_id,
      exercise: 'Back squat',
      exercise_n: 1,
      set_n,
      reps: 5,
      weight: '100',
      unit: 'kg',
      rpe: null,
      logged_at: `2026-11-20T18:0${String(set_n)}:00.000Z`,
    },
  });
  const begin = async (day: number) => (await openSession(account, { ...PLACE, day, label: 'Lower' })).session_id;
  const [finished, emptied, kept] = [await begin(0), await begin(1), await begin(2)];
  await finishSession(account, finished);
  for (const session_id of [emptied, kept]) await deleteSession(account, session_id);
  const unreceived = '2026-11-20|plan-2|0|0|1';
  await record(account, [setOf(finished, 1), setOf(finished, 5), setOf(kept, 2), setOf(unreceived, 4), setOf(unreceived, 3)]);
  await deleteSet(account, setOf(finished, 1).slot);

  const moved = async (performed_on: string, moved_to: string) => {
    const session_id = `${performed_on}|plan-1|2|1|1`;
    const value = { ...PLACE, performed_on, label: 'Lower', started_at: `${performed_on}T18:00:00.000Z`, moved_to };
    await record(account, [setOf(session_id, 1), { kind: 'session.put', slot: `session|${session_id}`, value }]);
    return session_id;
  };
  const here = await moved('2026-10-20', '2026-11-02');
  await moved('2026-11-05', '2026-12-01');

  const past = await listPastSessions(account, NOVEMBER);
  expect(past).toEqual((await listSessions(account, NOVEMBER)).map(({ state: _, ...session }) => session));
  expect(past.map(({ session_id, started_at }) => [session_id, started_at])).toEqual([
    [here, '2026-10-20T18:00:00.000Z'],
    [finished, '2026-11-20T18:00:00.000Z'],
    [kept, '2026-11-20T18:02:00.000Z'],
    [unreceived, '2026-11-20T18:03:00.000Z'],
  ]);
  expect(await listPastSessions(account, { from: '2026-11-21', to: '2026-11-30' })).toEqual([]);
});
