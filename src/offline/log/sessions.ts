import { type Collection, Dexie } from 'dexie';
import type { SaveState } from '#domain/sync/register.ts';
import { parseSessionId, sessionFinishSlot, sessionId, sessionSlot } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import type { SetChange } from '#domain/training/set-changes.ts';
import type { TypedRow } from '#domain/training/set-entry.ts';
import { type Account, readTogether, writeDurably } from '../store/account.ts';
import type { RegisterRow } from '../store/database.ts';
import { uniqueKeys } from '../store/unique-keys.ts';
import { type Intent, operationTables, recordWithin } from '../sync/record.ts';
import { changeTables, recordChangeWithin } from './set-changes.ts';

/**
 * A training session of which nobody asks how safe it is. `performed_on` is the day it is shown on, the trainee's local date (yyyy-mm-dd);
 * `week` and `day` count from 0, the other times are instants.
 */
export interface PastSession {
  readonly session_id: string;
  readonly performed_on: string;
  readonly plan_id: string;
  readonly week: number;
  readonly day: number;
  readonly label: string;
  readonly started_at: string;
  readonly finished_at: string | null;
  /** Of the whole workout; may be empty. */
  readonly note: string;
  readonly state?: SaveState;
}

/** One training session. */
export interface TrainingSession extends PastSession {
  /** The least safe state of the session and its sets. */
  readonly state: SaveState;
}

/** Position in day and plan; several sessions may share it. */
export interface SessionPlace {
  readonly performed_on: string;
  readonly plan_id: string;
  readonly week: number;
  readonly day: number;
}

/** Inclusive days, yyyy-mm-dd. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The open session at that position, if any; of several the preferred one, else the last. */
export async function findOpenSession(account: Account, place: SessionPlace, preferred?: string): Promise<TrainingSession | undefined> {
  const ids = (await sessionsAt(account, place)).flatMap((row) => (row.value === null ? [] : [idOf(row.slot)])).toReversed();
  for (const id of [...ids.filter((each) => each === preferred), ...ids]) {
    if (!(await isFinished(account, id))) return readSession(account, id);
  }
  return undefined;
}

export type SessionStart = SessionPlace & { readonly label: string };

/** The open session at that position, or a new one; a day may have several sessions. Throws StorageFailure. */
export function openSession(account: Account, start: SessionStart): Promise<TrainingSession> {
  return writeDurably(account, operationTables(account.database), () => openSessionWithin(account, start));
}

/** How a workout was started before its first set: when, and as which session. */
interface Started {
  readonly started_at?: string | undefined;
  readonly session_id?: string | undefined;
}

/** Like `openSession`, inside the caller's transaction over `operationTables`. */
export async function openSessionWithin(
  account: Account,
  { label, ...place }: SessionStart,
  { started_at = new Date(account.now()).toISOString(), session_id: started }: Started = {},
): Promise<TrainingSession> {
  const isNew = started !== undefined && (await account.database.registers.get(sessionSlot(started))) === undefined;
  const open = isNew ? undefined : await findOpenSession(account, place, started);
  if (open !== undefined) return open;
  const session_id = isNew ? started : await nextSessionId(account, place);
  const value = { ...place, label, started_at };
  await recordWithin(account, [{ kind: 'session.put', slot: sessionSlot(session_id), value }]);
  return { session_id, ...value, finished_at: null, note: '', state: 'phone' };
}

/**
 * The id `openSession` will use next at that position; ids of deleted sessions are never reused, nor those of which only sets have arrived
 * (ROUTINE-18).
 */
export async function nextSessionId(account: Account, place: SessionPlace): Promise<string> {
  const { database } = account;
  const logged = await uniqueKeys(database, () => database.registers.where('session_id').startsWith(prefixOf(place)));
  const ids = [...(await sessionsAt(account, place)).map((row) => idOf(row.slot)), ...(logged as string[])];
  const taken = ids.map((id) => parseSessionId(id)?.n ?? 0);
  const { performed_on, plan_id, week, day } = place;
  return sessionId({ performed_on, plan_id, week, day, n: Math.max(0, ...taken) + 1 });
}

/** All session ids used on these days, including deleted ones. */
export async function usedSessionIds(account: Account, range: DayRange): Promise<string[]> {
  return (await slotsBegunOn(account, sessionSlot(''), range).primaryKeys()).map(idOf);
}

/** "Log Workout" was tapped. A finished session stays unchanged. Throws StorageFailure. */
export function finishSession(account: Account, session_id: string): Promise<void> {
  return endSession(account, session_id, new Date(account.now()).toISOString());
}

