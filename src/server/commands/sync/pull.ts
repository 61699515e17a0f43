import { and, asc, eq, gt } from 'drizzle-orm';
import type { Change, ResponseOf, syncPull } from '#contract/index.ts';
import type { Database } from '#server/db/database.ts';
import { syncOperations, syncRegisters } from '#server/db/schema.ts';
import { readOwnerState, startNextGeneration } from './epoch.ts';

export interface PullCursor {
  readonly owner: string;
  /** The epoch the cursor belongs to; empty at first. */
  readonly epoch: string;
  /** Last revision seen. */
  readonly after: number;
  readonly limit: number;
}

/**
 * Registers that changed after the cursor, in order of revision, at most `limit`; the answer's `cursor` is where to go on. A
 * cursor of another epoch, or one ahead of everything this server ever gave out, is answered with `reset`.
 */
export async function pullChanges(database: Database, { owner, epoch, after, limit }: PullCursor): Promise<ResponseOf<typeof syncPull>> {
  const state = await readOwnerState(database, owner);
  if (epoch !== state.epoch) return { reset: true, epoch: state.epoch };
  if (after > state.rev) return { reset: true, epoch: await startNextGeneration(database, owner, after) };
  const rows = await readChanges(database, owner, after, limit + 1);
  const changes = rows.slice(0, limit);
  return { epoch, cursor: changes.at(-1)?.rev ?? after, more: rows.length > limit, changes };
}

async function readChanges(database: Database, owner: string, after: number, count: number): Promise<Change[]> {
  return database
    .select({
      slot: syncRegisters.slot,
      kind: syncOperations.kind,
      op_id: syncRegisters.op_id,
      hlc: syncRegisters.hlc,
      v: syncOperations.v,
      value: syncOperations.value,
      rev: syncRegisters.rev,
    })
    .from(syncRegisters)
    .innerJoin(syncOperations, and(eq(syncOperations.owner, syncRegisters.owner), eq(syncOperations.op_id, syncRegisters.op_id)))
    .where(and(eq(syncRegisters.owner, owner), gt(syncRegisters.rev, after)))
    .orderBy(asc(syncRegisters.rev))
    .limit(count);
}
