import type { PlanDay } from '#domain/plan/plan.ts';
import { routineDaySlot, routineSlot } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { type Intent, operationTables, recordWithin } from '../sync/record.ts';

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
 * Stores what differs from `base`, the routine as it was read, in one transaction: an unchanged day is not written, so that it cannot
 * overwrite another phone's edit of it (ROUTINE-2). Throws StorageFailure, or InvalidOperationError for an invalid routine.
 */
export function saveRoutine(account: Account, routine: Routine, base: Routine | undefined): Promise<void> {
  return writeDurably(account, operationTables(account.database), async () => {
    const intents = [...changedDays(account, routine, base), ...(await changedHead(account, routine, base))];
    await recordWithin(account, intents);
  });
}

/** Deletes a routine with its days; workouts made from it stay. `saveRoutine` without a base brings it back. Throws StorageFailure. */
export function deleteRoutine(account: Account, { routine_id, days }: Routine): Promise<void> {
  return writeDurably(account, operationTables(account.database), async () => {
    const intents: Intent[] = days.map(({ day_id }) => deletedDay(routine_id, day_id));
    await recordWithin(account, [...intents, { kind: 'routine.delete', slot: routineSlot(routine_id), value: null }]);
  });
}

function changedDays(account: Account, { routine_id, days }: Routine, base: Routine | undefined): Intent[] {
  const before = new Map((base?.days ?? []).map(({ day_id, day }) => [day_id, JSON.stringify(day)]));
  const kept = new Set(days.map(({ day_id }) => day_id));
  const made_at = instant(account);
  const written = days.flatMap(({ day_id, day }): Intent[] =>
    before.get(day_id) === JSON.stringify(day)
      ? []
      : [{ kind: 'routine-day.put', slot: routineDaySlot(routine_id, day_id), value: { routine_id, day_id, day, made_at } }],
  );
  return [...written, ...[...before.keys()].filter((day_id) => !kept.has(day_id)).map((day_id) => deletedDay(routine_id, day_id))];
}

async function changedHead(account: Account, { routine_id, name, days }: Routine, base: Routine | undefined): Promise<Intent[]> {
  const order = days.map(({ day_id }) => day_id);
  const known = base?.days.map(({ day_id }) => day_id);
  if (base?.name === name && JSON.stringify(known) === JSON.stringify(order)) return [];
  const row = await account.database.registers.get(routineSlot(routine_id));
  const value = { ...(row === undefined ? {} : readValue('routine.put', row)), routine_id, name, days: order, made_at: instant(account) };
  return [{ kind: 'routine.put', slot: routineSlot(routine_id), value }];
}

function deletedDay(routine_id: string, day_id: string): Intent {
  return { kind: 'routine-day.delete', slot: routineDaySlot(routine_id, day_id), value: null };
}

function instant(account: Account): string {
  return new Date(account.now()).toISOString();
}
