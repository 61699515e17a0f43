import { eq, type SQL, sql } from 'drizzle-orm';
import type { PushResult } from '#contract/index.ts';
import { refusalInAccount, type Side } from '#domain/coaching/scope-rules.ts';
import type { Operation } from '#domain/sync/operation.ts';
import type { Database } from '#server/db/database.ts';
import { syncOwners } from '#server/db/schema.ts';
import { LockTimeoutError } from '../../concurrency/keyed-mutex.ts';
import {
  type DecidedOperation,
  type Decision,
  decide,
  type FirstAnswer,
  type Holder,
  type KnownState,
  type PushEntry,
  type RefuseInLog,
  sortOut,
} from './decide.ts';
import { formatEpoch, readOwnerState, readServerEpoch } from './epoch.ts';

export interface PushBatch {
  readonly owner: string;
  /** Parsed individually. */
  readonly ops: readonly PushEntry[];
  /** Server clock in ms. */
  readonly now: number;
  /** The cursor up to which the phone has read; without it nothing is `unread`. */
  readonly read?: number | undefined;
  /** In a relationship's log: the side that writes (SCOPE-2), and what it may not. */
  readonly scope?: { readonly author: Side; readonly refuse: RefuseInLog };
}

/** Each time another server's push of the same owner came first, which is rare: a process takes an owner's pushes one by one. */
const TRIES_WITHOUT_LOCK = 3;

/**
 * Processes a batch of one owner: each operation is applied, stored as superseded, recognised as repeated, or rejected with a code; a
 * rejected one does not affect the others. Atomic and idempotent. Two statements: what is known is read without a lock, and what was
 * decided from it is stored only if the owner's counters still stand there, which every stored operation moves. A push that others
 * overtake again and again waits in line for the counter. Throws LockTimeoutError.
 */
export async function pushOperations(database: Database, batch: PushBatch): Promise<PushOutcome> {
  const { operations, rejected } = sortOut(batch.ops, batch.scope?.refuse ?? refusalInAccount);
  if (operations.length === 0) return { epoch: (await readOwnerState(database, batch.owner)).epoch, results: rejected };
  const entries = { ...batch, operations, rejected };
  for (let tries = 0; tries < TRIES_WITHOUT_LOCK; tries += 1) {
    const outcome = await tryToPush(database, entries);
    if (outcome !== null) return outcome;
  }
  const outcome = await database.transaction(async (transaction) => {
    await lockOwner(transaction, batch.owner);
    return tryToPush(transaction, entries);
  });
  // Only a restore of the server can come between here; the phone sends the batch again.
  if (outcome === null) throw new LockTimeoutError();
  return outcome;
}

export interface PushOutcome {
  readonly epoch: string;
  readonly results: PushResult[];
}

interface SortedBatch extends PushBatch {
  readonly operations: readonly Operation[];
  readonly rejected: readonly PushResult[];
}

/** Null, with nothing stored, when another push of the owner came first. */
async function tryToPush(database: Database, { operations, rejected, ...batch }: SortedBatch): Promise<PushOutcome | null> {
  const known = await readKnown(database, batch.owner, operations);
  const decision = decide(operations, known, batch);
  if (decision.operations.length > 0 && !(await write(database, batch, known, decision))) return null;
  const epoch = known.epoch ?? (await readServerEpoch(database));
  return { epoch: formatEpoch(epoch, known.generation), results: [...decision.results, ...rejected] };
}

/** Other pushes of the owner wait until the transaction is over. */
async function lockOwner(transaction: Database, owner: string): Promise<void> {
  await transaction.insert(syncOwners).values({ owner, user_id: owner }).onConflictDoNothing();
  await transaction.select({ owner: syncOwners.owner }).from(syncOwners).where(eq(syncOwners.owner, owner)).for('update');
}

interface OwnerState extends KnownState {
  /** The server's; null before its first use. */
  readonly epoch: string | null;
  readonly generation: number;
}

/**
 * The owner's counters and one key lookup per operation and slot, of one moment. Lateral queries, because the planner would otherwise read
 * all of an owner's rows per batch. The owner comes from a subquery, because for a literal id the planner uses stale statistics, assumes a
 * new owner has few rows, and scans all of them by revision for every slot.
 */
