import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { favouriteSlot } from '#domain/sync/slots.ts';
import { exportEverything } from '#offline/accounts/export.ts';
import { markFavourite, readFavourites } from '#offline/log/favourites.ts';
import { record } from '#offline/sync/record.ts';
import { expectAgreement } from './support/agreement.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

test('FAV-1 two phones mark different exercises without signal, over a crash, and both have both', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await markFavourite(a.account, 'bench-press', true);
  await a.crash();
  await markFavourite(b.account, 'back-squat', true);
  for (const phone of [a, b, a]) await phone.syncNow();
  for (const phone of [a, b]) expect([...(await readFavourites(phone.account))].toSorted()).toEqual(['back-squat', 'bench-press']);
  expect([...(await exportEverything(a.account)).favourite_exercises].toSorted()).toEqual(['back-squat', 'bench-press']);
  await expectAgreement(backend, a, b);
});

test('FAV-1 of a mark and its taking away the later stays', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await markFavourite(a.account, 'bench-press', true);
  for (const phone of [a, b]) await phone.syncNow();
  await markFavourite(b.account, 'bench-press', true);
  backend.world.now += 1_000;
  await markFavourite(a.account, 'bench-press', false);
  for (const phone of [b, a, b]) await phone.syncNow();
  for (const phone of [a, b]) expect((await readFavourites(phone.account)).size).toBe(0);
});

test('FAV-1 what a newer app added to a mark survives a change here', async () => {
  const a = await backend.phone('a');
  const slot = favouriteSlot('bench-press');
  const value = { exercise_id: 'bench-press', is_favourite: true, made_at: '2026-03-02T10:00:00.000Z', rank: 3 };
  await record(a.account, [{ kind: 'favourite.put', slot, value }]);
  await markFavourite(a.account, 'bench-press', false);
  expect((await a.account.database.registers.get(slot))?.value).toMatchObject({ rank: 3, is_favourite: false });
});
