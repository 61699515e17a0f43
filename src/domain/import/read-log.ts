import { groupRows } from './group-rows.ts';
import type { ImportedLog, UnreadableFile } from './imported-log.ts';
import { readRows } from './read-rows.ts';
import { readSetwiseJson } from './read-setwise-json.ts';
import { readStrongLifts } from './read-stronglifts.ts';
import { readTable } from './read-table.ts';
import { recognise } from './recognise.ts';

export type ReadResult = { readonly ok: true; readonly log: ImportedLog } | { readonly ok: false; readonly failure: UnreadableFile };

/** A training log from the text of an exported file (IMPORT-1). Never throws: what cannot be read says why and where (IMPORT-7). */
export function readLog(text: string): ReadResult {
  const bare = text.replace(/^\ufeff/, '');
  if (bare.trim() === '') return failed({ problem: 'empty' });
  if (bare.includes('\0')) return failed({ problem: 'not-text' });
  const read = /^\s*[{[]/.test(bare) ? readSetwiseJson(bare) : readSeparated(bare);
  if (read.ok && read.log.workouts.length === 0) return failed({ problem: 'no-sets', line: read.log.unread[0]?.line });
  return read;
}

function readSeparated(text: string): ReadResult {
  const { rows, delimiter, open_quote } = readTable(text);
  if (open_quote !== undefined) return failed({ problem: 'open-quote', line: open_quote });
  const [first] = rows;
  const dialect = first === undefined ? undefined : recognise(first, delimiter);
  if (first === undefined || dialect === undefined) return failed({ problem: 'unknown-format', line: first?.line });
  const data = dialect.isHeaderless ? rows : rows.slice(1);
  if (dialect.app === 'stronglifts') {
    return { ok: true, log: { app: dialect.app, dialect: dialect.name, ...readStrongLifts(first.cells, data, delimiter) } };
  }
  const { read, unread } = readRows(data, dialect, delimiter);
  return { ok: true, log: { app: dialect.app, dialect: dialect.name, workouts: groupRows(read, dialect.app), unread } };
}

function failed(failure: UnreadableFile): ReadResult {
  return { ok: false, failure };
}
