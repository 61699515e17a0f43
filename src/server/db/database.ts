import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { holdFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

/** Both drivers return an object with `rows` for a raw `execute`. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

interface Rows<Row> {
  rows: Row[];
}

/** The database with either driver; transactions have the same type. */
export type Database = PgDatabase<RowsResult, typeof schema>;

export interface OpenDatabase {
  readonly database: Database;
  readonly driver: 'pglite' | 'postgres';
  /** Resolves when the database answers. On PostgreSQL over a connection of its own, so that it never waits behind requests. */
  readonly ping: () => Promise<void>;
  /** Connections of the pool; null on the embedded database. */
  readonly pool: (() => { total: number; idle: number; waiting: number }) | null;
  /** Migrates the tables to this version. Safe with concurrent processes. */
  migrate(): Promise<void>;
  /** Closes all connections and releases the folder lock. */
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** `postgres://…`, or null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Called when an idle connection breaks or the folder lock is lost. */
  readonly onTrouble: (error: Error) => void;
  /** Called with each statement. */
  readonly onStatement?: () => void;
}

/** Opens PostgreSQL, or the embedded database with an exclusive folder lock. Throws `FolderInUse`. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  onTrouble,
  onStatement = () => undefined,
}: DatabaseSettings): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, onTrouble, onStatement);
  const folder = join(dataDir, 'database');
  const lock = await holdFolder(dataDir, { onLost: onTrouble });
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    return await openPglite(await PGlite.create({ dataDir: folder }), { afterClose: () => lock.release(), onStatement });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

type PgliteClient = import('@electric-sql/pglite').PGlite;

/** Wraps an open embedded database. */
export async function openPglite(
  client: PgliteClient,
  { afterClose, onStatement }: { afterClose?: () => Promise<void>; onStatement?: () => void } = {},
): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const database = drizzle({ client, schema, ...countedBy(onStatement) });
  return {
    // The drivers' databases differ only in the type of raw results, which RowsResult covers.
    database: database as unknown as Database,
    driver: 'pglite',
    ping: async () => {
      await client.query('select 1');
    },
    pool: null,
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

/** Drizzle tells its logger of each statement. */
function countedBy(onStatement?: () => void) {
  return onStatement === undefined ? {} : { logger: { logQuery: () => onStatement() } };
}

/** Lock waits beyond this are answered with "try again". */
const LOCK_WAIT_MS = 5_000;
const STATEMENT_MS = 30_000;
/** For requests and workers; `ping` has one more. */
const CONNECTIONS_MAX = 10;
/** A ping that hangs gives up its connection, so that the next one gets another. */
const PING_MS = 2_000;
/** PostgreSQL ends the transaction of a suspended process, releasing its locks. */
const IDLE_IN_TRANSACTION_MS = 30_000;

/** Opens a connection pool to PostgreSQL 15 or newer. */
export async function openPostgres(url: string, onTrouble: (error: Error) => void, onStatement?: () => void): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const openPool = (own: import('pg').PoolConfig) => {
    const opened = new pg.Pool({
      connectionString: url,
      ...own,
      connectionTimeoutMillis: 5_000,
      statement_timeout: STATEMENT_MS,
      lock_timeout: LOCK_WAIT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    });
    opened.on('error', onTrouble);
    // The pool handles errors of idle connections only; an error between two statements would end the process. The next statement fails,
    // which is enough.
    opened.on('connect', (client) => client.on('error', () => undefined));
    return opened;
  };
  const [pool, pingPool] = [openPool({ max: CONNECTIONS_MAX }), openPool({ max: 1, query_timeout: PING_MS })];
  const database = drizzle({ client: pool, schema, ...countedBy(onStatement) });
  const ofClient = new WeakMap<object, typeof database>();
  // Drizzle's version leaks the connection when `begin` fails; ten leaks exhaust the pool.
  database.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      const own = ofClient.get(client) ?? (drizzle({ client, schema, ...countedBy(onStatement) }) as unknown as typeof database);
      ofClient.set(client, own);
      return await own.transaction(run, config);
    } finally {
      client.release();
    }
  };
  return {
    database: database as unknown as Database,
    driver: 'postgres',
    ping: async () => {
      await pingPool.query('select 1');
    },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    migrate: async () => {
      const { migratePostgres } = await import('./migrate.ts');
      await migratePostgres(url);
    },
    close: async () => {
      await Promise.all([pool.end(), pingPool.end()]);
    },
  };
}
