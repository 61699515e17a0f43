import type { PlanDay } from '#domain/plan/plan.ts';
import { routineDaySlot, routineSlot } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import { canonicalJson } from '../legacy/legacy-ids.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { RegisterRow } from '../store/database.ts';
import { noteReplacedWithin } from '../sync/conflicts.ts';
import { type Intent, recordWithin } from '../sync/record.ts';
import { changeTables } from './set-changes.ts';

/** One day of a routine; `day` may hold fields a newer app added. */
interface RoutineDay {
  readonly day_id: string;
  readonly day: PlanDay;
}

/** A workout plan of one's own, made of days in an order. */
export interface Routine {
  readonly routine_id: string;
  readonly name: string;
  readonly days: readonly RoutineDay[];
}

const ALL_ROUTINES = routineSlot('');

/** All routines, by name. */
export async function listRoutines(account: Account): Promise<Routine[]> {
  const { registers } = account.database;
  const slots = await registers.where('slot').startsWith(ALL_ROUTINES).primaryKeys();
  const found = await Promise.all(slots.map((slot) => readRoutine(account, slot.slice(ALL_ROUTINES.length))));
  return found.flatMap((routine) => routine ?? []).sort((a, b) => a.name.localeCompare(b.name) || (a.routine_id < b.routine_id ? -1 : 1));
}

/**
 * One routine; undefined when unknown or deleted. A day that another phone added meanwhile stands after those of the known order
 * (ROUTINE-2).
 */
export async function readRoutine(account: Account, routine_id: string): Promise<Routine | undefined> {
  const { registers } = account.database;
  const row = await registers.get(routineSlot(routine_id));
  const value = row === undefined ? undefined : readValue('routine.put', row);
  if (value === undefined) return undefined;
  const rows = await registers.where('slot').startsWith(routineDaySlot(routine_id, '')).toArray();
  const days = new Map(rows.flatMap((day) => readDay(readValue('routine-day.put', day))).map((day) => [day.day_id, day]));
  const ordered = new Set([...value.days, ...[...days.keys()].sort()]);
  return { routine_id, name: value.name, days: [...ordered].flatMap((day_id) => days.get(day_id) ?? []) };
}

function readDay(value: RoutineDay | undefined): RoutineDay[] {
  return value === undefined ? [] : [{ day_id: value.day_id, day: value.day }];
}

/**
 * Stores what was changed since `base`, the routine as it was read when the edit began, in one transaction. What the edit left alone keeps
 * what was read from another phone since (ROUTINE-2); what it replaces of that is shown to choose from (SYNC-27). Throws StorageFailure, or
 * InvalidOperationError for an invalid routine.
 */
export function saveRoutine(account: Account, routine: Routine, base: Routine | undefined): Promise<void> {
  return writeDurably(account, changeTables(account), async () => {
    const stored = await readStored(account, routine.routine_id);
    const made_at = instant(account);
    await storeWithin(account, [
      ...routine.days.flatMap((day) => editedDay(stored, routine, { base, day, made_at })),
      ...removedDays(stored, routine, base),
      ...editedHead(stored, routine, { base, made_at }),
    ]);
  });
}

/**
 * Deletes a routine as it is shown; its days stay stored below it, so that another phone's edit of one is not lost with it (SYNC-27).
 * Workouts made from it stay. Throws StorageFailure.
 */
export function deleteRoutine(account: Account, shown: Routine): Promise<void> {
  return writeDurably(account, changeTables(account), async () => {
    const { head } = await readStored(account, shown.routine_id);
    const now = await readRoutine(account, shown.routine_id);
    if (head === undefined || now === undefined) return;
    const intent: Intent = { kind: 'routine.delete', slot: head.slot, value: null };
    await storeWithin(account, [{ intent, unseen: canonicalJson(now) === canonicalJson(shown) ? undefined : head }]);
  });
}

/** Brings a deleted routine back, with what another phone wrote into its days since. Throws StorageFailure. */
export function restoreRoutine(account: Account, deleted: Routine): Promise<void> {
  return writeDurably(account, changeTables(account), async () => {
    const stored = await readStored(account, deleted.routine_id);
    const made_at = instant(account);
    const { routine_id } = deleted;
    const gone = deleted.days.filter(({ day_id }) => dayIn(stored, day_id) === undefined);
    const intents = gone.map(({ day_id, day }) => dayIntent({ routine_id, day_id, day, made_at }));
    const head = editedHead(stored, deleted, { base: deleted, made_at }).map(({ intent }) => intent);
    await recordWithin(account, [...intents, ...head]);
  });
}

