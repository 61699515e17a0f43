import { plainHeader, readUnit } from './columns.ts';
import { findImplausible } from './find-implausible.ts';
import { byTime } from './group-rows.ts';
import type { ImportedBlock, ImportedSet, ImportedWorkout, UnreadReason, UnreadRow } from './imported-log.ts';
import { type DayOrder, type DaysRead, daysReadOf, readDate } from './read-date.ts';
import { decimalMarkOf, readNumber } from './read-number.ts';
import type { TableRow } from './read-table.ts';

interface SetColumns {
  reps: number;
  weight: number | undefined;
  unit: 'kg' | 'lb' | null;
}

/** StrongLifts writes a row for each exercise of a workout, with two columns for each set. */
export function readStrongLifts(
  header: readonly string[],
  rows: readonly TableRow[],
  { delimiter, asked }: { delimiter: string; asked?: DayOrder | undefined },
): { workouts: ImportedWorkout[]; unread: UnreadRow[]; days: DaysRead } {
  const plain = header.map(plainHeader);
  const setColumns = findSetColumns(plain);
  const at = (name: RegExp) => plain.findIndex((cell) => name.test(cell));
  const [dateAt, numberAt, titleAt, exerciseAt] = [at(/^date/), at(/^workout$|^workout #/), at(/^workout name/), at(/^exercise$/)];
  const [noteAt, startAt, endAt] = [at(/^notes?$/), at(/^start time/), at(/^end time/)];
  const days = daysReadOf(
    rows.map(({ cells }) => cells[dateAt] ?? ''),
    { asked },
  );
  const mark = decimalMarkOf(
    rows.flatMap(({ cells }) => setColumns.map(({ weight }) => cells[weight ?? -1] ?? '')),
    delimiter,
  );
  const workouts = new Map<string, ImportedWorkout & { blocks: ImportedBlock[] }>();
  const unread: UnreadRow[] = [];
  for (const { cells, line } of rows) {
    const cell = (index: number) => (cells[index] ?? '').trim();
    const day = readDate(cell(dateAt), days.order);
    const exercise = cell(exerciseAt);
    const sets = readSets(setColumns, (index) => readNumber(cell(index), mark), { exercise, line });
    const reason: UnreadReason | undefined =
      day === undefined ? 'no-date' : exercise === '' ? 'no-exercise' : typeof sets === 'string' ? sets : undefined;
    if (day === undefined || typeof sets === 'string' || reason !== undefined) {
      unread.push({ line, reason: reason ?? 'no-date' });
      continue;
    }
    const [start, end] = [clockOf(cell(startAt)), clockOf(cell(endAt))];
    const key = JSON.stringify([day.date, cell(numberAt), cell(titleAt), start]);
    const workout = workouts.get(key) ?? {
      title: cell(titleAt) || cell(numberAt),
      date: day.date,
      time: start ?? day.time,
      duration_seconds: start === undefined || end === undefined ? null : secondsOf(start, end),
      note: '',
      blocks: [],
    };
    const note = cell(noteAt);
    workouts.set(
      key,
      note === '' || workout.note.split('\n').includes(note)
        ? workout
        : { ...workout, note: [workout.note, note].filter(Boolean).join('\n') },
    );
    if (sets.length > 0) workout.blocks.push({ exercise, note: '', sets });
  }
  return { workouts: [...workouts.values()].filter(({ blocks }) => blocks.length > 0).sort(byTime), unread, days };
}

function findSetColumns(plain: readonly string[]): SetColumns[] {
  const found: SetColumns[] = [];
  for (const [index, cell] of plain.entries()) {
    const number = /^set (\d+) \(reps\)$/.exec(cell)?.[1];
    if (number === undefined) continue;
    const unitOf = (other: string) => readUnit(new RegExp(`^set ${number} \\((.*)\\)$`).exec(other)?.[1] ?? '');
    const weight = plain.findIndex((other) => unitOf(other) !== null);
    const unit = unitOf(plain[weight] ?? '');
    found.push({ reps: index, weight: weight === -1 ? undefined : weight, unit });
  }
  return found;
}

function readSets(
  columns: readonly SetColumns[],
  number: (index: number) => string | undefined,
  { exercise, line }: { exercise: string; line: number },
): ImportedSet[] | UnreadReason {
  const sets: ImportedSet[] = [];
  for (const { reps: repsAt, weight: weightAt, unit } of columns) {
    const [reps, weight] = [number(repsAt), weightAt === undefined ? '' : number(weightAt)];
    if (reps === undefined) return 'bad-reps';
    if (weight === undefined) return 'bad-weight';
    if (reps === '') continue;
    const implausible = findImplausible('stronglifts', { exercise, weight, reps });
    if (implausible !== undefined) return implausible;
    sets.push({ kind: 'normal', weight, unit, reps: Number(reps), seconds: null, distance: null, rpe: null, rir: null, note: '', line });
  }
  return sets;
}

/** «9:05» as «09:05:00». */
function clockOf(text: string): string | undefined {
  const time = readDate(`2000-01-01 ${text}`, 'month-first')?.time ?? '';
  return time === '' ? undefined : time;
}

function secondsOf(start: string, end: string): number | null {
  const seconds = (Date.parse(`2000-01-01T${end}Z`) - Date.parse(`2000-01-01T${start}Z`)) / 1000;
  return seconds >= 0 ? seconds : null;
}
