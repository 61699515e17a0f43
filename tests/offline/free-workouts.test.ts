import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addToDay, removeFromDay } from '#domain/plan/edit-day.ts';
import { sessionAdjustSlot, sessionId } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import { EMPTY_WORKOUT, routineWorkout } from '#domain/training/free-workout.ts';
import { freeTrainingOf } from '#offline/log/free-training.ts';
import { leaveWorkout, repeatWorkout, startEmptyWorkout, startRoutine } from '#offline/log/free-workouts.ts';
import { deleteRoutine, type Routine, saveRoutine } from '#offline/log/routines.ts';
import { arrangeSession, readSessionDay } from '#offline/log/session-adjust.ts';
import { finishSession, listSessions, nextSessionId, openSession } from '#offline/log/sessions.ts';
import { listSets, saveFirstSet, saveSet } from '#offline/log/set-logs.ts';
import { readRecent, readStanding } from '#offline/log/training.ts';
import { readChoice } from '#offline/log/training-choice.ts';
import { undoChange } from '#offline/log/undo-change.ts';
import { expectAgreement } from './support/agreement.ts';
import type { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const TODAY = '2026-11-20';
const PLACE = { performed_on: TODAY, plan_id: EMPTY_WORKOUT, week: 0, day: 0 };
const ROUTINE: Routine = {
  routine_id: 'r1',
  name: 'Push day',
  days: [{ day_id: 'd1', day: { exercises: [{ exercise: 'Dip', sets: 3, reps: '8' }] } }],
};

const trainingOf = async ({ account }: Phone) =>
  freeTrainingOf(await readStanding(account, TODAY), await readRecent(account, TODAY), TODAY);
const underWay = async (phone: Phone) => (await trainingOf(phone))?.version.plan_id;

async function logDip(phone: Phone, plan_id: string, set_n = 1): Promise<string> {
  const { session_id } = await openSession(phone.account, { ...PLACE, plan_id, label: 'Workout' });
  const set = { exercise: 'Dip', exercise_n: 1, reps: 8, weight: '', unit: 'kg' as const, rpe: null };
  await saveSet(phone.account, { session_id, set_n, ...set });
  return session_id;
}

test('ROUTINE-1 an empty workout is under way as soon as it is started, and counts as training with its first set', async () => {
  const phone = await backend.phone('a');
  expect(await underWay(phone)).toBeUndefined();
  await startEmptyWorkout(phone.account, TODAY);
  expect(await underWay(phone)).toBe(EMPTY_WORKOUT);
  expect(await listSessions(phone.account, { from: TODAY, to: TODAY })).toEqual([]);
  await leaveWorkout(phone.account, TODAY);
  expect(await underWay(phone)).toBeUndefined();
  await startEmptyWorkout(phone.account, TODAY);
  const session_id = await logDip(phone, EMPTY_WORKOUT);
  await phone.crash();
  expect(await underWay(phone)).toBe(EMPTY_WORKOUT);
  await finishSession(phone.account, session_id);
  expect(await underWay(phone)).toBe(EMPTY_WORKOUT);
  backend.world.now += 86_400_000;
  expect(freeTrainingOf(await readStanding(phone.account, '2026-11-21'), await readRecent(phone.account, '2026-11-21'), '2026-11-21')).toBe(
    undefined,
  );
});

test('ROUTINE-1 a second empty workout of a day is another one, and the first stays logged', async () => {
  const phone = await backend.phone('a');
  await startEmptyWorkout(phone.account, TODAY);
  const first = await logDip(phone, EMPTY_WORKOUT);
  await finishSession(phone.account, first);
  expect((await trainingOf(phone))?.sessions.map(({ session_id }) => session_id)).toEqual([first]);
  await startEmptyWorkout(phone.account, TODAY);
  expect((await trainingOf(phone))?.sessions).toEqual([]);
  const second = await logDip(phone, EMPTY_WORKOUT);
  expect(second).not.toBe(first);
  expect((await trainingOf(phone))?.sessions.map(({ session_id }) => session_id)).toEqual([second]);
  expect(await listSessions(phone.account, { from: TODAY, to: TODAY })).toHaveLength(2);
});

test('ROUTINE-1 a workout begun on one phone is under way on the other, with its exercises and sets', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await startEmptyWorkout(a.account, TODAY);
  const session_id = await nextSessionId(a.account, PLACE);
  const day = addToDay((await readSessionDay(a.account, session_id))?.day ?? {}, [{ exercise: 'Dip' }]);
  await arrangeSession(a.account, { session_id, day, text: 'Added Dip' });
  expect(await logDip(a, EMPTY_WORKOUT)).toBe(session_id);
  await a.syncNow();
  await b.syncNow();
  expect(await underWay(b)).toBe(EMPTY_WORKOUT);
  expect((await readSessionDay(b.account, session_id))?.day).toEqual(day);
  expect(await listSets(b.account, session_id)).toHaveLength(1);
  await leaveWorkout(b.account, TODAY);
  expect(await underWay(b)).toBeUndefined();
  await expectAgreement(backend, a, b);
});

