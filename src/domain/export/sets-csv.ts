import type { SetValue } from '../sync/values.ts';
import { csvCell } from './csv-cell.ts';

export type DatedSet = SetValue & { readonly date: string };

/** Of sets that say more; empty in the others. */
const MORE = ['seconds', 'distance', 'distance_unit', 'per_side', 'rir', 'note'] as const;
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

/** Logged sets as RFC 4180 CSV, in training order. */
export function setsAsCsv(sets: readonly DatedSet[]): string {
  const ordered = sets.toSorted(
    (a, b) =>
      compare(a.date, b.date) ||
      compare(a.session_id, b.session_id) ||
      compare(a.exercise, b.exercise) ||
      a.exercise_n - b.exercise_n ||
      a.set_n - b.set_n,
  );
  const rows = ordered.map((set) => COLUMNS.map((column) => csvCell(cellOf(set, column))).join(','));
  return `${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`;
}

function cellOf(set: DatedSet, column: (typeof COLUMNS)[number]): string | number | null | undefined {
  if (column === 'set') return set.set_n;
  return column === 'per_side' ? (set.per_side === true ? 'yes' : '') : set[column];
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
