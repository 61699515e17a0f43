import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { syncMeta, syncOwners } from '#server/db/schema.ts';

/** The epoch sent to phones; a changed value means that data was restored. */
export function formatEpoch(epoch: string, generation: number): string {
  return `${epoch}.${String(generation)}`;
}

/** The server-wide part of the epoch. */
export async function readServerEpoch(database: Database): Promise<string> {
  const [meta] = await database.select({ epoch: syncMeta.epoch }).from(syncMeta);
  if (meta !== undefined) return meta.epoch;
  await database.insert(syncMeta).values({}).onConflictDoNothing();
  return readServerEpoch(database);
}

/** An owner's epoch, last revision and what their operations take. */
export async function readOwnerState(
  database: Database,
  owner: string,
): Promise<{ epoch: string; rev: number; generation: number; bytes: number; operations: number }> {
  const epoch = await readServerEpoch(database);
  const [row] = await database
    .select({ rev: syncOwners.rev, generation: syncOwners.generation, bytes: syncOwners.bytes, operations: syncOwners.operations })
    .from(syncOwners)
    .where(eq(syncOwners.owner, owner));
  const { rev = 0, generation = 0, bytes = 0, operations = 0 } = row ?? {};
  return { epoch: formatEpoch(epoch, generation), rev, generation, bytes, operations };
}

/**
 * A phone has seen a revision this server never assigned: a backup was silently restored. Starts a new generation for this owner, so that
 * only their phones resend. `from` is the generation the phone was asked in: of several late readers only the first starts one. Returns the
 * new epoch.
 */
export async function startNextGeneration(
  database: Database,
  owner: string,
  { seenRev, from }: { seenRev: number; from: number },
): Promise<string> {
  await database.insert(syncOwners).values({ owner, user_id: owner }).onConflictDoNothing();
  await database
    .update(syncOwners)
    .set({ generation: sql`${syncOwners.generation} + 1` })
    .where(and(eq(syncOwners.owner, owner), eq(syncOwners.generation, from), lt(syncOwners.rev, seenRev)));
  return (await readOwnerState(database, owner)).epoch;
}

/**
 * Run after restoring a backup: every phone resends its data. Returns the new epoch. Manually: `update sync_meta set epoch =
 * gen_random_uuid()`.
 */
export async function renewServerEpoch(database: Database): Promise<string> {
  await readServerEpoch(database);
  const [meta] = await database.update(syncMeta).set({ epoch: sql`gen_random_uuid()` }).returning({ epoch: syncMeta.epoch });
  return meta?.epoch ?? readServerEpoch(database);
}
