import type { TableRow } from './read-table.ts';

type Fields = Readonly<Record<string, string>>;

type Level = 'set' | 'exercise' | 'workout';

/** What objects of a list are, by the list's name. */
const LEVELS: readonly (readonly [level: Level, pattern: RegExp])[] = [
  ['set', /sets?$|series$|reps$|^laps$/i],
  ['exercise', /exercise|lift|movement|record|block|entries$|superset/i],
  ['workout', /workout|session|log|activit|histor|training|days$|results$|data$|items$/i],
];
/** Fields that say something else in a workout than in an exercise. */
const NAMED_BY_LEVEL = /^(?:name|title|notes?|comments?|description|id)$/i;
const HAS_SET =
  /^(?:(?:actual|completed|performed)[ _]?)?(?:reps?|repetitions?|repetition_?count|reps?_?(?:completed|done|count)|weight\w*|load|kg|lbs?|duration\w*|seconds|time)$/i;
/** A number of these is no name. */
const IDENTIFIED = /^(?:exercise|session|workout)$/i;
/** More levels than any log has. */
const DEPTH_MAX = 12;

/** The sets of a JSON of any app as a table: lists of workouts with exercises with sets, or one list of sets, each field a column. */
export function flattenJson(value: unknown): TableRow[] {
  const found: Fields[] = [];
  gather(value, { above: {}, level: undefined, depth: 0 }, found);
  const lists = { exercise: new Map<string, Fields>(), workout: new Map<string, Fields>() };
  listById(value, undefined, lists);
  const sets = found.map((set) => resolved(set, lists));
  const header = [...new Set(sets.flatMap((set) => Object.keys(set)))];
  const rows = sets.map((set, index) => ({ line: index + 1, cells: header.map((name) => set[name] ?? '') }));
  return sets.length === 0 ? [] : [{ line: 0, cells: header }, ...rows];
}

type ById = Readonly<Record<'exercise' | 'workout', Map<string, Fields>>>;

/** Exercises and workouts that stand in lists of their own, as databases write them. */
function listById(value: unknown, level: string | undefined, lists: ById, depth = 0): void {
  if (depth > DEPTH_MAX || typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? value.map((each: unknown) => ['', each] as const) : Object.entries(value);
  const { id } = value as { id?: unknown };
  if (!Array.isArray(value) && isScalar(id) && (level === 'exercise' || level === 'workout'))
    lists[level].set(String(id), ownFields(value, level));
  for (const [key, below] of entries) listById(below, key === '' ? level : levelOf(key), lists, depth + 1);
}

/** A set that names its exercise and workout by their ids, with what the lists say of them. */
function resolved(set: Fields, { exercise, workout }: ById): Fields {
  const of = (list: Map<string, Fields>, names: RegExp) => {
    const key = Object.keys(set).find((name) => names.test(name));
    return list.get(set[key ?? ''] ?? '') ?? {};
  };
  return { ...of(workout, /^(?:workout|session)[ _]?id$/i), ...of(exercise, /^exercise[ _]?(?:id|base)$/i), ...set };
}

function levelOf(key: string): Level | undefined {
  return LEVELS.find(([, pattern]) => pattern.test(key))?.[0];
}

interface Place {
  /** The fields of what holds it. */
  readonly above: Fields;
  readonly level: string | undefined;
  readonly depth: number;
}

function gather(value: unknown, place: Place, sets: Fields[]): void {
  if (place.depth > DEPTH_MAX || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) gather(each, { ...place, depth: place.depth + 1 }, sets);
    return;
  }
  if (isSet(value)) {
    sets.push({ ...place.above, ...ownFields(value, 'set') });
    return;
  }
  const fields = { ...place.above, ...ownFields(value, place.level) };
  for (const [key, below] of Object.entries(value)) {
    if (typeof below !== 'object' || below === null) continue;
    const level = levelOf(key);
    // Keys may be data: days that lead to workouts, exercises that lead to sets.
    const told: Fields = /^\d{4}-\d\d-\d\d/.test(key)
      ? { date: key }
      : level === undefined && Array.isArray(below) && 'date' in fields
        ? { 'exercise name': key }
        : {};
    gather(below, { above: { ...fields, ...told }, level: level ?? place.level, depth: place.depth + 1 }, sets);
  }
}

/** Fields that are text or numbers, those of objects in it, and lists of numbers as «5,5,5»; names and notes say whose they are. */
function ownFields(value: object, level: string | undefined): Fields {
  const fields: Record<string, string> = {};
  for (const [key, below] of Object.entries(value) as [string, unknown][]) {
    if (isScalar(below)) fields[typeof below === 'number' && IDENTIFIED.test(key) ? `${key} id` : nameOf(key, level)] = scalarText(below);
    else if (Array.isArray(below) && below.length > 0 && below.every((each) => typeof each === 'number')) fields[key] = below.join(',');
    else if (typeof below === 'object' && below !== null) {
      const inner: unknown = Array.isArray(below) ? (below.length === 1 ? below[0] : undefined) : below;
      if (typeof inner !== 'object' || inner === null || hasSetsBelow(inner)) continue;
      for (const [name, text] of Object.entries(inner) as [string, unknown][])
        if (isScalar(text) && NAMED_BY_LEVEL.test(name)) fields[`${key.replace(/s$/, '')} ${name}`] = scalarText(text);
        else if (isScalar(text) && /^(?:value|amount|unit)$/i.test(name)) fields[name === 'unit' ? `${key} unit` : key] = scalarText(text);
    }
  }
  return fields;
}

function nameOf(key: string, level: string | undefined): string {
  const isTold = level === undefined || level === 'set' || (level === 'workout' && key === 'description');
  return NAMED_BY_LEVEL.test(key) && !isTold ? `${level} ${key}` : key;
}

function isSet(value: object): boolean {
  return Object.entries(value).some(([key, below]) => HAS_SET.test(key) && isMeasure(below)) && !hasSetsBelow(value);
}

/** A number, numbers of several sets, or an amount with its unit. */
function isMeasure(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((each) => typeof each === 'number');
  return isScalar(value) || (typeof value === 'object' && value !== null && ('value' in value || 'amount' in value));
}

/** Whether sets stand in lists inside of it, so that its own numbers are sums or targets. */
function hasSetsBelow(value: object): boolean {
  return Object.values(value).some(
    (below) =>
      Array.isArray(below) &&
      below.some(
        (each: unknown) =>
          typeof each === 'object' && each !== null && (Object.keys(each).some((key) => HAS_SET.test(key)) || hasSetsBelow(each)),
      ),
  );
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function scalarText(value: string | number | boolean): string {
  return typeof value === 'string' ? value.trim() : String(value);
}
