import { type Columns, columnsOf, type Dialect, type Role, readDistanceUnit, unitOfHeader } from './columns.ts';
import { readDate } from './read-date.ts';
import type { TableRow } from './read-table.ts';

/** What a person can say of a column, in the order it is asked. */
export const ASKED_ROLES = ['date', 'exercise', 'weight', 'reps', 'seconds', 'distance', 'note'] as const satisfies readonly Role[];
export type AskedRole = (typeof ASKED_ROLES)[number];

/** Which column holds what, from 0, as a person says it. */
export type AskedColumns = Partial<Record<AskedRole, number>>;

/** A table whose columns nobody knows: the person is asked for them (IMPORT-14). */
export interface OpenTable {
  /** The first row, and for each column the first cells below that hold something. */
  readonly columns: readonly { readonly name: string; readonly samples: readonly string[] }[];
  /** The columns that are recognised. */
  readonly known: AskedColumns;
}

const SAMPLES = 3;
const SAMPLE_ROWS = 50;
/** More is a text with commas in it, or data of another kind. */
const COLUMNS_MOST = 60;

/** The question a table leaves open; undefined for what is no table. */
export function openTable(rows: readonly TableRow[]): OpenTable | undefined {
  const [header, ...below] = rows;
  if (header === undefined || below.length === 0) return undefined;
  const width = header.cells.length;
  const isEven =
    below.slice(0, SAMPLE_ROWS).filter(({ cells }) => cells.length === width).length >= Math.min(below.length, SAMPLE_ROWS) / 2;
  if (width < 3 || width > COLUMNS_MOST || !isEven) return undefined;
  const columns = header.cells.map((name, index) => {
    const filled = below.slice(0, SAMPLE_ROWS).map(({ cells }) => (cells[index] ?? '').trim());
    return { name: name.trim(), samples: [...new Set(filled)].filter((cell) => cell !== '').slice(0, SAMPLES) };
  });
  const found = columnsOf(header.cells);
  return { columns, known: Object.fromEntries(ASKED_ROLES.flatMap((role) => (found[role] === undefined ? [] : [[role, found[role]]]))) };
}

/** Whether enough is said to read a table: a day, an exercise, and how much of it. */
export function canRead({ date, exercise, reps, seconds, distance }: AskedColumns): boolean {
  return date !== undefined && exercise !== undefined && [reps, seconds, distance].some((column) => column !== undefined);
}

/** The dialect of a table whose columns a person named, and its header; undefined where the first row is a set already. */
export function askedDialect(rows: readonly TableRow[], asked: AskedColumns): { dialect: Dialect; header: TableRow | undefined } {
  const [first] = rows;
  const at = (role: AskedRole) => (asked[role] === undefined ? '' : (first?.cells[asked[role]] ?? ''));
  const columns: Columns = { ...asked };
  const dialect: Dialect = {
    app: 'table',
    name: 'table-by-hand',
    columns,
    unit: unitOfHeader(at('weight')),
    otherUnit: null,
    distanceUnit: readDistanceUnit(at('distance')),
  };
  const hasHeader = readDate(at('date'), 'month-first') === undefined && readDate(at('date'), 'day-first') === undefined;
  return { dialect, header: hasHeader ? first : undefined };
}
