import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { blankEdit, changesOfEdit, editOf, NOTHING_LOGGED } from '#domain/history/edit-workout.ts';
import { readValue } from '#domain/sync/values.ts';
import { EMPTY_WORKOUT } from '#domain/training/free-workout.ts';
import { repeatWorkout, startEmptyWorkout } from '#offline/log/free-workouts.ts';
import { savePastWorkout, saveWorkoutChanges } from '#offline/log/past-workouts.ts';
import { readSessionDay } from '#offline/log/session-adjust.ts';
import { deleteSession, listSessions, nextSessionId, openSession, readSession } from '#offline/log/sessions.ts';
import { dayOfSession } from '#offline/log/set-changes.ts';
import { lastTimeSets, listSets, listSetsOfExercise, saveSet } from '#offline/log/set-logs.ts';
import { listTwoValues } from '#offline/log/two-values.ts';
import { type TypedDraft, typedDraftKey, typedWorkout } from '#offline/log/typed-drafts.ts';
import { undoChange } from '#offline/log/undo-change.ts';
import { saveWorkoutNote } from '#offline/log/workout-note.ts';
import { readDraft } from '#offline/store/drafts.ts';
import { expectAgreement } from './support/agreement.ts';
import { change, move, repsOf, shownOn, withReps, workout } from './support/past-workout.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const TODAY = '2026-11-20';
const BEFORE = '2026-11-13';

test('SYNC-27 a set of a past workout that was read from another phone while it was edited is shown with the edit', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const session_id = await workout(a, b);
  const meanwhile = async () => {
    await change(a, session_id, withReps(1, '9'));
    await change(a, session_id, withReps(3, '7'));
    for (const phone of [a, b]) await phone.syncNow();
    backend.world.now += 1_000;
  };
  await change(b, session_id, (base) => withReps(2, '6')(withReps(1, '3')(base)), meanwhile);
  expect(await repsOf(b, session_id)).toEqual([3, 6, 7]);
  const [two, ...others] = await listTwoValues(b.account);
  expect(others).toEqual([]);
  expect(two).toMatchObject({ isOpen: true, session_id, mine: { value: { reps: 3 } }, theirs: { value: { reps: 9 } } });
});

test('SYNC-28 a moved workout is found on its new day by everything that reads days, and its id stays', async () => {
  const phone = await backend.phone('a');
  const session_id = await workout(phone);
  await move(phone, session_id, BEFORE);
  expect(await shownOn(phone)).toEqual([BEFORE]);
  expect((await listSessions(phone.account, { from: TODAY, to: TODAY })).length).toBe(0);
  expect(await listSessions(phone.account, { from: BEFORE, to: BEFORE })).toMatchObject([{ session_id, performed_on: BEFORE }]);
  expect((await listSetsOfExercise(phone.account, 'Back squat', 9)).map(({ performed_on }) => performed_on)).toEqual([
    BEFORE,
    BEFORE,
    BEFORE,
  ]);
  const { session_id: next } = await phone.openSession(TODAY);
  expect(next).not.toBe(session_id);
  expect(await lastTimeSets(phone.account, 'Back squat', { before_session_id: next })).toHaveLength(3);
  await move(phone, session_id, TODAY);
  expect(await shownOn(phone)).toEqual([TODAY]);
});

test('SYNC-28 a set edited on one phone moves with the workout the other phone moved, in either order of arrival', async () => {
  for (const first of ['move', 'edit']) {
    const [a, b] = [await backend.phone('a'), await backend.phone('b')];
    const session_id = await workout(a, b);
    await move(a, session_id, BEFORE);
    await change(b, session_id, withReps(2, '9'));
    await saveSet(b.account, {
      session_id,
      exercise: 'Dip',
      exercise_n: 1,
      set_n: 1,
      reps: 12,
      weight: '',
      unit: 'kg',
      rpe: null,
    });
    for (const phone of first === 'move' ? [a, b, a] : [b, a, b]) await phone.syncNow();
    for (const phone of [a, b]) {
      expect(await shownOn(phone)).toEqual([BEFORE]);
      expect(await repsOf(phone, session_id)).toEqual([5, 9, 5, 12]);
    }
    await expectAgreement(backend, a, b);
    await backend.reset();
  }
});

