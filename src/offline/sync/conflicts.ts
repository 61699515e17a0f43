import { milliseconds } from 'date-fns';
import { isConflict, isDeletedWhileEdited, isEditedWhileDeleted } from '#domain/sync/conflict.ts';
import type { Held, Register } from '#domain/sync/register.ts';
import { ROUTINE_DAY_PREFIX, routineDaySlot, routineSlot } from '#domain/sync/slots.ts';
import type { Account } from '../store/account.ts';
import type { AccountDatabase, DraftRow, RegisterRow } from '../store/database.ts';

/** Two values of one register, written by two phones that did not know of each other. */
export interface Conflict {
  readonly slot: string;
  readonly mine: Held;
  readonly theirs: Held;
  /** ms since 1970. */
  readonly noticed_at: number;
  /** Which one the person chose. */
  readonly kept: 'mine' | 'theirs' | null;
}

type Change = Held & { readonly slot: string };

const PREFIX = 'conflict|';
const KEPT_MS = milliseconds({ days: 30 });

/** Noticed in the last thirty days, the oldest first. */
export async function listConflicts({ database, now }: Account): Promise<Conflict[]> {
  const noted = (await readNoted(database)).filter(({ noticed_at }) => noticed_at > now() - KEPT_MS);
  return noted.toSorted((a, b) => a.noticed_at - b.noticed_at);
}

/** Stores what was chosen. Inside a transaction over `drafts`. */
export async function noteKeptWithin({ database }: Account, conflict: Conflict): Promise<void> {
  await database.drafts.put(rowOf(conflict));
}

/**
 * Notes what a write of this phone replaced though the person had not seen it: it was read from another phone after their edit began.
 * Inside a transaction over `drafts`.
 */
export async function noteReplacedWithin({ database, now }: Account, replaced: Register, written: Register): Promise<void> {
  const conflict = { slot: written.slot, mine: heldOf(written), theirs: heldOf(replaced), noticed_at: now(), kept: null };
  await database.drafts.put(rowOf(conflict));
}

/** Notes which of the pulled changes met a write of this phone. Inside the transaction that stores them, before it does. */
export async function noteConflictsWithin(
  account: Account,
  current: readonly (RegisterRow | undefined)[],
  changes: readonly Change[],
): Promise<void> {
  const { database, device, now } = account;
  const known = await readNoted(database);
  const ofRoutines = await metInRoutines(account, current, changes);
  const ofRegisters = changes.flatMap((change, index): DraftRow[] => {
    const register = current[index];
    if (!isConflict(register, change, device)) return [];
    return [rowOf({ slot: change.slot, mine: heldOf(register), theirs: heldOf(change), noticed_at: now(), kept: null })];
  });
  // Of one register the other's own value is shown, where it is known.
  const rows = [...ofRoutines, ...ofRegisters];
  if (rows.length === 0) return;
  await database.drafts.bulkDelete(known.filter(({ noticed_at }) => noticed_at <= now() - KEPT_MS).map(({ slot }) => PREFIX + slot));
  await database.drafts.bulkPut(rows);
}

/** Routines that one phone deleted while the other changed a day of them: a deletion is no write of the days. */
async function metInRoutines(
  { database, device, now }: Account,
  current: readonly (RegisterRow | undefined)[],
  changes: readonly Change[],
): Promise<DraftRow[]> {
  const { registers } = database;
  const noted = (head: Register, mine: Held, theirs: Held): DraftRow =>
    rowOf({ slot: head.slot, mine: heldOf(mine), theirs: heldOf(theirs), noticed_at: now(), kept: null });
  const met = await Promise.all(
    changes.map(async (change, index): Promise<DraftRow[]> => {
      if (change.kind === 'routine.delete') {
        const [head, days] = [current[index], routineDaySlot(change.slot.slice(routineSlot('').length), '')];
        const edited = await registers.where('slot').startsWith(days).toArray();
        return isDeletedWhileEdited(head, change, edited, device) ? [noted(head, head, change)] : [];
      }
      if (change.kind !== 'routine-day.put' || !change.slot.startsWith(ROUTINE_DAY_PREFIX)) return [];
      const head = await registers.get(routineSlot(String(change.value?.routine_id)));
      const isMet = isEditedWhileDeleted(head, change, current[index], device);
      return isMet && head.base !== null ? [noted(head, head, head.base)] : [];
    }),
  );
  return met.flat();
}

async function readNoted(database: AccountDatabase): Promise<Conflict[]> {
  const noted = (await database.drafts.where('key').startsWith(PREFIX).toArray()).map(({ value }) => value as Conflict);
  // An older app kept some of which it had not read the other value.
  return noted.filter(({ theirs }) => theirs !== null);
}

function rowOf(conflict: Conflict): DraftRow {
  return { key: `${PREFIX}${conflict.slot}`, value: conflict };
}

function heldOf({ kind, op_id, hlc, v, value }: Held): Held {
  return { kind, op_id, hlc, v, value };
}
