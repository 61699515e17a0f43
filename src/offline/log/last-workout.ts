import { Dexie } from 'dexie';
import { exerciseKey } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import { isWorkingSet } from '#domain/training/set-kind.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { Account } from '../store/account.ts';
import type { LoggedSet } from './set-logs.ts';

const DAY_INDEX = '[shown_on+session_id+state]';

/** The unit of a set of the newest workout before a day (yyyy-mm-dd); undefined when there is none. One index lookup. */
export async function lastLoggedUnit(account: Account, before: string): Promise<WeightUnit | undefined> {
  const row = await account.database.registers.where(DAY_INDEX).below([before]).reverse().first();
  return row === undefined ? undefined : readValue('set.put', row)?.unit;
}

/** The latest day (yyyy-mm-dd) with a logged set, before a given day; undefined when there is none. One index lookup. */
export async function lastWorkoutDate(account: Account, before?: string): Promise<string | undefined> {
  // A key must not contain the same maxKey array twice: engines treat it as a cycle and reject the key.
  const limit = before === undefined ? [Dexie.maxKey] : [before];
  const row = await account.database.registers.where(DAY_INDEX).below(limit).reverse().first();
  return row?.shown_on;
}

/** The first day (yyyy-mm-dd) with a logged set, or with one of an exercise. One index lookup. */
export async function firstWorkoutDate(account: Account, exercise?: string): Promise<string | undefined> {
  const { registers } = account.database;
  const rows =
    exercise === undefined
      ? registers.where(DAY_INDEX).above([Dexie.minKey])
      : registers.where(EXERCISE_INDEX).between([exerciseKey(exercise)], [exerciseKey(exercise), Dexie.maxKey], true, true);
  return (await rows.first())?.shown_on;
}

const EXERCISE_INDEX = '[exercise_key+shown_on+logged_at]';
/** More than anyone trains; bounds the lookups of `listLoggedNames`. */
const NAMES_MOST = 120;

/** The names of the exercises ever logged. One index lookup for each. */
export function listLoggedNames(account: Account): Promise<string[]> {
  const { registers } = account.database;
  return account.database.transaction('r', registers, async () => {
    const names: string[] = [];
    let after: unknown[] = [Dexie.minKey];
    while (names.length < NAMES_MOST) {
      const row = await registers.where(EXERCISE_INDEX).above(after).first();
      if (row?.exercise_key === undefined) return names;
      names.push(readValue('set.put', row)?.exercise ?? row.exercise_key);
      after = [row.exercise_key, Dexie.maxKey];
    }
    return names;
  });
}

/** An earlier session's working sets of an exercise, in order (TRAIN-23). */
export interface EarlierSession {
  session_id: string;
  /** yyyy-mm-dd */
  performed_on: string;
  sets: LoggedSet[];
}

/** The newest sessions with an exercise, newest first, from at most `rows` sets; the oldest of them may be cut. */
export function sessionsOfExercise(account: Account, exercise: string, rows: number): Promise<EarlierSession[]> {
  return readSessions(account, exercise, EVER, rows);
}

/** The sessions with an exercise from a day (yyyy-mm-dd) on, newest first. */
export function sessionsSince(account: Account, exercise: string, from: string): Promise<EarlierSession[]> {
  return readSessions(account, exercise, EVER, EVER_ROWS, from);
}

/** After every day. */
const EVER = '9999-12-31';
/** Enough rows for three sessions of any prescription. */
const RECENT_ROWS = 60;

/**
 * The last sessions with an exercise before a day (yyyy-mm-dd), newest first. Unlike `lastTimeSets`, a live query of it does not rerun
 * while sets are logged on that day.
 */
export async function sessionsBeforeDay(account: Account, exercise: string, day: string, most: number): Promise<EarlierSession[]> {
  return (await readSessions(account, exercise, day, RECENT_ROWS)).slice(0, most);
}

/** All working sets of an exercise before a day, newest session first; the basis of records. */
export async function setsBeforeDay(account: Account, exercise: string, day: string): Promise<LoggedSet[]> {
  return (await readSessions(account, exercise, day, EVER_ROWS)).flatMap((session) => session.sets);
}

/** Twenty years of one exercise, three times a week. */
const EVER_ROWS = 20_000;

async function readSessions(account: Account, exercise: string, day: string, rows: number, from = ''): Promise<EarlierSession[]> {
  const key = exerciseKey(exercise);
  const found = await account.database.registers
    .where(EXERCISE_INDEX)
    .between([key, from], [key, day], true, false)
    .reverse()
    .limit(rows)
    .toArray();
  const sessions = new Map<string, EarlierSession>();
  for (const row of found) {
    const value = readValue('set.put', row);
    if (value === undefined || !isWorkingSet(value)) continue;
    const { session_id } = value;
    const performed_on = row.shown_on ?? '';
    const session = sessions.get(session_id) ?? { session_id, performed_on, sets: [] };
    session.sets.push({ ...value, slot: row.slot, state: row.state, performed_on });
    sessions.set(session_id, session);
  }
  for (const { sets } of sessions.values()) sets.sort((a, b) => a.exercise_n - b.exercise_n || a.set_n - b.set_n);
  return [...sessions.values()];
}
