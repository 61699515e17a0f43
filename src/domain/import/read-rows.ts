import { STORED_REPS_MAX } from '../limits.ts';
import type { WeightUnit } from '../training/units.ts';
import { type Columns, type Dialect, type Role, readDistanceUnit, readUnit } from './columns.ts';
import { findImplausible } from './find-implausible.ts';
import type { ImportedDistance, ImportedKind, ImportedSet, UnreadReason, UnreadRow } from './imported-log.ts';
import { type DayOrder, dayOrderOf, readDate, type WrittenDate } from './read-date.ts';
import { readDuration } from './read-duration.ts';
import { type DecimalMark, decimalMarkOf, readNumber } from './read-number.ts';
import type { TableRow } from './read-table.ts';

/** A row as one set, with what it says of its exercise and workout. */
export interface ReadRow {
  readonly at: WrittenDate;
  readonly end: WrittenDate | undefined;
  readonly number: string;
  readonly title: string;
  readonly duration: number | null;
  readonly exercise: string;
  /** The set's number or letter as written. */
  readonly order: string;
  readonly occurrence: string;
  readonly exerciseNote: string;
  readonly workoutNote: string;
  /** Null for a row that only carries a note. */
  readonly set: ImportedSet | null;
}

interface Reading {
  readonly dialect: Dialect;
  readonly mark: DecimalMark;
  readonly order: DayOrder;
}

/** The sets of a table with a row for each, in the order of the file. Rest timers are no sets, and notes are no sets. */
export function readRows(rows: readonly TableRow[], dialect: Dialect, delimiter: string): { read: ReadRow[]; unread: UnreadRow[] } {
  const cellsOf = (role: Role) => rows.map((row) => cellOf(row, dialect.columns, role));
  const reading: Reading = {
    dialect,
    mark: decimalMarkOf([...cellsOf('weight'), ...cellsOf('distance'), ...cellsOf('rpe')], delimiter),
    order: dayOrderOf(cellsOf('date')),
  };
  const read: ReadRow[] = [];
  const unread: UnreadRow[] = [];
  for (const row of rows) {
    const result = readRow(row, reading);
    if (typeof result === 'string') unread.push({ line: row.line, reason: result });
    else if (result !== undefined) read.push(result);
  }
  return { read, unread };
}

function cellOf({ cells }: TableRow, columns: Columns, role: Role): string {
  const index = columns[role];
  // Exports put a quotation mark before text that a spreadsheet would run.
  return index === undefined ? '' : (cells[index] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
}

/** Undefined for a row that is meant to hold no set. */
function readRow(row: TableRow, reading: Reading): ReadRow | UnreadReason | undefined {
  const { columns } = reading.dialect;
  const cell = (role: Role) => cellOf(row, columns, role);
  const order = cell('order');
  if (isRest(order)) return undefined;
  const at = readDate(cell('date'), reading.order);
  if (row.cells.length <= (columns.exercise ?? 0)) return 'too-few-cells';
  if (at === undefined) return 'no-date';
  const exercise = cell('exercise');
  if (exercise === '') return 'no-exercise';
  const isNote = /^(?:note|notiz|nota)s?$/i.test(order);
  const set = isNote ? null : readSet(row, reading, cell);
  if (typeof set === 'string') return set;
  const end = cell('end');
  return {
    at,
    end: end === '' ? undefined : readDate(end, reading.order),
    number: cell('number'),
    title: cell('title'),
    duration: readDuration(cell('duration')),
    exercise,
    order,
    occurrence: cell('occurrence'),
    exerciseNote: isNote ? cell('note') : cell('exerciseNote'),
    workoutNote: cell('workoutNote'),
    set,
  };
}

function isRest(order: string): boolean {
  return /^(?:rest ?timer|rest|minuteur.*|repos|(?:satz)?pause(?:ntimer)?|descanso|temporizador.*|recupero)$/i.test(order);
}

function readSet(row: TableRow, { dialect, mark }: Reading, cell: (role: Role) => string): ImportedSet | UnreadReason {
  const { columns } = dialect;
  if (row.cells.length <= Math.min(columns.reps ?? Infinity, columns.seconds ?? Infinity)) return 'too-few-cells';
  const weight = readNumber(cell('weight').replace(/\s*(?:kgs?|lbs?)\.?$/i, ''), mark);
  if (weight === undefined || !STORABLE_WEIGHT.test(weight)) return 'bad-weight';
  const reps = readNumber(cell('reps'), mark);
  if (reps === undefined || Number(reps) < 0 || Number(reps) > STORED_REPS_MAX) return 'bad-reps';
  const implausible = findImplausible(dialect.app, { exercise: cell('exercise'), weight, reps });
  if (implausible !== undefined) return implausible;
  const distance = readNumber(cell('distance'), mark);
  const seconds = readDuration(cell('seconds'));
  if (distance === undefined || (seconds === null && cell('seconds') !== '')) return 'bad-number';
  return {
    kind: kindOf(cell),
    weight,
    unit: unitOf(dialect, cell),
    reps: reps === '' ? null : Number(reps),
    seconds,
    distance: distanceOf(distance, cell('distanceUnit'), dialect),
    rpe: effortOf(cell('rpe'), mark),
    rir: effortOf(cell('rir'), mark),
    note: cell('note'),
    line: row.line,
  };
}

/** As `set.put` has it: longer numbers are damage. */
const STORABLE_WEIGHT = /^(?:-?\d{1,9}(?:\.\d{1,20})?)?$/;

function unitOf(dialect: Dialect, cell: (role: Role) => string): WeightUnit | null {
  return readUnit(cell('weightUnit')) ?? readUnit(/(kgs?|lbs?)\.?$/i.exec(cell('weight'))?.[1] ?? '') ?? dialect.unit;
}

function distanceOf(amount: string, unit: string, { distanceUnit }: Dialect): ImportedDistance | null {
  if (amount === '' || Number(amount) === 0) return null;
  return { amount, unit: readDistanceUnit(unit) || distanceUnit };
}

/** Effort that cannot be read costs nobody a set. */
function effortOf(cell: string, mark: DecimalMark): number | null {
  const text = readNumber(cell, mark);
  return text === undefined || text === '' ? null : Number(text);
}

const KINDS: Readonly<Record<string, ImportedKind>> = {
  w: 'warmup',
  warmup: 'warmup',
  'warm-up': 'warmup',
  'warm up': 'warmup',
  d: 'drop',
  drop: 'drop',
  dropset: 'drop',
  'drop set': 'drop',
  f: 'failure',
  failure: 'failure',
};

function kindOf(cell: (role: Role) => string): ImportedKind {
  if (/^(?:true|yes|1(?:\.0+)?)$/i.test(cell('warmup'))) return 'warmup';
  return KINDS[cell('kind').toLowerCase()] ?? KINDS[cell('order').toLowerCase()] ?? 'normal';
}
