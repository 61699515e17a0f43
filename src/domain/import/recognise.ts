import { type Columns, columnsOf, type Dialect, plainHeader, readDistanceUnit, unitOfHeader } from './columns.ts';
import type { ImportApp } from './imported-log.ts';
import { readDate } from './read-date.ts';
import type { TableRow } from './read-table.ts';
import { hasSetsInColumns } from './split-sets.ts';

/** A dialect and the row of its header; no row where the file has none. */
export interface Recognised {
  readonly dialect: Dialect;
  readonly header: TableRow | undefined;
}

/** Above a header may stand the name of a sheet or «sep=;». */
const ROWS_ABOVE_HEADER = 5;

/** The dialect of a table; undefined when it is no table of sets. */
export function recognise(rows: readonly TableRow[], delimiter: string): Recognised | undefined {
  for (const header of rows.slice(0, ROWS_ABOVE_HEADER + 1)) {
    const dialect = fromHeader(header.cells);
    if (dialect !== undefined) return { dialect, header };
  }
  const dialect = fromShape(rows[0]?.cells ?? [], delimiter);
  return dialect === undefined ? undefined : { dialect, header: undefined };
}

/** Headers that only one app writes, without blanks. */
const SIGNS: readonly [ImportApp, readonly string[]][] = [
  ['hevy', ['exercisetitle', 'setindex']],
  ['fitnotes', ['exercise', 'category']],
  ['fitbod', ['exercise', 'iswarmup', 'incline']],
  ['setwise', ['exercise', 'exercisen', 'loggedat']],
  ['strong', ['exercisename', 'setorder']],
];

/** Whether a table of sets names everything but the day. */
export function lacksDay(rows: readonly TableRow[]): boolean {
  return rows.slice(0, ROWS_ABOVE_HEADER + 1).some(({ cells }) => {
    const { date, exercise, reps } = columnsOf(cells);
    return date === undefined && exercise !== undefined && reps !== undefined;
  });
}

function fromHeader(cells: readonly string[]): Dialect | undefined {
  const plain = cells.map(plainHeader);
  if (plain.some((cell) => cell.startsWith('set 1 (')) && plain.includes('exercise')) return tableOf('stronglifts', cells);
  const columns = columnsOf(cells);
  if (columns.date === undefined || columns.exercise === undefined) return undefined;
  const joined = plain.map((cell) => cell.replaceAll(' ', ''));
  const sign = SIGNS.find(([, names]) => names.every((name) => joined.includes(name)));
  if (sign !== undefined) return tableOf(sign[0], cells);
  // Strong translates its header: nobody else names workout, exercise, order of the set, seconds, and effort or a note of the workout.
  const isStrong = [columns.order, columns.title, columns.seconds, columns.rpe ?? columns.workoutNote].every((at) => at !== undefined);
  if (isStrong && columns.end === undefined && columns.clock === undefined) return tableOf('strong', cells);
  return columns.reps !== undefined || columns.seconds !== undefined || hasSetsInColumns(cells) ? tableOf('table', cells) : undefined;
}

function tableOf(app: ImportApp, cells: readonly string[]): Dialect {
  const columns = columnsOf(cells);
  const header = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? ''));
  return {
    app,
    name: nameOf(app, columns, cells),
    columns,
    unit: unitOfHeader(header(columns.weight)),
    otherUnit: unitOfHeader(header(columns.otherWeight)),
    distanceUnit: readDistanceUnit(header(columns.distance)),
  };
}

function nameOf(app: ImportApp, columns: Columns, cells: readonly string[]): string {
  if (app === 'strong') {
    if (columns.number !== undefined) return 'strong-android';
    if (columns.weightUnit !== undefined) return 'strong-android-old';
    return columns.duration === undefined ? 'strong-ios-old' : 'strong-ios';
  }
  if (app === 'hevy') return `hevy-${unitOfHeader(cells[columns.weight ?? -1] ?? '') ?? 'without-unit'}`;
  if (app === 'fitnotes') return columns.weightUnit === undefined ? 'fitnotes-old' : 'fitnotes';
  return app;
}

/** Strong's columns by position, for files that lack the header. */
const STRONG_SHAPES: readonly { name: string; cells: number; roles: readonly (keyof Columns | '')[] }[] = [
  {
    name: 'strong-android',
    cells: 13,
    roles: [
      'number',
      'date',
      'title',
      'duration',
      'exercise',
      'order',
      'weight',
      'reps',
      'rpe',
      'distance',
      'seconds',
      'note',
      'workoutNote',
    ],
  },
  {
    name: 'strong-android-old',
    cells: 14,
    roles: [
      'date',
      'title',
      'exercise',
      'order',
      'weight',
      'weightUnit',
      'reps',
      'rpe',
      'distance',
      'distanceUnit',
      'seconds',
      'note',
      'workoutNote',
      'duration',
    ],
  },
  {
    name: 'strong-ios',
    cells: 12,
    roles: ['date', 'title', 'duration', 'exercise', 'order', 'weight', 'reps', 'distance', 'seconds', 'note', 'workoutNote', 'rpe'],
  },
  {
    name: 'strong-ios-old',
    cells: 10,
    roles: ['date', 'title', 'exercise', 'order', 'weight', 'reps', 'distance', 'seconds', 'note', 'workoutNote'],
  },
];

function fromShape(cells: readonly string[], delimiter: string): Dialect | undefined {
  // Android ends its rows with or without a separator.
  const width = cells.at(-1) === '' && delimiter === ';' ? [cells.length, cells.length - 1] : [cells.length];
  for (const shape of STRONG_SHAPES.filter((each) => width.includes(each.cells))) {
    const columns: Columns = {};
    for (const [index, role] of shape.roles.entries()) if (role !== '') columns[role] = index;
    const at = (role: keyof Columns) => cells[columns[role] ?? -1] ?? '';
    if (readDate(at('date'), 'month-first')?.time && at('exercise') !== '' && /^(?:\d+|[A-Z]|Rest Timer|Note)$/.test(at('order')))
      return { app: 'strong', name: `${shape.name}-headerless`, columns, unit: null, otherUnit: null, distanceUnit: '' };
  }
  return undefined;
}
