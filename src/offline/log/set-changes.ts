import type { Table } from 'dexie';
import { parseSessionId, sessionSlot } from '#domain/sync/slots.ts';
import { readValue, type SessionValue } from '#domain/sync/values.ts';
import { type DayChange, type RowChange, type SetChange, undoableChanges } from '#domain/training/set-changes.ts';
import type { TypedRow } from '#domain/training/set-entry.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { RegisterRow } from '../store/database.ts';
import { type Intent, operationTables, readStored, recordWithin, type Stored } from '../sync/record.ts';

/** The day of a plan, whose changes are remembered together, across sessions. */
export interface WorkoutDay {
  readonly plan_id: string;
  readonly week: number;
  readonly day: number;
}

const PREFIX = 'changes|';
/** As long as typed values are kept; the workout is over by then. */
const KEPT_MS = 18 * 3_600_000;
const KEPT_MOST = 200;

/** Undoable changes of this workout, newest first. */
export async function readUndoable(account: Account, day: WorkoutDay): Promise<SetChange[]> {
  return undoableChanges(await readChanges(account, day));
}

/** The tables of a transaction that calls `recordChangeWithin`. */
export function changeTables(account: Account): Table[] {
  return [...operationTables(account.database), account.database.drafts];
}

interface ChangeOfSets {
  readonly session_id: string;
  readonly intents: readonly Intent[];
  /** What it is, by the registers before it, in the order of the intents. */
  readonly about: (before: Stored['rows']) => Pick<SetChange, 'action' | 'typed'>;
}

/**
 * Stores intents on sets together with the previous contents, for undo. Intents on other registers are stored but not remembered. Inside a
 * transaction over `changeTables`. All is read at once: a phone in use answers each turn late.
 */
export async function recordChangeWithin(account: Account, { session_id, intents, about }: ChangeOfSets): Promise<SetChange> {
  const { database } = account;
  const day = dayOfSession(session_id);
  const [stored, session, known] = await Promise.all([
    readStored(database, intents),
    database.registers.get(sessionSlot(session_id)),
    readChanges(account, day),
    forgetOldWithin(account),
  ]);
  const after = await recordWithin(account, intents, stored);
  const writes = intents.flatMap((intent, index) => {
    const row = after[index];
    return row === undefined || !intent.slot.startsWith('set|') ? [] : [writeOf(stored.rows[index], row)];
  });
  const change = changeOf(account, { session_id, writes, session: valueOfSession(session), row: null, ...about(stored.rows) });
  await storeChangesWithin(account, day, [...known, change]);
  return change;
}

/** Remembers an added or removed row for undo; the row itself is kept with the typed values. Throws StorageFailure. */
export function noteRowChange(
  account: Account,
  day: WorkoutDay,
  change: { action: 'add-row' | 'remove-row'; row: RowChange; typed: readonly TypedRow[] },
): Promise<SetChange> {
  const { drafts } = account.database;
  return writeDurably(account, [drafts], () => noteWithin(account, { ...change, session_id: null, writes: [], session: null }, day));
}

/** Remembers a change of a session's exercises. Inside a transaction over `changeTables`. */
export function noteDayWithin(account: Account, session_id: string, day: DayChange): Promise<SetChange> {
  return noteWithin(account, { action: 'arrange', session_id, writes: [], session: null, row: null, typed: [], day });
}

/** A workout's stored changes, oldest first. */
export async function readChanges(account: Account, day: WorkoutDay): Promise<readonly SetChange[]> {
  const row = await account.database.drafts.get(keyOf(day));
  const limit = new Date(account.now() - KEPT_MS).toISOString();
  return ((row?.value ?? []) as readonly SetChange[]).filter((change) => change.made_at >= limit);
}

/** Inside a transaction over `changeTables`. */
export async function storeChangesWithin(account: Account, day: WorkoutDay, changes: readonly SetChange[]): Promise<void> {
  await account.database.drafts.put({ key: keyOf(day), value: changes.slice(-KEPT_MOST) });
}

/** The plan day of a session. */
export function dayOfSession(session_id: string): WorkoutDay {
  const key = parseSessionId(session_id);
  if (key === undefined) throw new Error('not the id of a session');
  return key;
}

async function noteWithin(account: Account, made: Omit<SetChange, 'id' | 'made_at'>, day?: WorkoutDay): Promise<SetChange> {
  const change = changeOf(account, made);
  const place = day ?? dayOfSession(made.session_id ?? '');
  const known = await readChanges(account, place);
  await forgetOldWithin(account);
  await storeChangesWithin(account, place, [...known, change]);
  return change;
}

function changeOf(account: Account, made: Omit<SetChange, 'id' | 'made_at'>): SetChange {
  return { id: account.newId(), made_at: new Date(account.now()).toISOString(), ...made };
}

/** Deletes the changes of other workouts that are too old to undo. */
async function forgetOldWithin(account: Account): Promise<void> {
  const limit = new Date(account.now() - KEPT_MS).toISOString();
  const isOld = ({ value }: { value: unknown }) => ((value as readonly SetChange[]).at(-1)?.made_at ?? '') < limit;
  await account.database.drafts.where('key').startsWith(PREFIX).filter(isOld).delete();
}

function writeOf(before: RegisterRow | undefined, after: RegisterRow): SetChange['writes'][number] {
  return {
    slot: after.slot,
    before: before === undefined ? null : (readValue('set.put', before) ?? null),
    before_op: before?.op_id ?? null,
    after: readValue('set.put', after) ?? null,
    op_id: after.op_id,
  };
}

function valueOfSession(row: RegisterRow | undefined): SessionValue | null {
  return row === undefined ? null : (readValue('session.put', row) ?? null);
}

function keyOf({ plan_id, week, day }: WorkoutDay): string {
  return `${PREFIX}${plan_id}|${week}|${day}`;
}
