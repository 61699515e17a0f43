import { and, asc, eq, gt } from 'drizzle-orm';
import type { Change, ResponseOf, syncPull } from '#contract/index.ts';
import type { Database } from '#server/db/database.ts';
import { syncOperations, syncRegisters } from '#server/db/schema.ts';
import { readOwnerState, startNextGeneration } from './epoch.ts';

export interface PullCursor {
  readonly owner: string;
  /** The cursor's epoch; empty at first. */
  readonly epoch: string;
  /** Last revision seen. */
  readonly after: number;
  readonly limit: number;
}

/**
 * Registers changed after the cursor, by revision, at most `limit`; `cursor` is where to continue. A cursor of another epoch, or ahead of
 * the server, gets `reset`.
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
