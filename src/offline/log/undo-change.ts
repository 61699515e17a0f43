import { parseSessionId } from '#domain/sync/slots.ts';
import { changesAfterUndo, type DayChange, type SetChange, standingWrites, undoableChanges } from '#domain/training/set-changes.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { type Intent, recordWithin } from '../sync/record.ts';
import { dropEmptySessionWithin, reviveSessionWithin } from './empty-session.ts';
import { findOpenSession } from './sessions.ts';
import { changeTables, readChanges, storeChangesWithin, type WorkoutDay } from './set-changes.ts';

export type UndoResult =
  /** `superseded` sets were changed since, for example on another device, and stay. */
  | { outcome: 'undone'; change: SetChange; superseded: number }
  /** All its writes were changed since: nothing was undone. */
  | { outcome: 'superseded'; change: SetChange }
  /** It would restore a second open workout on this day. */
  | { outcome: 'other-open'; change: SetChange }
  /** Already undone, or no longer possible. */
  | { outcome: 'gone' };

/** Undoes a change of sets by writing the previous values as ordinary operations. Values changed since stay. Throws StorageFailure. */
export function undoChange(account: Account, day: WorkoutDay, id: string): Promise<UndoResult> {
  return writeDurably(account, changeTables(account), async () => {
    const changes = await readChanges(account, day);
    const change = undoableChanges(changes).find((known) => known.id === id);
    if (change === undefined) return { outcome: 'gone' };
    if (change.day !== undefined) return undoDayWithin(account, day, changes, { ...change, day: change.day });
    const rows = await account.database.registers.bulkGet(change.writes.map((write) => write.slot));
    const ops = new Map(rows.flatMap((row) => (row === undefined ? [] : [[row.slot, row.op_id] as const])));
    const { standing, superseded } = standingWrites(change, ops);
    if (superseded > 0 && standing.length === 0) {
      await storeChangesWithin(account, day, changesAfterUndo(changes, change, new Map()));
      return { outcome: 'superseded', change };
    }
    const bringsBack = standing.some((write) => write.before !== null);
    if (bringsBack && (await isOtherOpen(account, change.session_id))) return { outcome: 'other-open', change };
    const intents = standing.map(
      ({ slot, before }): Intent =>
        before === null ? { kind: 'set.delete', slot, value: null } : { kind: 'set.put', slot, value: before },
    );
    const restored = await recordWithin(account, intents);
    if (change.session_id !== null) {
      if (bringsBack && change.session !== null) await reviveSessionWithin(account, change.session_id, change.session);
      await dropEmptySessionWithin(account, change.session_id);
    }
    const restoredOps = new Map(restored.map((row) => [row.slot, row.op_id]));
    await storeChangesWithin(account, day, changesAfterUndo(changes, change, restoredOps));
    return { outcome: 'undone', change, superseded };
  });
}

async function isOtherOpen(account: Account, session_id: string | null): Promise<boolean> {
  const place = session_id === null ? undefined : parseSessionId(session_id);
  const open = place === undefined ? undefined : await findOpenSession(account, place);
  return open !== undefined && open.session_id !== session_id;
}

/** Writes a session's former day back, unless another phone changed it since. Inside a transaction over `changeTables`. */
async function undoDayWithin(
  account: Account,
  place: WorkoutDay,
  changes: readonly SetChange[],
  change: SetChange & { day: DayChange },
): Promise<UndoResult> {
  const { slot, before, op_id } = change.day;
  const row = await account.database.registers.get(slot);
  if (row?.op_id !== op_id || change.session_id === null) {
    await storeChangesWithin(account, place, changesAfterUndo(changes, change, new Map()));
    return { outcome: 'superseded', change };
  }
  const made_at = new Date(account.now()).toISOString();
  const value = { session_id: change.session_id, day: before?.day ?? null, why: before?.why ?? '', made_at };
  const [restored] = await recordWithin(account, [{ kind: 'session.adjust', slot, value }]);
  await storeChangesWithin(account, place, changesAfterUndo(changes, change, new Map([[slot, restored?.op_id ?? '']])));
  return { outcome: 'undone', change, superseded: 0 };
}
