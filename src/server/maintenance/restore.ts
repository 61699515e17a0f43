import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { renewServerEpoch } from '../commands/sync/epoch.ts';
import type { Database } from '../db/database.ts';
import { MIGRATION_LOCK, MIGRATIONS_FOLDER } from '../db/migrate.ts';
import { databaseErrorOf } from '../describe-error.ts';
import { type BackupSummary, ROW_TEXT, readRows, summarize } from './backup.ts';
import { type BackupEnd, type BackupTable, readBackup, UnusableBackup } from './backup-file.ts';
import { RowSum } from './row-sum.ts';
import { NOTES_TABLE, readMigration, readOtherTables, readTables, tablesOfMigrations } from './tables.ts';

const BATCH_ROWS = 200;
const BATCH_CHARACTERS = 2_000_000;
/** How long to wait for locks of running servers. */
const PATIENCE = '15s';
/** Tables that a server without accounts may have written. */
const SAYS_NOTHING = new Set(['sync_meta', 'rate_limits']);
const DEADLOCK = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
const DEPENDENTS_STILL_THERE = '2BP01';

/** Unsuitable database. The message is for the operator. */
export class CannotRestore extends Error {}

/**
 * Replaces everything in the database by a backup, in one transaction. The file is verified first. An older version's backup is restored to
 * its own schema and then migrated. A new epoch begins, so that phones resend. Sessions of accounts in the backup keep their current state:
 * nobody is signed out, and ended sessions stay ended. `replace` allows a non-empty database. Before it commits, what stands in the tables
 * is compared with the file. Tables of somebody else stay as they are; those in the file are passed over.
 */
export async function restoreBackup(database: Database, file: string, { replace }: { replace: boolean }): Promise<BackupSummary> {
  const summary = await summarize(file);
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const seen = migrations.findIndex(({ folderMillis }) => folderMillis === summary.head.migration) + 1;
  if (seen === 0) {
    throw new UnusableBackup(
      `${file} holds data of a version of Setwise this one does not know. Update this one first; nothing was changed.`,
    );
  }
  try {
    const others = await database.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await transaction.execute(ROW_TEXT);
      await transaction.execute(sql.raw(`set local lock_timeout = '${PATIENCE}'`));
      // Starting servers wait with their migrations.
      await transaction.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await takeOver(transaction, replace, migrations.at(-1)?.folderMillis ?? 0);
      await applyMigrations(transaction, migrations.slice(0, seen));
      await compare(transaction, file, await insertEverything(transaction, file));
      await applyMigrations(transaction, migrations.slice(seen));
      await bringBackSignIns(transaction);
      await renewServerEpoch(transaction);
      return readOtherTables(transaction);
    });
    return { ...summary, others: [...new Set([...others, ...summary.others])] };
  } catch (error) {
    const code = databaseErrorOf(error)?.sqlstate ?? '';
    if ([DEADLOCK, LOCK_NOT_AVAILABLE].includes(code)) {
      throw new CannotRestore('The database is busy. Stop the servers that use it and try again; nothing was changed.');
    }
    if (code === DEPENDENTS_STILL_THERE) {
      throw new CannotRestore(
        `Something of somebody else in the database depends on tables of Setwise. Remove it first; nothing was changed.\n${dependentsIn(error)}`,
      );
    }
    throw error;
  }
}

/** The database's own list, such as "constraint x on table y depends on table users". */
function dependentsIn(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { detail } = current as { detail?: unknown };
    if (typeof detail === 'string') return detail;
  }
  return '';
}

/** Locks, checks and drops our existing tables. */
async function takeOver(transaction: Database, replace: boolean, newest: number): Promise<void> {
  if (((await readMigration(transaction)) ?? 0) > newest) {
    throw new CannotRestore('A newer version of Setwise has used this database. Update this one first; nothing was changed.');
  }
  const there = (await readTables(transaction)).map(({ name }) => name);
  // A push locks its owner's counter first; locking that table first avoids meeting one half-way.
  const lockOrder = there.toSorted((a, b) => Number(b === 'sync_owners') - Number(a === 'sync_owners'));
  for (const name of lockOrder) await transaction.execute(sql`lock table public.${sql.identifier(name)} in access exclusive mode`);
  if (!replace) await refuseUnlessEmpty(transaction, there);
  await setSignInsAside(transaction, there);
  if (there.length > 0) await dropTables(transaction, there);
  await transaction.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
}

async function refuseUnlessEmpty(transaction: Database, tables: readonly string[]): Promise<void> {
  for (const name of tables) {
    if (SAYS_NOTHING.has(name)) continue;
    const { rows } = await transaction.execute(sql`select 1 from public.${sql.identifier(name)} limit 1`);
    if (rows.length > 0) {
      throw new CannotRestore(
        'The database is not empty. To replace everything in it by the backup, add --replace (back it up before); nothing was changed.',
      );
    }
  }
}

