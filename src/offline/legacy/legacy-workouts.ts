import { readDate, readOrdinal } from './legacy-date.ts';
import { type LegacyFault, type LegacySet, readSets, toJson } from './legacy-sets.ts';
import { cleanText, isRecord, readJson, readName, readVersion } from './legacy-text.ts';

/** The keys `workout-history` and `workout-log` in the format of the first version. Frozen: imports nothing that changes. */

export interface LegacyExercise {
  readonly exercise: string;
  readonly sets: readonly LegacySet[];
}

export interface LegacyWorkout {
  readonly performed_on: string;
  readonly week: number;
  readonly day: number;
  readonly label: string;
  readonly exercises: readonly LegacyExercise[];
}

export type LegacyReading<T> =
  | { readonly kind: 'read'; readonly value: T; readonly faults: readonly LegacyFault[] }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'unknown-version' };

type Members = { readonly kind: 'read'; readonly value: readonly [string, unknown][]; readonly faults: LegacyFault[] };

/** `{ [ISO date]: { date, week, day, exercises: [{ name, sets }] } }`; a day may have a list of workouts. */
export function readHistory(raw: string): LegacyReading<LegacyWorkout[]> {
  const members = readMembers(raw, 'workout-history');
  if (members.kind !== 'read') return members;
  const { faults } = members;
  const workouts: LegacyWorkout[] = [];
  for (const [key, value] of members.value) {
    for (const entry of Array.isArray(value) ? (value as unknown[]) : [value]) {
      const workout = readWorkout(key, entry, faults);
      if (workout !== undefined) workouts.push(workout);
    }
  }
  return { kind: 'read', value: workouts, faults };
}

function readWorkout(key: string, entry: unknown, faults: LegacyFault[]): LegacyWorkout | undefined {
  const refuse = (reason: string) => {
    faults.push({ where: cleanText(key), reason, part: toJson(entry) });
    return undefined;
  };
  if (!isRecord(entry)) return refuse('It is not a workout.');
  const performed_on = readDate(key) ?? readDate(entry.date);
  if (performed_on === undefined) return refuse('It has no date.');
  const list = entry.exercises;
  const rows = Array.isArray(list) ? (list as unknown[]) : undefined;
  if (rows === undefined) return refuse('It has no list of exercises.');
  const exercises: LegacyExercise[] = [];
  for (const [index, row] of rows.entries()) {
    const name = isRecord(row) ? (readName(row.name) ?? readName(row.exercise)) : undefined;
    if (!isRecord(row) || name === undefined) {
      faults.push({ where: `${performed_on} › exercise ${index + 1}`, reason: 'It has no name.', part: toJson(row) });
      continue;
    }
    const sets = readSets(row.sets, `${performed_on} › ${name}`, faults);
    if (sets.length > 0) exercises.push({ exercise: name, sets });
  }
  const { week, day, label } = placeInPlan(entry.week, entry.day);
  return exercises.length === 0 ? undefined : { performed_on, week, day, label, exercises };
}

/** One entry of `workout-log`. `performed_on` is undefined when the entry has no day. */
export interface LegacyLogEntry extends LegacyExercise {
  readonly key: string;
  readonly performed_on: string | undefined;
  readonly week: number;
  readonly day: number;
  readonly label: string;
  readonly part: string;
}

/** `{ [exercise + week + day]: { sets, date } }`; the entry's fields take precedence over its key. */
export function readLog(raw: string): LegacyReading<LegacyLogEntry[]> {
  const members = readMembers(raw, 'workout-log');
  if (members.kind !== 'read') return members;
  const { faults } = members;
  const entries: LegacyLogEntry[] = [];
  for (const [key, value] of members.value) {
    const where = cleanText(key);
    const entry = Array.isArray(value) ? { sets: value as unknown } : value;
    const named = readLogKey(where);
    const exercise = isRecord(entry) ? (readName(entry.exercise) ?? readName(entry.name) ?? named.exercise) : undefined;
    if (!isRecord(entry) || exercise === undefined) {
      faults.push({ where, reason: 'It is not a logged exercise.', part: toJson(value) });
      continue;
    }
    const sets = readSets(entry.sets, where, faults);
    if (sets.length === 0) continue;
    const place = placeInPlan(entry.week ?? named.week, entry.day ?? named.day);
    entries.push({ key: where, exercise, sets, performed_on: readDate(entry.date), ...place, part: toJson(value) });
  }
  return { kind: 'read', value: entries, faults };
}

