import type { Table } from 'dexie';
import type { Register } from '#domain/sync/register.ts';
import { exerciseKey, parseSessionId, sessionSlot } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import type { RegisterKeys, RegisterRow } from './database.ts';

const SESSION_PREFIX = sessionSlot('');

/**
 * Stores registers with their index keys. A set stands under the day its session is shown on, so a session that is moved takes its stored
 * sets along, in whichever order both arrive (SYNC-28). Inside a transaction over `registers`.
 */
export async function putRegisters(registers: Table<RegisterRow, string>, changed: readonly Register[]): Promise<void> {
  const rows = new Map(changed.map((register) => [register.slot, withKeys(register)]));
  const ids = [...new Set([...rows.values()].flatMap((row) => row.session_id ?? sessionOf(row) ?? []))];
  const stored = await registers.bulkGet(ids.map(sessionSlot));
  const moved = new Map<string, string>();
  for (const [index, session_id] of ids.entries()) {
    const before = movedTo(stored[index]);
    const now = movedTo(rows.get(sessionSlot(session_id)) ?? stored[index]);
    if (now !== undefined) moved.set(session_id, now);
    if (now === before) continue;
    const sets = await registers.where('session_id').equals(session_id).toArray();
    for (const set of sets) if (!rows.has(set.slot)) rows.set(set.slot, withKeys(set));
  }
  await registers.bulkPut([...rows.values()].map((row) => withMovedDay(row, moved)));
}

function withMovedDay(row: RegisterRow, moved: ReadonlyMap<string, string>): RegisterRow {
  const shown_on = moved.get(row.session_id ?? '');
  return shown_on === undefined ? row : { ...row, shown_on };
}

/** The day a session was moved to; undefined for one that stays where it began. */
function movedTo(row: Register | undefined): string | undefined {
  return row === undefined ? undefined : readValue('session.put', row)?.moved_to;
}

function sessionOf({ slot }: Register): string | undefined {
  return slot.startsWith(SESSION_PREFIX) ? slot.slice(SESSION_PREFIX.length) : undefined;
}

/** A register with its index keys. Unreadable registers get none: stored and possibly sent again, but not shown. */
function withKeys(register: Register): RegisterRow {
  const { slot, kind, op_id, hlc, v, value, state, base, again } = register;
  return { slot, kind, op_id, hlc, v, value, state, base, ...(again && { again }), ...keysOf(register) };
}

function keysOf(register: Register): RegisterKeys {
  if (register.slot.startsWith(SESSION_PREFIX)) {
    const session = parseSessionId(register.slot.slice(SESSION_PREFIX.length));
    return session === undefined ? {} : { trained_on: session.performed_on };
  }
  const set = readValue('set.put', register);
  if (set !== undefined) {
    const session = parseSessionId(set.session_id);
    if (session === undefined) return {};
    return {
      session_id: set.session_id,
      shown_on: session.performed_on,
      exercise_key: exerciseKey(set.exercise),
      logged_at: set.logged_at,
    };
  }
  const plan = readValue('plan.put', register);
  return plan === undefined ? {} : { made_at: plan.made_at };
}