test('SYNC-28 of two moves without signal the later stays, and nothing is there twice', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const session_id = await workout(a, b);
  await move(a, session_id, BEFORE);
  backend.world.now += 1000;
  await move(b, session_id, '2026-11-19');
  for (const phone of [b, a, b]) await phone.syncNow();
  for (const phone of [a, b]) {
    expect(await shownOn(phone)).toEqual(['2026-11-19']);
    expect(await listSessions(phone.account, { from: '', to: '\uffff' })).toHaveLength(1);
  }
  await expectAgreement(backend, a, b);
});

test('SYNC-28 a phone that reads the log for the first time shows a moved workout on its new day', async () => {
  const a = await backend.phone('a');
  const session_id = await workout(a);
  await move(a, session_id, BEFORE);
  await a.syncNow();
  const b = await backend.phone('b');
  await b.syncNow();
  expect(await shownOn(b)).toEqual([BEFORE]);
});

test('HIST-4 edits of different sets on two phones are both kept, and an edited set keeps when it was logged', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const session_id = await workout(a, b);
  const before = await listSets(a.account, session_id);
  backend.world.now += 60_000;
  await change(a, session_id, withReps(1, '7'));
  await change(b, session_id, (base) => ({ ...withReps(3, '3')(base), note: 'Belt.' }));
  for (const phone of [a, b, a]) await phone.syncNow();
  expect(await repsOf(a, session_id)).toEqual([7, 5, 3]);
  expect((await readSession(a.account, session_id))?.note).toBe('Belt.');
  expect((await listSets(a.account, session_id)).map(({ logged_at }) => logged_at)).toEqual(before.map(({ logged_at }) => logged_at));
  await expectAgreement(backend, a, b);
});

test('HIST-4 what a newer app stored in the session survives an edit', async () => {
  const phone = await backend.phone('a');
  const session_id = await workout(phone);
  const slot = `session|${session_id}`;
  const row = await phone.account.database.registers.get(slot);
  await phone.account.database.registers.update(slot, { value: { ...row?.value, mood: 'good' } });
  await move(phone, session_id, BEFORE);
  const moved = await phone.account.database.registers.get(slot);
  expect(moved === undefined ? undefined : readValue('session.put', moved)).toMatchObject({ mood: 'good', moved_to: BEFORE });
});

test('HIST-4 an edit keeps the note another phone wrote since it began, or shows both where it changed the note too', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const session_id = await workout(a, b);
  const base = editOf((await readSession(a.account, session_id))!, await listSets(a.account, session_id));
  await change(b, session_id, (edit) => ({ ...edit, note: 'Belt.' }));
  for (const phone of [b, a]) await phone.syncNow();
  const head = { day: base.day, started_at: new Date(backend.world.now).toISOString(), note: base.note };
  const save = (some: Partial<typeof head>) =>
    saveWorkoutChanges(a.account, session_id, { puts: [], deletes: [], head: { ...head, ...some }, finished_at: undefined }, base);
  await save({ day: BEFORE });
  expect(await readSession(a.account, session_id)).toMatchObject({ note: 'Belt.', performed_on: BEFORE });
  expect(await listTwoValues(a.account)).toEqual([]);
  await save({ note: 'No belt.' });
  expect(await listTwoValues(a.account)).toMatchObject([
    { isOpen: true, session_id, mine: { value: { note: 'No belt.' } }, theirs: { value: { note: 'Belt.' } } },
  ]);
});

test('PROG-37 a note after a workout leaves its day and times, and shows the note another phone wrote meanwhile', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const session_id = await workout(a, b);
  await saveWorkoutNote(b.account, session_id, { note: 'Belt.', base: '' });
  await change(b, session_id, (edit) => ({ ...edit, day: BEFORE }));
  for (const phone of [b, a]) await phone.syncNow();
  const now = (await readSession(a.account, session_id))!;
  await saveWorkoutNote(a.account, session_id, { note: 'No belt.', base: '' });
  const { started_at, finished_at } = now;
  expect(await readSession(a.account, session_id)).toMatchObject({ note: 'No belt.', performed_on: BEFORE, started_at, finished_at });
  expect(await listTwoValues(a.account)).toMatchObject([
    { isOpen: true, session_id, mine: { value: { note: 'No belt.' } }, theirs: { value: { note: 'Belt.' } } },
  ]);
});

