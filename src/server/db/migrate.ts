import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';

/** The SQL files lie beside this module in the source, and beside the bundle once built. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', new URL('./', import.meta.url)));

/** Any fixed number, the same in every process that changes the tables. */
export const MIGRATION_LOCK = 7_385_106_421;

/** The embedded database has one process and one connection, so nothing else can migrate it at the same time. */
export async function migratePglite<Schema extends Record<string, unknown>>(database: PgliteDatabase<Schema>): Promise<void> {
  await migrateEmbedded(database, { migrationsFolder: MIGRATIONS_FOLDER });
}

/** Drizzle's migrator takes no lock: two servers starting at once would both create the same tables. Hence a lock of our own, on its own connection. */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    // Closing the connection lets go of the lock, also when a migration failed.
    await client.end();
  }
}
