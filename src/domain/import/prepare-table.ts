import type { Columns, Dialect } from './columns.ts';
import type { TableRow } from './read-table.ts';
import { hasSetsInColumns, splitSets } from './split-sets.ts';

interface PreparedTable {
  readonly rows: readonly TableRow[];
  readonly dialect: Dialect;
}

/** A table as people keep it brought into the form apps write: a row for each set, which says its day and exercise. */
export function prepareTable(header: readonly string[], rows: readonly TableRow[], dialect: Dialect): PreparedTable {
  const told = carriedDown(
    rows.filter(({ cells }) => !cells.every((cell) => /^[\s:=|-]*$/.test(cell))),
    dialect.columns,
    hasSetsInColumns(header),
  );
  return splitSets({ header, rows: told, dialect: withSetSeconds(told, dialect) });
}

/**
 * Of cells that stand for several rows only the first is filled: a row without a day goes on with the one above, and without both with its
 * exercise.
 */
function carriedDown(
  rows: readonly TableRow[],
  { date, exercise, reps, seconds, setText, weight }: Columns,
  areSetsAcross: boolean,
): TableRow[] {
  if (date === undefined || exercise === undefined) return [...rows];
  const cellAt = ({ cells }: TableRow, index: number | undefined) => (index === undefined ? '' : (cells[index] ?? '').trim());
  const hasSet = (row: TableRow) =>
    [reps, seconds, setText, weight].some((index) => cellAt(row, index) !== '') ||
    (areSetsAcross && row.cells.some((cell, index) => index !== date && index !== exercise && /\d/.test(cell)));
  let above = { date: '', exercise: '' };
  return rows.map((row) => {
    const [day, name] = [cellAt(row, date), cellAt(row, exercise)];
    if (day !== '') {
      above = { date: day, exercise: name };
      return row;
    }
    if (above.date === '' || !hasSet(row) || (name === '' && above.exercise === '')) return row;
    const told = { date: above.date, exercise: name || above.exercise };
    above = told;
    return { ...row, cells: row.cells.map((cell, index) => (index === date ? told.date : index === exercise ? told.exercise : cell)) };
  });
}

/** A column called duration that differs within a workout is how long each set took. */
function withSetSeconds(rows: readonly TableRow[], dialect: Dialect): Dialect {
  const { duration, seconds, date, title, ...others } = dialect.columns;
  if (duration === undefined || seconds !== undefined || date === undefined) return dialect;
  const ofWorkout = new Map<string, string>();
  const differs = rows.some(({ cells }) => {
    const key = `${cells[date]}|${title === undefined ? '' : cells[title]}`;
    const known = ofWorkout.get(key) ?? cells[duration] ?? '';
    ofWorkout.set(key, known);
    return known !== (cells[duration] ?? '');
  });
  return differs ? { ...dialect, columns: { ...others, date, seconds: duration, ...(title === undefined ? {} : { title }) } } : dialect;
}
