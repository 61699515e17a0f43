import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { exerciseOf, type OwnExerciseEntry, ownExerciseId } from '#domain/exercises/own-exercise.ts';
import { ownExerciseSlot } from '#domain/sync/slots.ts';
import { exportEverything } from '#offline/accounts/export.ts';
import { deleteOwnExercise, editOwnExercise, readOwnExercises, restoreOwnExercise, saveOwnExercise } from '#offline/log/own-exercises.ts';
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

const VIKING: OwnExerciseEntry = {
  name: 'Viking press',
  counts: 'weight',
  primary: ['front delts'],
  secondary: ['triceps'],
  equipment: ['machine'],
};
const ID = ownExerciseId(VIKING.name);

async function twoPhones(): Promise<[Phone, Phone]> {
  return [await backend.phone('a'), await backend.phone('b')];
}

async function meet(a: Phone, b: Phone): Promise<void> {
  for (const phone of [a, b, a]) await phone.syncNow();
  await expectAgreement(backend, a, b);
}

test('OWN-2 two phones that make the same exercise without signal have one, the later entry', async () => {
  const [a, b] = await twoPhones();
  await saveOwnExercise(a.account, VIKING);
  backend.world.now += 1_000;
  await saveOwnExercise(b.account, { ...VIKING, name: 'viking Press', secondary: ['chest'] });
  await meet(a, b);
  for (const phone of [a, b]) expect(await readOwnExercises(phone.account)).toMatchObject([{ exercise_id: ID, secondary: ['chest'] }]);
});

test('OWN-3 renamed on one phone and deleted on the other: the later stays, and the earlier name is kept', async () => {
  const [a, b] = await twoPhones();
  await saveOwnExercise(a.account, VIKING);
  await meet(a, b);
  backend.world.now += 1_000;
  await deleteOwnExercise(b.account, ID);
  backend.world.now += 1_000;
  await editOwnExercise(a.account, ID, { ...VIKING, name: 'Viking machine' }, VIKING);
  await meet(a, b);
  const [stored] = await readOwnExercises(b.account);
  expect(stored).toMatchObject({ name: 'Viking machine', earlier_names: ['Viking press'], deleted_at: null });
});

test('SYNC-27 an exercise that two phones changed, or one changed and the other deleted, is asked about; the same on both is not', async () => {
  const [a, b] = await twoPhones();
  await saveOwnExercise(a.account, VIKING);
  await meet(a, b);
  const change = async ({ account }: Phone, act: (account: Phone['account']) => Promise<unknown>) => {
    backend.world.now += 1_000;
    await act(account);
  };
  const remove = (account: Phone['account']) => deleteOwnExercise(account, ID);
  await change(a, (account) => editOwnExercise(account, ID, { ...VIKING, secondary: ['chest'] }, VIKING));
  await change(b, remove);
  await meet(a, b);
  const [two] = await listTwoValues(b.account);
  expect(two).toMatchObject({ slot: ownExerciseSlot(ID), isOpen: true, theirs: { value: { secondary: ['chest'], deleted_at: null } } });
  await keepValue(b.account, two!, 'theirs');
  await meet(b, a);
  for (const phone of [a, b]) expect(await readOwnExercises(phone.account)).toMatchObject([{ secondary: ['chest'], deleted_at: null }]);
  await change(a, remove);
  await change(b, remove);
  await meet(a, b);
  for (const phone of [a, b]) expect((await listTwoValues(phone.account)).filter(({ isOpen }) => isOpen)).toEqual([]);
});

test('OWN-3 a deleted exercise comes back as it was, and one made under its name is the same one', async () => {
  const [a] = await twoPhones();
  const made = await saveOwnExercise(a.account, VIKING);
  await deleteOwnExercise(a.account, ID);
  expect(await readOwnExercises(a.account)).toMatchObject([{ deleted_at: expect.any(String) }]);
  await restoreOwnExercise(a.account, ID);
  const [back] = await readOwnExercises(a.account);
  expect(exerciseOf(back ?? made)).toEqual(exerciseOf(made));
  await deleteOwnExercise(a.account, ID);
  await saveOwnExercise(a.account, { ...VIKING, counts: 'time' });
  expect(await readOwnExercises(a.account)).toMatchObject([{ exercise_id: ID, counts: 'time', deleted_at: null }]);
});

test('OWN-5 an exercise of a newer app keeps what this one does not know, also after an edit here', async () => {
  const [a, b] = await twoPhones();
  const made_at = new Date(backend.world.now).toISOString();
  const newer = { ...VIKING, exercise_id: ID, counts: 'distance', earlier_names: [], made_at, deleted_at: null, tempo: '3-0-1' };
  await record(a.account, [{ kind: 'exercise.put', slot: ownExerciseSlot(ID), value: newer as Record<string, unknown> }]);
  await meet(a, b);
  backend.world.now += 1_000;
  await editOwnExercise(b.account, ID, { ...VIKING, primary: ['chest'] }, VIKING);
  await meet(a, b);
  expect(await readOwnExercises(a.account)).toMatchObject([{ tempo: '3-0-1', primary: ['chest'] }]);
});

test('OWN-8 an edit keeps what another phone changed while its form was open, and shows what both changed', async () => {
  const [a, b] = await twoPhones();
  await saveOwnExercise(a.account, VIKING);
  await meet(a, b);
  const change = async ({ account }: Phone, some: Partial<OwnExerciseEntry>) => {
    backend.world.now += 1_000;
    await editOwnExercise(account, ID, { ...VIKING, ...some }, VIKING);
  };
  const open = async ({ account }: Phone) => (await listTwoValues(account)).filter(({ isOpen }) => isOpen);
  await change(b, { name: 'Viking machine', primary: [], isOther: true });
  await meet(b, a);
  // The form of phone a was opened before it read that.
  await change(a, { equipment: ['barbell', 'machine'] });
  await change(a, {});
  await meet(a, b);
  for (const phone of [a, b]) {
    expect(await readOwnExercises(phone.account)).toMatchObject([
      { name: 'Viking machine', primary: ['other'], equipment: ['barbell', 'machine'], earlier_names: ['Viking press'] },
    ]);
    expect(await open(phone)).toEqual([]);
  }
  await change(a, { name: 'Viking lever' });
  expect(await open(a)).toMatchObject([{ mine: { value: { name: 'Viking lever' } }, theirs: { value: { name: 'Viking machine' } } }]);
});

test('OWN-8 an edit begun before a deletion was read brings the exercise back and asks; one that changed nothing does not', async () => {
  const [a, b] = await twoPhones();
  await saveOwnExercise(a.account, VIKING);
  await meet(a, b);
  backend.world.now += 1_000;
  await deleteOwnExercise(b.account, ID);
  await meet(b, a);
  await editOwnExercise(a.account, ID, { ...VIKING, equipment: [...VIKING.equipment] }, VIKING);
  expect(await readOwnExercises(a.account)).toMatchObject([{ deleted_at: expect.any(String) }]);
  await editOwnExercise(a.account, ID, { ...VIKING, counts: 'time' }, VIKING);
  expect(await readOwnExercises(a.account)).toMatchObject([{ deleted_at: null, counts: 'time' }]);
  expect(await listTwoValues(a.account)).toMatchObject([{ isOpen: true, theirs: { value: { deleted_at: expect.any(String) } } }]);
});

test('OWN-2 own exercises are in the export', async () => {
  const [a] = await twoPhones();
  const stored = await saveOwnExercise(a.account, VIKING);
  await a.syncNow();
  expect((await exportEverything(a.account)).own_exercises).toEqual([stored]);
});
