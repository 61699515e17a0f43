import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { RowSum } from './row-sum.ts';

/** Increment when older programs cannot read new backups. */
export const BACKUP_FORMAT = 1;

/** Longer than any row of ours: the file is invalid and must not fill the memory. */
const LINE_MAX_BYTES = 64 * 1024 * 1024;
const IDENTIFIER = /^[a-z_][a-z0-9_]{0,62}$/;

export interface BackupHead {
  readonly format: number;
  /** ISO 8601. */
  readonly made_at: string;
  /** The last applied migration, by its journal time (ms since 1970). */
  readonly migration: number;
}

export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface BackupEnd {
  /** Rows per table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Checksum of the rows per table, counted as the file is written. Files of older versions have none. */
  readonly sums?: Readonly<Record<string, string>>;
  /** The next value of each identity column. */
  readonly sequences: readonly { readonly table: string; readonly column: string; readonly next: string }[];
}

export type BackupEntry =
  | { readonly kind: 'head'; readonly head: BackupHead }
  | { readonly kind: 'table'; readonly table: BackupTable }
  /** A row as JSON from the database; never parsed here, to keep all digits. */
  | { readonly kind: 'row'; readonly json: string }
  | { readonly kind: 'end'; readonly end: BackupEnd };

/** Unusable file. The message is for the operator. */
export class UnusableBackup extends Error {}

/** The lines of a backup, followed by a checksum. Headings begin with #, rows with {. */
export async function* writeLines(entries: AsyncIterable<BackupEntry>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const sums: Record<string, RowSum> = {};
  let sum = new RowSum();
  for await (const entry of entries) {
    if (entry.kind === 'table') sums[entry.table.name] = sum = new RowSum();
    if (entry.kind === 'row') sum.add(entry.json);
    const line = lineOf(entry, sums, hash);
    hash.update(line);
    yield line;
  }
}

function lineOf(entry: BackupEntry, sums: Readonly<Record<string, RowSum>>, hash: Hash): string {
  if (entry.kind === 'row') return `${entry.json}\n`;
  if (entry.kind === 'head') return `#setwise-backup ${JSON.stringify(entry.head)}\n`;
  if (entry.kind === 'table') return `#table ${JSON.stringify(entry.table)}\n`;
  const texts = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum.text]));
  return `#end ${JSON.stringify({ sums: texts, ...entry.end, sha256: hash.copy().digest('hex') })}\n`;
}

/** Streams a backup. Throws `UnusableBackup` when it is newer than this program or damaged; after the last entry every byte is verified. */
export async function* readBackup(file: string): AsyncGenerator<BackupEntry> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let place: 'start' | 'body' | 'over' = 'start';
  let table: string | null = null;
  for await (const line of linesIn(file)) {
    if (place === 'over') throw damaged(file);
    const checksum = hash.copy();
    hash.update(line).update('\n');
    const entry = parseLine(file, line, checksum);
    if ((entry.kind === 'head') !== (place === 'start')) throw damaged(file);
    place = 'body';
    if (entry.kind === 'table') {
      table = entry.table.name;
      if (table in counts) throw damaged(file);
      counts[table] = 0;
    } else if (entry.kind === 'row') {
      if (table === null) throw damaged(file);
      counts[table] = (counts[table] ?? 0) + 1;
    } else if (entry.kind === 'end') {
      place = 'over';
      if (!hasSameCounts(entry.end.rows, counts)) throw damaged(file);
    }
    yield entry;
  }
  if (place !== 'over') throw damaged(file);
}

function parseLine(file: string, bytes: Buffer, before: Hash): BackupEntry {
  const line = bytes.toString('utf8');
  if (line.startsWith('{')) return { kind: 'row', json: line };
  const [, heading, text] = /^#([a-z-]+) (\{.*\})$/s.exec(line) ?? [];
  const value = parseObject(text ?? '');
  if (value === null) throw damaged(file);
  if (heading === 'setwise-backup') return { kind: 'head', head: headOf(file, value) };
  if (heading === 'table' && isTable(value)) return { kind: 'table', table: value };
  if (heading === 'end' && value.sha256 === before.digest('hex') && isEnd(value)) return { kind: 'end', end: value };
  throw damaged(file);
}

function headOf(file: string, value: Record<string, unknown>): BackupHead {
  const { format, made_at, migration } = value;
  if (typeof format !== 'number') throw damaged(file);
  if (format > BACKUP_FORMAT)
    throw new UnusableBackup(`${file} was made by a newer version of Setwise. Update this one first; nothing was changed.`);
  if (typeof made_at !== 'string' || typeof migration !== 'number') throw damaged(file);
  return { format, made_at, migration };
}

/** Names are used in SQL, so only plain identifiers are accepted. */
function isTable(value: Record<string, unknown>): value is Record<string, unknown> & BackupTable {
  return isIdentifier(value.name) && Array.isArray(value.columns) && value.columns.length > 0 && value.columns.every(isIdentifier);
}

function isEnd(value: Record<string, unknown>): value is Record<string, unknown> & BackupEnd {
  const { rows, sums = {}, sequences } = value;
  if (typeof rows !== 'object' || rows === null || !Array.isArray(sequences)) return false;
  if (typeof sums !== 'object' || sums === null) return false;
  return (sequences as Record<string, unknown>[]).every(
    ({ table, column, next }) => isIdentifier(table) && isIdentifier(column) && typeof next === 'string' && /^\d{1,19}$/.test(next),
  );
}

function isIdentifier(value: unknown): value is string {
  return typeof value === 'string' && IDENTIFIER.test(value);
}

function hasSameCounts(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

async function* linesIn(file: string): AsyncGenerator<Buffer> {
  // A failure of either stream ends the loop below.
  const bytes = pipeline(createReadStream(file), createGunzip(), () => undefined);
  let rest: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
        yield Buffer.concat([...rest, chunk.subarray(start, end)]);
        rest = [];
        length = 0;
        start = end + 1;
      }
      rest.push(chunk.subarray(start));
      length += chunk.length - start;
      if (length > LINE_MAX_BYTES) throw damaged(file);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new UnusableBackup(`There is no file ${file}.`);
    if (isZlibError(error)) throw damaged(file);
    throw error;
  }
  // Every line must be terminated.
  if (length > 0) throw damaged(file);
}

function isZlibError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException).code).startsWith('Z_');
}

function damaged(file: string): UnusableBackup {
  return new UnusableBackup(`${file} is not a backup of Setwise, or it is damaged. Nothing was changed.`);
}
