import { STORED_REPS_MAX } from '../limits.ts';
import type { WeightUnit } from '../training/units.ts';
import { type Columns, type Dialect, type Role, readDistanceUnit, readUnit } from './columns.ts';
import { findImplausible } from './find-implausible.ts';
import type { ImportedDistance, ImportedKind, ImportedSet, UnreadReason, UnreadRow } from './imported-log.ts';
import { type DayOrder, type DaysRead, daysReadOf, readDate, readTime, type WrittenDate } from './read-date.ts';
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
  /** How many equal sets the row stands for; not a number when it does not say. */
  readonly setCount: number;
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
  /** The column called time holds when a set was done, not how long it took. */
  readonly isTimeOfDay: boolean;
}

/** The sets of a table with a row for each, in the order of the file. Rest timers are no sets, and notes are no sets. */
export function readRows(
  rows: readonly TableRow[],
  dialect: Dialect,
  { delimiter, asked }: { delimiter: string; asked?: DayOrder | undefined },
): { read: ReadRow[]; unread: UnreadRow[]; days: DaysRead } {
  const cellsOf = (role: Role) => rows.map((row) => cellOf(row, dialect.columns, role));
  // Where the semicolon parts cells the comma parts decimals, and days are written before months.
  const days = daysReadOf(cellsOf('date'), { asked, otherwise: delimiter === ';' ? 'day-first' : 'month-first' });
  const reading: Reading = {
    dialect,
    mark: decimalMarkOf([...cellsOf('weight').map(bareNumber), ...cellsOf('distance'), ...cellsOf('rpe')], delimiter),
    order: days.order,
    isTimeOfDay: dialect.app === 'table' && isTimeOfDay(cellsOf('seconds'), cellsOf('reps')),
  };
  const read: ReadRow[] = [];
  const unread: UnreadRow[] = [];
  for (const row of rows) {
    const result = readRow(row, reading);
    if (typeof result === 'string') unread.push({ line: row.line, reason: result });
    else if (result !== undefined) read.push(result);
  }
  return { read: dialect.columns.setCount === undefined ? read : repeated(read), unread, days };
}

/** What apps write into a cell that holds nothing. */
const NOTHING = /^(?:null|nil|none|n\/?a|nan|undefined|[-–—])$/i;

function cellOf({ cells }: TableRow, columns: Columns, role: Role): string {
  const index = columns[role];
  // Exports put a quotation mark before text that a spreadsheet would run.
  const text = index === undefined ? '' : (cells[index] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
  return role !== 'exercise' && role !== 'title' && NOTHING.test(text) ? '' : text;
}

/** A clock with every set, beside its reps. */
function isTimeOfDay(times: readonly string[], reps: readonly string[]): boolean {
  return (
    times.some((time) => time !== '') &&
    times.every((time, index) => /^(?:\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?)?$/i.test(time) && (time === '' || reps[index] !== ''))
  );
}

/** Undefined for a row that is meant to hold no set. */
function readRow(row: TableRow, reading: Reading): ReadRow | UnreadReason | undefined {
  const { columns } = reading.dialect;
  const cell = (role: Role) => cellOf(row, columns, role);
  const order = cell('order');
  if (isRest(order) || isTimer(order, reading.dialect.app, cell) || isSkipped(cell('skipped')) || NOT_DONE.test(cell('done')))
    return undefined;
  const at = dateOf(cell, reading);
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
    setCount: Number(cell('setCount')),
    occurrence: cell('occurrence'),
    exerciseNote: isNote ? cell('note') : cell('exerciseNote'),
    workoutNote: cell('workoutNote'),
    set,
  };
}

function isRest(order: string): boolean {
  return /^(?:rest ?timer|rest|minuteur.*|repos|(?:satz)?pause(?:ntimer)?|ruhezeit|ruhetimer|descanso|temporizador.*|cron[oó]metro.*|timer.*|recupero)$/i.test(
    order,
  );
}

/** Strong's rest timer in whatever language: a word where sets have their number or letter, and nothing beside it but its seconds. */
function isTimer(order: string, app: Dialect['app'], cell: (role: Role) => string): boolean {
  const isWord = app === 'strong' && /^\p{L}[\p{L}\p{M} -]+$/u.test(order);
  return isWord && Number(cell('seconds')) > 0 && (['weight', 'reps', 'distance'] as const).every((role) => Number(cell(role)) === 0);
}

/** A set that was planned and not done. */
function isSkipped(cell: string): boolean {
  return /^(?:yes|true|1|ja|s[ií]|oui|skipped|to ?do|planned|pending)$/i.test(cell.normalize('NFC').replace('ì', 'í'));
}

const NOT_DONE = /^(?:false|no|0|nein|non|falsch|faux|n|[✗✘❌])$/i;

function dateOf(cell: (role: Role) => string, { order, isTimeOfDay: hasClock }: Reading): WrittenDate | undefined {
  const at = readDate(cell('date'), order);
  const clock = cell('clock') || (hasClock ? cell('seconds') : '');
  if (at === undefined || at.time !== '' || clock === '') return at;
  return { ...at, time: readDate(clock, order)?.time ?? readTime(clock) };
}

