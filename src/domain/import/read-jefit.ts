import { readUnit } from './columns.ts';
import { findImplausible } from './find-implausible.ts';
import { byTime } from './group-rows.ts';
import type { ImportedBlock, ImportedLog, ImportedSet, ImportedWorkout, UnreadReason, UnreadRow } from './imported-log.ts';
import { readDate } from './read-date.ts';
import { readNumber } from './read-number.ts';
import { readTable, type TableRow } from './read-table.ts';

/** Whether a text has JEFIT's sections, «### EXERCISE LOGS ###». */
export function isJefit(text: string): boolean {
  return /^"?### ?EXERCISE LOGS/m.test(text);
}

/** A row of a section by the names of its header. */
interface SectionRow {
  readonly line: number;
  readonly cell: (name: string) => string;
}

/** JEFIT writes several tables into one file. One row holds an exercise of a workout with all its sets, «60x10,65x8». */
export function readJefit(text: string): ImportedLog {
  const { rows } = readTable(text);
  const unit = readUnit(sectionRows(rows, 'SETTING')[0]?.cell('mass') ?? '');
  const seconds = new Map(
    sectionRows(rows, 'WORKOUT SESSIONS').map(({ cell }) => [cell('_id'), Number(cell('endtime')) - Number(cell('starttime'))]),
  );
  const workouts = new Map<string, ImportedWorkout & { blocks: ImportedBlock[] }>();
  const unread: UnreadRow[] = [];
  for (const { line, cell } of sectionRows(rows, 'EXERCISE LOGS')) {
    const date = readDate(cell('mydate'), 'month-first')?.date;
    const exercise = cell('ename');
    const sets = readLogs(cell('logs'), { exercise, unit, line });
    const reason = date === undefined ? 'no-date' : exercise === '' ? 'no-exercise' : typeof sets === 'string' ? sets : undefined;
    if (date === undefined || typeof sets === 'string' || reason !== undefined) {
      unread.push({ line, reason: reason ?? 'no-date' });
      continue;
    }
    const key = `${date}|${cell('belongsession')}`;
    const duration = seconds.get(cell('belongsession')) ?? 0;
    const workout = workouts.get(key) ?? {
      title: '',
      date,
      time: '',
      duration_seconds: duration > 0 ? duration : null,
      note: '',
      blocks: [],
    };
    workouts.set(key, workout);
    if (sets.length > 0) workout.blocks.push({ exercise, note: '', sets });
  }
  const trained = [...workouts.values()].filter(({ blocks }) => blocks.length > 0).sort(byTime);
  return { app: 'jefit', dialect: 'jefit', workouts: trained, unread };
}

/** The rows of the first table of a section. */
function sectionRows(rows: readonly TableRow[], name: string): SectionRow[] {
  const isMark = ({ cells }: TableRow) => cells[0]?.startsWith('###') === true;
  const start = rows.findIndex((row) => isMark(row) && row.cells[0]?.replace(/#/g, '').trim() === name);
  if (start === -1) return [];
  const end = rows.findIndex((row, index) => index > start && isMark(row));
  const [header, ...data] = rows.slice(start + 1, end === -1 ? undefined : end);
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  return data.map(({ cells, line }) => ({ line, cell: (each) => (cells[names.indexOf(each)] ?? '').trim() }));
}

function readLogs(
  logs: string,
  { exercise, unit, line }: { exercise: string; unit: ImportedSet['unit']; line: number },
): ImportedSet[] | UnreadReason {
  const sets: ImportedSet[] = [];
  for (const log of logs.split(',').filter((part) => part.trim() !== '')) {
    const [weight, reps] = log.split('x').map((part) => readNumber(part, '.'));
    if (weight === undefined) return 'bad-weight';
    if (reps === undefined || Number(reps) < 0) return 'bad-reps';
    const implausible = findImplausible('jefit', { exercise, weight, reps });
    if (implausible !== undefined) return implausible;
    sets.push({ kind: 'normal', weight, unit, reps: Number(reps), seconds: null, distance: null, rpe: null, rir: null, note: '', line });
  }
  return sets;
}