/** Reopens a finished workout with its sets. Throws StorageFailure. */
export function reopenSession(account: Account, session_id: string): Promise<void> {
  return endSession(account, session_id, null);
}

function endSession(account: Account, session_id: string, finished_at: string | null): Promise<void> {
  return writeDurably(account, operationTables(account.database), async () => {
    if ((await isFinished(account, session_id)) === (finished_at !== null)) return;
    await recordWithin(account, [{ kind: 'session.finish', slot: sessionFinishSlot(session_id), value: { session_id, finished_at } }]);
  });
}

async function isFinished(account: Account, session_id: string): Promise<boolean> {
  const row = await account.database.registers.get(sessionFinishSlot(session_id));
  return row !== undefined && (readValue('session.finish', row)?.finished_at ?? null) !== null;
}

/**
 * Deletes a session and its known sets; `undoChange` restores them, with the `typed` values. A set that another phone logged meanwhile
 * keeps the session. Throws StorageFailure.
 */
export function deleteSession(account: Account, session_id: string, typed: readonly TypedRow[] = []): Promise<SetChange> {
  return writeDurably(account, changeTables(account), async () => {
    const sets = await account.database.registers.where('session_id').equals(session_id).primaryKeys();
    const intents: Intent[] = sets.map((slot) => ({ kind: 'set.delete', slot, value: null }));
    intents.push({ kind: 'session.delete', slot: sessionSlot(session_id), value: null });
    return recordChangeWithin(account, { session_id, intents, about: () => ({ action: 'discard', typed }) });
  });
}

/** One session; undefined when unknown, or deleted without sets. */
export async function readSession(account: Account, session_id: string): Promise<TrainingSession | undefined> {
  const sets = await account.database.registers.where('session_id').equals(session_id).toArray();
  const logged = new Map(
    sets.length === 0 ? [] : [[session_id, sets.reduce<SaveState>((worst, { state }) => leastSafe(worst, state), 'sent')]],
  );
  const sessions = await assemble(account, [session_id], logged);
  return sessions[0];
}

/** Sessions of these days, by start time. */
export function listSessions(account: Account, range: DayRange): Promise<TrainingSession[]> {
  return readTogether(account, async () => {
    const [begun, logged] = await Promise.all([readBegun(account, range), loggedStates(account, range)]);
    return sessionsShown(account, range, begun, logged);
  });
}

/**
 * Like `listSessions`, without their states, which only walking an index tells: three requests, however many sessions there are, and one
 * for each set of a session that was moved to these days, deleted while it keeps a set, or not yet received.
 */
export function listPastSessions(account: Account, range: DayRange): Promise<PastSession[]> {
  return readTogether(account, async () => {
    const [begun, slots] = await Promise.all([readBegun(account, range), loggedSets(account, range).primaryKeys()]);
    const known = begun.flatMap((row) => (row.slot.startsWith(sessionSlot('')) && row.value !== null ? [`set|${idOf(row.slot)}|`] : []));
    const others = slots.filter((slot) => !known.some((prefix) => slot.startsWith(prefix)));
    const logged = new Map<string, SaveState>();
    for (const set of await account.database.registers.bulkGet(others))
      if (set?.session_id !== undefined) logged.set(set.session_id, set.state);
    return (await sessionsShown(account, range, begun, logged)).map(({ state: _, ...session }) => session);
  });
}

/** The sessions and the ends of those that began on these days, live or deleted. */
async function readBegun(account: Account, range: DayRange): Promise<RegisterRow[]> {
  const [sessions, ends] = await Promise.all([
    slotsBegunOn(account, sessionSlot(''), range).toArray(),
    slotsBegunOn(account, sessionFinishSlot(''), range).toArray(),
  ]);
  return [...sessions, ...ends];
}

/** The registers of these days' sessions whose slots begin with `prefix`: a session's id begins with the day it began. */
function slotsBegunOn(account: Account, prefix: string, { from, to }: DayRange): Collection<RegisterRow, string> {
  return account.database.registers.where('slot').between(prefix + from, `${prefix}${to}|\uffff`);
}

