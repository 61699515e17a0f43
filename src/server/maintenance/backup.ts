import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { BACKUP_FORMAT, type BackupEntry, type BackupHead, readBackup, writeLines } from './backup-file.ts';
import { readMigration, readOtherTables, readSequences, readTables, tablesOfMigrations } from './tables.ts';

/** Rows may be 250 kB, so few at a time. */
const FETCH = 200;

/** The backup failed. The message is for the operator. */
export class CannotBackUp extends Error {}

export interface BackupSummary {
  readonly head: BackupHead;
  readonly tables: number;
  readonly rows: number;
  /** Tables of somebody else, which were left alone. */
  readonly others: readonly string[];
}

/** Settings that decide how a row is written as text: the same everywhere, so that checksums can be compared. */
export const ROW_TEXT = sql`select set_config('timezone', 'UTC', true), set_config('extra_float_digits', '1', true)`;

/**
 * Writes a snapshot (repeatable read) into one compressed file that restores on either database, and verifies it. The file gets its name
 * when complete; existing files are never overwritten. Servers may keep running.
 */
export async function writeBackup(
  database: Database,
  file: string,
  { now, signal }: { now: number; signal?: AbortSignal },
): Promise<BackupSummary> {
  if (await exists(file)) throw new CannotBackUp(`${file} is already there. Choose another name; nothing was written.`);
  const aside = `${file}.part`;
  try {
    const others = await database.transaction(
      async (transaction) => {
        await transaction.execute(sql`set local statement_timeout = 0`);
        await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await transaction.execute(ROW_TEXT);
        const lines = Readable.from(writeLines(readEverything(transaction, now)));
        // `flush` syncs the file to disk before the rename.
        await pipeline(lines, createGzip(), createWriteStream(aside, { mode: 0o600, flush: true }), { signal });
        return readOtherTables(transaction);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const summary = await summarize(aside);
    await rename(aside, file);
    return { ...summary, others };
  } finally {
    await rm(aside, { force: true });
  }
}

/** Verifies a complete backup; throws `UnusableBackup`. */
export async function summarize(file: string): Promise<BackupSummary> {
  let head: BackupHead = { format: 0, made_at: '', migration: 0 };
  let rows: Readonly<Record<string, number>> = {};
  for await (const entry of readBackup(file)) {
    if (entry.kind === 'head') head = entry.head;
    else if (entry.kind === 'end') ({ rows } = entry.end);
  }
  const ours = tablesOfMigrations();
  const counts = Object.entries(rows).filter(([name]) => ours.has(name));
  const others = Object.keys(rows).filter((name) => !ours.has(name));
  return { head, tables: counts.length, rows: counts.reduce((sum, [, count]) => sum + count, 0), others };
}

async function* readEverything(transaction: Database, now: number): AsyncGenerator<BackupEntry> {
  const migration = await readMigration(transaction);
  if (migration === null) throw new CannotBackUp('There is nothing to back up: no server has used this database yet.');
  yield { kind: 'head', head: { format: BACKUP_FORMAT, made_at: new Date(now).toISOString(), migration } };
  const rows: Record<string, number> = {};
  for (const table of await readTables(transaction)) {
    yield { kind: 'table', table };
    rows[table.name] = 0;
    for await (const json of readRows(transaction, table.name)) {
      rows[table.name] = (rows[table.name] ?? 0) + 1;
      yield { kind: 'row', json };
    }
  }
  yield { kind: 'end', end: { rows, sequences: await readSequences(transaction) } };
}

/** Rows as JSON from the database, so that no value passes through JavaScript numbers or dates. */
export async function* readRows(transaction: Database, table: string): AsyncGenerator<string> {
  await transaction.execute(
    sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as json from public.${sql.identifier(table)} t`,
  );
  for (;;) {
    const { rows } = await transaction.execute<{ json: string }>(sql.raw(`fetch ${String(FETCH)} from backup_rows`));
    for (const { json } of rows) yield json;
    if (rows.length < FETCH) break;
  }
  await transaction.execute(sql`close backup_rows`);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
