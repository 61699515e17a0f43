import { subDays } from 'date-fns';
import { QUARANTINE_DAYS } from '#domain/limits.ts';
import { parseHlc } from '#domain/sync/hlc.ts';
import { rejectionOf } from '#domain/sync/values.ts';
import type { Account } from '../store/account.ts';
import type { Device, LegacyIssue, LegacyKey, QuarantineRow, QuarantineState } from '../store/device.ts';
import { toStorageFailure } from '../store/storage-failure.ts';
import { record } from '../sync/record.ts';
import { type TurnLocks, takeTurn } from '../sync/turn.ts';
import type { LegacyOperation } from './legacy-operations.ts';
import { type ReadRow, readQuarantine } from './read-quarantine.ts';
import { clearLegacyKey, type LegacyStorage } from './rescue.ts';

/** The result of one migration run. */
export interface MigrationReport {
  /** Number of operations newly stored. */
  readonly written: number;
  readonly workouts: number;
  readonly issues: readonly LegacyIssue[];
  /** Keys left unchanged: unreadable or of an unknown version. */
  readonly untouched: readonly LegacyKey[];
}

export interface MigrateOptions {
  /** Local storage; without it the next `rescueLegacyKeys` removes the keys. */
  readonly storage?: LegacyStorage;
  readonly locks?: TurnLocks;
  /** Called after each durable step of a key. */
  readonly onStep?: (key: LegacyKey, state: QuarantineState) => void;
}

const CHUNK = 250;
const OPEN_STATES: ReadonlySet<QuarantineState> = new Set(['found', 'copied', 'parsed', 'written']);
const DONE_STATES: ReadonlySet<QuarantineState> = new Set(['verified', 'cleared', 'dismissed']);
const NOTHING: MigrationReport = { written: 0, workouts: 0, issues: [], untouched: [] };

/**
 * Migrates this account's rescued copies into its database, as operations with content-derived ids: repeated runs (after a crash, in a
 * second tab, on a second device) write the same rows once. Unreadable parts stay in quarantine with a reason. Throws StorageFailure; the
 * next run continues.
 */
export async function migrateLegacy(device: Device, account: Account, options: MigrateOptions = {}): Promise<MigrationReport> {
  try {
    if (!(await hasWork(device, account.owner))) return NOTHING;
    const turn = { locks: options.locks, name: 'setwise-legacy', setTimer: account.setTimer, stopping: new AbortController().signal };
    return await takeTurn(turn, () => migrate(device, account, options));
  } catch (error) {
    throw toStorageFailure(error);
  }
}

/** One request at a start that has nothing to migrate or to delete. */
async function hasWork(device: Device, owner: string): Promise<boolean> {
  const rows = await device.database.quarantine.toArray();
  const oldest = oldestKept(device);
  return rows.some((row) => (row.owner === owner && OPEN_STATES.has(row.state)) || isOver(row, oldest));
}

async function migrate(device: Device, account: Account, options: MigrateOptions): Promise<MigrationReport> {
  const { quarantine } = device.database;
  const rows = await quarantine.where('owner').equals(account.owner).toArray();
  await prune(device);
  const open = rows.filter((row) => OPEN_STATES.has(row.state));
  if (open.length === 0) return NOTHING;
  const reading = await readQuarantine(rows, account.owner);
  const { storable, refused } = sortOut(reading.operations);
  const taken = reading.rows.filter(({ row, outcome }) => outcome === 'read' && OPEN_STATES.has(row.state));
  const advance = (state: QuarantineState, change: (read: ReadRow) => Partial<QuarantineRow> = () => ({})) =>
    step(device, taken, state, change, options);

  for (const { row, outcome, issues } of reading.rows) {
    if (outcome === 'read' || !OPEN_STATES.has(row.state)) continue;
    await quarantine.update(row.id, { state: outcome, issues });
    options.onStep?.(row.key, outcome);
  }
  const issuesOf = ({ row, issues }: ReadRow) => [...issues, ...refused.filter((issue) => issue.row_id === row.id).map(toIssue)];
  await advance('parsed', (read) => ({ issues: issuesOf(read) }));
  const written = await write(account, storable);
  await advance('written', ({ row }) => ({ written: storable.filter((operation) => operation.row_id === row.id).length }));
  await verify(account, storable);
  await advance('verified');
  for (const { row } of taken) {
    if (options.storage === undefined) break;
    await clearLegacyKey(device, options.storage, { ...row, state: 'verified' });
    options.onStep?.(row.key, 'cleared');
  }
  return {
    written,
    workouts: reading.workouts,
    issues: reading.rows.filter(({ row }) => OPEN_STATES.has(row.state)).flatMap(issuesOf),
    untouched: reading.rows.filter(({ row, outcome }) => outcome !== 'read' && OPEN_STATES.has(row.state)).map(({ row }) => row.key),
  };
}

