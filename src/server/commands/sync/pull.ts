import { sql } from 'drizzle-orm';
import type { Change, ResponseOf, syncPull } from '#contract/index.ts';
import type { Database } from '#server/db/database.ts';
import { readOwnerState, startNextGeneration } from './epoch.ts';

/** Bytes of a change beside its value: slot, ids and clock as JSON. */
const CHANGE_BYTES = 400;

export interface PullCursor {
  readonly owner: string;
  /** The cursor's epoch; empty at first. */
  readonly epoch: string;
  /** Last revision seen. */
  readonly after: number;
  /** Most changes, and most bytes of them. */
  readonly limit: number;
  readonly maxBytes: number;
}

/**
 * Registers changed after the cursor, by revision, at most `limit` and about `maxBytes` of them, but always one; `cursor` is where
 * to continue. A cursor of another epoch, or ahead of the server, gets `reset`.
 */
export async function pullChanges(database: Database, { owner, epoch, after, ...most }: PullCursor): Promise<ResponseOf<typeof syncPull>> {
  const state = await readOwnerState(database, owner);
  if (epoch !== state.epoch) return { reset: true, epoch: state.epoch };
  if (after > state.rev)
    return { reset: true, epoch: await startNextGeneration(database, owner, { seenRev: after, from: state.generation }) };
  const changes = await readChanges(database, { owner, after, ...most });
  const cursor = changes.at(-1)?.rev ?? after;
  // The last revision is always some register's: a later write of a register takes a later one.
  return { epoch, cursor, more: changes.length > 0 && cursor < state.rev, changes };
}

async function readChanges(database: Database, { owner, after, limit, maxBytes }: Omit<PullCursor, 'epoch'>): Promise<Change[]> {
  const { rows } = await database.execute<Omit<Change, 'rev'> & { rev: number | string }>(sql`
    select slot, kind, op_id, hlc, v, value, rev
    from (
      select r.slot, o.kind, r.op_id, r.hlc, o.v, o.value, r.rev,
        sum(o.bytes + ${CHANGE_BYTES}) over (order by r.rev) as bytes, row_number() over (order by r.rev) as place
      from (
        select slot, op_id, hlc, rev from sync_registers where owner = ${owner} and rev > ${after} order by rev limit ${limit}
      ) as r
      join sync_operations o on o.owner = ${owner} and o.op_id = r.op_id
    ) as page
    where bytes <= ${maxBytes} or place = 1
    order by rev
  `);
  return rows.map((row) => ({ ...row, rev: Number(row.rev) }));
}