function readSet(row: TableRow, reading: Reading, cell: (role: Role) => string): ImportedSet | UnreadReason {
  const { dialect, mark } = reading;
  const { columns } = dialect;
  if (row.cells.length <= Math.min(columns.reps ?? Infinity, columns.seconds ?? Infinity)) return 'too-few-cells';
  const written = writtenLoad(dialect, cell);
  const load = readDistanceUnit(written.text) === '' ? written.text : '';
  const weight = readNumber(bareNumber(load), mark);
  if (weight === undefined || !STORABLE_WEIGHT.test(weight)) return 'bad-weight';
  const isTimed = TIME_WORDS.test(cell('reps'));
  const reps = readNumber(isTimed ? '' : cell('reps').replace(REP_WORDS, ''), mark);
  if (reps === undefined || Number(reps) < 0 || Number(reps) > STORED_REPS_MAX) return 'bad-reps';
  const implausible = findImplausible(dialect.app, { exercise: cell('exercise'), weight, reps });
  if (implausible !== undefined) return implausible;
  const far = load === written.text ? cell('distance') : written.text;
  const distance = readNumber(far.replace(/\s*\p{L}+\.?$/u, ''), mark);
  const long = isTimed ? cell('reps') : reading.isTimeOfDay ? '' : cell('seconds');
  const seconds = readDuration(long);
  if (distance === undefined || (seconds === null && long !== '')) return 'bad-number';
  return {
    kind: kindOf(cell),
    weight,
    unit: readUnit(cell('weightUnit')) ?? readUnit(/(kgs?|lbs?)\.?$/i.exec(load)?.[1] ?? '') ?? written.unit,
    reps: reps === '' ? null : Number(reps),
    seconds,
    distance: distanceOf(distance, cell('distanceUnit') || far, dialect),
    rpe: effortOf(cell('rpe'), mark),
    rir: effortOf(cell('rir'), mark),
    note: cell('note'),
    line: row.line,
  };
}

/** «12 reps», «8x», «10 ripetizioni». */
const REP_WORDS = /\s*(?:x|reps?|wdh\.?|wiederholungen|r[eé]p[eé]titions?|repeticiones|ripetizioni|repeti[cç][oõ]es)$/i;
/** «30 sec», «2 minuti». */
const TIME_WORDS = /\d\s*(?:s|sec|sek|min|secondi|sekunden|segundos|secondes|minut)/i;

/** The load with the unit its header names. Of two columns, one for each unit, the filled one counts, and the first when both are. */
function writtenLoad({ unit, otherUnit }: Dialect, cell: (role: Role) => string): { text: string; unit: WeightUnit | null } {
  const isOther = cell('weight') === '' && cell('otherWeight') !== '';
  return isOther ? { text: cell('otherWeight'), unit: otherUnit } : { text: cell('weight'), unit };
}

/** «BW», «BW+10 kg», «+10» and «100kg» as the number in them. */
function bareNumber(load: string): string {
  return load
    .replace(/^(?:bw|body ?weight|k(?:ö|oe?)rpergewicht)\s*/i, '')
    .replace(/\s*(?:kgs?|lbs?)\.?$/i, '')
    .replace(/^\+\s*/, '');
}

/** As `set.put` has it: longer numbers are damage. */
const STORABLE_WEIGHT = /^(?:-?\d{1,9}(?:\.\d{1,20})?)?$/;

function distanceOf(amount: string, unit: string, { distanceUnit }: Dialect): ImportedDistance | null {
  if (amount === '' || Number(amount) === 0) return null;
  return { amount, unit: readDistanceUnit(unit) || distanceUnit };
}

/** Effort that cannot be read costs nobody a set. */
function effortOf(cell: string, mark: DecimalMark): number | null {
  const text = readNumber(cell, mark);
  return text === undefined || text === '' ? null : Number(text);
}

const KINDS: readonly [ImportedKind, RegExp][] = [
  ['warmup', /^w\d*$|warm|riscaldamento|[eé]chauffement|calentamiento|aquecimento/i],
  ['drop', /^d\d*$|drop/i],
  ['failure', /^f\d*$|fail/i],
];

function kindOf(cell: (role: Role) => string): ImportedKind {
  if (/^(?:true|yes|1(?:\.0+)?|ja|oui|s[ií]|wahr|vrai|x|✓|✔|w|warm.?up)$/i.test(cell('warmup'))) return 'warmup';
  return KINDS.find(([, pattern]) => pattern.test(cell('kind')) || pattern.test(cell('order')))?.[0] ?? 'normal';
}

/** More sets than anybody does of an exercise, so that the column counts something else. */
const SET_COUNT_MAX = 20;

/** Rows that stand for several equal sets, as often as they say; as they are where the column numbers the sets of an exercise. */
function repeated(rows: readonly ReadRow[]): ReadRow[] {
  const isNumber = rows.some((row, index) => {
    const next = rows[index + 1];
    return next?.exercise === row.exercise && next.at.date === row.at.date && row.setCount === 1 && next.setCount === 2;
  });
  if (isNumber) return [...rows];
  return rows.flatMap((row) => {
    const isCount = Number.isInteger(row.setCount) && row.setCount >= 1 && row.setCount <= SET_COUNT_MAX;
    return Array.from({ length: isCount ? row.setCount : 1 }, () => row);
  });
}
