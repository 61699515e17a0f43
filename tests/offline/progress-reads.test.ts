import { IDBIndex, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { monthDays, shiftMonth } from '#domain/progress/month-days.ts';
import { firstWeekDay } from '#domain/progress/trained-weeks.ts';
import type { Register } from '#domain/sync/register.ts';
import { bodySlot, sessionFinishSlot, sessionId, sessionSlot, setSlot } from '#domain/sync/slots.ts';
import { shiftDay, weekOf } from '#domain/training/week.ts';
import { readBody } from '#offline/log/body.ts';
import { lastWorkoutDate } from '#offline/log/last-workout.ts';
import { readLiftRecords, readMainLifts } from '#offline/log/main-lifts.ts';
import { workoutDates, workoutsByDay } from '#offline/log/sessions.ts';
import { listSetsOfDays } from '#offline/log/set-logs.ts';
import { readTotals } from '#offline/log/training-totals.ts';
import { readWeeklySets } from '#offline/log/weekly-sets.ts';
import type { Account } from '#offline/store/account.ts';
import { putRegisters } from '#offline/store/register-keys.ts';
import { Phone } from './accounts-phone.ts';

/** A Wednesday. */
const TODAY = '2026-11-18';
const SETS = 6;
const LIFTS = ['Back squat', 'Bench press', 'Deadlift', 'Pull-up', 'Barbell row', 'Overhead press'];

afterEach(() => {
  vi.restoreAllMocks();
});

/** A phone with a workout every second day before today, `workouts` in all. */
async function filledLog(workouts: number): Promise<Account> {
  const opened = await new Phone().account('user-1');
  const account = { ...opened, now: () => Date.parse(`${TODAY}T12:00:00`) };
  const rows = Array.from({ length: workouts }, (_, index) => workoutRows(shiftDay(TODAY, -2 * index), index)).flat();
  const weighed = Array.from({ length: 2 * workouts }, (_, day) => weightRow(shiftDay(TODAY, -day)));
  await putRegisters(account.database.registers, [...rows, ...weighed]);
  return account;
}

function workoutRows(performed_on: string, index: number) {
  const place = { performed_on, plan_id: 'p', week: 0, day: 0 };
  const session_id = sessionId({ ...place, n: 1 });
  const started_at = `${performed_on}T09:00:00.000Z`;
  const sets = Array.from({ length: SETS }, (_, set) => {
    const entry = { session_id, exercise: LIFTS[index % LIFTS.length] ?? '', exercise_n: 1, set_n: set + 1 };
    return stored('set.put', setSlot(entry), { ...entry, reps: 5, weight: '100', unit: 'lb', rpe: 8, logged_at: started_at });
  });
  return [
    stored('session.put', sessionSlot(session_id), { ...place, label: 'Workout', started_at }),
    stored('session.finish', sessionFinishSlot(session_id), { session_id, finished_at: `${performed_on}T10:00:00.000Z` }),
    ...sets,
  ];
}

function weightRow(measured_on: string) {
  const value = { measure: 'weight', measured_on, amount: '80', unit: 'kg', made_at: `${measured_on}T07:00:00.000Z` };
  return stored('body.put', bodySlot('weight', measured_on), value);
}

function stored(kind: string, slot: string, value: Record<string, unknown>): Register {
  return { slot, kind, op_id: slot, hlc: '0', v: 1, value, state: 'sent', base: null };
}

/** The requests that `read` makes of the database, and the rows and keys that come back. */
async function readsOf(read: () => Promise<unknown>): Promise<{ requests: number; rows: number }> {
  const counted = { requests: 0, rows: 0 };
  for (const prototype of [IDBIndex.prototype, IDBObjectStore.prototype])
    for (const method of ['get', 'getAll', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor'] as const) {
      const ask = prototype[method] as (...input: unknown[]) => IDBRequest<unknown>;
      vi.spyOn(prototype, method as 'get').mockImplementation(function watch(this: IDBIndex, ...input: unknown[]) {
        const request = Reflect.apply(ask, this, input);
        counted.requests += 1;
        request.addEventListener('success', () => {
          const { result } = request;
          counted.rows += Array.isArray(result) ? result.length : result == null ? 0 : 1;
        });
        return request as never;
      });
    }
  await read();
  vi.restoreAllMocks();
  return counted;
}

const MONTH = { from: '2026-10-01', to: '2026-10-31' };

const WEEK = { from: '2026-11-08', to: '2026-11-14' };

const VIEWS: [view: string, read: (account: Account) => Promise<unknown>][] = [
  ['the month', (account) => workoutsByDay(account, MONTH)],
  ['the weeks', (account) => workoutDates(account, { from: firstWeekDay(TODAY), to: TODAY })],
  ['the totals of a month', (account) => readTotals(account, MONTH, 'lb')],
  ['the sets per muscle', (account) => readWeeklySets(account, weekOf('2026-11-04'), TODAY)],
  ['the main lifts', (account) => readMainLifts(account, TODAY)],
  [
    'a week of the history',
    (account) => Promise.all([workoutDates(account, WEEK), lastWorkoutDate(account), listSetsOfDays(account, WEEK)]),
  ],
  ['the records', (account) => readLiftRecords(account, TODAY)],
  ['the body', (account) => readBody(account, 'weight', TODAY)],
];

describe('views', () => {
  let [year, years]: Account[] = [];

  beforeAll(async () => {
    [year, years] = await Promise.all([190, 480].map(filledLog));
  });

  test.each(VIEWS)('%s reads as much of a year of training as of more (PROG-19)', async (_, read) => {
    const reads = await readsOf(() => read(year as Account));
    expect(reads.rows).toBeGreaterThan(10);
    expect(await readsOf(() => read(years as Account))).toEqual(reads);
  });
});

test('the totals of a year are those of its months', async () => {
  const account = await filledLog(300);
  const year = await readTotals(account, { from: '2026-01-01', to: '2026-12-31' }, 'lb');
  const workouts = Math.floor(321 / 2) + 1;
  expect(year).toEqual({ workouts, minutes: workouts * 60, sets: workouts * SETS, moved: workouts * SETS * 500 });
  let months = 0;
  for (let month = '2026-01-01'; month < '2027'; month = shiftMonth(month, 1))
    months += (await readTotals(account, { from: month, to: monthDays(month).days.at(-1) ?? '' }, 'lb')).workouts;
  expect(months).toBe(workouts);
});

test('days that begin inside a month and end inside another are counted whole', async () => {
  const account = await filledLog(40);
  expect((await readTotals(account, { from: '2026-10-19', to: '2026-11-18' }, 'lb')).workouts).toBe(16);
});

/** The main lifts of a log with these lifts on these days. */
async function liftsOf(...days: [performed_on: string, ...lifts: string[]][]): Promise<string[]> {
  const opened = await new Phone().account('user-1');
  const account = { ...opened, now: () => Date.parse(`${TODAY}T12:00:00`) };
  const rows = days.flatMap(([performed_on, ...lifts], index) =>
    lifts.flatMap((exercise, place) => {
      const session_id = sessionId({ performed_on, plan_id: 'p', week: index, day: place, n: 1 });
      const started_at = `${performed_on}T09:00:00.000Z`;
      const entry = { session_id, exercise, exercise_n: 1, set_n: 1 };
      return [
        stored('session.put', sessionSlot(session_id), { performed_on, plan_id: 'p', week: index, day: place, label: 'A', started_at }),
        stored('set.put', setSlot(entry), { ...entry, reps: 5, weight: '100', unit: 'lb', rpe: 8, logged_at: started_at }),
      ];
    }),
  );
  await putRegisters(account.database.registers, rows);
  return (await readMainLifts(account, TODAY)).lifts.map(({ name }) => name).sort();
}

test('main lifts of four weeks are enough from four on; fewer are joined by those of twelve (PROG-21)', async () => {
  const lately = ['Back squat', 'Bench press', 'Deadlift', 'Overhead press'];
  expect(await liftsOf(['2026-11-16', ...lately], ['2026-09-20', 'Barbell row'])).toEqual(lately);
  expect(await liftsOf(['2026-11-16', 'Back squat'], ['2026-09-20', 'Barbell row', 'Bench press'])).toEqual([
    'Back squat',
    'Barbell row',
    'Bench press',
  ]);
  expect(await liftsOf(['2026-11-16', 'Back squat'], ['2026-06-20', 'Barbell row'])).toEqual(['Back squat']);
});

test('a log whose last workout is old is looked at from there, over twelve weeks as well (PROG-21, PROG-31)', async () => {
  expect(await liftsOf(['2024-05-20', 'Back squat'], ['2024-04-02', 'Bench press'], ['2024-01-02', 'Deadlift'])).toEqual([
    'Back squat',
    'Bench press',
  ]);
});
