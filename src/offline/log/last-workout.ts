import { Dexie } from 'dexie';
import { exerciseKey } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import type { Account } from '../store/account.ts';
import type { LoggedSet } from './set-logs.ts';

/** The latest day (yyyy-mm-dd) with a logged set, before a given day; undefined when there is none. One index lookup. */
export async function lastWorkoutDate(account: Account, before?: string): Promise<string | undefined> {
  const index = '[shown_on+session_id+state]';
  // A key must not contain the same maxKey array twice: engines treat it as a cycle and reject the key.
  const limit = before === undefined ? [Dexie.maxKey] : [before];
  const row = await account.database.registers.where(index).below(limit).reverse().first();
  return row?.shown_on;
}

/** An earlier session's sets of an exercise, in order. */
export interface EarlierSession {
  session_id: string;
  /** yyyy-mm-dd */
  performed_on: string;
  sets: LoggedSet[];
}

/** Enough rows for three sessions of any prescription. */
const RECENT_ROWS = 60;

/**
 * The last sessions with an exercise before a day (yyyy-mm-dd), newest first. Unlike `lastTimeSets`, a live query of it does not rerun
 * while sets are logged on that day.
 */
export async function sessionsBeforeDay(account: Account, exercise: string, day: string, most: number): Promise<EarlierSession[]> {
  return (await readSessions(account, exercise, day, RECENT_ROWS)).slice(0, most);
}

/** All sets of an exercise before a day, newest session first; the basis of records. */
export async function setsBeforeDay(account: Account, exercise: string, day: string): Promise<LoggedSet[]> {
  return (await readSessions(account, exercise, day, EVER_ROWS)).flatMap((session) => session.sets);
}

/** Twenty years of one exercise, three times a week. */
const EVER_ROWS = 20_000;

async function readSessions(account: Account, exercise: string, day: string, rows: number): Promise<EarlierSession[]> {
  const key = exerciseKey(exercise);
  const found = await account.database.registers
    .where('[exercise_key+shown_on+logged_at]')
    .between([key], [key, day], true, false)
    .reverse()
    .limit(rows)
    .toArray();
  const sessions = new Map<string, EarlierSession>();
  for (const row of found) {
    const value = readValue('set.put', row);
    if (value === undefined) continue;
    const { session_id } = value;
    const session = sessions.get(session_id) ?? { session_id, performed_on: row.shown_on ?? '', sets: [] };
    session.sets.push({ ...value, slot: row.slot, state: row.state });
    sessions.set(session_id, session);
  }
  for (const { sets } of sessions.values()) sets.sort((a, b) => a.exercise_n - b.exercise_n || a.set_n - b.set_n);
  return [...sessions.values()];
}
