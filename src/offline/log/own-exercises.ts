import { liveQuery } from 'dexie';
import { entryOf, mergeEntry, type OwnExerciseEntry, ownExerciseId, ownExerciseValue } from '#domain/exercises/own-exercise.ts';
import type { OwnExercise } from '#domain/sync/exercise-shape.ts';
import { ownExerciseSlot } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { noteReplacedWithin } from '../sync/conflicts.ts';
import { operationTables, recordWithin } from '../sync/record.ts';
import { changeTables } from './set-changes.ts';

/** All of them, deleted ones too, the oldest name first. */
export async function readOwnExercises(account: Account): Promise<OwnExercise[]> {
  const rows = await account.database.registers.where('slot').startsWith(ownExerciseSlot('')).toArray();
  return rows.flatMap((row) => readValue('exercise.put', row) ?? []);
}

/** One of them, deleted or not. */
export async function readOwnExercise(account: Account, exercise_id: string): Promise<OwnExercise | undefined> {
  const row = await account.database.registers.get(ownExerciseSlot(exercise_id));
  return row && readValue('exercise.put', row);
}

/** Calls `onChange` with all of them, now and after each change; the returned function ends that. */
export function watchOwnExercises(
  account: Account,
  { onChange, onError }: { onChange: (stored: OwnExercise[]) => void; onError: (error: unknown) => void },
): () => void {
  const subscription = liveQuery(() => readOwnExercises(account)).subscribe({ next: onChange, error: onError });
  return () => subscription.unsubscribe();
}

/** Makes an exercise. One that was deleted comes back under its name. Returns what is stored. Throws StorageFailure. */
export function saveOwnExercise(account: Account, entry: OwnExerciseEntry): Promise<OwnExercise> {
  return write(account, ownExerciseId(entry.name), (before, now) => ownExerciseValue(entry, before, now));
}

/**
 * Stores what was changed since `base`, what the edit of `exercise_id` began with. What it left alone keeps what was read from another
 * phone since (OWN-8); what it replaces of that, a deletion included, is shown to choose from (SYNC-27). Throws StorageFailure.
 */
export function editOwnExercise(account: Account, exercise_id: string, entry: OwnExerciseEntry, base: OwnExerciseEntry): Promise<void> {
  return writeDurably(account, changeTables(account), async () => {
    const slot = ownExerciseSlot(exercise_id);
    const row = await account.database.registers.get(slot);
    const before = row && readValue('exercise.put', row);
    if (row === undefined || before === undefined) return;
    const merged = mergeEntry(entry, base, entryOf(before));
    if (!merged.isChanged) return;
    const value = ownExerciseValue(merged.entry, before, new Date(account.now()).toISOString());
    const [written] = await recordWithin(account, [{ kind: 'exercise.put', slot, value }]);
    if (written !== undefined && (merged.isOver || before.deleted_at !== null)) await noteReplacedWithin(account, row, written);
  });
}

/** Offers it no more; what was logged keeps counting (OWN-3). Throws StorageFailure. */
export async function deleteOwnExercise(account: Account, exercise_id: string): Promise<void> {
  await write(account, exercise_id, (before, now) => before && { ...before, made_at: now, deleted_at: now });
}

/** Takes a deletion back. Throws StorageFailure. */
export async function restoreOwnExercise(account: Account, exercise_id: string): Promise<void> {
  await write(account, exercise_id, (before, now) => before && { ...before, made_at: now, deleted_at: null });
}

function write<Value extends OwnExercise | undefined>(
  account: Account,
  exercise_id: string,
  change: (before: OwnExercise | undefined, now: string) => Value,
): Promise<Value> {
  return writeDurably(account, operationTables(account.database), async () => {
    const slot = ownExerciseSlot(exercise_id);
    const row = await account.database.registers.get(slot);
    const value = change(row && readValue('exercise.put', row), new Date(account.now()).toISOString());
    if (value !== undefined) await recordWithin(account, [{ kind: 'exercise.put', slot, value }]);
    return value;
  });
}
