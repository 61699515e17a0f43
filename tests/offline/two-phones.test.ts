import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { sessionSlot } from '#domain/sync/slots.ts';
import { deleteBody, latestBody, saveBody } from '#offline/log/body.ts';
import { saveGym } from '#offline/log/gym.ts';
import { readCurrentPlan, savePlan } from '#offline/log/plans.ts';
import { type Routine, readRoutine, saveRoutine } from '#offline/log/routines.ts';
import { readSession } from '#offline/log/sessions.ts';
import { deleteSet, listSets } from '#offline/log/set-logs.ts';
import { keepValue, listTwoValues } from '#offline/log/two-values.ts';
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

const MONTH_MS = 30 * 86_400 * 1_000;

/** Two phones that have read the same session and have lost signal; the first wrote 5 reps, the second 8, a second later. */
async function twoPhonesApart() {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const { session_id } = await a.openSession();
  await a.logSet(session_id, 9, 1);
  for (const phone of [a, b]) await phone.syncNow();
  const { slot } = await a.logSet(session_id, 1, 5);
  backend.world.now += 1_000;
  await b.logSet(session_id, 1, 8);
  return { a, b, session_id, slot };
}

const openOn = async ({ account }: Phone) => (await listTwoValues(account)).filter(({ isOpen }) => isOpen);
const repsOf = async ({ account }: Phone, session_id: string) => (await listSets(account, session_id))[0]?.reps;

test.each([
  ['the earlier', 'a', 'b', { mine: 5, theirs: 8 }],
  ['the later', 'b', 'a', { mine: 8, theirs: 5 }],
] as const)('SYNC-27 the phone that syncs second shows both values, when it wrote %s', async (_, second, first, expected) => {
  const { session_id, slot, ...phones } = await twoPhonesApart();
  await phones[first].syncNow();
  expect(await openOn(phones[first])).toEqual([]);
  await phones[second].syncNow();
  expect(await openOn(phones[second])).toMatchObject([
    { slot, session_id, mine: { value: { reps: expected.mine } }, theirs: { value: { reps: expected.theirs } } },
  ]);
  // Nothing is decided meanwhile: the later one counts, on both (SYNC-4).
  await phones[first].syncNow();
  await expectAgreement(backend, phones.a, phones.b);
  for (const phone of [phones.a, phones.b]) expect(await repsOf(phone, session_id)).toBe(8);
});

test('SYNC-27 what is chosen counts on both phones, and the other value can still be taken for thirty days', async () => {
  const { a, b, session_id } = await twoPhonesApart();
  await a.syncNow();
  await b.syncNow();
  const [two] = await openOn(b);
  await keepValue(b.account, two!, 'theirs');
  for (const phone of [b, a]) await phone.syncNow();
  await expectAgreement(backend, a, b);
  for (const phone of [a, b]) expect([await repsOf(phone, session_id), await openOn(phone)]).toEqual([5, []]);
  expect(await listTwoValues(b.account)).toMatchObject([{ kept: 'theirs', mine: { value: { reps: 8 } } }]);
  await keepValue(b.account, two!, 'mine');
  for (const phone of [b, a]) await phone.syncNow();
  expect(await repsOf(a, session_id)).toBe(8);
  backend.world.now += MONTH_MS;
  expect(await listTwoValues(b.account)).toEqual([]);
});