async function readKnown(database: Database, owner: string, operations: readonly Operation[]): Promise<OwnerState> {
  const ids = list(operations.map((operation) => operation.op_id));
  const slots = list([...new Set(operations.map((operation) => operation.slot))]);
  type Found = Record<'rev' | 'bytes' | 'operations', number | string> & {
    epoch: string | null;
    generation: number;
    seen: (FirstAnswer & { op_id: string })[];
    held: (Holder & { slot: string })[];
  };
  const { rows } = await database.execute<Found>(sql`
    select
      (select epoch from sync_meta) as epoch,
      coalesce(o.rev, 0) as rev, coalesce(o.generation, 0) as generation,
      coalesce(o.bytes, 0) as bytes, coalesce(o.operations, 0) as operations,
      (
        select coalesce(json_agg(found), '[]') from unnest(${ids}::uuid[]) as asked(op_id)
        cross join lateral (
          select op_id, rev, hlc from sync_operations where owner = ${owner} and op_id = asked.op_id offset 0
        ) as found
      ) as seen,
      (
        select coalesce(json_agg(found), '[]')
        from (select ${owner}::uuid as owner offset 0) as whose cross join unnest(${slots}::text[]) as asked(slot)
        cross join lateral (
          select slot, op_id, rev, hlc from sync_registers where owner = whose.owner and slot = asked.slot offset 0
        ) as found
      ) as held
    from (select ${owner}::uuid as owner) as asking left join sync_owners o on o.owner = asking.owner
  `);
  const [row] = rows;
  if (row === undefined) throw new Error('The question for an owner’s counters has one answer.');
  return {
    epoch: row.epoch,
    generation: row.generation,
    rev: Number(row.rev),
    stored: { bytes: Number(row.bytes), operations: Number(row.operations) },
    answers: new Map(row.seen.map(({ op_id, ...answer }) => [op_id, answer])),
    holders: new Map(row.held.map(({ slot, ...holder }) => [slot, holder])),
  };
}

/**
 * One statement for counter, log and registers, for any batch size. False, and nothing is stored, when another push has moved the counter
 * or a backup was restored. It locks the owner's counter, so that revisions are committed in order.
 */
async function write(database: Database, { owner, now, scope }: PushBatch, known: OwnerState, decision: Decision): Promise<boolean> {
  const { operations, holders, rev, stored } = decision;
  const column = (read: (operation: DecidedOperation) => unknown) => list(operations.map(read));
  const held = [...holders];
  const { rows } = await database.execute(sql`
    with taken as (
      insert into sync_owners (owner, user_id, rev, bytes, operations) values (${owner}, ${owner}, ${rev}, ${stored.bytes}, ${stored.operations})
      on conflict (owner) do update set rev = excluded.rev, bytes = excluded.bytes, operations = excluded.operations
      where (sync_owners.rev, sync_owners.operations, sync_owners.generation)
        = (${known.rev}::bigint, ${known.stored.operations}::bigint, ${known.generation}::int)
        and (select epoch from sync_meta) is not distinct from ${known.epoch}::uuid
      returning owner
    ), logged as (
      insert into sync_operations (owner, op_id, n, kind, slot, hlc, v, value, bytes, applied, rev, received_at, author)
      select taken.owner, t.op_id, t.n, t.kind, t.slot, t.hlc, t.v, t.value::jsonb, t.bytes, t.applied, t.rev,
        ${new Date(now).toISOString()}::timestamptz, ${scope?.author ?? null}::text
      from taken cross join unnest(
        ${column((operation) => operation.op_id)}::uuid[],
        ${column((operation) => operation.n)}::bigint[],
        ${column((operation) => operation.kind)}::text[],
        ${column((operation) => operation.slot)}::text[],
        ${column((operation) => operation.hlc)}::text[],
        ${column((operation) => operation.v)}::int[],
        ${column((operation) => (operation.value === null ? null : JSON.stringify(operation.value)))}::text[],
        ${column((operation) => operation.bytes)}::int[],
        ${column((operation) => operation.applied)}::boolean[],
        ${column((operation) => operation.rev)}::bigint[]
      ) as t(op_id, n, kind, slot, hlc, v, value, bytes, applied, rev)
    ), held as (
      insert into sync_registers (owner, slot, op_id, hlc, rev)
      select taken.owner, t.slot, t.op_id, t.hlc, t.rev
      from taken cross join unnest(
        ${list(held.map(([slot]) => slot))}::text[],
        ${list(held.map(([, holder]) => holder.op_id))}::uuid[],
        ${list(held.map(([, holder]) => holder.hlc))}::text[],
        ${list(held.map(([, holder]) => holder.rev))}::bigint[]
      ) as t(slot, op_id, hlc, rev)
      on conflict (owner, slot) do update set op_id = excluded.op_id, hlc = excluded.hlc, rev = excluded.rev
    )
    select owner from taken
  `);
  return rows.length > 0;
}

/** One parameter for a whole column; a bare array would expand to many parameters. */
function list(values: readonly unknown[]): SQL {
  return sql`${sql.param(values)}`;
}
