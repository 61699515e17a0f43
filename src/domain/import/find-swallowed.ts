import type { ParsedRow, TableRow } from './read-table.ts';

/** A row that holds others because a quotation mark was lost, and the line on which the first of them begins. */
interface Swallowed {
  /** Its index among the parsed rows. */
  readonly row: number;
  readonly line: number;
}

const DAY =
  /\b\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\b\d{1,2}\.? ?(?!\d)[\p{L}\p{M}]{2,}\.?,? \d{4}|^[\p{L}\p{M}]{3,}\.? \d{1,2},? \d{4}|^\d{4}(?:0\d|1[0-2])[0-3]\d/u;
/** Rows that tell how wide the table is and where its day stands. */
const TELLING_ROWS = 500;

/**
 * The first row with odd quotation marks, or other cells than the table's, in which a line begins like a record: with as many cells as the
 * table has, and a day where the others have theirs. `text` was parsed; `before` are rows of the same table above it.
 */
export function findSwallowed(
  text: string,
  { parsed, before, delimiter }: { parsed: readonly ParsedRow[]; before: readonly TableRow[]; delimiter: string },
): Swallowed | undefined {
  const suspects = parsed.flatMap((row, index) => (row.lines > 1 ? [{ row, index }] : []));
  if (suspects.length === 0) return undefined;
  const shape = shapeOf([...before.slice(0, TELLING_ROWS), ...parsed.slice(0, TELLING_ROWS)]);
  if (shape === undefined) return undefined;
  const hurt = suspects.filter(({ row }) => row.is_odd || row.cells.length !== shape.width);
  if (hurt.length === 0) return undefined;
  const lines = text.split(/\r\n|\n|\r/);
  const first = parsed[0]?.line ?? 1;
  for (const { row, index } of hurt) {
    const start = row.line - first;
    const at = lines.slice(start + 1, start + row.lines).findIndex((line) => isRecord(line, delimiter, shape));
    if (at !== -1) return { row: index, line: row.line + at + 1 };
  }
  return undefined;
}

interface Shape {
  readonly width: number;
  /** The column of the day. */
  readonly day: number;
}

function shapeOf(rows: readonly { cells: readonly string[] }[]): Shape | undefined {
  const filled = rows.filter(({ cells }) => cells.length > 2);
  const width = mostFrequent(filled.map(({ cells }) => cells.length));
  const day = mostFrequent(filled.map(({ cells }) => cells.findIndex((cell) => DAY.test(cell.trim()))).filter((index) => index !== -1));
  return width === undefined || day === undefined ? undefined : { width, day };
}

/** Of equals the first. */
export function mostFrequent(numbers: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** As many cells as the table's; fewer where its last opens a text of several lines. */
function isRecord(line: string, delimiter: string, { width, day }: Shape): boolean {
  const cells = splitLine(line, delimiter);
  const isWide = cells.length === width || (cells.length > day + 2 && cells.length <= width && isOpen(line));
  return isWide && DAY.test((cells[day] ?? '').trim());
}

/** Cells of one line; a quotation mark opens a text only at the start of a cell. */
function splitLine(line: string, delimiter: string): string[] {
  const cells = [''];
  let quoted = false;
  for (const char of line) {
    if (char === '"') quoted = !quoted;
    else if (char === delimiter && !quoted) cells.push('');
    else cells[cells.length - 1] += char;
  }
  return cells;
}

function isOpen(line: string): boolean {
  return line.split('"').length % 2 === 0;
}
