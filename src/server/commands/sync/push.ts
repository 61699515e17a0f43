import { type SQL, sql } from 'drizzle-orm';
import type { PushResult } from '#contract/index.ts';
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
  /** As the contract let them in: each was parsed by itself. */
  readonly ops: readonly PushEntry[];
  /** The server's clock in milliseconds. */
  readonly now: number;
}

/**
 * Takes a batch of one owner's operations: each is applied, kept as superseded, recognised as sent before, or rejected with a
 * code, and one that is rejected never holds up the rest. All or nothing reaches the disk; sending a batch again changes nothing.
 */
export async function pushOperations(database: Database, batch: PushBatch): Promise<{ epoch: string; results: PushResult[] }> {
  const { operations, rejected } = sortOut(batch.ops);
  if (operations.length === 0) return { epoch: (await readOwnerState(database, batch.owner)).epoch, results: rejected };
  const serverEpoch = await readServerEpoch(database);
  return database.transaction(async (transaction) => {
    const { rev, generation } = await lockOwner(transaction, batch.owner);
    const known = { rev, ...(await readKnown(transaction, batch.owner, operations)) };
    const decision = decide(operations, known, batch.now);
    if (decision.operations.length > 0) await write(transaction, batch, decision);
    return { epoch: formatEpoch(serverEpoch, generation), results: [...decision.results, ...rejected] };
  });
}

/** Holds the owner's counter until the transaction ends: writers of one owner queue here, so revisions are committed in order. */
async function lockOwner(database: Database, owner: string): Promise<{ rev: number; generation: number }> {
  const { rows } = await database.execute<{ rev: number | string; generation: number }>(
    sql`insert into sync_owners (owner) values (${owner}) on conflict (owner) do update set rev = sync_owners.rev returning rev, generation`,
  );
  const [row] = rows;
  return { rev: Number(row?.rev ?? 0), generation: row?.generation ?? 0 };
}

/**
 * One look-up by key for each operation and slot. Written as lateral queries because the planner, which does not know how much one
 * owner has, would otherwise read all of it for every batch. And the owner comes from a query of its own: of an id it sees, the planner
 * looks up how common that was when it last counted, takes a newcomer for somebody with next to nothing, and then reads all of theirs
 * by the index of revisions for every single slot.
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

/** One statement for the log, the registers and the counter, whatever the size of the batch. */
async function write(database: Database, { owner, now }: PushBatch, { operations, holders, rev }: Decision): Promise<void> {
  const column = (read: (operation: DecidedOperation) => unknown) => list(operations.map(read));
  const held = [...holders];
  await database.execute(sql`
    with logged as (
      insert into sync_operations (owner, op_id, n, kind, slot, hlc, v, value, applied, rev, received_at)
      select ${owner}::uuid, t.op_id, t.n, t.kind, t.slot, t.hlc, t.v, t.value::jsonb, t.applied, t.rev, ${new Date(now).toISOString()}::timestamptz
      from unnest(
        ${column((operation) => operation.op_id)}::uuid[],
        ${column((operation) => operation.n)}::bigint[],
        ${column((operation) => operation.kind)}::text[],
        ${column((operation) => operation.slot)}::text[],
        ${column((operation) => operation.hlc)}::text[],
        ${column((operation) => operation.v)}::int[],
        ${column((operation) => (operation.value === null ? null : JSON.stringify(operation.value)))}::text[],
        ${column((operation) => operation.applied)}::boolean[],
        ${column((operation) => operation.rev)}::bigint[]
      ) as t(op_id, n, kind, slot, hlc, v, value, applied, rev)
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
    update sync_owners set rev = ${rev} where owner = ${owner}
  `);
}

/** One parameter holding a whole column; a bare array would become a list of parameters. */
function list(values: readonly unknown[]): SQL {
  return sql`${sql.param(values)}`;
}
