import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PlanDay } from '#domain/plan/plan.ts';
import { routineDaySlot, routineSlot } from '#domain/sync/slots.ts';
import { deleteRoutine, listRoutines, type Routine, readRoutine, restoreRoutine, saveRoutine } from '#offline/log/routines.ts';
import { keepValue, listTwoValues, type TwoValues } from '#offline/log/two-values.ts';
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

const day = (title: string, sets = 3): PlanDay => ({ title, exercises: [{ exercise: title, sets, reps: '5' }] });
const ROUTINE: Routine = {
  routine_id: 'r',
  name: 'Three days',
  days: [
    { day_id: 'd1', day: day('Push') },
    { day_id: 'd2', day: day('Pull') },
    { day_id: 'd3', day: day('Legs') },
  ],
};

/** The routine with other sets on one day. */
const withSets = (routine: Routine, day_id: string, sets: number): Routine => ({
  ...routine,
  days: routine.days.map((one) => (one.day_id === day_id ? { ...one, day: day(one.day.title ?? '', sets) } : one)),
});
const without = (routine: Routine, day_id: string): Routine => ({
  ...routine,
  days: routine.days.filter((one) => one.day_id !== day_id),
});

/** Both phones have the routine, and no signal from here on. */
async function twoPhones(): Promise<[Phone, Phone]> {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await saveRoutine(a.account, ROUTINE, undefined);
  for (const phone of [a, b]) await phone.syncNow();
  later();
  return [a, b];
}

const later = () => {
  backend.world.now += 1_000;
};

async function meet(...phones: Phone[]): Promise<void> {
  for (const phone of [...phones, ...phones, ...phones]) await phone.syncNow();
  await expectAgreement(backend, ...phones);
}

const setsOn = async ({ account }: Phone) =>
  Object.fromEntries(
    ((await readRoutine(account, 'r'))?.days ?? []).map(({ day_id, day: { exercises } }) => [day_id, exercises?.[0]?.sets]),
  );
const openOn = async ({ account }: Phone): Promise<TwoValues[]> => (await listTwoValues(account)).filter(({ isOpen }) => isOpen);

/** `a` edits, `b` begins an edit before it reads that. */
async function editPulledMeanwhile(edit: (routine: Routine) => Routine): Promise<{ a: Phone; b: Phone; base: Routine }> {
  const [a, b] = await twoPhones();
  const base = (await readRoutine(b.account, 'r'))!;
  await saveRoutine(a.account, edit(ROUTINE), ROUTINE);
  for (const phone of [a, b]) await phone.syncNow();
  later();
  return { a, b, base };
}

test('ROUTINE-2 what an edit did not touch keeps what was read from another phone since it began', async () => {
  const { a, b, base } = await editPulledMeanwhile((routine) => ({ ...withSets(routine, 'd1', 5), name: 'Renamed' }));
  await saveRoutine(b.account, withSets(base, 'd2', 4), base);
  await meet(b, a);
  for (const phone of [a, b]) {
    expect(await setsOn(phone)).toEqual({ d1: 5, d2: 4, d3: 3 });
    expect((await readRoutine(phone.account, 'r'))?.name).toBe('Renamed');
    expect(await openOn(phone)).toEqual([]);
  }
});

test('ROUTINE-2 another order and another name, each from one phone, both stay', async () => {
  const { a, b, base } = await editPulledMeanwhile((routine) => ({
    ...routine,
    name: 'Renamed',
    days: [...routine.days, { day_id: 'd4', day: day('Arms') }],
  }));
  await saveRoutine(b.account, { ...base, days: base.days.toReversed() }, base);
  await meet(b, a);
  expect(await readRoutine(a.account, 'r')).toMatchObject({
    name: 'Renamed',
    days: [{ day_id: 'd3' }, { day_id: 'd2' }, { day_id: 'd1' }, { day_id: 'd4' }],
  });
});

test('ROUTINE-2 a day another phone removed since the edit began stays removed, when it was not edited', async () => {
  const { a, b, base } = await editPulledMeanwhile((routine) => without(routine, 'd3'));
  await saveRoutine(b.account, withSets(base, 'd2', 4), base);
  await meet(b, a);
  for (const phone of [a, b]) expect(await setsOn(phone)).toEqual({ d1: 3, d2: 4 });
});

