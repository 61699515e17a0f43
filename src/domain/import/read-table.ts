import Papa from 'papaparse';
import { findSwallowed, mostFrequent } from './find-swallowed.ts';

export interface TableRow {
  readonly cells: readonly string[];
  /** The line the row starts on, from 1. */
  readonly line: number;
  /** A quotation mark of the row is missing, so that its cells may be those of others. */
  readonly is_hurt?: true;
}

export interface Table {
  readonly delimiter: string;
  /** Rows with any text in them. */
  readonly rows: readonly TableRow[];
  /** The line of a quote that is never closed. */
  readonly open_quote?: number;
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Of a row that was put into quotation marks as a whole. */
const WRAPPED_CELLS = 4;
/** Each lost quotation mark makes the rest be parsed again; a file with more of them is damaged. */
const LOST_QUOTES_MOST = 200;

/**
 * Rows of separated values, in any of the usual separators, with line ends inside quotes. A row whose quotation mark was lost ends where
 * the next one begins like a record (IMPORT-17).
 */
export function readTable(text: string): Table {
  const delimiter = delimiterOf(text);
  const rows: ParsedRow[] = [];
  const hurt = new Set<ParsedRow>();
  let rest = text;
  let line = 1;
  for (let lost = 0; lost <= LOST_QUOTES_MOST; lost += 1) {
    const parsed = parseRows(rest, delimiter, line);
    const found = lost < LOST_QUOTES_MOST ? findSwallowed(rest, { parsed, before: rows, delimiter }) : undefined;
    if (found === undefined) {
      rows.push(...parsed);
      break;
    }
    const from = parsed[found.row]?.line ?? line;
    const cut = offsetOfLine(rest, found.line - line);
    const own = parseRows(rest.slice(offsetOfLine(rest, from - line), cut).trimEnd(), delimiter, from);
    rows.push(...parsed.slice(0, found.row), ...own);
    for (const row of own) hurt.add(row);
    rest = rest.slice(cut);
    line = found.line;
  }
  // Nothing follows the last row: with all its cells it is hurt like any other, with fewer the file was cut off.
  const open = rows.find((row) => row.is_open && !hurt.has(row));
  if (open !== undefined && bareCells(open, delimiter).length >= (widthOf(rows.filter((row) => row !== open)) ?? Infinity)) hurt.add(open);
  return { delimiter, rows: markHurt(rows, hurt, delimiter), ...(open === undefined || hurt.has(open) ? {} : { open_quote: open.line }) };
}

/** Rows with text. One of odd quotation marks and too few cells is split as if it had none, where that gives as many as the others have. */
function markHurt(rows: readonly ParsedRow[], hurt: ReadonlySet<ParsedRow>, delimiter: string): TableRow[] {
  const isOdd = (row: ParsedRow) => row.is_odd || hurt.has(row);
  const width = rows.some(isOdd) ? widthOf(rows) : undefined;
  return rows.filter(hasText).map((row) => {
    if (!isOdd(row) || width === undefined) return rowOf(row);
    const bare = bareCells(row, delimiter);
    const cells = row.cells.length < width && bare.length === width ? bare : row.cells;
    return hurt.has(row) || row.cells.length !== width ? { ...rowOf({ ...row, cells }), is_hurt: true } : rowOf(row);
  });
}

function widthOf(rows: readonly ParsedRow[]): number | undefined {
  return mostFrequent(rows.filter(({ cells }) => cells.length > 2).map(({ cells }) => cells.length));
}

/** Cells as if the row had no quotation marks. Those before one that is never closed are whole, and stay. */
function bareCells({ cells, is_open }: ParsedRow, delimiter: string): string[] {
  const whole = is_open ? cells.slice(0, -1) : [];
  return [...whole, ...cells.slice(whole.length).join(delimiter).replaceAll('"', '').split(delimiter)];
}

/** A row as parsed, before it is known whether its quotation marks are whole. */
export interface ParsedRow {
  readonly cells: readonly string[];
  readonly line: number;
  readonly lines: number;
  /** Something is wrong with its quotation marks; open: one is never closed. */
  readonly is_odd: boolean;
  readonly is_open: boolean;
}

function parseRows(text: string, delimiter: string, first: number): ParsedRow[] {
  const { data, errors } = Papa.parse(text, { delimiter, header: false, skipEmptyLines: false });
  const odd = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const open = new Set(errors.filter(({ code }) => code === 'MissingQuotes').map(({ row }) => row));
  let line = first;
  return data.map((row, index) => {
    const lines = row.reduce((total, cell) => total + lineEnds(cell), 1);
    const parsed = { cells: unwrapped(row, delimiter), line, lines, is_odd: odd.has(index), is_open: open.has(index) };
    line += lines;
    return parsed;
  });
}

function rowOf({ cells, line }: ParsedRow): TableRow {
  return { cells: cells.map(unescaped), line };
}

function hasText({ cells }: ParsedRow): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

/** Where the line that many below the first begins. */
function offsetOfLine(text: string, below: number): number {
  const ends = /\r\n|\n|\r/g;
  for (let count = 0; count < below; count += 1) if (ends.exec(text) === null) return text.length;
  return below === 0 ? 0 : ends.lastIndex;
}

/** A row that stands in quotation marks as a whole, as spreadsheets write one they took for a single cell. */
function unwrapped(row: string[], delimiter: string): string[] {
  const [only = ''] = row;
  if (row.length !== 1 || only.split(delimiter).length < WRAPPED_CELLS) return row;
  return Papa.parse(only, { delimiter, header: false, skipEmptyLines: false }).data[0] ?? row;
}
/** The separator that is most frequent outside quotes in the first line that has one: above the table may stand its name. */
function delimiterOf(text: string): string {
  const told = /^\s*"?sep=([,;\t|])/i.exec(text)?.[1];
  if (told !== undefined) return told;
  const start = /[^\s]/.exec(text)?.index ?? 0;
  const counts = new Map<string, number>(DELIMITERS.map((delimiter) => [delimiter, 0]));
  let quoted = false;
  for (let index = start; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (char === '"') quoted = !quoted;
    else if (!quoted && (char === '\n' || char === '\r') && [...counts.values()].some((count) => count > 0)) break;
    else if (!quoted && counts.has(char)) counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  return DELIMITERS.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? ',';
}

function lineEnds(cell: string): number {
  return cell.includes('\n') || cell.includes('\r') ? (cell.match(/\r\n|\n|\r/g)?.length ?? 0) : 0;
}

/** Exports put an apostrophe before text that a spreadsheet would run as a formula. */
function unescaped(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
