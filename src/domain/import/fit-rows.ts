import type { TableRow } from './read-table.ts';

/** Seconds between 1970 and the end of 1989, from where FIT counts. */
const FIT_START = 631_065_600;
/** `exercise_category` of the FIT profile, by its number. */
const CATEGORIES =
  'bench press,calf raise,cardio,carry,chop,core,crunch,curl,deadlift,flye,hip raise,hip stability,hip swing,hyperextension,lateral raise,leg curl,leg raise,lunge,olympic lift,plank,plyo,pull up,push up,row,shoulder press,shoulder stability,shrug,sit up,squat,total body,triceps extension,warm up,run'.split(
    ',',
  );
const HEADER = ['date', 'exercise', 'weight (kg)', 'reps', 'duration s'];

/**
 * A watch's activity as its maker's converter writes it, «Type, Local Number, Message, Field 1, Value 1, Units 1, …», as a table of its
 * sets.
 */
export function fitRows(rows: readonly TableRow[]): TableRow[] | undefined {
  const [header, ...data] = rows;
  if (header?.cells[0] !== 'Type' || header.cells[2] !== 'Message' || header.cells[3] !== 'Field 1') return undefined;
  const messages = data.filter(({ cells }) => cells[0] === 'Data').map(messageOf);
  const activity = messages.find(({ name }) => name === 'activity');
  const offset = activity === undefined ? 0 : (number(activity, 'local_timestamp') ?? 0) - (number(activity, 'timestamp') ?? 0);
  const sets = messages.filter((each) => each.name === 'set' && !/^(?:0|rest)$/.test(each.fields.get('set_type') ?? ''));
  const start = sets.map((set) => number(set, 'start_time') ?? number(set, 'timestamp')).find((each) => each !== undefined);
  if (start === undefined) return undefined;
  // What the converter writes without a local time is in UTC.
  const shift = activity?.fields.has('local_timestamp') === true ? offset : 0;
  const date = new Date((start + shift + FIT_START) * 1000).toISOString().slice(0, 19).replace('T', ' ');
  return [{ line: header.line, cells: HEADER }, ...sets.map((set) => ({ line: set.line, cells: [date, ...setCells(set)] }))];
}

interface Message {
  readonly line: number;
  readonly name: string;
  readonly fields: ReadonlyMap<string, string>;
}

function messageOf({ cells, line }: TableRow): Message {
  const fields = new Map<string, string>();
  for (let at = 3; at + 1 < cells.length; at += 3) if (cells[at] !== '') fields.set(cells[at] ?? '', (cells[at + 1] ?? '').trim());
  return { line, name: cells[2] ?? '', fields };
}

/** Of a list of guesses the first counts. */
function first({ fields }: Message, name: string): string {
  return fields.get(name)?.split('|')[0] ?? '';
}

function number(message: Message, name: string): number | undefined {
  const text = first(message, name);
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

function setCells(set: Message): string[] {
  const category = first(set, 'category');
  const exercise = CATEGORIES[Number(category)] ?? (/^\d*$/.test(category) ? 'Unknown exercise' : category.replaceAll('_', ' '));
  const reps = first(set, 'repetitions');
  return [exercise, first(set, 'weight'), reps, reps === '' || reps === '0' ? String(Math.round(number(set, 'duration') ?? 0)) : ''];
}