test('SYNC-27 a day that was read from another phone while it was edited is shown with the edit, not replaced unseen', async () => {
  const { a, b, base } = await editPulledMeanwhile((routine) => withSets(routine, 'd1', 5));
  await saveRoutine(b.account, withSets(base, 'd1', 2), base);
  const [two] = await openOn(b);
  expect(two).toMatchObject({ slot: routineDaySlot('r', 'd1'), isRoutine: true, mine: { value: { day: day('Push', 2) } } });
  expect(two).toMatchObject({ theirs: { value: { day: day('Push', 5) } } });
  await keepValue(b.account, two!, 'theirs');
  await meet(b, a);
  for (const phone of [a, b]) expect([await setsOn(phone), await openOn(phone)]).toEqual([{ d1: 5, d2: 3, d3: 3 }, []]);
});

test('SYNC-27 the same edit as the other phone’s raises no question, and a name both changed does', async () => {
  const { b, base } = await editPulledMeanwhile((routine) => ({ ...withSets(routine, 'd1', 5), name: 'Theirs' }));
  await saveRoutine(b.account, { ...withSets(base, 'd1', 5), name: 'Mine' }, base);
  expect(await openOn(b)).toMatchObject([
    { slot: routineSlot('r'), mine: { value: { name: 'Mine' } }, theirs: { value: { name: 'Theirs' } } },
  ]);
});

test('SYNC-27 a day removed from an edit is shown when another phone changed it since, and the other way round', async () => {
  const { b, base } = await editPulledMeanwhile((routine) => without(withSets(routine, 'd1', 5), 'd2'));
  await saveRoutine(b.account, without(withSets(base, 'd2', 4), 'd1'), base);
  expect(await setsOn(b)).toEqual({ d2: 4, d3: 3 });
  const open = await openOn(b);
  expect(Object.fromEntries(open.map(({ slot, mine, theirs }) => [slot, [mine.kind, theirs.kind]]))).toEqual({
    [routineDaySlot('r', 'd1')]: ['routine-day.delete', 'routine-day.put'],
    [routineDaySlot('r', 'd2')]: ['routine-day.put', 'routine-day.delete'],
  });
});

test('SYNC-27 an edit of a routine that another phone deleted since it began brings all of it back, and asks', async () => {
  const [a, b] = await twoPhones();
  const base = (await readRoutine(b.account, 'r'))!;
  await deleteRoutine(a.account, ROUTINE);
  for (const phone of [a, b]) await phone.syncNow();
  later();
  await saveRoutine(b.account, withSets(base, 'd1', 5), base);
  await meet(b, a);
  for (const phone of [a, b]) expect(await setsOn(phone)).toEqual({ d1: 5, d2: 3, d3: 3 });
  const [two] = await openOn(b);
  await keepValue(b.account, two!, 'theirs');
  await meet(b, a);
  expect([await listRoutines(a.account), await openOn(b)]).toEqual([[], []]);
});

test('SYNC-27 deleting a routine asks about what was read from another phone since it was opened', async () => {
  const { a, b, base } = await editPulledMeanwhile((routine) => withSets(routine, 'd1', 5));
  await deleteRoutine(b.account, base);
  const [two] = await openOn(b);
  await keepValue(b.account, two!, 'theirs');
  await meet(b, a);
  for (const phone of [a, b]) expect(await setsOn(phone)).toEqual({ d1: 5, d2: 3, d3: 3 });
  await deleteRoutine(b.account, (await readRoutine(b.account, 'r'))!);
  expect(await openOn(b)).toEqual([]);
});

/** What one phone may do to a routine while the other deletes it. */
const EDITS: Readonly<Record<string, (routine: Routine) => Routine>> = {
  'a day': (routine) => withSets(routine, 'd1', 5),
  'the name': (routine) => ({ ...routine, name: 'Renamed' }),
  'a further day': (routine) => ({ ...routine, days: [...routine.days, { day_id: 'd4', day: day('Arms') }] }),
};
const CASES = Object.keys(EDITS).flatMap((edit) =>
  (['edit', 'deletion'] as const).flatMap((last) => (['edit', 'deletion'] as const).map((second) => ({ edit, last, second }))),
);

