import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { gymSlot } from '#domain/sync/slots.ts';
import { usualGym } from '#domain/training/gym.ts';
import { exportEverything } from '#offline/accounts/export.ts';
import { addGym, deleteGym, readGym, readGyms, restoreGym, saveGym, switchGym } from '#offline/log/gym.ts';
import { saveSet } from '#offline/log/set-logs.ts';
import { isUnitKnown, readOwnUnit, readUnit, saveUnit } from '#offline/log/training-choice.ts';
import { saveDraft } from '#offline/store/drafts.ts';
import { InvalidOperationError, record } from '#offline/sync/record.ts';
import { expectAgreement } from './support/agreement.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const HOME = { ...usualGym('kg'), name: 'Garage', plates: [{ weight: 10, pairs: 2 }], dumbbells: [7.5] };

test('a gym saved without signal is there at once, over a crash, and on the other phone once both have synced', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  expect(await readGym(a.account)).toBeUndefined();
  a.network.plan = () => 'drop-request';
  await saveGym(a.account, HOME);
  expect((await a.syncNow()).phase).toBe('unreachable');
  await a.crash();
  expect(await readGym(a.account)).toEqual(HOME);
  a.network.plan = () => 'deliver';
  await a.syncNow();
  await b.syncNow();
  expect(await readGym(b.account)).toEqual(HOME);
  await expectAgreement(backend, a, b);
});

test('SYNC-4 two phones that describe the gym without signal agree on the later one, whichever arrives first', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await saveGym(a.account, { ...HOME, bar: 15 });
  backend.world.now += 1_000;
  await saveGym(b.account, { ...HOME, bar: 10 });
  for (const phone of [b, a, b]) await phone.syncNow();
  for (const phone of [a, b]) expect((await readGym(phone.account))?.bar).toBe(10);
  await expectAgreement(backend, a, b);
});

test('a gym nobody could have is not stored', async () => {
  const a = await backend.phone('a');
  await expect(saveGym(a.account, { ...HOME, bar: -20 })).rejects.toThrow(InvalidOperationError);
  expect(await readGym(a.account)).toBeUndefined();
});

test('TODAY-6 weights are counted as in the region until a unit is chosen, and who logged pounds before keeps them', async () => {
  const a = await backend.phone('a');
  const british = { ...a.account, language: 'en-GB' };
  expect([await readUnit(a.account), await readUnit(british)]).toEqual(['lb', 'kg']);
  expect(await readOwnUnit(british)).toBeUndefined();
  await saveGym(british, { ...HOME, unit: 'lb' });
  expect(await readUnit(british)).toBe('lb');

  const b = await backend.phone('b');
  const session = await b.openSession('2020-01-06');
  await saveSet(b.account, {
    session_id: session.session_id,
    exercise: 'Back squat',
    exercise_n: 1,
    set_n: 1,
    reps: 5,
    weight: '225',
    unit: 'lb',
    rpe: 8,
  });
  expect(await readUnit({ ...b.account, language: 'de-DE' })).toBe('lb');
});

test('weights are counted in the gym’s unit until another one is chosen', async () => {
  const a = await backend.phone('a');
  expect(await readUnit(a.account)).toBe('lb');
  await saveGym(a.account, HOME);
  expect(await readUnit(a.account)).toBe('kg');
  await saveUnit(a.account, 'lb');
  expect(await readUnit(a.account)).toBe('lb');
});

test('a unit chosen without signal is there at once, over a crash, and on the other phone, which asks no more', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  expect(await isUnitKnown(b.account)).toBe(false);
  a.network.plan = () => 'drop-request';
  await saveUnit(a.account, 'kg');
  await a.crash();
  expect(await readUnit(a.account)).toBe('kg');
  a.network.plan = () => 'deliver';
  await a.syncNow();
  await b.syncNow();
  expect(await readUnit(b.account)).toBe('kg');
  expect(await isUnitKnown(b.account)).toBe(true);
  await expectAgreement(backend, a, b);
});

test('SYNC-4 two phones that choose different units without signal agree on the later one', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await saveUnit(a.account, 'kg');
  backend.world.now += 1_000;
  await saveUnit(b.account, 'lb');
  for (const phone of [b, a, b]) await phone.syncNow();
  for (const phone of [a, b]) expect(await readUnit(phone.account)).toBe('lb');
  await expectAgreement(backend, a, b);
});

test('a unit chosen on this phone before units were sent still counts, until one is chosen anew', async () => {
  const a = await backend.phone('a');
  await saveDraft(a.account, 'unit', 'kg');
  expect(await readUnit(a.account)).toBe('kg');
  expect(await isUnitKnown(a.account)).toBe(true);
  await saveUnit(a.account, 'lb');
  expect(await readUnit(a.account)).toBe('lb');
});

const OFFICE = { ...usualGym('lb'), name: 'Office', bar: 35 };
const HOTEL = { ...usualGym('kg'), name: 'Hotel', dumbbells: [5, 10], kit: ['dumbbells', 'bench'] };
const names = async (account: Parameters<typeof readGyms>[0]) => (await readGyms(account)).all.map(({ gym }) => gym.name).toSorted();

