import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { leftInFileText } from '#domain/messages/import.ts';
import { usualGym } from '#domain/training/gym.ts';
import { USUAL_PREFERENCES } from '#domain/training/preferences.ts';
import { type Export, exportEverything } from '#offline/accounts/export.ts';
import { createImporter } from '#offline/import/importer.ts';
import { listImports } from '#offline/import/imports.ts';
import { putImport } from '#offline/import/store-import.ts';
import { deleteBody, saveBody } from '#offline/log/body.ts';
import { markFavourite } from '#offline/log/favourites.ts';
import { addGym, saveGym } from '#offline/log/gym.ts';
import { saveOwnExercise } from '#offline/log/own-exercises.ts';
import { savePlan } from '#offline/log/plans.ts';
import { savePreference } from '#offline/log/preferences.ts';
import { type Routine, saveRoutine } from '#offline/log/routines.ts';
import { finishSession, openSession } from '#offline/log/sessions.ts';
import { saveSet } from '#offline/log/set-logs.ts';
import type { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const CHOICES = { unit: 'kg', names: {} } as const;
const WAIST = { measure: 'waist', measured_on: '2026-03-01', amount: '84.5', unit: 'cm' } as const;
const WEIGHT = { measure: 'weight', measured_on: '2026-03-02', amount: '82.50', unit: 'kg' } as const;
const ROUTINE: Routine = {
  routine_id: 'r1',
  name: 'Push day',
  days: [
    { day_id: 'd2', day: { exercises: [{ exercise: 'Dip', sets: 3, reps: '8' }] } },
    { day_id: 'd1', day: { exercises: [{ exercise: 'Viking press', sets: 2, reps: '10' }] } },
  ],
};

/** Something of everything a person can make. */
async function live({ account }: Phone): Promise<void> {
  const { plan_id } = await savePlan(account, { plan: { goal: 'muscle', schedule: [{ day: 'A', exercises: [] }] }, source: 'coach' });
  const own = { name: 'Viking press', counts: 'reps-weight', primary: ['shoulders'], secondary: [], equipment: [] } as never;
  await saveOwnExercise(account, own);
  await saveRoutine(account, ROUTINE, undefined);
  await markFavourite(account, 'dip', true);
  await saveGym(account, { ...usualGym('kg'), name: 'Garage' });
  await addGym(account, { ...usualGym('lb'), name: 'Office' });
  for (const entry of [WAIST, WEIGHT]) await saveBody(account, entry);
  await savePreference(account, 'rest_main', 150);
  await savePreference(account, 'effort', 'rir');
  const { session_id } = await openSession(account, { performed_on: '2026-03-02', plan_id, week: 0, day: 0, label: 'A' });
  const set = { session_id, exercise: 'Viking press', exercise_n: 1, reps: 8, weight: '40', unit: 'kg' as const, rpe: 8, note: 'deep' };
  await saveSet(account, { ...set, set_n: 1, per_side: true, prescribed: '3 × 8' });
  await saveSet(account, { ...set, set_n: 2, kind: 'drop' });
  await finishSession(account, session_id);
}

/** What a person has, without what is of this phone or of this moment. */
async function stateOf({ account }: Phone) {
  const { plans, routines, body, own_exercises, favourite_exercises, gyms, preferences, sessions, current_plan_id } =
    await exportEverything(account);
  const bare = sessions.map(({ state: _, sets, ...session }) => ({
    ...session,
    sets: sets.map(({ state: __, source: ___, ...set }) => set),
  }));
  return { plans, routines, body, own_exercises, favourite_exercises, gyms, preferences, sessions: bare, current_plan_id };
}

const NOTHING = {
  routines: [],
  body: [],
  favourite_exercises: [],
  gyms: [],
  preferences: USUAL_PREFERENCES,
  sessions: [],
  current_plan_id: null,
};
const bytesOf = (file: Export) => new TextEncoder().encode(JSON.stringify(file));

async function opened(phone: Phone, file: Export) {
  const importer = createImporter(() => Promise.resolve(phone.account));
  const read = await importer.read(bytesOf(file));
  if (!read.ok) throw new Error(read.failure.problem);
  return { importer, preview: read.preview };
}

async function bring(phone: Phone, file: Export) {
  return (await opened(phone, file)).importer.store(CHOICES, 'setwise.json', () => true);
}

async function undo(phone: Phone): Promise<void> {
  const importer = createImporter(() => Promise.resolve(phone.account));
  const [value] = await listImports(phone.account);
  await importer.undo(value!, () => undefined);
}

async function exported(): Promise<{ file: Export; before: Awaited<ReturnType<typeof stateOf>> }> {
  const old = await backend.phone('old');
  await live(old);
  backend.world.now += 60_000;
  return { file: await exportEverything(old.account), before: await stateOf(old) };
}

const stranger = async (name: string) => backend.phone(name, await backend.signInAs());

test('IMPORT-20 our own file brings back everything it holds, and says so before', async () => {
  const { file, before } = await exported();
  const phone = await stranger('new');
  const { importer, preview } = await opened(phone, file);
  expect(preview.others).toEqual([
    { kind: 'plan.put', count: 1 },
    { kind: 'routine.put', count: 1 },
    { kind: 'exercise.put', count: 1 },
    { kind: 'favourite.put', count: 1 },
    { kind: 'gym.put', count: 2 },
    { kind: 'preference.put', count: 2 },
    { kind: 'body.put', count: 2 },
  ]);
  expect(await importer.find(CHOICES)).toMatchObject({ workouts: 1, sets: 2, others: 13 });
  expect(await stateOf(phone)).toMatchObject(NOTHING);
  await importer.store(CHOICES, 'setwise.json', () => true);
  expect(await stateOf(phone)).toEqual(before);
  await phone.syncNow();
  const { outbox, rejected } = phone.account.database;
  expect([await outbox.count(), await rejected.count()]).toEqual([0, 0]);
});

test('IMPORT-20 a second time nothing is new, and what was deleted or changed since stays so', async () => {
  const { file } = await exported();
  const phone = await stranger('new');
  await bring(phone, file);
  backend.world.now += 60_000;
  await savePreference(phone.account, 'rest_main', 120);
  await deleteBody(phone.account, WAIST);
  await saveBody(phone.account, { ...WEIGHT, amount: '81' });
  const [, ...left] = ROUTINE.days;
  await saveRoutine(phone.account, { ...ROUTINE, days: left }, ROUTINE);
  const before = await stateOf(phone);
  const { importer } = await opened(phone, file);
  expect(await importer.find(CHOICES)).toMatchObject({ workouts: 0, sets: 0, others: 0 });
  expect(await importer.store(CHOICES, 'setwise.json', () => true)).toMatchObject({ workouts: 0, others: 0 });
  expect(await stateOf(phone)).toEqual(before);
});

test('IMPORT-20 one tap takes all of it back but what was changed since, and it can be brought in again', async () => {
  const { file, before } = await exported();
  const phone = await stranger('new');
  await bring(phone, file);
  await undo(phone);
  expect(await stateOf(phone)).toMatchObject(NOTHING);
  backend.world.now += 60_000;
  await bring(phone, file);
  const { own_exercises, ...again } = await stateOf(phone);
  expect({ ...again, own_exercises: before.own_exercises }).toEqual(before);
  expect(own_exercises).toMatchObject([{ name: 'Viking press', deleted_at: null }]);
  backend.world.now += 60_000;
  await undo(phone);
  expect(await stateOf(phone)).toMatchObject(NOTHING);
});

test('IMPORT-20 a file from a phone whose clock is ahead is taken back as well', async () => {
  const { file } = await exported();
  const phone = await stranger('new');
  const ahead = { ...file, exported_at: new Date(backend.world.now + 3_600_000).toISOString() };
  await bring(phone, ahead);
  expect((await stateOf(phone)).routines).toHaveLength(1);
  await undo(phone);
  expect(await stateOf(phone)).toMatchObject(NOTHING);
});

test('IMPORT-20 what is here already stays as it is: a plan in use, a routine, a measure of that day', async () => {
  const { file } = await exported();
  const phone = await stranger('new');
  backend.world.now += 60_000;
  const { plan_id } = await savePlan(phone.account, {
    plan: { goal: 'strength', schedule: [{ day: 'B', exercises: [] }] },
    source: 'coach',
  });
  await saveRoutine(phone.account, { ...ROUTINE, name: 'Mine', days: [] }, undefined);
  await saveBody(phone.account, { ...WEIGHT, amount: '90' });
  await bring(phone, file);
  const { current_plan_id, routines, body } = await stateOf(phone);
  expect(current_plan_id).toBe(plan_id);
  expect(routines).toMatchObject([{ name: 'Mine', days: [] }]);
  expect(body.map(({ amount }) => amount)).toEqual(['84.5', '90']);
  await undo(phone);
  expect(await stateOf(phone)).toMatchObject({ current_plan_id: plan_id, routines: [{ name: 'Mine' }], body: [{ amount: '90' }] });
});

test('IMPORT-20 a file with routines alone is read, and an entry that breaks the rules is left and counted', async () => {
  const { file } = await exported();
  const phone = await stranger('new');
  const broken = { ...file, sessions: [], body: [WAIST, { ...WEIGHT, amount: 'heavy' }] } as Export;
  const { importer, preview } = await opened(phone, broken);
  expect(preview).toMatchObject({ workouts: 0, left: { unreadable: 1, messages: 0 } });
  await importer.store(CHOICES, 'setwise.json', () => true);
  expect(await stateOf(phone)).toMatchObject({ sessions: [], routines: [{ name: 'Push day' }], body: [{ measure: 'waist' }] });
});

test('IMPORT-20 a workout that was open in the file is open here, and is finished here', async () => {
  const old = await backend.phone('old');
  await live(old);
  const { session_id } = await openSession(old.account, { performed_on: '2026-03-04', plan_id: 'p', week: 0, day: 1, label: 'B' });
  await saveSet(old.account, { session_id, exercise: 'Dip', exercise_n: 1, set_n: 1, reps: 8, weight: '', unit: 'kg', rpe: null });
  const phone = await stranger('new');
  const file = await exportEverything(old.account);
  await bring(phone, file);
  const ends = async () => (await stateOf(phone)).sessions.map(({ finished_at }) => finished_at !== null);
  expect(await ends()).toEqual([true, false]);
  await finishSession(phone.account, session_id);
  await bring(phone, file);
  expect(await ends()).toEqual([true, true]);
});

test('IMPORT-20 what comes with a file that an older app brought in without it is taken back too', async () => {
  const { file } = await exported();
  const first = await stranger('first');
  await bring(first, file);
  const [value] = await listImports(first.account);
  const phone = await stranger('new');
  await putImport(phone.account, { ...value!, others_at: null });
  await bring(phone, file);
  expect((await stateOf(phone)).routines).toHaveLength(1);
  await undo(phone);
  expect(await stateOf(phone)).toMatchObject(NOTHING);
});

test('IMPORT-20 messages with the AI Coach and with people stay in the file, and are counted', async () => {
  const { file } = await exported();
  const { preview } = await opened(await stranger('new'), {
    ...file,
    chat_messages: [{}, {}],
    conversations: [{ messages: [{}, {}, {}] }, { messages: [] }],
  } as never);
  expect(preview.left).toEqual({ unreadable: 0, messages: 5, supersets: 0 });
  expect(leftInFileText(preview.left)).toBe('Not added: 5 messages of chats, which only the account keeps.');
});
