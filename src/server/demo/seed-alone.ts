import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** An arbitrary constant, shared by all processes that seed. */
export const SEED_LOCK = 7_385_106_422;

/**
 * Runs `seed` in a transaction while no other server seeds. Of two servers that start on an empty database the second waits as long as the
 * first needs: with the time-outs of requests it would give up and not start.
 */
export async function seedAlone(database: Database, seed: (transaction: Database) => Promise<void>): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local lock_timeout = 0`);
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await seed(transaction);
  });
}