test('GYM-1 two phones add a gym each without signal, and both have all three', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await saveGym(a.account, HOME);
  for (const phone of [a, b]) await phone.syncNow();
  await addGym(a.account, OFFICE);
  backend.world.now += 1_000;
  await addGym(b.account, HOTEL);
  for (const phone of [b, a, b]) await phone.syncNow();
  for (const phone of [a, b]) expect(await names(phone.account)).toEqual(['Garage', 'Hotel', 'Office']);
  // The later one is where the person is.
  for (const phone of [a, b]) expect((await readGym(phone.account))?.name).toBe('Hotel');
  expect((await exportEverything(a.account)).gyms.map(({ gym }) => gym.name).toSorted()).toEqual(['Garage', 'Hotel', 'Office']);
  await expectAgreement(backend, a, b);
});

test('GYM-3 of two switches without signal the later stays, with its unit, and over a crash', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await saveGym(a.account, HOME);
  await addGym(a.account, OFFICE);
  for (const phone of [a, b]) await phone.syncNow();
  const { all } = await readGyms(b.account);
  await switchGym(b.account, all.find(({ gym }) => gym.name === 'Office')!);
  backend.world.now += 1_000;
  await switchGym(a.account, all.find(({ gym }) => gym.name === 'Garage')!);
  await a.crash();
  expect((await readGym(a.account))?.name).toBe('Garage');
  for (const phone of [a, b, a]) await phone.syncNow();
  for (const phone of [a, b]) {
    expect((await readGym(phone.account))?.name).toBe('Garage');
    expect(await readUnit(phone.account)).toBe('kg');
  }
});

test('GYM-1 one gym is changed on a phone while another is deleted elsewhere, and the present one is one that is left', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await saveGym(a.account, HOME);
  await addGym(a.account, OFFICE);
  for (const phone of [a, b]) await phone.syncNow();
  const { all, present } = await readGyms(b.account);
  await deleteGym(b.account, present!);
  await saveGym(a.account, { ...HOME, bar: 15 }, all.find(({ gym }) => gym.name === 'Garage')!.gym_id);
  for (const phone of [b, a, b]) await phone.syncNow();
  for (const phone of [a, b]) {
    expect(await names(phone.account)).toEqual(['Garage']);
    expect(await readGym(phone.account)).toMatchObject({ name: 'Garage', bar: 15 });
  }
});

test('GYM-1 what a newer app added to a gym survives an edit here, and the last gym comes back with what is saved', async () => {
  const a = await backend.phone('a');
  const newer = { gym: { ...OFFICE, chalk: true }, made_at: '2026-03-02T10:00:00.000Z', floor: 2 };
  await record(a.account, [{ kind: 'gym.put', slot: gymSlot('g1'), value: newer }]);
  const own = (await readGyms(a.account)).present!;
  await saveGym(a.account, { ...own.gym, bar: 45 });
  const { value } = (await a.account.database.registers.get(gymSlot('g1')))!;
  expect(value).toMatchObject({ floor: 2, gym: { chalk: true, bar: 45 } });
  await deleteGym(a.account, own);
  expect(await readGym(a.account)).toBeUndefined();
  await saveGym(a.account, HOME);
  expect((await readGym(a.account))?.name).toBe('Garage');
});

test('GYM-1 an account from before there were several has its gym as the first one, and is in it', async () => {
  const a = await backend.phone('a');
  await record(a.account, [{ kind: 'gym.put', slot: 'gym', value: { gym: HOME, made_at: '2026-03-02T10:00:00.000Z' } }]);
  expect(await readGyms(a.account)).toEqual({
    all: [{ gym_id: 'first', gym: HOME }],
    present: { gym_id: 'first', gym: HOME },
    deleted: [],
  });
});

test('GYM-4 a deleted gym is brought back on another phone without signal, with what a newer app stored, for thirty days', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await saveGym(a.account, HOME);
  const newer = { gym: { ...OFFICE, chalk: true }, made_at: '2026-03-02T10:00:00.000Z', floor: 2 };
  await record(a.account, [{ kind: 'gym.put', slot: gymSlot('g1'), value: newer }]);
  const office = (await readGyms(a.account)).all.find(({ gym_id }) => gym_id === 'g1')!;
  await deleteGym(a.account, office);
  for (const phone of [a, b]) await phone.syncNow();
  const { deleted } = await readGyms(b.account);
  expect(deleted).toEqual([office]);
  b.network.plan = () => 'drop-request';
  await restoreGym(b.account, deleted[0]!);
  await b.crash();
  expect((await readGym(b.account))?.name).toBe('Office');
  b.network.plan = () => 'deliver';
  for (const phone of [b, a]) await phone.syncNow();
  expect(await readGyms(a.account)).toMatchObject({ present: { gym_id: 'g1' }, deleted: [] });
  expect((await a.account.database.registers.get(gymSlot('g1')))?.value).toMatchObject({
    floor: 2,
    deleted_at: null,
    gym: { chalk: true },
  });
  await expectAgreement(backend, a, b);
  await deleteGym(a.account, office);
  backend.world.now += 31 * 86_400_000;
  expect((await readGyms(a.account)).deleted).toEqual([]);
});