test.each(CASES)(
  'SYNC-27 $edit edited while another phone deletes the routine, $last later, $second sent second',
  async ({ edit, last, second }) => {
    const [editor, deleter] = await twoPhones();
    const edited = EDITS[edit]!(ROUTINE);
    const acts = [() => saveRoutine(editor.account, edited, ROUTINE), () => deleteRoutine(deleter.account, ROUTINE)];
    for (const act of last === 'edit' ? acts.toReversed() : acts) {
      await act();
      later();
    }
    const [asked, other] = second === 'edit' ? [editor, deleter] : [deleter, editor];
    await other.syncNow();
    await asked.syncNow();
    const open = await openOn(asked);
    expect(open.map(({ slot }) => slot)).toEqual([routineSlot('r')]);
    await keepValue(asked.account, open[0]!, second === 'edit' ? 'mine' : 'theirs');
    await meet(asked, other);
    for (const phone of [editor, deleter]) expect([await readRoutine(phone.account, 'r'), await openOn(phone)]).toEqual([edited, []]);
    later();
    await keepValue(asked.account, open[0]!, second === 'edit' ? 'theirs' : 'mine');
    await meet(asked, other);
    for (const phone of [editor, deleter]) expect(await listRoutines(phone.account)).toEqual([]);
  },
);

test('SYNC-27 a routine deleted on both phones, or deleted after the edit was read, asks nothing', async () => {
  const [a, b] = await twoPhones();
  await saveRoutine(a.account, withSets(ROUTINE, 'd1', 5), ROUTINE);
  await meet(a, b);
  for (const { account } of [a, b]) await deleteRoutine(account, (await readRoutine(account, 'r'))!);
  await meet(a, b);
  for (const phone of [a, b]) expect([await listRoutines(phone.account), await openOn(phone)]).toEqual([[], []]);
});

test('SYNC-27 a day edited on one phone and removed on the other is shown', async () => {
  const [a, b] = await twoPhones();
  await saveRoutine(a.account, withSets(ROUTINE, 'd1', 5), ROUTINE);
  later();
  await saveRoutine(b.account, without(ROUTINE, 'd1'), ROUTINE);
  for (const phone of [a, b]) await phone.syncNow();
  const [two] = await openOn(b);
  expect(two).toMatchObject({ slot: routineDaySlot('r', 'd1'), mine: { kind: 'routine-day.delete' }, isRoutine: true });
  await keepValue(b.account, two!, 'theirs');
  await meet(b, a);
  for (const phone of [a, b]) expect(await setsOn(phone)).toEqual({ d1: 5, d2: 3, d3: 3 });
});

test('SYNC-7 a deleted routine comes back as it is by undo, with what another phone wrote since', async () => {
  const [a, b] = await twoPhones();
  await deleteRoutine(b.account, ROUTINE);
  await saveRoutine(a.account, withSets(ROUTINE, 'd1', 5), ROUTINE);
  await meet(a, b);
  later();
  await restoreRoutine(b.account, ROUTINE);
  await meet(b, a);
  for (const phone of [a, b]) expect(await setsOn(phone)).toEqual({ d1: 5, d2: 3, d3: 3 });
  // An older app deletes the days too.
  const days = ROUTINE.days.map(({ day_id }) => ({ kind: 'routine-day.delete' as const, slot: routineDaySlot('r', day_id), value: null }));
  await record(a.account, [...days, { kind: 'routine.delete', slot: routineSlot('r'), value: null }]);
  await restoreRoutine(a.account, ROUTINE);
  expect(await readRoutine(a.account, 'r')).toEqual(ROUTINE);
});

test('ROUTINE-3 what a newer app stored beside a routine’s day survives an edit here', async () => {
  const phone = await backend.phone('a');
  const slot = routineDaySlot('r', 'd1');
  const made_at = new Date(backend.world.now).toISOString();
  await saveRoutine(phone.account, ROUTINE, undefined);
  await record(phone.account, [
    { kind: 'routine-day.put', slot, value: { routine_id: 'r', day_id: 'd1', day: day('Push'), made_at, color: 'red' } },
  ]);
  const base = (await readRoutine(phone.account, 'r'))!;
  await saveRoutine(phone.account, withSets(base, 'd1', 5), base);
  expect((await phone.account.database.registers.get(slot))?.value).toMatchObject({ color: 'red', day: day('Push', 5) });
});
