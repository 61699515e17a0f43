import { readUnit } from './columns.ts';
import { findImplausible } from './find-implausible.ts';
import { byTime } from './group-rows.ts';
import type { ImportedBlock, ImportedLog, ImportedSet, ImportedWorkout, UnreadRow } from './imported-log.ts';
import { type DayOrder, daysReadOf, readDate } from './read-date.ts';
import { readDuration } from './read-duration.ts';
import { readNumber } from './read-number.ts';
import { readTable, type TableRow } from './read-table.ts';

/** The row above the sets of each exercise: «#;KG;REPS;RIR». */
const SETS_HEADER = /^"?#"?[;,\t]"?(?:kg|lbs?)"?[;,\t]"?\p{L}+"?/imu;

/** Whether a text has Alpha Progression's blocks: a workout, its exercises, and below each a small table of its sets. */
export function isAlphaProgression(text: string): boolean {
  return SETS_HEADER.test(text);
}

type OpenBlock = ImportedBlock & { sets: ImportedSet[] };
type OpenWorkout = ImportedWorkout & { blocks: OpenBlock[] };

interface Place {
  workout: OpenWorkout | undefined;
  block: OpenBlock | undefined;
  unit: ImportedSet['unit'];
}

/** Workouts of «name; day; duration», exercises of «1. Name · Equipment · 8 reps; warm-up», sets of «1;102,5;6;0». */
export function readAlphaProgression(text: string, asked?: DayOrder): ImportedLog {
  const { rows } = readTable(text);
  const days = daysReadOf(
    rows.filter(isWorkoutRow).map(({ cells }) => cells[1] ?? ''),
    { asked },
  );
  const workouts: OpenWorkout[] = [];
  const unread: UnreadRow[] = [];
  const place: Place = { workout: undefined, block: undefined, unit: 'kg' };
  for (const row of rows) {
    const [first = '', second = ''] = row.cells.map((cell) => cell.trim());
    if (first === '#') place.unit = readUnit(second) ?? 'kg';
    else if (/^(?:WU?)?\d+$/i.test(first)) {
      const set = readSetRow(row, place);
      if (typeof set === 'object') place.block?.sets.push(set);
      else unread.push({ line: row.line, reason: set });
    } else if (/^\d+\. /.test(first)) {
      place.block = openBlock(row, place.unit);
      place.workout?.blocks.push(place.block);
    } else if (isWorkoutRow(row)) {
      place.workout = openWorkout(row, days.order);
      if (place.workout === undefined) unread.push({ line: row.line, reason: 'no-date' });
      else workouts.push(place.workout);
      place.block = undefined;
    } else if (place.workout !== undefined && second === '') place.workout = withNote(workouts, place.workout, first);
  }
  const trained = workouts
    .map((workout) => ({ ...workout, blocks: workout.blocks.filter(({ sets }) => sets.length > 0) }))
    .filter(({ blocks }) => blocks.length > 0);
  return { app: 'alpha-progression', dialect: 'alpha-progression', workouts: trained.sort(byTime), unread, days };
}

function isWorkoutRow({ cells }: TableRow): boolean {
  const [first = '', second = ''] = cells;
  return !/^(?:#|\d+)/.test(first.trim()) && /\d{2,4}[-./]\d/.test(second);
}

function openWorkout({ cells: [title = '', day = '', duration = ''] }: TableRow, order: DayOrder): OpenWorkout | undefined {
  const at = readDate(day, order);
  return at && { title: title.trim(), date: at.date, time: at.time, duration_seconds: workoutSeconds(duration), note: '', blocks: [] };
}

/** «1:02 hr» is hours and minutes. */
function workoutSeconds(text: string): number | null {
  const seconds = readDuration(text.replace(/\s*\p{L}+\.?\s*$/u, ''));
  return seconds === null ? null : /^\d+:\d{2}\s*(?:h|std)/i.test(text.trim()) ? seconds * 60 : seconds;
}

/** «1. Hack Squats · Machine · 8 reps» with its warm-up sets, «WU1 · 37,5 kg · 9 reps<br>WU2 · …». */
function openBlock({ cells: [head = '', warmups = ''], line }: TableRow, unit: ImportedSet['unit']): OpenBlock {
  const [name = '', equipment = ''] = head.replace(/^\s*\d+\. /, '').split(' · ');
  const exercise =
    equipment === '' || /^\d|^(?:bodyweight|körpergewicht)/i.test(equipment) ? name.trim() : `${name.trim()} (${equipment.trim()})`;
  const sets = warmups
    .split(/<br ?\/?>|\n/)
    .map((part) => /· *\+?([\d.,]+) *(kg|lbs?) *· *(\d+)/i.exec(part))
    .filter((part) => part !== null)
    .map(([, weight = '', written = '', reps = '']) => ({
      ...plainSet(line),
      kind: 'warmup' as const,
      weight: readNumber(weight, ',') ?? '',
      unit: readUnit(written) ?? unit,
      reps: Number(reps),
    }));
  return { exercise, note: '', sets };
}

function readSetRow({ cells, line }: TableRow, { workout, block, unit }: Place): ImportedSet | UnreadRow['reason'] {
  if (workout === undefined) return 'no-date';
  if (block === undefined) return 'no-exercise';
  const [, load = '', count = '', left = ''] = cells.map((cell) => cell.trim());
  const weight = readNumber(load.replace(/^\+/, ''), ',');
  const reps = readNumber(count, ',');
  if (weight === undefined) return 'bad-weight';
  if (reps === undefined || reps === '') return 'bad-reps';
  const implausible = findImplausible('alpha-progression', { exercise: block.exercise, weight, reps });
  if (implausible !== undefined) return implausible;
  const rir = readNumber(left.replace('+', ''), ',');
  const kind = /^W/i.test(cells[0] ?? '') ? 'warmup' : 'normal';
  return { ...plainSet(line), kind, weight, unit, reps: Number(reps), rir: rir === undefined || rir === '' ? null : Number(rir) };
}

function plainSet(line: number): ImportedSet {
  return { kind: 'normal', weight: '', unit: null, reps: null, seconds: null, distance: null, rpe: null, rir: null, note: '', line };
}

function withNote(workouts: OpenWorkout[], workout: OpenWorkout, text: string): OpenWorkout {
  const noted = { ...workout, note: [workout.note, text].filter(Boolean).join('\n') };
  workouts[workouts.length - 1] = noted;
  return noted;
}
