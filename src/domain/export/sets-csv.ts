import type { SetValue } from '../sync/values.ts';
import type { AppTable } from './app-tables.ts';
import { csvCell } from './csv-cell.ts';

export type DatedSet = SetValue & {
  readonly date: string;
  /** Of its workout. */
  readonly workout_note?: string;
};

/** Of sets that say more; empty in the others. */
const MORE = ['seconds', 'distance', 'distance_unit', 'per_side', 'rir', 'note', 'workout_note'] as const;
const COLUMNS = [
  'date',
  'exercise',
  'exercise_n',
  'set',
  'weight',
  'unit',
  'reps',
  'rpe',
  'prescribed',
  'logged_at',
  'kind',
  ...MORE,
] as const;

/** The first line of a table of logged sets, RFC 4180 CSV. */
export const SETS_CSV_HEAD = `${COLUMNS.join(',')}\r\n`;

/** A logged set as a line of that table. */
export function setAsCsv(set: DatedSet): string {
  return `${COLUMNS.map((column) => csvCell(cellOf(set, column))).join(',')}\r\n`;
}

/** The same table as a phone writes it. */
export const SETS_TABLE: AppTable = {
  header: SETS_CSV_HEAD.trimEnd(),
  rowsOf: ({ performed_on, note, sets }) =>
    sets.map((set) => setAsCsv({ ...set, date: performed_on, workout_note: note }).replace(/\r\n$/, '')),
};

function cellOf(set: DatedSet, column: (typeof COLUMNS)[number]): string | number | null | undefined {
  if (column === 'set') return set.set_n;
  return column === 'per_side' ? (set.per_side === true ? 'yes' : '') : set[column];
}