/** A routine's registers on this phone, live or deleted. */
interface Stored {
  readonly head: RegisterRow | undefined;
  /** By day id. */
  readonly days: ReadonlyMap<string, RegisterRow>;
}

/** A write, and what it replaces that the person has not seen. */
interface Edited {
  readonly intent: Intent;
  readonly unseen: RegisterRow | undefined;
}

async function readStored({ database: { registers } }: Account, routine_id: string): Promise<Stored> {
  const ofDays = routineDaySlot(routine_id, '');
  const [head, days] = await Promise.all([registers.get(routineSlot(routine_id)), registers.where('slot').startsWith(ofDays).toArray()]);
  return { head, days: new Map(days.map((row) => [row.slot.slice(ofDays.length), row])) };
}

async function storeWithin(account: Account, edited: readonly Edited[]): Promise<void> {
  const written = await recordWithin(
    account,
    edited.map(({ intent }) => intent),
  );
  for (const [index, { unseen }] of edited.entries()) {
    const row = written[index];
    if (unseen !== undefined && row !== undefined) await noteReplacedWithin(account, unseen, row);
  }
}

function headIn({ head }: Stored) {
  return head === undefined ? undefined : readValue('routine.put', head);
}

function dayIn({ days }: Stored, day_id: string) {
  const row = days.get(day_id);
  return row === undefined ? undefined : readValue('routine-day.put', row);
}

function dayIntent(value: RoutineDay & { routine_id: string; made_at: string }): Intent {
  return { kind: 'routine-day.put', slot: routineDaySlot(value.routine_id, value.day_id), value: { ...value } };
}

function editedDay(
  stored: Stored,
  { routine_id }: Routine,
  { base, day: { day_id, day }, made_at }: { base: Routine | undefined; day: RoutineDay; made_at: string },
): Edited[] {
  const there = dayText(dayIn(stored, day_id));
  const before = dayText(dayOf(base, day_id));
  const own = canonicalJson(day);
  if (there === own) return [];
  const isChanged = before !== own;
  // Removed on another phone, and left alone here; with the whole routine, it comes back with it.
  if (!isChanged && (there !== undefined || headIn(stored) !== undefined)) return [];
  const intent = dayIntent({ routine_id, day_id, day, made_at });
  return [{ intent, unseen: isChanged && there !== before ? stored.days.get(day_id) : undefined }];
}

function removedDays(stored: Stored, { routine_id, days }: Routine, base: Routine | undefined): Edited[] {
  const kept = new Set(days.map(({ day_id }) => day_id));
  return (base?.days ?? []).flatMap((before): Edited[] => {
    const there = dayText(dayIn(stored, before.day_id));
    if (kept.has(before.day_id) || there === undefined) return [];
    const intent: Intent = { kind: 'routine-day.delete', slot: routineDaySlot(routine_id, before.day_id), value: null };
    return [{ intent, unseen: there === dayText(before) ? undefined : stored.days.get(before.day_id) }];
  });
}

function editedHead(
  stored: Stored,
  { routine_id, name: own, days }: Routine,
  { base, made_at }: { base: Routine | undefined; made_at: string },
): Edited[] {
  const there = headIn(stored);
  const name = there !== undefined && own === base?.name ? there.name : own;
  const order = days.map(({ day_id }) => day_id);
  const known = base?.days.map(({ day_id }) => day_id) ?? [];
  const isOrdered = there === undefined || JSON.stringify(known) !== JSON.stringify(order);
  const added = (there?.days ?? []).filter((day_id) => !order.includes(day_id) && !known.includes(day_id));
  if (there?.name === name && !isOrdered) return [];
  const value = { routine_id, name, days: isOrdered ? [...order, ...added] : there.days, made_at };
  const unseen = there?.name === base?.name || there?.name === name ? undefined : stored.head;
  return [{ intent: { kind: 'routine.put', slot: routineSlot(routine_id), value }, unseen }];
}

function dayOf(routine: Routine | undefined, day_id: string): RoutineDay | undefined {
  return routine?.days.find((day) => day.day_id === day_id);
}

function dayText(of: RoutineDay | undefined): string | undefined {
  return of && canonicalJson(of.day);
}

function instant(account: Account): string {
  return new Date(account.now()).toISOString();
}
