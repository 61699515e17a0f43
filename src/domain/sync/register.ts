import { type Stamp, supersedes } from './merge.ts';

/** Where a value is stored: on this phone only, on the server, or refused by the server and kept on the phone. */
export type SaveState = 'phone' | 'sent' | 'refused';

/** A register's content. The kind is any text, because a newer server may have more kinds. */
export interface Held extends Stamp {
  readonly kind: string;
  readonly v: number;
  /** Null is a tombstone. */
  readonly value: Record<string, unknown> | null;
}

/**
 * A register on the phone. While the phone's own write is unsent (`phone`) or refused (`refused`) it stays visible, and `base` holds the
 * greatest server value below it. A `sent` register has no base.
 */
export interface Register extends Held {
  readonly slot: string;
  readonly state: SaveState;
  readonly base: Held | null;
  /** The server had the waiting value before it was restored (SYNC-11). */
  readonly again?: true;
}

function held({ kind, op_id, hlc, v, value }: Held): Held {
  return { kind, op_id, hlc, v, value };
}

/** A local write: visible immediately, over any server value. */
export function writeOver(current: Register | undefined, slot: string, own: Held): Register {
  const base = current?.state === 'sent' ? held(current) : (current?.base ?? null);
  return { slot, ...held(own), state: 'phone', base };
}

/**
 * A value confirmed by the server: pulled, or acknowledged (with the server's `hlc`). The greatest wins, except that a local value stays
 * visible until it is confirmed itself.
 */
export function confirm(current: Register | undefined, slot: string, known: Held): Register {
  if (current === undefined) return { slot, ...held(known), state: 'sent', base: null };
  if (current.op_id === known.op_id) {
    const visible = current.base !== null && supersedes(current.base, known) ? current.base : known;
    return { slot, ...held(visible), state: 'sent', base: null };
  }
  if (current.state === 'sent') return supersedes(known, current) ? { slot, ...held(known), state: 'sent', base: null } : current;
  return supersedes(known, current.base ?? undefined) ? { ...current, base: held(known) } : current;
}

/** The server rejected the operation permanently: its value stays visible, marked. */
export function refuse(current: Register, op_id: string): Register {
  return current.op_id === op_id ? { ...current, state: 'refused' } : current;
}

/** Marks a refused operation for sending again. */
export function waitAgain(current: Register, op_id: string): Register {
  return current.op_id === op_id ? { ...current, state: 'phone' } : current;
}

/** Marks a value for sending again that a restored server may have lost. */
export function queueAgain(current: Register): Register {
  return { ...current, state: 'phone', again: true };
}

/** Discards a refused value: the server's value shows again; undefined when there is none. */
export function giveUp(current: Register, op_id: string): Register | undefined {
  if (current.op_id !== op_id || current.state !== 'refused') return current;
  return current.base === null ? undefined : { slot: current.slot, ...held(current.base), state: 'sent', base: null };
}
