import { saysSame } from '#domain/sync/conflict.ts';
import { sessionSlot } from '#domain/sync/slots.ts';
import { readValue, type SessionValue } from '#domain/sync/values.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { noteReplacedWithin } from '../sync/conflicts.ts';
import { recordWithin } from '../sync/record.ts';
import { changeTables } from './set-changes.ts';

/**
 * Stores the note of a workout as a whole (PROG-37); false when the workout is gone. A note that another phone wrote since `base` was read
 * is shown with it (SYNC-27). Throws StorageFailure, or InvalidOperationError for a note that is too long.
 */
export function saveWorkoutNote(account: Account, session_id: string, { note, base }: { note: string; base: string }): Promise<boolean> {
  const { registers } = account.database;
  return writeDurably(account, changeTables(account), async () => {
    const row = await registers.get(sessionSlot(session_id));
    const known = row === undefined ? undefined : readValue('session.put', row);
    if (row === undefined || known === undefined) return false;
    const [written] = await recordWithin(account, [{ kind: 'session.put', slot: row.slot, value: withNote(known, note) }]);
    if ((known.note ?? '') !== base && written !== undefined && !saysSame(row, written)) await noteReplacedWithin(account, row, written);
    return true;
  });
}

/** A session with this note, empty for none. An edited workout no longer belongs to an import (IMPORT-5). */
export function withNote(session: SessionValue, note: string): SessionValue {
  const { source: _, note: __, ...kept } = session;
  return note === '' ? kept : { ...kept, note };
}
