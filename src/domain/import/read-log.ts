import type { Columns } from './columns.ts';
import { groupRows } from './group-rows.ts';
import type { ImportedLog, UnreadableFile } from './imported-log.ts';
import { isJefit, readJefit } from './read-jefit.ts';
import { readRows } from './read-rows.ts';
import { readSetwiseJson } from './read-setwise-json.ts';
import { readStrongLifts } from './read-stronglifts.ts';
import { readTable, type TableRow } from './read-table.ts';
import { recognise } from './recognise.ts';

export type ReadResult = { readonly ok: true; readonly log: ImportedLog } | { readonly ok: false; readonly failure: UnreadableFile };

/** A training log from the text of an exported file (IMPORT-1). Never throws: what cannot be read says why and where (IMPORT-7). */
export function readLog(text: string): ReadResult {
  const bare = text.replace(/^\ufeff/, '');
  if (bare.trim() === '') return failed({ problem: 'empty' });
  if (bare.includes('\0')) return failed({ problem: 'not-text' });
  const read = readText(bare);
  if (read.ok && read.log.workouts.length === 0) return failed({ problem: 'no-sets', line: read.log.unread[0]?.line });
  return read;
}

function readText(text: string): ReadResult {
  if (/^\s*[{[]/.test(text)) return readSetwiseJson(text);
  return isJefit(text) ? { ok: true, log: readJefit(text) } : readSeparated(text);
}

function readSeparated(text: string): ReadResult {
  const { rows, delimiter, open_quote } = readTable(text);
  if (open_quote !== undefined) return failed({ problem: 'open-quote', line: open_quote });
  const recognised = recognise(rows, delimiter);
  if (recognised === undefined) return failed({ problem: 'unknown-format', line: rows[0]?.line });
  const { dialect, header } = recognised;
  const data = header === undefined ? rows : rows.filter((row) => row.line > header.line && !isSameRow(row, header));
  if (dialect.app === 'stronglifts') {
    return { ok: true, log: { app: dialect.app, dialect: dialect.name, ...readStrongLifts(header?.cells ?? [], data, delimiter) } };
  }
  const { read, unread } = readRows(
    data.map((row) => withWholeName(row, dialect.columns, header)),
    dialect,
    delimiter,
  );
  return { ok: true, log: { app: dialect.app, dialect: dialect.name, workouts: groupRows(read, dialect.app), unread } };
}

/** Files that were joined have their header several times. */
function isSameRow({ cells }: TableRow, header: TableRow): boolean {
  return cells.length === header.cells.length && cells.every((cell, index) => cell === header.cells[index]);
}

/** FitNotes writes «Press (Each Side, Dumbbells)» without quotation marks: the cells of such a name are put together again. */
function withWholeName(row: TableRow, { exercise = -1 }: Columns, header: TableRow | undefined): TableRow {
  const tooMany = row.cells.length - (header?.cells.length ?? Infinity);
  if (tooMany <= 0 || !/\([^)]*$/.test(row.cells[exercise] ?? '')) return row;
  const end = row.cells.findIndex((cell, index) => index > exercise && cell.includes(')'));
  if (end === -1 || end - exercise > tooMany) return row;
  return { ...row, cells: row.cells.toSpliced(exercise, end - exercise + 1, row.cells.slice(exercise, end + 1).join(',')) };
}

function failed(failure: UnreadableFile): ReadResult {
  return { ok: false, failure };
}
