import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { usualGym } from '#domain/training/gym.ts';
import { readGym, saveGym } from '#offline/log/gym.ts';
import { isUnitKnown, readUnit, saveUnit } from '#offline/log/training-choice.ts';
import { saveDraft } from '#offline/store/drafts.ts';
import { InvalidOperationError } from '#offline/sync/record.ts';
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
