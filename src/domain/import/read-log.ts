import { type Columns, plainHeader } from './columns.ts';
import { flattenJson } from './flatten-json.ts';
import { groupRows } from './group-rows.ts';
import type { ImportedLog, ImportedWorkout, UnreadableFile } from './imported-log.ts';
import { type AskedColumns, askedDialect, openTable } from './open-table.ts';
import { prepareTable } from './prepare-table.ts';
import { isAlphaProgression, readAlphaProgression } from './read-alpha-progression.ts';
import type { DayOrder } from './read-date.ts';
import { diaryRows } from './read-diary.ts';
import { isJefit, readJefit } from './read-jefit.ts';
import { readRows } from './read-rows.ts';
import { readSetwiseJson } from './read-setwise-json.ts';
import { readStrongLifts } from './read-stronglifts.ts';
import { readTable, type TableRow } from './read-table.ts';
import { lacksDay, type Recognised, recognise } from './recognise.ts';
import { turnTable } from './turn-table.ts';

export type ReadResult = { readonly ok: true; readonly log: ImportedLog } | { readonly ok: false; readonly failure: UnreadableFile };

/** What a person says of a file that does not say it itself. */
export interface AskedReading {
  /** Of a table that was not recognised. */
  readonly columns?: AskedColumns | undefined;
  readonly days?: DayOrder | undefined;
}

/**
 * A training log from the text of an exported file (IMPORT-1). Never throws: what cannot be read says why and where (IMPORT-7). `asked`:
 * the columns and the order of the days as a person named them (IMPORT-14, IMPORT-16).
 */
export function readLog(text: string, asked: AskedReading = {}): ReadResult {
  const bare = text.replace(/^\ufeff/, '');
  if (bare.trim() === '') return failed({ problem: 'empty' });
  if (bare.includes('\0')) return failed({ problem: 'not-text' });
  const read = readText(bare, asked);
  if (read.ok && (read.log.others?.registers.length ?? 0) > 0) return read;
  if (read.ok && read.log.workouts.length === 0) return failed({ problem: 'no-sets', line: read.log.unread[0]?.line });
  if (read.ok && read.log.workouts.every(isBodyWeight)) return failed({ problem: 'body-weight' });
  return read;
}

/** «Körpergewicht» across is a weight of the body, whatever the table looks like. */
function isBodyWeight({ blocks }: ImportedWorkout): boolean {
  return blocks.every(({ exercise }) => BODY_WEIGHT.test(exercise.trim()));
}

const BODY_WEIGHT =
  /^(?:body ?weight|k(?:ö|oe?)rpergewicht|poids(?: du corps)?|peso(?: corporal| corporeo)?|weight|gewicht|body ?fat.*)(?: \(.*\))?$/i;

