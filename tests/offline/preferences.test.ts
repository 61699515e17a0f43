import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { preferenceSlot } from '#domain/sync/slots.ts';
import { USUAL_PREFERENCES } from '#domain/training/preferences.ts';
import { exportEverything } from '#offline/accounts/export.ts';
import { readPreferences, savePreference } from '#offline/log/preferences.ts';
import { record } from '#offline/sync/record.ts';
import { expectAgreement } from './support/agreement.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

test('SET-1 two phones change different settings without signal, over a crash, and both have both', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await savePreference(a.account, 'rest_main', 180);
  await a.crash();
  await savePreference(b.account, 'suggests', false);
  for (const phone of [a, b, a]) await phone.syncNow();
  const both = { ...USUAL_PREFERENCES, rest_main: 180, suggests: false };
  for (const phone of [a, b]) expect(await readPreferences(phone.account)).toEqual(both);
  expect((await exportEverything(a.account)).preferences).toEqual(both);
  await expectAgreement(backend, a, b);
});

test('SET-1 of two changes of one setting the later stays', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await savePreference(a.account, 'effort', 'rpe');
  backend.world.now += 1_000;
  await savePreference(b.account, 'effort', 'rir');
  for (const phone of [b, a, b]) await phone.syncNow();
  for (const phone of [a, b]) expect((await readPreferences(phone.account)).effort).toBe('rir');
});

test('SET-1 what a newer app added to a setting, and a setting it alone knows, survive a change here', async () => {
  const a = await backend.phone('a');
  const made_at = '2026-03-02T10:00:00.000Z';
  const slot = preferenceSlot('rest_main');
  await record(a.account, [
    { kind: 'preference.put', slot, value: { name: 'rest_main', value: 120, made_at, by_day: [1] } },
    { kind: 'preference.put', slot: preferenceSlot('tempo'), value: { name: 'tempo', value: 'slow', made_at } },
  ]);
  await savePreference(a.account, 'rest_main', 90);
  expect((await a.account.database.registers.get(slot))?.value).toMatchObject({ value: 90, by_day: [1] });
  expect((await a.account.database.registers.get(preferenceSlot('tempo')))?.value).toMatchObject({ value: 'slow' });
});
