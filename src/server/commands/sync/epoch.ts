import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { syncMeta, syncOwners } from '#server/db/schema.ts';

/** What an owner's phones compare with what they saw last: another text means the data went back in time and must be healed. */
export function formatEpoch(epoch: string, generation: number): string {
  return `${epoch}.${String(generation)}`;
}

/** The server's own part of every epoch. */
export async function readServerEpoch(database: Database): Promise<string> {
  const [meta] = await database.select({ epoch: syncMeta.epoch }).from(syncMeta);
  if (meta !== undefined) return meta.epoch;
  await database.insert(syncMeta).values({}).onConflictDoNothing();
  return readServerEpoch(database);
}

/** Where one owner stands: the epoch to compare and the last revision given out. */
export async function readOwnerState(database: Database, owner: string): Promise<{ epoch: string; rev: number }> {
  const epoch = await readServerEpoch(database);
  const [row] = await database
    .select({ rev: syncOwners.rev, generation: syncOwners.generation })
    .from(syncOwners)
    .where(eq(syncOwners.owner, owner));
  return { epoch: formatEpoch(epoch, row?.generation ?? 0), rev: row?.rev ?? 0 };
}

/**
 * A phone has seen a revision this server never gave out: a backup was restored and nobody said so. Starts a new generation for
 * this owner only, so that their phones send again what they have and no other account is asked to. Returns the new epoch.
 */
export async function startNextGeneration(database: Database, owner: string, seenRev: number): Promise<string> {
  await database.insert(syncOwners).values({ owner }).onConflictDoNothing();
  await database
    .update(syncOwners)
    .set({ generation: sql`${syncOwners.generation} + 1` })
    .where(and(eq(syncOwners.owner, owner), lt(syncOwners.rev, seenRev)));
  return (await readOwnerState(database, owner)).epoch;
}

/**
 * To be run after restoring a backup: every phone drops what it believed the server to have and sends it again. Returns the new
 * epoch. By hand, in the restored database: `update sync_meta set epoch = gen_random_uuid()`.
 */
export async function renewServerEpoch(database: Database): Promise<string> {
  await readServerEpoch(database);
  const [meta] = await database.update(syncMeta).set({ epoch: sql`gen_random_uuid()` }).returning({ epoch: syncMeta.epoch });
  return meta?.epoch ?? readServerEpoch(database);
}