async function step(
  device: Device,
  taken: readonly ReadRow[],
  state: QuarantineState,
  change: (read: ReadRow) => Partial<QuarantineRow>,
  options: MigrateOptions,
): Promise<void> {
  for (const read of taken) {
    await device.database.quarantine.update(read.row.id, { ...change(read), state });
    options.onStep?.(read.row.key, state);
  }
}

type OwnedOperation = LegacyOperation & { readonly row_id: string };
type OwnedIssue = LegacyIssue & { readonly row_id: string };

function toIssue({ where, reason, part }: OwnedIssue): LegacyIssue {
  return { where, reason, part };
}

/** Splits off operations that the log's rules reject; they stay in quarantine and nothing references them. */
function sortOut(operations: readonly OwnedOperation[]): { storable: OwnedOperation[]; refused: OwnedIssue[] } {
  const storable: OwnedOperation[] = [];
  const refused: OwnedIssue[] = [];
  let lastRefusedPlan: unknown;
  for (const operation of operations) {
    const { op_id, kind, slot, value, row_id } = operation;
    const code = rejectionOf({ op_id, kind, slot, value, n: 1, hlc: '', v: 1 });
    if (code === null) {
      if (kind !== 'plan.use' || value.plan_id !== lastRefusedPlan) storable.push(operation);
      continue;
    }
    if (kind === 'plan.put') lastRefusedPlan = value.plan_id;
    const reason = code === 'too_large' ? 'It is too large to be kept as one piece.' : 'It does not have the form it should have.';
    refused.push({ row_id, where: kind === 'plan.put' ? 'ai-plan' : slot, reason, part: JSON.stringify(value) });
  }
  return { storable, refused };
}

/** Stores operations whose register does not exist; returns their number. */
async function write(account: Account, operations: readonly OwnedOperation[]): Promise<number> {
  const { outbox } = account.database;
  const before = await outbox.count();
  for (let start = 0; start < operations.length; start += CHUNK) {
    const chunk = operations.slice(start, start + CHUNK);
    const intents = await Promise.all(
      chunk.map(async ({ op_id, kind, slot, value, at }) => ({
        op_id,
        kind,
        slot,
        value,
        at,
        if_absent: !(await isNewerPointer(account, kind, slot, at)),
      })),
    );
    await record(account, intents);
  }
  return (await outbox.count()) - before;
}

/** A plan made after the current one was chosen replaces it, as in the first version. */
async function isNewerPointer(account: Account, kind: LegacyOperation['kind'], slot: string, at: number): Promise<boolean> {
  if (kind !== 'plan.use') return false;
  const pointer = await account.database.registers.get(slot);
  return pointer !== undefined && at > parseHlc(pointer.hlc).wall;
}

async function verify(account: Account, operations: readonly OwnedOperation[]): Promise<void> {
  const slots = operations.map((operation) => operation.slot);
  const registers = await account.database.registers.bulkGet(slots);
  const missing = slots.filter((_slot, index) => registers[index] === undefined);
  if (missing.length > 0) throw new Error(`${missing.length} of ${slots.length} rows are missing after the migration.`);
}

/** Deletes raw copies of migrated or dismissed data after their retention time. */
async function prune(device: Device): Promise<void> {
  const oldest = oldestKept(device);
  await device.database.quarantine.filter((row) => isOver(row, oldest)).delete();
}

function oldestKept(device: Device): string {
  return subDays(device.now(), QUARANTINE_DAYS).toISOString();
}

function isOver({ state, found_at }: QuarantineRow, oldest: string): boolean {
  return DONE_STATES.has(state) && found_at < oldest;
}
