import { addSeconds, differenceInMinutes, parseISO, startOfDay } from 'date-fns';
import { isAsBegun, type WorkoutChanges, type WorkoutEdit } from '#domain/history/edit-workout.ts';
import { saysSame } from '#domain/sync/conflict.ts';
import { sessionFinishSlot, sessionSlot, setSlot } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import { EMPTY_WORKOUT } from '#domain/training/free-workout.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { RegisterRow } from '../store/database.ts';
import { noteReplacedWithin } from '../sync/conflicts.ts';
import { type Intent, operationTables, recordWithin } from '../sync/record.ts';
import { nextSessionId } from './sessions.ts';
import { changeTables } from './set-changes.ts';
import { withNote } from './workout-note.ts';

/**
 * Stores what was changed in a past workout, all or nothing (HIST-4). A set keeps the time it was logged at and what was prescribed; one
 * that is added gets the time of the last. A set or note that another phone changed since the edit began, `base`, is shown with it
 * (SYNC-27). An edited set or workout no longer belongs to an import (IMPORT-5). Throws StorageFailure, or InvalidOperationError for
 * invalid values.
 */
export function saveWorkoutChanges(account: Account, session_id: string, changes: WorkoutChanges, base: WorkoutEdit): Promise<void> {
  const { registers } = account.database;
  return writeDurably(account, changeTables(account), async () => {
    const rows = await registers.where('session_id').equals(session_id).toArray();
    const deletes = changes.deletes.map((place): Intent => ({ kind: 'set.delete', slot: setSlot({ session_id, ...place }), value: null }));
    const ending: Intent[] =
      changes.finished_at === undefined
        ? []
        : [{ kind: 'session.finish', slot: sessionFinishSlot(session_id), value: { session_id, finished_at: changes.finished_at } }];
    const session = await registers.get(sessionSlot(session_id));
    const head = changes.head === null ? [] : headIntents(session, changes.head, base);
    const sets = [...setIntents(account, session_id, rows, changes), ...deletes];
    const unseen = await unseenOf(account, session_id, changes, base);
    if (session !== undefined && noteOf(session) !== base.note) unseen.set(session.slot, session);
    const written = await recordWithin(account, [...sets, ...head, ...ending]);
    for (const row of written) {
      const replaced = unseen.get(row.slot);
      if (replaced !== undefined && !saysSame(replaced, row)) await noteReplacedWithin(account, replaced, row);
    }
  });
}

/** The sets that are changed and are not what the fields held when the edit began: another phone's, read since (SYNC-27). */
async function unseenOf(
  account: Account,
  session_id: string,
  { puts, deletes }: WorkoutChanges,
  base: WorkoutEdit,
): Promise<Map<string, RegisterRow>> {
  const places = [...puts, ...deletes];
  const rows = await account.database.registers.bulkGet(places.map((place) => setSlot({ session_id, ...place })));
  const unseen = rows.flatMap((row, index) => {
    const place = places[index];
    if (row === undefined || place === undefined || isAsBegun(base, place, readValue('set.put', row) ?? null)) return [];
    return [[row.slot, row] as const];
  });
  return new Map(unseen);
}

/** The day of a workout that was logged afterwards, in place of one of a plan. */
const DAY_LOGGED_LATER = { plan_id: EMPTY_WORKOUT, week: 0, label: 'Workout' };

/**
 * Stores a workout that was done without the phone, all or nothing (HIST-7). The minute it began names it, so that it meets no workout that
 * is under way and two phones that log the same one have it once. Throws StorageFailure, or InvalidOperationError for invalid values.
 */
export function savePastWorkout(account: Account, { puts, head, finished_at }: WorkoutChanges): Promise<void> {
  if (head === null) return Promise.resolve();
  const started = parseISO(head.started_at);
  const place = { ...DAY_LOGGED_LATER, performed_on: head.day, day: 1 + differenceInMinutes(started, startOfDay(started)) };
  return writeDurably(account, operationTables(account.database), async () => {
    const session_id = await nextSessionId(account, place);
    const note = head.note === '' ? {} : { note: head.note };
    await recordWithin(account, [
      { kind: 'session.put', slot: sessionSlot(session_id), value: { ...place, started_at: head.started_at, ...note } },
      // In the order of the fields.
      ...puts.map((entry, index): Intent => {
        const value = { session_id, ...entry, prescribed: null, logged_at: addSeconds(started, index).toISOString() };
        return { kind: 'set.put', slot: setSlot({ session_id, ...entry }), value };
      }),
      { kind: 'session.finish', slot: sessionFinishSlot(session_id), value: { session_id, finished_at: finished_at ?? head.started_at } },
    ]);
  });
}

function setIntents(account: Account, session_id: string, rows: readonly RegisterRow[], { puts }: WorkoutChanges): Intent[] {
  const bySlot = new Map(rows.map((row) => [row.slot, row]));
  const last = rows
    .map((row) => row.logged_at ?? '')
    .sort()
    .at(-1);
  const logged_at = last ?? new Date(account.now()).toISOString();
  return puts.map((entry): Intent => {
    const slot = setSlot({ session_id, ...entry });
    const row = bySlot.get(slot);
    const known = row === undefined ? undefined : readValue('set.put', row);
    const kept = known === undefined ? { logged_at } : { logged_at: known.logged_at, prescribed: known.prescribed };
    return { kind: 'set.put', slot, value: { session_id, ...entry, ...kept } };
  });
}

/** A session that was never received, or is deleted while a set of it stays, has no head to change. */
function headIntents(
  row: RegisterRow | undefined,
  { day, started_at, ...edited }: NonNullable<WorkoutChanges['head']>,
  base: WorkoutEdit,
): Intent[] {
  const known = row === undefined ? undefined : readValue('session.put', row);
  if (row === undefined || known === undefined) return [];
  // A note that the edit left alone stays as another phone wrote it meanwhile.
  const { moved_to: _, ...kept } = withNote(known, edited.note === base.note ? noteOf(row) : edited.note);
  const moved = day === known.performed_on ? {} : { moved_to: day };
  const value = { ...kept, started_at, ...moved };
  return [{ kind: 'session.put', slot: row.slot, value }];
}

function noteOf(session: RegisterRow): string {
  return readValue('session.put', session)?.note ?? '';
}
