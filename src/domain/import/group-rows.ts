import type { ImportApp, ImportedBlock, ImportedSet, ImportedWorkout } from './imported-log.ts';
import type { ReadRow } from './read-rows.ts';

interface OpenBlock {
  exercise: string;
  notes: Set<string>;
  sets: ImportedSet[];
  lastOrder: number;
}

interface OpenWorkout {
  first: ReadRow;
  notes: Set<string>;
  blocks: OpenBlock[];
}

/** Rows gathered into workouts, oldest first. Equal rows are repeated sets and all stay. */
export function groupRows(rows: readonly ReadRow[], app: ImportApp): ImportedWorkout[] {
  const keyOf = workoutKey(rows, app);
  const workouts = new Map<string, OpenWorkout>();
  for (const row of rows) {
    const key = keyOf(row);
    const workout = workouts.get(key) ?? { first: row, notes: new Set(), blocks: [] };
    workouts.set(key, workout);
    addRow(workout, row, app);
  }
  return [...workouts.values()]
    .map(closed)
    .filter(({ blocks }) => blocks.length > 0)
    .sort(byTime);
}

/** What rows of one workout have in common. Notes of one day are days; our own table begins another when a set's place repeats. */
function workoutKey(rows: readonly ReadRow[], app: ImportApp): (row: ReadRow) => string {
  const isTimed = (app === 'table' || app === 'fitbod') && hasTimeForEachSet(rows);
  if (app === 'fitnotes' || isTimed) return ({ at, title }) => JSON.stringify([at.date, title]);
  if (app === 'setwise') return numberRepeats();
  return ({ number, at, title }) => JSON.stringify([number, at.date, at.time, title]);
}

/** Sets that follow each other within this time belong to one workout, however they are dated. */
const APART_MOST_MS = 30 * 60_000;

/** Whether a file dates sets instead of workouts: most times differ, or those of sets of an exercise that follow each other. */
function hasTimeForEachSet(rows: readonly ReadRow[]): boolean {
  if (rows.length > 3 && new Set(rows.map(({ at }) => `${at.date} ${at.time}`)).size * 2 > rows.length) return true;
  return rows.some((row, index) => {
    const next = rows[index + 1];
    return next !== undefined && row.exercise === next.exercise && row.title === next.title && isSoonAfter(row, next);
  });
}

function isSoonAfter({ at, number }: ReadRow, next: ReadRow): boolean {
  if (at.date !== next.at.date || number !== next.number || at.time === '' || next.at.time === '' || at.time === next.at.time) return false;
  return Math.abs(Date.parse(`${at.date}T${at.time}Z`) - Date.parse(`${next.at.date}T${next.at.time}Z`)) <= APART_MOST_MS;
}

function numberRepeats(): (row: ReadRow) => string {
  const seen = new Set<string>();
  let session = 0;
  let day = '';
  return ({ at, exercise, occurrence, order, title, workoutNote }) => {
    if (at.date !== day) session = 0;
    day = at.date;
    const place = () => JSON.stringify([day, session, exercise, occurrence, order]);
    if (seen.has(place())) session += 1;
    seen.add(place());
    return JSON.stringify([day, session, title, workoutNote]);
  };
}

function addRow(workout: OpenWorkout, row: ReadRow, app: ImportApp): void {
  if (row.workoutNote !== '') workout.notes.add(row.workoutNote);
  const order = Number(row.order);
  let block = openBlock(workout, row, order, app);
  if (block === undefined) {
    block = { exercise: row.exercise, notes: new Set(), sets: [], lastOrder: -1 };
    workout.blocks.push(block);
  }
  if (row.exerciseNote !== '') block.notes.add(row.exerciseNote);
  if (row.set !== null) block.sets.push(row.set);
  if (row.order !== '' && Number.isFinite(order)) block.lastOrder = order;
}

/**
 * The block that goes on: the last one, unless the numbering starts anew. Without numbers an exercise is one block, however its sets
 * alternate.
 */
function openBlock({ blocks }: OpenWorkout, row: ReadRow, order: number, app: ImportApp): OpenBlock | undefined {
  if (app === 'fitnotes' || app === 'fitbod' || row.order === '') return blocks.find(({ exercise }) => exercise === row.exercise);
  const last = blocks.at(-1);
  if (last?.exercise !== row.exercise) return undefined;
  return Number.isFinite(order) && order <= last.lastOrder ? undefined : last;
}

function closed({ first, notes, blocks }: OpenWorkout): ImportedWorkout {
  return {
    title: first.title,
    date: first.at.date,
    time: first.at.time,
    duration_seconds: first.duration ?? secondsBetween(first),
    note: [...notes].join('\n'),
    blocks: blocks
      .filter(({ sets }) => sets.length > 0)
      .map(({ exercise, notes: own, sets }): ImportedBlock => ({ exercise, note: [...own].join('\n'), sets })),
  };
}

/** Between start and end as written, as if no clock had changed. */
function secondsBetween({ at, end }: ReadRow): number | null {
  if (end === undefined || end.time === '' || at.time === '') return null;
  const seconds = (Date.parse(`${end.date}T${end.time}Z`) - Date.parse(`${at.date}T${at.time}Z`)) / 1000;
  return seconds >= 0 ? seconds : null;
}

export function byTime(a: ImportedWorkout, b: ImportedWorkout): number {
  const [first, second] = [`${a.date} ${a.time}`, `${b.date} ${b.time}`];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