const SEPARATOR = String.raw`\s*[-_|:/]+\s*`;
const NUMBERED = (name: string) => String.raw`(?:${name}|${name[0]})?\s*(\d{1,3})`;
/** Most specific first: `Squat-0-1`, `Squat-Week 1-Day 2`, `0-1-Squat`, `Squat-0-Upper body`, `Squat01`. */
const LOG_KEYS: readonly { readonly form: RegExp; readonly parts: readonly ('exercise' | 'week' | 'day')[] }[] = [
  { form: new RegExp(`^(.+)${SEPARATOR}${NUMBERED('week')}${SEPARATOR}${NUMBERED('day')}$`, 'i'), parts: ['exercise', 'week', 'day'] },
  { form: new RegExp(`^${NUMBERED('week')}${SEPARATOR}${NUMBERED('day')}${SEPARATOR}(.+)$`, 'i'), parts: ['week', 'day', 'exercise'] },
  { form: new RegExp(`^(.+?)${SEPARATOR}${NUMBERED('week')}${SEPARATOR}(.+)$`, 'i'), parts: ['exercise', 'week', 'day'] },
  { form: /^(.*\D)(\d)(\d)$/, parts: ['exercise', 'week', 'day'] },
];

function readLogKey(key: string): { exercise: string | undefined; week: string | undefined; day: string | undefined } {
  for (const { form, parts } of LOG_KEYS) {
    const match = form.exec(key);
    if (match === null) continue;
    const found = new Map(parts.map((part, index) => [part, match[index + 1]]));
    return { exercise: readName(found.get('exercise')), week: found.get('week'), day: found.get('day') };
  }
  return { exercise: readName(key), week: undefined, day: undefined };
}

function placeInPlan(week: unknown, day: unknown): { week: number; day: number; label: string } {
  const named = typeof day === 'string' && /\p{L}/u.test(day) ? cleanText(day).trim().slice(0, 200) : '';
  return { week: readOrdinal(week), day: readOrdinal(day), label: named === '' ? 'Workout' : named };
}

const ENVELOPE_FIELDS = ['entries', 'workouts', 'history', 'log', 'logs', 'data'];

/** Members of the outermost record, or of the record in a versioned envelope. */
function readMembers(raw: string, key: string): Members | Exclude<LegacyReading<never>, { kind: 'read' }> {
  const root = readJson(raw, true);
  if (root.kind === 'unreadable') return root;
  const faults: LegacyFault[] = [];
  if (root.cut_off !== null) {
    faults.push({ where: key, reason: 'The data breaks off; everything before was taken over.', part: root.cut_off });
  }
  const value = root.value === null ? {} : root.value;
  if (Array.isArray(value)) return { kind: 'read', value: value.map((entry, index) => [`${key} ${index + 1}`, entry]), faults };
  if (!isRecord(value)) return { kind: 'unreadable', reason: 'This is not a record of workouts.' };
  const version = value.version;
  if (isRecord(version) || version === undefined) return { kind: 'read', value: Object.entries(value), faults };
  if (readVersion(version) === undefined) return { kind: 'unknown-version' };
  const inner = ENVELOPE_FIELDS.map((field) => value[field]).find(isRecord);
  const members = Object.entries(inner ?? value).filter(([name]) => inner !== undefined || name !== 'version');
  return { kind: 'read', value: members, faults };
}
