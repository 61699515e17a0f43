import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { holdFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

/** Both drivers answer a raw `execute` with an object that has `rows`. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

interface Rows<Row> {
  rows: Row[];
}

/** The database, whichever driver is behind it; a transaction has the same type. */
export type Database = PgDatabase<RowsResult, typeof schema>;

export interface OpenDatabase {
  readonly database: Database;
  readonly driver: 'pglite' | 'postgres';
  /** Brings the tables to the state this version of the product knows. Safe when several processes start at once. */
  migrate(): Promise<void>;
  /** Lets go of every connection and, for a folder, of its lock. */
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** `postgres://…`, or null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Told when an idle connection breaks or the folder's lock is lost. */
  readonly onTrouble: (error: Error) => void;
}

/** Opens PostgreSQL, or the embedded database behind an exclusive lock on its folder. Throws `FolderInUse` when another process has it. */
export async function openDatabase({ databaseUrl, dataDir, onTrouble }: DatabaseSettings): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, onTrouble);
  const folder = join(dataDir, 'database');
  const lock = await holdFolder(dataDir, { onLost: onTrouble });
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    return await openPglite(await PGlite.create({ dataDir: folder }), () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

type PgliteClient = import('@electric-sql/pglite').PGlite;

/** Wraps an embedded database that is already open. */
export async function openPglite(client: PgliteClient, afterClose?: () => Promise<void>): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const database = drizzle({ client, schema });
  return {
    // The two drivers' databases differ only in the type of their raw results, which RowsResult covers.
    database: database as unknown as Database,
    driver: 'pglite',
    migrate: async () => {
      const { migratePglite } = await import('./migrate.ts');
      await migratePglite(database);
    },
    close: async () => {
      await client.close();
      await afterClose?.();
    },
  };
}

/** Waiting longer for somebody else's lock is answered with "try again". */
const LOCK_WAIT_MS = 5_000;
const STATEMENT_MS = 30_000;
/** A process of ours that went to sleep half-way must not keep its locks for ever: PostgreSQL ends its transaction then. */
const IDLE_IN_TRANSACTION_MS = 30_000;

/** Opens a pool of connections to PostgreSQL 15 or newer. */
export async function openPostgres(url: string, onTrouble: (error: Error) => void): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_WAIT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  pool.on('error', onTrouble);
  // The pool listens to idle connections only: one that breaks between two statements of a transaction would end the process. Its
  // next statement fails, and that is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = drizzle({ client: pool, schema });
  const ofClient = new WeakMap<object, typeof database>();
  // Drizzle's own never gives a connection back whose `begin` failed; ten of those and nobody gets one any more.
  database.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      const own = ofClient.get(client) ?? (drizzle({ client, schema }) as unknown as typeof database);
      ofClient.set(client, own);
      return await own.transaction(run, config);
    } finally {
      client.release();
    }
  };
  return {
    database: database as unknown as Database,
    driver: 'postgres',
    migrate: async () => {
      const { migratePostgres } = await import('./migrate.ts');
      await migratePostgres(url);
    },
    close: () => pool.end(),
  };
}