function readText(text: string, asked: AskedReading): ReadResult {
  if (/^\s*[{[]/.test(text)) return readJson(text, asked.days);
  if (/^\s*<\?xml|^\s*<!DOCTYPE HealthData|<HealthData\b/.test(text.slice(0, 2_000)))
    return failed({ problem: /HealthData/.test(text) ? 'health-export' : 'unknown-format' });
  if (isJefit(text)) return { ok: true, log: readJefit(text) };
  if (isAlphaProgression(text)) return { ok: true, log: readAlphaProgression(text, asked.days) };
  const { rows, delimiter, open_quote } = readTable(text);
  const reading = { delimiter, asked: asked.days };
  if (open_quote !== undefined) return readDiary(text, asked.days) ?? failed({ problem: 'open-quote', line: open_quote });
  if (asked.columns !== undefined) return readRecognised(rows, askedDialect(rows, asked.columns), reading);
  const read = readSeparated(turnTable(rows), reading);
  const isNamed = read.ok || !['unknown-format', 'no-day-column'].includes(read.failure.problem);
  return isNamed ? read : (readDiary(text, asked.days) ?? read);
}

/** A text with days as headings (IMPORT-22); undefined for what is none. */
function readDiary(text: string, asked: DayOrder | undefined): ReadResult | undefined {
  const rows = diaryRows(text);
  const read = rows === undefined ? undefined : readSeparated(rows, { delimiter: ',', asked });
  return read?.ok === true && read.log.workouts.length > 0 ? { ok: true, log: { ...read.log, dialect: 'diary' } } : undefined;
}

/** Our own export, or that of any app as a table of its sets. */
function readJson(text: string, asked: DayOrder | undefined): ReadResult {
  const own = readSetwiseJson(text);
  if (own.ok || own.failure.problem !== 'unknown-format') return own;
  const rows = flattenJson(JSON.parse(text));
  const read = rows.length === 0 ? own : readSeparated(rows, { delimiter: ',', asked });
  // The table is ours, not the file's: nobody is asked for its columns.
  return read.ok ? { ok: true, log: { ...read.log, dialect: `${read.log.dialect}-json` } } : failed({ problem: read.failure.problem });
}

interface TableReading {
  readonly delimiter: string;
  readonly asked: DayOrder | undefined;
}

function readSeparated(rows: readonly TableRow[], reading: TableReading): ReadResult {
  const recognised = recognise(rows, reading.delimiter);
  if (recognised !== undefined) return readRecognised(rows, recognised, reading);
  if (isMeasurements(rows)) return failed({ problem: 'body-weight' });
  if (isSensorTable(rows)) return failed({ problem: 'health-export' });
  return failed({ problem: lacksDay(rows) ? 'no-day-column' : 'unknown-format', line: rows[0]?.line, table: openTable(rows) });
}

/** Strong exports what the body measures as a file of its own; scales write a day and a weight. */
function isMeasurements([header]: readonly TableRow[]): boolean {
  const names = header?.cells.map(plainHeader) ?? [];
  const isScale = names.length === 2 && header?.cells.some((name) => BODY_WEIGHT.test(name.trim())) === true;
  return isScale || (names.includes('date') && names.includes('measurement') && names.includes('value'));
}

/**
 * Apple Health and watches as a table: what sensors measured, by name of a column or of a kind in the rows. Asking for columns helps
 * nobody.
 */
function isSensorTable(rows: readonly TableRow[]): boolean {
  const names = rows[0]?.cells.map((cell) => cell.toLowerCase().trim()) ?? [];
  if (names.filter((name) => SENSOR_COLUMN.test(name)).length > 1) return true;
  return rows.slice(0, ROWS_LOOKED_AT).some(({ cells }) => cells.some((cell) => /^HK(?:Quantity|Category|Workout)\w*/.test(cell.trim())));
}

const ROWS_LOOKED_AT = 20;
const SENSOR_COLUMN =
  /^(?:active|resting|basal|total) (?:energy|calories)|^(?:average |avg\.? |max(?:imum)?\.? |min(?:imum)?\.? |resting )?heart ?rate|^(?:avg|max|average|maximum)\.? (?:hr|bpm)\b|^(?:total )?steps?(?: count)?\b(?! ups?)|^flights? climbed|^vo2|^sleep\b|^walking|^workout type$|^stand (?:time|hours)/;

function readRecognised(rows: readonly TableRow[], { dialect, header }: Recognised, reading: TableReading): ReadResult {
  const below = header === undefined ? rows : rows.filter((row) => row.line > header.line && !isSameRow(row, header));
  const width = header?.cells.length ?? below[0]?.cells.length;
  // With a cell missing nobody knows which: such a row is not guessed at.
  const torn = below.filter(({ is_hurt, cells }) => is_hurt === true && cells.length !== width);
  const data = torn.length === 0 ? below : below.filter((row) => !torn.includes(row));
  const read = readData(data, { dialect, header }, reading);
  const hurt = data.flatMap(({ is_hurt, line }) => (is_hurt === true ? [line] : []));
  const unread = [...read.unread, ...torn.map(({ line }) => ({ line, reason: 'lost-quote' as const }))].sort((a, b) => a.line - b.line);
  const supersets = countSupersets(data, header);
  return {
    ok: true,
    log: { ...read, unread, ...(hurt.length === 0 ? {} : { hurt }), ...(supersets === 0 ? {} : { supersets }) },
  };
}

function countSupersets(data: readonly TableRow[], header: TableRow | undefined): number {
  const at = header?.cells.findIndex((cell) => /^superset(?: ?id)?$/.test(plainHeader(cell))) ?? -1;
  return at === -1 ? 0 : data.filter(({ cells }) => (cells[at] ?? '').trim() !== '').length;
}

function readData(data: readonly TableRow[], { dialect, header }: Recognised, reading: TableReading): ImportedLog {
  if (dialect.app === 'stronglifts')
    return { app: dialect.app, dialect: dialect.name, ...readStrongLifts(header?.cells ?? [], data, reading) };
  const whole = data.map((row) => withWholeName(row, dialect.columns, header));
  const table = dialect.app === 'table' ? prepareTable(header?.cells ?? [], whole, dialect) : { rows: whole, dialect };
  const { read, ...others } = readRows(table.rows, table.dialect, reading);
  return { app: dialect.app, dialect: dialect.name, workouts: groupRows(read, dialect.app), ...others };
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