test('PROG-37 of a workout that is gone no note is said to be stored', async () => {
  const a = await backend.phone('a');
  const session_id = await workout(a);
  await deleteSession(a.account, session_id);
  expect(await saveWorkoutNote(a.account, session_id, { note: 'Belt.', base: '' })).toBe(false);
  expect(await readSession(a.account, session_id)).toBeUndefined();
});

test('HIST-6 a deleted workout comes back with its day, its end and its note', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const session_id = await workout(a, b);
  await change(a, session_id, (base) => ({ ...base, day: BEFORE, note: 'Belt.' }));
  const before = await readSession(a.account, session_id);
  const { id } = await deleteSession(a.account, session_id);
  expect(await shownOn(a)).toEqual([]);
  await a.syncNow();
  expect(await undoChange(a.account, dayOfSession(session_id), id)).toMatchObject({ outcome: 'undone', superseded: 0 });
  expect({ ...(await readSession(a.account, session_id)), state: before?.state }).toEqual(before);
  expect(await shownOn(a)).toEqual([BEFORE]);
  for (const phone of [a, b, a]) await phone.syncNow();
  expect(await shownOn(b)).toEqual([BEFORE]);
  await expectAgreement(backend, a, b);
});

test('HIST-5 a repeated workout has the exercises of the past one, and each row holds what was lifted', async () => {
  const phone = await backend.phone('a');
  const session_id = await workout(phone);
  const sets = await listSets(phone.account, session_id);
  const place = { performed_on: TODAY, plan_id: EMPTY_WORKOUT, week: 0, day: 0 };
  expect(await repeatWorkout(phone.account, { label: 'Day A', sets }, TODAY)).toBe(true);
  const next = await nextSessionId(phone.account, place);
  expect((await readSessionDay(phone.account, next))?.day).toMatchObject({ exercises: [{ exercise: 'Back squat', sets: 3, reps: '5' }] });
  const draft = await readDraft<TypedDraft>(phone.account, typedDraftKey(typedWorkout(place), 'back squat#1'));
  expect(Object.values(draft?.typed ?? {}).map(({ weight, reps, unit, rpe }) => [weight, reps, unit, rpe])).toEqual([
    ['100', '5', 'kg', ''],
    ['100', '5', 'kg', ''],
    ['100', '5', 'kg', ''],
  ]);
  // One that is under way is not replaced.
  await openSession(phone.account, { ...place, label: 'Workout' });
  expect(await repeatWorkout(phone.account, { label: 'Day A', sets }, TODAY)).toBe(false);
});

test('HIST-7 a workout logged afterwards on two phones without signal is there once, beside the empty one under way and another of that day', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await startEmptyWorkout(a.account, TODAY);
  const open = await nextSessionId(a.account, { performed_on: TODAY, plan_id: EMPTY_WORKOUT, week: 0, day: 0 });
  const logged = (start: string, weight: string) => {
    const fields = { exercise: 'Back squat', exercise_n: 1, sets: [{ set_n: 1, typed: { weight, reps: '5', rpe: '' } }] };
    const edit = { ...blankEdit(TODAY, new Date(backend.world.now)), start, note: 'By hand.', exercises: [fields] };
    const session = { performed_on: '', started_at: '', finished_at: null, note: '' };
    const result = changesOfEdit({ session, base: NOTHING_LOGGED, edit, effort: 'rpe', unit: 'kg', today: TODAY });
    if (!result.ok) throw new Error(result.trouble.message);
    return result.changes;
  };
  await savePastWorkout(a.account, logged('07:00', '100'));
  await a.crash();
  await savePastWorkout(b.account, logged('07:00', '100'));
  await savePastWorkout(b.account, logged('18:05', '110'));
  for (const phone of [a, b, a]) await phone.syncNow();
  await expectAgreement(backend, a, b);
  const range = { from: TODAY, to: TODAY };
  const sessions = await listSessions(b.account, range);
  expect(sessions.map(({ note, finished_at }) => [note, finished_at !== null])).toEqual([
    ['By hand.', true],
    ['By hand.', true],
  ]);
  const weights = await Promise.all(
    sessions.map(async ({ session_id }) => (await listSets(b.account, session_id)).map(({ weight }) => weight)),
  );
  expect(weights).toEqual([['100'], ['110']]);
  expect(await listSets(a.account, open)).toEqual([]);
});
