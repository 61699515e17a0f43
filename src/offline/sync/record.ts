import type { Table } from 'dexie';
import { formatHlc, nextHlc, parseHlc } from '#domain/sync/hlc.ts';
import type { Operation, OperationKind } from '#domain/sync/operation.ts';
import { isSameRandom, operationIdAt } from '#domain/sync/operation-id.ts';
import { type Register, writeOver } from '#domain/sync/register.ts';
import { rejectionOf, unknownFields } from '#domain/sync/values.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { AccountDatabase, ClockRow, OutboxRow, RegisterRow } from '../store/database.ts';
import { putRegisters } from '../store/register-keys.ts';
import { readClock } from './clock.ts';

/** A change before it has a clock time. */
export interface Intent {
  readonly kind: OperationKind;
  readonly slot: string;
  /** Null for the deleting kinds. */
  readonly value: Record<string, unknown> | null;
  /**
   * For an intent that may already be stored: it is then stored once. Without `at` only the random part of the id is used, because the rest
   * is the time, which orders equal clocks.
   */
  readonly op_id?: string;
  /** Time in ms of an event older than this app. Loses against every later write. */
  readonly at?: number;
  /** Store only if the register does not exist on this phone. */
  readonly if_absent?: boolean;
  /** Store just this value: what a newer app added to the one below it belongs to that one. */
  readonly is_whole?: boolean;
}

/** The value breaks the shared rules: a bug, or unchecked input. */
export class InvalidOperationError extends Error {
  readonly code: string;

  constructor(code: string, kind: string) {
    super(`${kind}: ${code}`);
    this.name = 'InvalidOperationError';
    this.code = code;
  }
}

/** The tables of a transaction that calls `recordWithin`. */
export function operationTables(database: AccountDatabase): Table[] {
  return [database.registers, database.outbox, database.meta];
}

/** Stores intents as operations, all or none; resolves when durable. Throws StorageFailure or InvalidOperationError. */
export function record(account: Account, intents: readonly Intent[]): Promise<Register[]> {
  return writeDurably(account, operationTables(account.database), () => recordWithin(account, intents));
}

/** What a write begins from: this phone's clock, and the registers it writes. */
export interface Stored {
  readonly clock: ClockRow;
  readonly rows: readonly (RegisterRow | undefined)[];
}

/** Reads what `recordWithin` begins from, for a caller that reads more: what is asked for at once takes one turn of the database. */
export async function readStored(database: AccountDatabase, intents: readonly Intent[]): Promise<Stored> {
  const [clock, rows] = await Promise.all([readClock(database), database.registers.bulkGet(intents.map((intent) => intent.slot))]);
  return { clock, rows };
}

/**
 * Like `record`, inside the caller's transaction over `operationTables`. Returns the registers in the order of the intents. `known` was
 * read in the same transaction, and nothing was written since.
 */
export async function recordWithin(account: Account, intents: readonly Intent[], known?: Stored): Promise<Register[]> {
  const { database } = account;
  const { rows, clock: stored } = known ?? (await readStored(database, intents));
  let clock = stored;
  const registers = new Map<string, Register>();
  for (const row of rows) {
    if (row !== undefined) registers.set(row.slot, row);
  }
  const operations: OutboxRow[] = [];
  const changed = new Map<string, Register>();
  for (const intent of intents) {
    const current = registers.get(intent.slot);
    if (current !== undefined && intent.if_absent === true) continue;
    if (intent.op_id !== undefined && (await isStored(database, intent.op_id, intent.slot, current))) continue;
    const made = makeOperation(account, clock, keepUnknown(intent, current));
    clock = made.clock;
    operations.push(made.operation);
    const row = writeOver(current, intent.slot, made.operation);
    registers.set(intent.slot, row);
    changed.set(intent.slot, row);
  }
  if (operations.length > 0) {
    await Promise.all([
      putRegisters(database.registers, [...changed.values()]),
      database.outbox.bulkAdd(operations),
      database.meta.put(clock),
    ]);
  }
  return intents.flatMap((intent) => registers.get(intent.slot) ?? []);
}

/** The intent with what a newer app stored in the register beside what this one knows (SYNC-24). */
function keepUnknown(intent: Intent, current: Register | undefined): Intent {
  if (intent.value === null || intent.is_whole === true || current?.kind !== intent.kind) return intent;
  return { ...intent, value: { ...unknownFields(current), ...intent.value } };
}

/** Makes the operation of an intent, with the clock that follows it. Throws InvalidOperationError. */
export function makeOperation(account: Account, clock: ClockRow, intent: Intent): { operation: OutboxRow; clock: ClockRow } {
  const now = account.now();
  const next = nextHlc(clock.hlc, now + clock.offset, account.device);
  const hlc = intent.at === undefined ? next : formatHlc({ wall: Math.max(0, Math.floor(intent.at)), counter: 0, device: account.device });
  const operation: Operation = {
    op_id: idOf(intent, hlc, account),
    n: clock.n + 1,
    kind: intent.kind,
    slot: intent.slot,
    hlc,
    v: 1,
    value: intent.value,
  };
  const code = rejectionOf(operation);
  if (code !== null) throw new InvalidOperationError(code, intent.kind);
  const advanced: ClockRow = { ...clock, n: operation.n, hlc: intent.at === undefined ? hlc : clock.hlc };
  return { operation: { ...operation, made_at: new Date(now).toISOString() }, clock: advanced };
}

function idOf({ op_id, at }: Intent, hlc: string, account: Account): string {
  if (op_id !== undefined && at !== undefined) return op_id;
  return operationIdAt(parseHlc(hlc), op_id ?? account.newId());
}

async function isStored(database: AccountDatabase, op_id: string, slot: string, current: Register | undefined): Promise<boolean> {
  const waiting = await database.outbox.where('slot').equals(slot).toArray();
  return [...waiting, ...(current === undefined ? [] : [current])].some((row) => isSameRandom(row.op_id, op_id));
}
