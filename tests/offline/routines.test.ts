import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { changeInDay } from '#domain/plan/edit-day.ts';
import { routineDaySlot, routineSlot } from '#domain/sync/slots.ts';
import { deleteRoutine, listRoutines, type Routine, readRoutine, saveRoutine } from '#offline/log/routines.ts';
import { record } from '#offline/sync/record.ts';
import { expectAgreement } from './support/agreement.ts';
import type { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const ROUTINE: Routine = {
  routine_id: 'r1',
  name: 'Push and pull',
  days: [
    { day_id: 'd1', day: { title: 'Push', exercises: [{ exercise: 'Bench press', sets: 3, reps: '5', superset: 'A' }] } },
    { day_id: 'd2', day: { title: 'Pull', exercises: [{ exercise: 'Row', sets: 3, reps: '8' }] } },
  ],
};

/** Both phones have the routine, and no signal from here on. */
async function twoPhones(): Promise<[Phone, Phone]> {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await saveRoutine(a.account, ROUTINE, undefined);
  await a.syncNow();
  await b.syncNow();
  expect(await readRoutine(b.account, 'r1')).toEqual(ROUTINE);
  backend.world.now += 1_000;
  return [a, b];
}

async function meet(a: Phone, b: Phone): Promise<void> {
  for (const phone of [a, b, a]) await phone.syncNow();
  await expectAgreement(backend, a, b);
}

/** The routine with other sets of one exercise. */
function withSets(routine: Routine, day_id: string, exercise: string, sets: number): Routine {
  const days = routine.days.map((one) =>
    one.day_id === day_id ? { ...one, day: changeInDay(one.day, { exercise, exercise_n: 1 }, (item) => ({ ...item, sets })) } : one,
  );
  return { ...routine, days };
}

const setsOf = (routine: Routine | undefined) => routine?.days.map(({ day }) => day.exercises?.[0]?.sets);

test('ROUTINE-2 two phones edit different days without signal, and both edits stay', async () => {
  const [a, b] = await twoPhones();
  await saveRoutine(a.account, withSets(ROUTINE, 'd1', 'Bench press', 5), ROUTINE);
  await saveRoutine(b.account, withSets(ROUTINE, 'd2', 'Row', 4), ROUTINE);
  await meet(a, b);
  for (const phone of [a, b]) expect(setsOf(await readRoutine(phone.account, 'r1'))).toEqual([5, 4]);
});

test('ROUTINE-2 of two edits of one day the later stays, on both phones', async () => {
  const [a, b] = await twoPhones();
  await saveRoutine(a.account, withSets(ROUTINE, 'd1', 'Bench press', 5), ROUTINE);
  backend.world.now += 1_000;
  await saveRoutine(b.account, withSets(ROUTINE, 'd1', 'Bench press', 2), ROUTINE);
  await meet(a, b);
  for (const phone of [a, b]) expect(setsOf(await readRoutine(phone.account, 'r1'))).toEqual([2, 3]);
});

test('ROUTINE-2 two phones add a day each, and one renames: nothing of it is lost', async () => {
  const [a, b] = await twoPhones();
  const legs = { day_id: 'd3', day: { title: 'Legs' } };
  const arms = { day_id: 'd4', day: { title: 'Arms' } };
  await saveRoutine(a.account, { ...ROUTINE, name: 'Four days', days: [...ROUTINE.days, legs] }, ROUTINE);
  await saveRoutine(b.account, { ...ROUTINE, days: [...ROUTINE.days, arms] }, ROUTINE);
  await meet(a, b);
  for (const phone of [a, b]) {
    const routine = await readRoutine(phone.account, 'r1');
    expect(routine?.days.map(({ day_id }) => day_id).sort()).toEqual(['d1', 'd2', 'd3', 'd4']);
  }
});

test('SYNC-7 a removed day and a deleted routine stay deleted, and come back as they were by undo', async () => {
  const [a, b] = await twoPhones();
  await saveRoutine(a.account, { ...ROUTINE, days: ROUTINE.days.slice(1) }, ROUTINE);
  await meet(a, b);
  expect((await readRoutine(b.account, 'r1'))?.days.map(({ day_id }) => day_id)).toEqual(['d2']);
  const left = (await readRoutine(b.account, 'r1'))!;
  await deleteRoutine(b.account, left);
  await meet(a, b);
  for (const phone of [a, b]) expect(await listRoutines(phone.account)).toEqual([]);
  backend.world.now += 1_000;
  await saveRoutine(b.account, left, undefined);
  await meet(a, b);
  expect(await readRoutine(a.account, 'r1')).toEqual(left);
});

test('SYNC-1 a saved routine survives a crash before anything was sent, and reaches the other phone once', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  a.network.plan = () => 'drop-response';
  await saveRoutine(a.account, ROUTINE, undefined);
  await a.syncNow();
  await a.crash();
  expect(await readRoutine(a.account, 'r1')).toEqual(ROUTINE);
  a.network.plan = () => 'deliver';
  await meet(a, b);
  expect(await listRoutines(b.account)).toEqual([ROUTINE]);
});

test('ROUTINE-3 what a newer app added to a routine, a day or an exercise survives an edit here', async () => {
  const phone = await backend.phone('a');
  const made_at = new Date(backend.world.now).toISOString();
  const day = { title: 'Push', color: 'red', exercises: [{ exercise: 'Dip', tempo: '3-1-1' }] };
  await record(phone.account, [
    { kind: 'routine-day.put', slot: routineDaySlot('r9', 'd9'), value: { routine_id: 'r9', day_id: 'd9', day, made_at } },
    { kind: 'routine.put', slot: routineSlot('r9'), value: { routine_id: 'r9', name: 'New', days: ['d9'], made_at, folder: 'Gym' } },
  ]);
  const base = (await readRoutine(phone.account, 'r9'))!;
  await saveRoutine(phone.account, { ...withSets(base, 'd9', 'Dip', 4), name: 'Renamed' }, base);
  const rows = await phone.account.database.registers.bulkGet([routineSlot('r9'), routineDaySlot('r9', 'd9')]);
  expect(rows[0]?.value).toMatchObject({ name: 'Renamed', folder: 'Gym' });
  expect(rows[1]?.value).toMatchObject({ day: { color: 'red', exercises: [{ exercise: 'Dip', tempo: '3-1-1' }] } });
});