test('SYNC-27 a measure of one day that two phones entered differently, or one deleted, is asked about; the same on both is not', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const entry = (amount: string) => ({ measure: 'weight', measured_on: '2026-03-01', amount, unit: 'kg' as const });
  const shownOn = async ({ account }: Phone) => (await latestBody(account, 'weight'))?.amount;
  const meet = async () => {
    for (const phone of [a, b, a]) await phone.syncNow();
    await expectAgreement(backend, a, b);
  };
  await saveBody(a.account, { ...entry('81'), measured_on: '2026-02-01' });
  await meet();
  await saveBody(a.account, entry('82'));
  backend.world.now += 1_000;
  await saveBody(b.account, entry('28'));
  await meet();
  const [two] = await openOn(b);
  expect(two).toMatchObject({ isBody: true, mine: { value: { amount: '28' } }, theirs: { value: { amount: '82' } } });
  await keepValue(b.account, two!, 'theirs');
  await b.syncNow();
  await meet();
  for (const phone of [a, b]) expect([await shownOn(phone), await openOn(phone)]).toEqual(['82', []]);
  backend.world.now += 1_000;
  await saveBody(a.account, entry('83'));
  backend.world.now += 1_000;
  await deleteBody(b.account, entry('82'));
  await meet();
  const [gone] = await openOn(b);
  await keepValue(b.account, gone!, 'theirs');
  await b.syncNow();
  await meet();
  for (const phone of [a, b]) expect(await shownOn(phone)).toBe('83');
  for (const { account } of [a, b]) {
    backend.world.now += 1_000;
    await saveBody(account, entry('84'));
  }
  await meet();
  for (const phone of [a, b]) expect(await openOn(phone)).toEqual([]);
});

test('SYNC-27 two notes of one workout are both shown; the one chosen leaves the day as it was moved meanwhile', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const { session_id } = await a.openSession();
  await a.logSet(session_id, 1, 5);
  for (const phone of [a, b]) await phone.syncNow();
  const slot = sessionSlot(session_id);
  const write = async ({ account }: Phone, some: Record<string, unknown>) => {
    backend.world.now += 1_000;
    const row = await account.database.registers.get(slot);
    await record(account, [{ kind: 'session.put', slot, value: { ...row?.value, ...some } }]);
  };
  await write(a, { note: 'Belt.' });
  await write(b, { note: 'No belt.', moved_to: '2026-11-19' });
  for (const phone of [a, b]) await phone.syncNow();
  const [two] = await openOn(b);
  expect(two).toMatchObject({ session_id, mine: { value: { note: 'No belt.' } }, theirs: { value: { note: 'Belt.' } } });
  await keepValue(b.account, two!, 'theirs');
  for (const phone of [b, a]) await phone.syncNow();
  for (const { account } of [a, b])
    expect(await readSession(account, session_id)).toMatchObject({ note: 'Belt.', performed_on: '2026-11-19' });
  // Moves alone are not asked about, nor is a note the other adds later.
  await write(a, { moved_to: '2026-11-17' });
  await write(b, { moved_to: '2026-11-18' });
  for (const phone of [b, a, b]) await phone.syncNow();
  await write(b, { note: 'Straps.' });
  for (const phone of [b, a, b]) await phone.syncNow();
  for (const phone of [a, b]) expect(await openOn(phone)).toEqual([]);
  await expectAgreement(backend, a, b);
});

test('SYNC-27 choosing the value that stands already writes nothing', async () => {
  const { a, b } = await twoPhonesApart();
  await a.syncNow();
  await b.syncNow();
  const [two] = await openOn(b);
  await keepValue(b.account, two!, 'mine');
  expect([await b.account.database.outbox.count(), await openOn(b)]).toEqual([0, []]);
});

test('SYNC-27 a value typed anew answers the question', async () => {
  const { a, b, session_id } = await twoPhonesApart();
  await a.syncNow();
  await b.syncNow();
  await b.logSet(session_id, 1, 10);
  expect(await openOn(b)).toEqual([]);
});

test('SYNC-27 removed on one phone and logged on the other is shown, and can be removed again', async () => {
  const { a, b, session_id, slot } = await twoPhonesApart();
  await deleteSet(a.account, slot);
  backend.world.now += 1_000;
  await b.logSet(session_id, 1, 8);
  await a.syncNow();
  await b.syncNow();
  const [two] = await openOn(b);
  expect(two).toMatchObject({ theirs: { kind: 'set.delete', value: null } });
  await keepValue(b.account, two!, 'theirs');
  for (const phone of [b, a]) await phone.syncNow();
  for (const phone of [a, b]) expect(await listSets(phone.account, session_id)).toHaveLength(1);
  await expectAgreement(backend, a, b);
});

