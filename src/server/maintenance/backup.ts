import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { BACKUP_FORMAT, type BackupEntry, type BackupHead, readBackup, writeLines } from './backup-file.ts';
import { readMigration, readSequences, readTables } from './tables.ts';

/** Rows may be 250 kB, so few at a time. */
const FETCH = 200;

/** The backup failed. The message is for the operator. */
export class CannotBackUp extends Error {}

export interface BackupSummary {
  readonly head: BackupHead;
  readonly tables: number;
  readonly rows: number;
}

/**
 * Writes a snapshot (repeatable read) into one compressed file that restores on either database, and verifies it. The file gets its name
 * when complete; existing files are never overwritten. Servers may keep running.
 */
export async function writeBackup(database: Database, file: string, now: number): Promise<BackupSummary> {
  if (await exists(file)) throw new CannotBackUp(`${file} is already there. Choose another name; nothing was written.`);
  const aside = `${file}.part`;
  try {
    await database.transaction(
      async (transaction) => {
        await transaction.execute(sql`set local statement_timeout = 0`);
        await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        const lines = Readable.from(writeLines(readEverything(transaction, now)));
        // `flush` syncs the file to disk before the rename.
        await pipeline(lines, createGzip(), createWriteStream(aside, { mode: 0o600, flush: true }));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const summary = await summarize(aside);
    await rename(aside, file);
    return summary;
  } finally {
    await rm(aside, { force: true });
  }
}

/** Verifies a complete backup; throws `UnusableBackup`. */
export async function summarize(file: string): Promise<BackupSummary> {
  let head: BackupHead = { format: 0, made_at: '', migration: 0 };
  let tables = 0;
  let rows = 0;
  for await (const entry of readBackup(file)) {
    if (entry.kind === 'head') head = entry.head;
    else if (entry.kind === 'table') tables += 1;
    else if (entry.kind === 'row') rows += 1;
  }
  return { head, tables, rows };
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
async function* readRows(transaction: Database, table: string): AsyncGenerator<string> {
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
