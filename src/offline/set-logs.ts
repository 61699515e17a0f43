import { Dexie } from 'dexie';
import type { SaveState } from '#domain/sync/register.ts';
import { exerciseKey, parseSessionId, setSlot } from '#domain/sync/slots.ts';
import { readValue, type SetValue } from '#domain/sync/values.ts';
import type { Account } from './account.ts';
import type { RegisterRow } from './database.ts';
import { readSession } from './sessions.ts';
import { record } from './sync/record.ts';

/** A set as logged, with where it stands. */
export interface LoggedSet extends SetValue {
  readonly slot: string;
  readonly state: SaveState;
}

/**
 * Logs a set, or replaces what was logged for the same place in the session. Resolves when it is durable on this phone; the network
 * plays no part. Throws StorageFailure (keep what was typed on the screen) or InvalidOperationError (the entry was not checked).
 */
export async function saveSet(account: Account, entry: Omit<SetValue, 'logged_at'>): Promise<LoggedSet> {
  const value: SetValue = { ...entry, logged_at: new Date(account.now()).toISOString() };
  const slot = setSlot(entry);
  await record(account, [{ kind: 'set.put', slot, value }]);
  return { ...value, slot, state: 'phone' };
}

/** Takes a logged set back. A slot that was never logged is left alone. */
export async function deleteSet(account: Account, slot: string): Promise<void> {
  const row = await account.database.registers.get(slot);
  if (row === undefined || row.value === null) return;
  await record(account, [{ kind: 'set.delete', slot, value: null }]);
}

/** The sets of a session, by exercise in the order first logged, occurrence, number. */
export async function listSets(account: Account, session_id: string): Promise<LoggedSet[]> {
  const rows = await account.database.registers.where('session_id').equals(session_id).toArray();
  return ordered(loggedSets(rows));
}

/**
 * What was lifted the last time: the sets of this exercise in the most recent session that has it, before the given session when one
 * is given. Empty when there is none. Reads a handful of rows however long the history is.
 */
export async function lastTimeSets(account: Account, exercise: string, options: { before_session_id?: string } = {}): Promise<LoggedSet[]> {
  const key = exerciseKey(exercise);
  const { before_session_id } = options;
  const limit = before_session_id === undefined ? undefined : await startOf(account, before_session_id);
  const last = await account.database.registers
    .where('[exercise_key+shown_on+logged_at]')
    .between([key], limit === undefined ? [key, Dexie.maxKey] : [key, limit.performed_on, Dexie.maxKey], true, true)
    .reverse()
    .filter((row) => row.session_id !== before_session_id && (limit === undefined || isBefore(row, limit)))
    .first();
  if (last?.session_id === undefined) return [];
  const sets = await listSets(account, last.session_id);
  return sets.filter((set) => exerciseKey(set.exercise) === key);
}

/** Sets of an exercise over all sessions, newest first, at most `limit`. */
export async function listSetsOfExercise(account: Account, exercise: string, limit: number): Promise<LoggedSet[]> {
  const key = exerciseKey(exercise);
  const rows = await account.database.registers
    .where('[exercise_key+shown_on+logged_at]')
    .between([key], [key, Dexie.maxKey], true, true)
    .reverse()
    .limit(limit)
    .toArray();
  return loggedSets(rows);
}

/** Every set on this phone; for the export, which is the one place that reads them all. */
export async function readAllSets(account: Account): Promise<LoggedSet[]> {
  const rows = await account.database.registers.where('session_id').above('').toArray();
  return ordered(loggedSets(rows));
}

interface Moment {
  readonly performed_on: string;
  readonly started_at: string | null;
}

async function startOf(account: Account, session_id: string): Promise<Moment | undefined> {
  const session = await readSession(account, session_id);
  if (session !== undefined) return session;
  const key = parseSessionId(session_id);
  return key === undefined ? undefined : { performed_on: key.performed_on, started_at: null };
}

/** On the same day the clock decides; the index has already excluded later days. */
function isBefore(row: RegisterRow, limit: Moment): boolean {
  if (row.shown_on !== limit.performed_on || limit.started_at === null) return true;
  return (row.logged_at ?? '') < limit.started_at;
}

function loggedSets(rows: RegisterRow[]): LoggedSet[] {
  return rows.flatMap((row) => {
    const value = readValue('set.put', row);
    return value === undefined ? [] : [{ ...value, slot: row.slot, state: row.state }];
  });
}

function ordered(sets: LoggedSet[]): LoggedSet[] {
  const first = new Map<string, string>();
  for (const set of sets) {
    const key = placeOf(set);
    const known = first.get(key);
    if (known === undefined || set.logged_at < known) first.set(key, set.logged_at);
  }
  const rank = (set: LoggedSet) => first.get(placeOf(set)) ?? '';
  return sets.sort((a, b) => compare(rank(a), rank(b)) || compare(placeOf(a), placeOf(b)) || a.set_n - b.set_n);
}

function placeOf(set: LoggedSet): string {
  return `${exerciseKey(set.exercise)}#${String(set.exercise_n).padStart(4, '0')}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