/** The first set of the workout that is chosen, as Today's Workout logs it. */
async function tick(phone: Phone, plan_id = EMPTY_WORKOUT): Promise<string> {
  const set = { exercise: 'Dip', exercise_n: 1, set_n: 1, reps: 8, weight: '', unit: 'kg' as const, rpe: null };
  const { session } = await saveFirstSet(phone.account, { ...PLACE, plan_id, label: 'Workout' }, (session_id) => ({ session_id, ...set }));
  return session.session_id;
}

const daysOf = async ({ account }: Phone) => {
  const rows = await account.database.registers.where('slot').startsWith(sessionAdjustSlot('')).toArray();
  return rows.map((row) => readValue('session.adjust', row)?.day?.exercises?.map(({ exercise }) => exercise));
};

test('ROUTINE-18 a workout started on another phone keeps its exercises when another one is started here', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await startEmptyWorkout(a.account, TODAY);
  const first = (await readChoice(a.account))!.session_id!;
  await arrangeSession(a.account, { session_id: first, day: addToDay({ title: 'Workout' }, [{ exercise: 'Row' }]), text: 'Added Row' });
  for (const phone of [a, b]) await phone.syncNow();
  backend.world.now += 1_000;
  const sets = [
    { session_id: 's', exercise: 'Dip', exercise_n: 1, set_n: 1, reps: 8, weight: '', unit: 'kg' as const, rpe: null, logged_at: '' },
  ];
  expect(await repeatWorkout(b.account, { label: 'Dips', sets }, TODAY)).toBe(true);
  const second = await tick(b);
  for (const phone of [b, a]) await phone.syncNow();
  expect(await tick(a)).toBe(first);
  for (const phone of [a, b, a]) await phone.syncNow();
  await expectAgreement(backend, a, b);
  expect(second).not.toBe(first);
  for (const phone of [a, b]) {
    expect(await daysOf(phone)).toEqual([['Row'], ['Dip']]);
    expect(await listSets(phone.account, first)).toHaveLength(1);
    expect((await trainingOf(phone))?.sessions.map(({ session_id }) => session_id)).toEqual([phone === a ? first : second]);
  }
});

test('ROUTINE-18 a workout that was left before its first set is overwritten by none that is started later', async () => {
  const phone = await backend.phone('a');
  const place = { routine_id: 'r1', day_id: 'd1' };
  await saveRoutine(phone.account, ROUTINE, undefined);
  await startRoutine(phone.account, place, TODAY);
  const session_id = (await readChoice(phone.account))!.session_id!;
  const day = addToDay((await readSessionDay(phone.account, session_id))!.day, [{ exercise: 'Row' }]);
  await arrangeSession(phone.account, { session_id, day, text: 'Added Row' });
  await leaveWorkout(phone.account, TODAY);
  await startRoutine(phone.account, place, TODAY);
  expect(await tick(phone, routineWorkout(place))).not.toBe(session_id);
  expect(await daysOf(phone)).toEqual([['Dip', 'Row'], ['Dip']]);
});

test('ROUTINE-18 a workout that was left as it was started is the same one when it is started again', async () => {
  const phone = await backend.phone('a');
  const place = { routine_id: 'r1', day_id: 'd1' };
  await saveRoutine(phone.account, ROUTINE, undefined);
  await startRoutine(phone.account, place, TODAY);
  const { session_id } = (await readChoice(phone.account))!;
  await leaveWorkout(phone.account, TODAY);
  await startRoutine(phone.account, place, TODAY);
  expect(await tick(phone, routineWorkout(place))).toBe(session_id);
});

test('ROUTINE-18 sets of a workout that has not arrived whole are no place for another', async () => {
  const phone = await backend.phone('a');
  const session_id = sessionId({ ...PLACE, n: 1 });
  await saveSet(phone.account, { session_id, exercise: 'Dip', exercise_n: 1, set_n: 1, reps: 3, weight: '20', unit: 'kg', rpe: null });
  await startEmptyWorkout(phone.account, TODAY);
  expect(await tick(phone)).not.toBe(session_id);
  expect((await listSets(phone.account, session_id))[0]?.reps).toBe(3);
});