async function sessionsShown(
  account: Account,
  { from, to }: DayRange,
  begun: readonly RegisterRow[],
  logged: ReadonlyMap<string, SaveState>,
): Promise<TrainingSession[]> {
  const ids = begun.flatMap(({ slot }) => (slot.startsWith(sessionSlot('')) ? [idOf(slot)] : []));
  const sessions = await assemble(account, [...new Set([...ids, ...logged.keys()])], logged, begun);
  // The id of a session that was moved names the day it began.
  const shown = sessions.filter(({ performed_on }) => performed_on >= from && performed_on <= to);
  return shown.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

/** Days with a logged set, with their least safe state. Reads index keys only. */
export async function workoutDates(account: Account, range: DayRange): Promise<Map<string, SaveState>> {
  const dates = new Map<string, SaveState>();
  for (const [date, , state] of await loggedKeys(account, range)) dates.set(date, leastSafe(dates.get(date), state));
  return dates;
}

/** The days with a logged set, each with the state of its workouts, as in `workoutDates`. */
export async function workoutsByDay(account: Account, range: DayRange): Promise<Map<string, SaveState[]>> {
  const days = new Map<string, Map<string, SaveState>>();
  for (const [day, session_id, state] of await loggedKeys(account, range)) {
    const sessions = days.get(day) ?? new Map<string, SaveState>();
    days.set(day, sessions.set(session_id, leastSafe(sessions.get(session_id), state)));
  }
  return new Map([...days].map(([day, sessions]) => [day, [...sessions.values()]]));
}

type LoggedKey = [date: string, session_id: string, state: SaveState];
/** Of these days' logged sets, each once. Reads index keys only. */
export async function loggedKeys(account: Account, range: DayRange): Promise<LoggedKey[]> {
  return (await uniqueKeys(account.database, () => loggedSets(account, range))) as LoggedKey[];
}

/** The sets shown on these days that are not deleted. */
function loggedSets(account: Account, { from, to }: DayRange): Collection<RegisterRow, string> {
  return account.database.registers.where('[shown_on+session_id+state]').between([from], [to, Dexie.maxKey], true, true);
}

async function loggedStates(account: Account, range: DayRange): Promise<Map<string, SaveState>> {
  const states = new Map<string, SaveState>();
  for (const [, session_id, state] of await loggedKeys(account, range)) states.set(session_id, leastSafe(states.get(session_id), state));
  return states;
}

function sessionsAt(account: Account, place: SessionPlace): Promise<RegisterRow[]> {
  return account.database.registers
    .where('slot')
    .startsWith(sessionSlot(prefixOf(place)))
    .toArray();
}

/** Begins the ids of the sessions at that position. */
function prefixOf(place: SessionPlace): string {
  return sessionId({ ...place, n: 0 }).slice(0, -1);
}

/** Joins each session's registers, of which `begun` were read. A deleted or not yet received session is shown while it has a set. */
async function assemble(
  account: Account,
  ids: readonly string[],
  logged: ReadonlyMap<string, SaveState>,
  begun: readonly RegisterRow[] = [],
): Promise<TrainingSession[]> {
  const found = new Map(begun.map((row) => [row.slot, row]));
  const others = ids.filter((id) => !found.has(sessionSlot(id))).flatMap((id) => [sessionSlot(id), sessionFinishSlot(id)]);
  for (const row of await account.database.registers.bulkGet(others)) if (row !== undefined) found.set(row.slot, row);
  const sessions: TrainingSession[] = [];
  for (const session_id of ids) {
    const row = found.get(sessionSlot(session_id));
    const finish = found.get(sessionFinishSlot(session_id));
    const key = parseSessionId(session_id);
    const value = row === undefined ? undefined : readValue('session.put', row);
    if (key === undefined || (value === undefined && !logged.has(session_id))) continue;
    const { n: _, ...place } = key;
    sessions.push({
      session_id,
      ...place,
      performed_on: value?.moved_to ?? place.performed_on,
      label: value?.label ?? '',
      started_at: value?.started_at ?? (await firstLogged(account, session_id)),
      finished_at: finish === undefined ? null : (readValue('session.finish', finish)?.finished_at ?? null),
      note: value?.note ?? '',
      state: [row?.state, finish?.state, logged.get(session_id)].reduce<SaveState>(
        (worst, state) => leastSafe(worst, state ?? 'sent'),
        'sent',
      ),
    });
  }
  return sessions;
}

async function firstLogged(account: Account, session_id: string): Promise<string> {
  const sets = await account.database.registers.where('session_id').equals(session_id).toArray();
  return sets.map((row) => row.logged_at ?? '').sort()[0] ?? '';
}

const SAFETY: Record<SaveState, number> = { refused: 0, phone: 1, sent: 2 };

function leastSafe(a: SaveState | undefined, b: SaveState): SaveState {
  return a === undefined || SAFETY[b] < SAFETY[a] ? b : a;
}

function idOf(slot: string): string {
  return slot.slice(sessionSlot('').length);
}

function sortKey(session: PastSession): string {
  return `${session.performed_on}|${session.started_at}|${session.session_id}`;
}
