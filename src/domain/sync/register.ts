import { type Stamp, supersedes } from './merge.ts';

/** Where a value is: on this phone only, with the server, or refused by the server and kept on the phone. */
export type SaveState = 'phone' | 'sent' | 'refused';

/** What an operation left in a register. The kind is any text: a newer server may know more kinds than this app. */
export interface Held extends Stamp {
  readonly kind: string;
  readonly v: number;
  /** Null is a tombstone. */
  readonly value: Record<string, unknown> | null;
}

/**
 * One register on the phone. While the phone's own write has not been taken (`phone`) or never will be (`refused`) it stays the
 * visible one, and `base` holds the greatest value known from the server below it. A `sent` register has no base.
 */
export interface Register extends Held {
  readonly slot: string;
  readonly state: SaveState;
  readonly base: Held | null;
}

function held({ kind, op_id, hlc, v, value }: Held): Held {
  return { kind, op_id, hlc, v, value };
}

/** The person's own write: visible at once, over whatever the server had. */
export function writeOver(current: Register | undefined, slot: string, own: Held): Register {
  const base = current?.state === 'sent' ? held(current) : (current?.base ?? null);
  return { slot, ...held(own), state: 'phone', base };
}

/**
 * A value the server is known to have: pulled, or acknowledged (with the server's own `hlc`). The greatest wins, except that one's
 * own value stays visible until it is itself confirmed.
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

/** The server refused the operation for good: its value stays visible, marked. */
export function refuse(current: Register, op_id: string): Register {
  return current.op_id === op_id ? { ...current, state: 'refused' } : current;
}

/** A refused operation, or one the server may have lost, waits to be sent (again). */
export function waitAgain(current: Register, op_id: string): Register {
  return current.op_id === op_id ? { ...current, state: 'phone' } : current;
}

/** The person gave a refused value up: what the server has shows again; undefined when it has nothing. */
export function giveUp(current: Register, op_id: string): Register | undefined {
  if (current.op_id !== op_id || current.state !== 'refused') return current;
  return current.base === null ? undefined : { slot: current.slot, ...held(current.base), state: 'sent', base: null };
}