test('SYNC-27 two plans chosen and two gyms saved without signal are shown; the same on both is not', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await a.openSession();
  for (const phone of [a, b]) await phone.syncNow();
  const plan = (goal: string) => ({ goal, explanation: '', schedule: [{ day: 'Monday', exercises: [] }] });
  const gym = (bar: number): Gym => ({ name: 'Home', unit: 'kg', bar, plates: [{ weight: 20, pairs: 2 }], dumbbells: [] });
  const theirs = await savePlan(a.account, { plan: plan('strength'), source: 'phone' });
  await saveGym(a.account, gym(15));
  backend.world.now += 1_000;
  const mine = await savePlan(b.account, { plan: plan('muscle'), source: 'phone' });
  await saveGym(b.account, gym(15));
  await a.syncNow();
  await b.syncNow();
  expect(await openOn(b)).toHaveLength(1);
  await a.syncNow();
  await saveGym(a.account, gym(20));
  backend.world.now += 1_000;
  await saveGym(b.account, gym(10));
  await a.syncNow();
  await b.syncNow();
  expect((await openOn(b)).map(({ slot }) => slot).toSorted()).toEqual(['gym', 'plan-use']);
  const two = (await openOn(b)).find(({ slot }) => slot === 'plan-use');
  expect(two).toMatchObject({ slot: 'plan-use', session_id: null, made_at: { mine: mine.made_at, theirs: theirs.made_at } });
  await keepValue(b.account, two!, 'theirs');
  await b.syncNow();
  await a.syncNow();
  for (const phone of [a, b]) expect((await readCurrentPlan(phone.account))?.plan_id).toBe(theirs.plan_id);
});

test('SYNC-27 a restored server that is healed asks nothing', async () => {
  const { a, b, session_id } = await twoPhonesApart();
  for (const phone of [a, b, a]) await phone.syncNow();
  const [two] = await openOn(b);
  await keepValue(b.account, two!, 'mine');
  const restore = await backend.backUp();
  await b.logSet(session_id, 1, 3);
  for (const phone of [b, a]) await phone.syncNow();
  await restore();
  for (const phone of [a, b, a, b]) await phone.syncNow();
  await expectAgreement(backend, a, b);
  for (const phone of [a, b]) expect(await openOn(phone)).toEqual([]);
});

test('SYNC-27 a phone that sends before it has ever read learns of the other value too', async () => {
  const { a, session_id, slot } = await twoPhonesApart();
  await a.syncNow();
  const fresh = await backend.phone('fresh');
  fresh.skew = -60_000;
  await fresh.logSet(session_id, 1, 2);
  await fresh.syncNow();
  expect(await openOn(fresh)).toMatchObject([{ slot, mine: { value: { reps: 2 } }, theirs: { value: { reps: 5 } } }]);
});

test('SYNC-27 two phones that edit one day of a routine differently are both shown, and adding a day each raises no question', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const day = (sets: number) => ({ day_id: 'd1', day: { title: 'Upper', exercises: [{ exercise: 'Bench press', sets, reps: '5' }] } });
  const other = (day_id: string) => ({ day_id, day: { title: day_id, exercises: [] } });
  const save = async (phone: Phone, days: Routine['days']) => {
    const before = await readRoutine(phone.account, 'r');
    await saveRoutine(phone.account, { routine_id: 'r', name: 'Push', days }, before);
  };
  await save(a, [day(3)]);
  for (const phone of [a, b]) await phone.syncNow();
  await save(a, [day(5), other('a')]);
  backend.world.now += 1_000;
  await save(b, [day(4), other('b')]);
  for (const phone of [a, b, a]) await phone.syncNow();
  const open = await openOn(b);
  expect(open.map(({ slot, isRoutine }) => [slot, isRoutine])).toEqual([['routine-day|r|d1', true]]);
  await keepValue(b.account, open[0]!, 'theirs');
  for (const phone of [b, a]) await phone.syncNow();
  await expectAgreement(backend, a, b);
  for (const phone of [a, b]) {
    const days = (await readRoutine(phone.account, 'r'))?.days;
    expect(days?.map(({ day_id }) => day_id).toSorted()).toEqual(['a', 'b', 'd1']);
    expect(days?.find(({ day_id }) => day_id === 'd1')?.day).toMatchObject({ exercises: [{ sets: 5 }] });
  }
});
