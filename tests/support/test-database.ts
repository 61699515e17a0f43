import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Database, type OpenDatabase, openPglite, openPostgres } from '#server/db/database.ts';
import { MIGRATIONS_FOLDER } from '#server/db/migrate.ts';
import { syncMeta } from '#server/db/schema.ts';
import { TEMPLATE } from './postgres.ts';
import { clearOut, definitionsOf } from './used-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Every suite that talks to the server runs on both. */
export const DRIVERS = ['pglite', 'postgres'] as const;
export type Driver = (typeof DRIVERS)[number];

/**
 * A migrated database of its own, as good as new: files of one process use each other's, unless a test changed more than rows. `url` is
 * there for PostgreSQL.
 */
export async function openTestDatabase(driver: Driver): Promise<OpenDatabase & { readonly url: string | null }> {
  return driver === 'pglite' ? { ...(await openEmbedded()), url: null } : openServer();
}

/**
 * Empties every table the migrations did not fill. Deletes instead of truncating, because `truncate` makes a new file for every table
 * and costs a hundred times as much. The lock waits for work a test left under way; without triggers and foreign keys the order of
 * tables does not matter.
 */
export async function emptyTables(database: Database): Promise<void> {
  await database.execute(sql.raw(EMPTY_TABLES));
}

const EMPTY_TABLES = `do $$
declare
  names text;
  name text;
begin
  set local session_replication_role = replica;
  select string_agg(quote_ident(tablename), ', ') into names from pg_tables where schemaname = 'public' and tablename <> 'sync_meta';
  execute 'lock table ' || names || ' in access exclusive mode';
  for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename <> 'sync_meta' loop
    execute 'delete from ' || name;
  end loop;
  -- As the trigger of a truncation does: a server that keeps the market in memory reads it anew.
  perform note_market_change(0);
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences where schemaname = 'public';
end $$`;

interface Used<Member> {
  readonly member: Member;
  /** What is defined in it (`definitionsOf`). */
  readonly definitions: string;
}

/** Databases that are as new and that nobody has. Making one costs half a second. */
const embedded: Used<PGlite>[] = [];
const onPostgres: Used<string>[] = [];

/** Whether a database can be used again: the rows are gone, and nothing else has changed. */
async function isAsNew(database: Database, definitions: string): Promise<boolean> {
  if ((await definitionsOf(database)) !== definitions) return false;
  await emptyTables(database);
  await database.delete(syncMeta);
  await clearOut(database);
  return true;
}

async function openEmbedded(): Promise<OpenDatabase> {
  const { member: client, definitions } = embedded.pop() ?? (await makeEmbedded());
  let isClosed = false;
  // Work that a test left behind finds its database closed, also when another test has taken it.
  const guarded = new Proxy(client, {
    get: (_, name) => {
      if (isClosed) throw new Error('The database is closed.');
      const value: unknown = Reflect.get(client, name, client);
      return typeof value === 'function' ? value.bind(client) : value;
    },
  });
  return {
    ...(await openPglite(guarded)),
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      const { database } = await openPglite(client);
      if (await isAsNew(database, definitions)) embedded.push({ member: client, definitions });
      else await client.close();
    },
  };
}

async function makeEmbedded(): Promise<Used<PGlite>> {
  const member = await PGlite.create({ loadDataDir: new Blob([await readDump()]) });
  return { member, definitions: await definitionsOf((await openPglite(member)).database) };
}

/**
 * Starting from nothing takes seconds, so the migrated state is kept beside the installed packages, by the content of the migrations;
 * uncompressed, because it is unpacked again in every process of tests.
 */
async function readDump(): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(
    fileURLToPath(new URL('../../node_modules/.cache/setwise/', import.meta.url)),
    `migrated-${await migrationsFingerprint()}.tar`,
  );
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    return makeDump(file);
  }
}

async function makeDump(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const client = await PGlite.create();
  const opened = await openPglite(client);
  await opened.migrate();
  const bytes = new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer());
  await opened.close();
  // Other files' tests may be doing the same: write aside, then put it in place in one step.
  const aside = `${file}.${randomUUID()}`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(aside, bytes);
  await rename(aside, file);
  return bytes;
}

async function migrationsFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS_FOLDER)).toSorted()) {
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(join(MIGRATIONS_FOLDER, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Of a server that a test killed, for one. */
const END_OTHERS = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

async function openServer(): Promise<OpenDatabase & { readonly url: string }> {
  // Only here, because the embedded database also serves runs outside the test runner.
  const { inject } = await import('vitest');
  const server = inject('postgresUrl');
  const { member: url, definitions } = onPostgres.pop() ?? (await makeOnServer(server));
  const opened = await openPostgres(url, () => undefined);
  return {
    ...opened,
    url,
    close: async () => {
      await opened.close();
      const again = await openPostgres(url, () => undefined);
      await again.database.execute(sql.raw(END_OTHERS));
      const canBeUsed = await isAsNew(again.database, definitions);
      await again.close();
      if (canBeUsed) onPostgres.push({ member: url, definitions });
      else await onServer(server, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
    },
  };
}

async function makeOnServer(server: string): Promise<Used<string>> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${TEMPLATE}`);
  const url = `${server}/${name}`;
  const opened = await openPostgres(url, () => undefined);
  const definitions = await definitionsOf(opened.database);
  await opened.close();
  return { member: url, definitions };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
