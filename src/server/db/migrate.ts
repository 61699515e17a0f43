import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';

/** Beside this module in the source, beside the bundle when built. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', new URL('./', import.meta.url)));

/** An arbitrary constant, shared by all processes that migrate. */
export const MIGRATION_LOCK = 7_385_106_421;

/** The embedded database has a single process and connection, so no lock is needed. */
export async function migratePglite<Schema extends Record<string, unknown>>(database: PgliteDatabase<Schema>): Promise<void> {
  await migrateEmbedded(database, { migrationsFolder: MIGRATIONS_FOLDER });
}

/**
 * Drizzle's migrator takes no lock, so two starting servers would create the same tables. An advisory lock on a separate connection
 * serialises them.
 */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    // Closing the connection releases the lock, also after a failed migration.
    await client.end();
  }
}