/** Without `cascade`, so that nothing of somebody else is dropped along. */
async function dropTables(transaction: Database, tables: readonly string[]): Promise<void> {
  const gone = [...tables, NOTES_TABLE].map((name) => sql`public.${sql.identifier(name)}`);
  await transaction.execute(sql`drop table if exists ${list(gone)}`);
  for (const name of functionsOfMigrations()) await transaction.execute(sql`drop function if exists public.${sql.identifier(name)}`);
}

/** Functions survive dropped tables, and migrations recreate them. */
function functionsOfMigrations(): string[] {
  const statements = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).flatMap((migration) => migration.sql);
  return statements.flatMap((statement) => /create (?:or replace )?function (?:public\.)?"?(\w+)"?\s*\(/i.exec(statement)?.[1] ?? []);
}

/** Drizzle's migrator would commit before the rows are inserted. This writes the same journal. */
async function applyMigrations(transaction: Database, migrations: ReturnType<typeof readMigrationFiles>): Promise<void> {
  await transaction.execute(sql`create schema if not exists drizzle`);
  await transaction.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await transaction.execute(sql.raw(statement));
    await transaction.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`);
  }
}

/** Inserts the rows of our tables; answers with what the file says it holds. */
async function insertEverything(transaction: Database, file: string): Promise<BackupEnd> {
  const ours = tablesOfMigrations();
  let end: BackupEnd = { rows: {}, sequences: [] };
  let table: BackupTable | null = null;
  let batch: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (table !== null && ours.has(table.name) && batch.length > 0) await insertRows(transaction, table, batch);
    batch = [];
    characters = 0;
  };
  for await (const entry of readBackup(file)) {
    if (entry.kind === 'row') {
      batch.push(entry.json);
      characters += entry.json.length;
      if (batch.length >= BATCH_ROWS || characters > BATCH_CHARACTERS) await flush();
      continue;
    }
    await flush();
    if (entry.kind === 'table') table = entry.table;
    if (entry.kind === 'end') ({ end } = entry);
  }
  for (const { table: name, column, next } of end.sequences) {
    if (!ours.has(name)) continue;
    await transaction.execute(
      sql`alter table public.${sql.identifier(name)} alter column ${sql.identifier(column)} restart with ${sql.raw(next)}`,
    );
  }
  return end;
}

/** Throws when a table holds other rows than the file. Files of older versions have no checksums, so their rows are only counted. */
async function compare(transaction: Database, file: string, { rows, sums = {} }: BackupEnd): Promise<void> {
  for (const { name } of await readTables(transaction)) {
    const expected = rows[name];
    if (expected === undefined) continue;
    const there = new RowSum();
    for await (const json of readRows(transaction, name)) there.add(json);
    if (there.count === expected && there.text === (sums[name] ?? there.text)) continue;
    throw new CannotRestore(
      `${file} does not restore as it was written: the table ${name} came back with ${String(there.count)} of ${String(expected)} rows, or with other values. Nothing was changed.`,
    );
  }
}

async function insertRows(transaction: Database, { name, columns }: BackupTable, rows: readonly string[]): Promise<void> {
  const table = sql`public.${sql.identifier(name)}`;
  const names = list(columns.map((column) => sql`${sql.identifier(column)}`));
  await transaction.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::json)`,
  );
}

const SIGN_INS = ['refresh_families', 'refresh_tokens'];

async function setSignInsAside(transaction: Database, there: readonly string[]): Promise<void> {
  for (const name of SIGN_INS) {
    const kept = sql.identifier(`kept_${name}`);
    await transaction.execute(sql`create temp table ${kept} (entry json) on commit drop`);
    if (!there.includes(name)) continue;
    await transaction.execute(sql`insert into ${kept} select row_to_json(t) from public.${sql.identifier(name)} t`);
  }
}

async function bringBackSignIns(transaction: Database): Promise<void> {
  await transaction.execute(sql`delete from refresh_families where id in (select (entry ->> 'id')::uuid from kept_refresh_families)`);
  await transaction.execute(sql`
    insert into refresh_families select f.* from kept_refresh_families, json_populate_record(null::refresh_families, entry) f
    where f.user_id in (select id from users)
  `);
  await transaction.execute(sql`
    insert into refresh_tokens select t.* from kept_refresh_tokens, json_populate_record(null::refresh_tokens, entry) t
    where t.family_id in (select (entry ->> 'id')::uuid from kept_refresh_families)
      and t.family_id in (select id from refresh_families)
  `);
}

function list(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `);
}