test('HIST-5 nothing is repeated over a workout that went past midnight, or that was started and has exercises', async () => {
  const phone = await backend.phone('a');
  const sets = [
    { session_id: 's', exercise: 'Dip', exercise_n: 1, set_n: 1, reps: 8, weight: '', unit: 'kg' as const, rpe: null, logged_at: '' },
  ];
  const repeat = (today: string) => repeatWorkout(phone.account, { label: 'Dips', sets }, today);
  await startEmptyWorkout(phone.account, TODAY);
  const session_id = (await readChoice(phone.account))!.session_id!;
  await arrangeSession(phone.account, { session_id, day: addToDay({}, [{ exercise: 'Row' }]), text: 'Added Row' });
  expect(await repeat(TODAY)).toBe(false);
  await tick(phone);
  expect(await repeat('2026-11-21')).toBe(false);
  await finishSession(phone.account, session_id);
  expect(await repeat('2026-11-21')).toBe(true);
});

test('ROUTINE-4 a workout of a routine keeps its day when the routine is edited or deleted meanwhile', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await saveRoutine(a.account, ROUTINE, undefined);
  await a.syncNow();
  await b.syncNow();
  const place = { routine_id: 'r1', day_id: 'd1' };
  expect(await startRoutine(a.account, place, TODAY)).toBe(true);
  const session_id = await logDip(a, routineWorkout(place));
  backend.world.now += 1_000;
  await deleteRoutine(b.account, ROUTINE);
  for (const phone of [b, a, b]) await phone.syncNow();
  for (const phone of [a, b]) {
    expect(await readSessionDay(phone.account, session_id)).toMatchObject({ day: { title: 'Push day', exercises: [{ exercise: 'Dip' }] } });
    expect(await startRoutine(phone.account, place, TODAY)).toBe(false);
  }
  await expectAgreement(backend, a, b);
});

test('ROUTINE-5 two phones that train the same routine without signal meet in one workout with the sets of both', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await saveRoutine(a.account, ROUTINE, undefined);
  await a.syncNow();
  await b.syncNow();
  const place = { routine_id: 'r1', day_id: 'd1' };
  for (const [index, phone] of [a, b].entries()) {
    await startRoutine(phone.account, place, TODAY);
    await logDip(phone, routineWorkout(place), index + 1);
  }
  for (const phone of [a, b, a]) await phone.syncNow();
  const sessions = await listSessions(a.account, { from: TODAY, to: TODAY });
  expect(sessions).toHaveLength(1);
  expect(await listSets(a.account, sessions[0]!.session_id)).toHaveLength(2);
  await expectAgreement(backend, a, b);
});

test('SYNC-20 changes of the exercises are undone one after the other, newest first', async () => {
  const { account } = await backend.phone('a');
  await startEmptyWorkout(account, TODAY);
  const session_id = await nextSessionId(account, PLACE);
  const start = (await readSessionDay(account, session_id))!.day;
  const one = addToDay(start, [{ exercise: 'Dip' }]);
  const added = await arrangeSession(account, { session_id, day: one, text: 'Added Dip' });
  const two = addToDay(one, [{ exercise: 'Row' }]);
  const more = await arrangeSession(account, { session_id, day: two, text: 'Added Row' });
  expect(await undoChange(account, PLACE, added.id)).toEqual({ outcome: 'gone' });
  expect((await undoChange(account, PLACE, more.id)).outcome).toBe('undone');
  expect((await readSessionDay(account, session_id))?.day).toEqual(one);
  expect((await undoChange(account, PLACE, added.id)).outcome).toBe('undone');
  expect((await readSessionDay(account, session_id))?.day).toEqual(start);
});

test('SYNC-21 an undo leaves exercises that another phone changed since', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  await startEmptyWorkout(a.account, TODAY);
  const session_id = await nextSessionId(a.account, PLACE);
  const day = addToDay((await readSessionDay(a.account, session_id))!.day, [{ exercise: 'Dip' }, { exercise: 'Row' }]);
  const change = await arrangeSession(a.account, { session_id, day, text: 'Added 2 exercises' });
  await a.syncNow();
  await b.syncNow();
  backend.world.now += 1_000;
  const other = removeFromDay(day, { exercise: 'Dip', exercise_n: 1 });
  await arrangeSession(b.account, { session_id, day: other, text: 'Removed Dip' });
  await b.syncNow();
  await a.syncNow();
  expect((await undoChange(a.account, PLACE, change.id)).outcome).toBe('superseded');
  expect((await readSessionDay(a.account, session_id))?.day).toEqual(other);
  await expectAgreement(backend, a, b);
});
