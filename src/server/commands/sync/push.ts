import { type SQL, sql } from 'drizzle-orm';
import type { PushResult } from '#contract/index.ts';
import type { Stored } from '#domain/sync/account-room.ts';
import type { Operation } from '#domain/sync/operation.ts';
import type { Database } from '#server/db/database.ts';
import {
  type DecidedOperation,
  type Decision,
  decide,
  type FirstAnswer,
  type Holder,
  type KnownState,
  type PushEntry,
  sortOut,
} from './decide.ts';
import { formatEpoch, readOwnerState, readServerEpoch } from './epoch.ts';

export interface PushBatch {
  readonly owner: string;
  /** Parsed individually. */
  readonly ops: readonly PushEntry[];
  /** Server clock in ms. */
  readonly now: number;
}

/**
 * Processes a batch of one owner: each operation is applied, stored as superseded, recognised as repeated, or rejected with a code; a
 * rejected one does not affect the others. Atomic and idempotent.
 */
export async function pushOperations(database: Database, batch: PushBatch): Promise<{ epoch: string; results: PushResult[] }> {
  const { operations, rejected } = sortOut(batch.ops);
  if (operations.length === 0) return { epoch: (await readOwnerState(database, batch.owner)).epoch, results: rejected };
  const serverEpoch = await readServerEpoch(database);
  return database.transaction(async (transaction) => {
    const { rev, generation, stored } = await lockOwner(transaction, batch.owner);
    const known = { rev, stored, ...(await readKnown(transaction, batch.owner, operations)) };
    const decision = decide(operations, known, batch.now);
    if (decision.operations.length > 0) await write(transaction, batch, decision);
    return { epoch: formatEpoch(serverEpoch, generation), results: [...decision.results, ...rejected] };
  });
}

/** Locks the owner's counter until the transaction ends, so that revisions are committed in order. */
async function lockOwner(database: Database, owner: string): Promise<{ rev: number; generation: number; stored: Stored }> {
  type Counter = Record<'rev' | 'bytes' | 'operations', number | string> & { generation: number };
  const { rows } = await database.execute<Counter>(sql`
    insert into sync_owners (owner) values (${owner}) on conflict (owner) do update set rev = sync_owners.rev
    returning rev, generation, bytes, operations
  `);
  const [row] = rows;
  const stored = { bytes: Number(row?.bytes ?? 0), operations: Number(row?.operations ?? 0) };
  return { rev: Number(row?.rev ?? 0), generation: row?.generation ?? 0, stored };
}

/**
 * One key lookup per operation and slot. Lateral queries, because the planner would otherwise read all of an owner's rows per batch. The
 * owner comes from a subquery, because for a literal id the planner uses stale statistics, assumes a new owner has few rows, and scans all
 * of them by revision for every slot.
 */
async function readKnown(
  database: Database,
  owner: string,
  operations: readonly Operation[],
): Promise<Pick<KnownState, 'answers' | 'holders'>> {
  const ids = list(operations.map((operation) => operation.op_id));
  const slots = list([...new Set(operations.map((operation) => operation.slot))]);
  const seen = await database.execute<{ op_id: string; rev: number | string; hlc: string }>(sql`
    select found.op_id, found.rev, found.hlc from unnest(${ids}::uuid[]) as asked(op_id)
    cross join lateral (
      select op_id, rev, hlc from sync_operations where owner = ${owner} and op_id = asked.op_id offset 0
    ) as found
  `);
  const held = await database.execute<{ slot: string; op_id: string; rev: number | string; hlc: string }>(sql`
    select found.slot, found.op_id, found.rev, found.hlc
    from (select ${owner}::uuid as owner offset 0) as whose cross join unnest(${slots}::text[]) as asked(slot)
    cross join lateral (
      select slot, op_id, rev, hlc from sync_registers where owner = whose.owner and slot = asked.slot offset 0
    ) as found
  `);
  const answers = new Map<string, FirstAnswer>(seen.rows.map((row) => [row.op_id, { rev: Number(row.rev), hlc: row.hlc }]));
  const holders = new Map<string, Holder>(held.rows.map((row) => [row.slot, { op_id: row.op_id, rev: Number(row.rev), hlc: row.hlc }]));
  return { answers, holders };
}

/** One statement for log, registers and counter, for any batch size. */
async function write(database: Database, { owner, now }: PushBatch, { operations, holders, rev, stored }: Decision): Promise<void> {
  const column = (read: (operation: DecidedOperation) => unknown) => list(operations.map(read));
  const held = [...holders];
  await database.execute(sql`
    with logged as (
      insert into sync_operations (owner, op_id, n, kind, slot, hlc, v, value, bytes, applied, rev, received_at)
      select ${owner}::uuid, t.op_id, t.n, t.kind, t.slot, t.hlc, t.v, t.value::jsonb, t.bytes, t.applied, t.rev, ${new Date(now).toISOString()}::timestamptz
      from unnest(
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
      select ${owner}::uuid, t.slot, t.op_id, t.hlc, t.rev
      from unnest(
        ${list(held.map(([slot]) => slot))}::text[],
        ${list(held.map(([, holder]) => holder.op_id))}::uuid[],
        ${list(held.map(([, holder]) => holder.hlc))}::text[],
        ${list(held.map(([, holder]) => holder.rev))}::bigint[]
      ) as t(slot, op_id, hlc, rev)
      on conflict (owner, slot) do update set op_id = excluded.op_id, hlc = excluded.hlc, rev = excluded.rev
    )
    update sync_owners set rev = ${rev}, bytes = ${stored.bytes}, operations = ${stored.operations} where owner = ${owner}
  `);
}

/** One parameter for a whole column; a bare array would expand to many parameters. */
function list(values: readonly unknown[]): SQL {
  return sql`${sql.param(values)}`;
}
