import { columnsOf, plainHeader } from './columns.ts';
import { fitRows } from './fit-rows.ts';
import { readDate } from './read-date.ts';
import type { TableRow } from './read-table.ts';
import { isNotation } from './split-sets.ts';

/** Above the header may stand the name of a sheet. */
const ROWS_ABOVE_DAYS = 2;

/** A table of messages, or with days or exercises across, becomes one with a row for each exercise of a day; others stay. */
export function turnTable(rows: readonly TableRow[]): readonly TableRow[] {
  return fitRows(rows) ?? daysAbove(rows) ?? blocksDown(rows) ?? daysDown(rows) ?? exercisesDown(rows) ?? rows;
}

/**
 * «Date, Exercise 1, Weight, Set 1, Set 2, Exercise 2, Weight, …»: the columns of an exercise come again for each of a day, as StrongLifts
 * wrote them until 2019.
 */
function blocksDown(rows: readonly TableRow[]): TableRow[] | undefined {
  const isExercise = (cell: string) => /^(?:exercise|ubung|lift|exercice|ejercicio)(?: name)?(?: ?#?\d+)?$/.test(plainHeader(cell));
  const at = rows.slice(0, ROWS_ABOVE_DAYS + 1).findIndex(({ cells }) => cells.filter(isExercise).length > 1);
  const header = rows[at];
  if (header === undefined) return undefined;
  const starts = [...header.cells.keys()].filter((index) => isExercise(header.cells[index] ?? ''));
  const [first = 0, second = 0] = starts;
  const width = second - first;
  if (width < 2) return undefined;
  const data = rows.slice(at + 1).flatMap(({ cells, line }) =>
    starts
      .filter((start) => (cells[start] ?? '').trim() !== '')
      .map((start) => {
        const block = cells.slice(start, start + width);
        return { line, cells: [...cells.slice(0, first), ...block, ...Array.from({ length: width - block.length }, () => '')] };
      }),
  );
  const names = [...header.cells.slice(0, first), 'exercise', ...header.cells.slice(first + 1, second)];
  return [{ line: header.line, cells: names }, ...data];
}

/** A day in a row of its own, which stands for the rows below it until the next; with or without names of the columns. */
function daysAbove(rows: readonly TableRow[]): TableRow[] | undefined {
  const headingOf = ({ cells }: TableRow) => {
    const [only = '', ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const day = only.replace(/^\p{L}+,? (?=\d)/u, '');
    return others.length === 0 && isDay(day) ? day : undefined;
  };
  const first = rows.findIndex((row) => headingOf(row) !== undefined);
  const isFew = rows.filter((row) => headingOf(row) !== undefined).length * 2 < rows.length;
  // Far below there is a table of another kind already.
  if (first === -1 || first > ROWS_ABOVE_DAYS || !isFew || rows.some(({ cells }) => columnsOf(cells).date !== undefined)) return undefined;
  let day = '';
  let header: TableRow | undefined;
  const data: TableRow[] = [];
  for (const row of rows) {
    const heading = headingOf(row);
    const { exercise, reps } = heading === undefined ? columnsOf(row.cells) : {};
    if (heading !== undefined) day = heading;
    else if (exercise !== undefined && reps !== undefined) header ??= { ...row, cells: ['date', ...row.cells] };
    else if (day !== '') data.push({ ...row, cells: [day, ...row.cells] });
  }
  if (data.length === 0) return undefined;
  const width = Math.max(...data.map(({ cells }) => cells.length));
  const bare = { line: rows[0]?.line ?? 1, cells: Array.from({ length: width }, (_, index) => (index === 0 ? 'date' : `${index}`)) };
  // The names stand first, whatever stood above them.
  return [{ ...(header ?? bare), line: 0 }, ...data];
}

function daysDown(rows: readonly TableRow[]): TableRow[] | undefined {
  const at = rows.slice(0, ROWS_ABOVE_DAYS + 1).findIndex(({ cells }) => cells.filter(dayIn).length > 1);
  const header = rows[at];
  const first = header?.cells.findIndex((cell) => dayIn(cell) !== undefined) ?? -1;
  if (header === undefined || first < 1 || header.cells.slice(first).some((cell) => cell.trim() !== '' && dayIn(cell) === undefined))
    return undefined;
  const data = rows.slice(at + 1).flatMap(({ cells, line }) =>
    header.cells.slice(first).flatMap((name, index) => {
      const sets = (cells[first + index] ?? '').trim();
      const day = dayIn(name);
      return sets === '' || day === undefined ? [] : [{ line, cells: [day, cells[0] ?? '', sets] }];
    }),
  );
  return withHeader(header.line, data);
}

/** The day a column is named after, «1/8/2024», alone or last: «Week 1 (1/8/2024)», «Wk 2 - 15.01.2024». */
function dayIn(cell: string): string | undefined {
  if (isDay(cell)) return cell;
  const [, last = ''] = /[\s(:–-](\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4})[\s)]*$/.exec(cell) ?? [];
  return isDay(last) ? last : undefined;
}

function isDay(cell: string): boolean {
  return readDate(cell, 'month-first') !== undefined || readDate(cell, 'day-first') !== undefined;
}

/** «Date, Squat, Bench»: most cells below the names hold sets such as «100x5». */
function exercisesDown(rows: readonly TableRow[]): TableRow[] | undefined {
  const [header, ...below] = rows;
  const { date, exercise } = columnsOf(header?.cells ?? []);
  if (header === undefined || date === undefined || exercise !== undefined) return undefined;
  const noted = [...header.cells.keys()].filter((index) => {
    const cells = below.map((row) => row.cells[index] ?? '').filter((cell) => cell.trim() !== '');
    return index !== date && cells.length > 0 && cells.filter(isNotation).length * 2 > cells.length;
  });
  if (noted.length === 0) return undefined;
  const data = below.flatMap(({ cells, line }) =>
    noted
      .filter((index) => (cells[index] ?? '').trim() !== '')
      .map((index) => ({ line, cells: [cells[date] ?? '', header.cells[index] ?? '', cells[index] ?? ''] })),
  );
  return withHeader(header.line, data);
}

function withHeader(line: number, data: readonly TableRow[]): TableRow[] {
  return [{ line, cells: ['date', 'exercise', 'sets x reps'] }, ...data];
}
