import { Dexie } from 'dexie';
import type { SaveState } from '#domain/sync/register.ts';
import { exerciseKey, parseSessionId, setSlot } from '#domain/sync/slots.ts';
import { readValue, type SetValue } from '#domain/sync/values.ts';
import { begunAt, startedAs } from '#domain/training/begun-at.ts';
import type { SetChange } from '#domain/training/set-changes.ts';
import type { RowTyped } from '#domain/training/set-entry.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { RegisterRow } from '../store/database.ts';
import { dropEmptySessionWithin } from './empty-session.ts';
import { openSessionWithin, readSession, type SessionStart, type TrainingSession } from './sessions.ts';
import { changeTables, recordChangeWithin } from './set-changes.ts';
import { readChoice, saveChoiceWithin } from './training-choice.ts';

/** A logged set with its position. */
export interface LoggedSet extends SetValue {
  readonly slot: string;
  readonly state: SaveState;
  /** The day its workout is shown on, yyyy-mm-dd (SYNC-28). */
  readonly performed_on: string;
}

type SetEntry = Omit<SetValue, 'logged_at'>;

/**
 * Logs a set or replaces the one at its position; `typed` is the previous contents of the fields, for undo. Resolves when durable on this
 * phone, without network. Throws StorageFailure (keep the typed values on the screen) or InvalidOperationError (unchecked input).
 */
export function saveSet(account: Account, entry: SetEntry, typed: RowTyped | null = null): Promise<SetChange> {
  return writeDurably(account, changeTables(account), () => saveSetWithin(account, entry, typed));
}

/**
 * Logs the first set of a workout: opens its session, remembers its day as the one chosen, and stores the set, all or nothing. Resolves and
 * throws like `saveSet`.
 */
export function saveFirstSet(
  account: Account,
  start: SessionStart,
  entry: (session_id: string) => SetEntry,
  typed: RowTyped | null = null,
): Promise<{ session: TrainingSession; change: SetChange }> {
  return writeDurably(account, changeTables(account), async () => {
    const { plan_id, week, day, performed_on } = start;
    const choice = await readChoice(account);
    const begun = begunAt(choice, start, { today: performed_on, now: account.now() }) ?? undefined;
    const as = startedAs(choice, start, performed_on);
    const session = await openSessionWithin(account, start, { started_at: begun, session_id: as });
    const started = begun === undefined ? {} : { started_at: begun };
    const own = as === undefined ? {} : { session_id: session.session_id };
    await saveChoiceWithin(account, { plan_id, week, day, on: performed_on, ...started, ...own });
    return { session, change: await saveSetWithin(account, entry(session.session_id), typed) };
  });
}

async function saveSetWithin(account: Account, entry: SetEntry, typed: RowTyped | null): Promise<SetChange> {
  const value: SetValue = { ...entry, logged_at: new Date(account.now()).toISOString() };
  const slot = setSlot(entry);
  const { session_id, exercise, exercise_n, set_n } = entry;
  const fields = typed === null ? [] : [{ exercise, exercise_n, set_n, typed }];
  return recordChangeWithin(account, {
    session_id,
    intents: [{ kind: 'set.put', slot, value: { ...value } }],
    about: ([before]) => ((before?.value ?? null) === null ? { action: 'log', typed: fields } : { action: 'edit', typed: [] }),
  });
}

/** Deletes a logged set, and its session when it was the only one; undefined when there is none. Throws StorageFailure. */
export function deleteSet(account: Account, slot: string): Promise<SetChange | undefined> {
  return writeDurably(account, changeTables(account), async () => {
    const row = await account.database.registers.get(slot);
    if (row?.session_id === undefined) return undefined;
    const { session_id } = row;
    const change = await recordChangeWithin(account, {
      session_id,
      intents: [{ kind: 'set.delete', slot, value: null }],
      about: () => ({ action: 'delete', typed: [] }),
    });
    await dropEmptySessionWithin(account, session_id);
    return change;
  });
}

/** A session's sets, by exercise in the order first logged, occurrence and number. */
export async function listSets(account: Account, session_id: string): Promise<LoggedSet[]> {
  const rows = await account.database.registers.where('session_id').equals(session_id).toArray();
  return ordered(loggedSets(rows));
}

/**
 * The sets of this exercise in the latest session that has it, optionally before a given session. Empty when there is none. Reads few rows
 * however long the history is.
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

/** Sets of these days, inclusive, in no order. */
export async function listSetsOfDays(account: Account, { from, to }: { from: string; to: string }): Promise<LoggedSet[]> {
  const rows = await account.database.registers
    .where('[shown_on+session_id+state]')
    .between([from], [to, Dexie.maxKey], true, true)
    .toArray();
  return loggedSets(rows);
}

/** All sets on this phone; only for the export. */
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

/** Within a day the clock decides; the index has already excluded later days. */
function isBefore(row: RegisterRow, limit: Moment): boolean {
  if (row.shown_on !== limit.performed_on || limit.started_at === null) return true;
  return (row.logged_at ?? '') < limit.started_at;
}

function loggedSets(rows: RegisterRow[]): LoggedSet[] {
  return rows.flatMap((row) => {
    const value = readValue('set.put', row);
    return value === undefined ? [] : [{ ...value, slot: row.slot, state: row.state, performed_on: row.shown_on ?? '' }];
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
