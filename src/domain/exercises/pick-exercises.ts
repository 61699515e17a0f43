import type { Exercise } from './exercise.ts';
import { exerciseKey } from './exercise-key.ts';
import { findExercise } from './find-exercise.ts';
import { type ExerciseSearch, foundByUse, searchExercises } from './search-exercises.ts';

/** A name of the log, with the day it was last done (yyyy-mm-dd). */
export interface LoggedName {
  readonly name: string;
  readonly on: string;
}

/** An exercise to choose. A name of the log is kept as it is, so that its history goes on. */
export interface PickRow {
  readonly name: string;
  /** undefined for a name outside the library. */
  readonly exercise: Exercise | undefined;
  /** undefined when never logged. */
  readonly on: string | undefined;
}

/**
 * Exercises for a search: the exact name, then favourites and what was logged, the latest first, then the rest of the library, and last
 * what is found by its muscles or equipment alone.
 */
export function pickExercises(
  search: ExerciseSearch,
  logged: readonly LoggedName[],
  favourites: ReadonlySet<string> = new Set(),
): PickRow[] {
  const { text = '', muscles = [], kit = [] } = search;
  const found = searchExercises(search);
  const byUse = foundByUse(search);
  const known = logRows(logged);
  const own = known.filter(({ exercise }) => exercise === undefined);
  const byId = new Map(known.flatMap((row) => (row.exercise === undefined ? [] : [[row.exercise.id, row] as const])));
  const rows = found.map((exercise): PickRow => byId.get(exercise.id) ?? { name: exercise.name, exercise, on: undefined });
  const isFiltered = muscles.length + kit.length > 0;
  const words = text.toLowerCase().split(/\s+/);
  const ownRows = isFiltered ? [] : own.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  const isExact = ({ name, exercise }: PickRow) =>
    text.trim() !== '' && [name, exercise?.name ?? ''].some((one) => exerciseKey(one) === exerciseKey(text));
  const rank = (row: PickRow) => {
    if (isExact(row)) return 0;
    if (row.exercise !== undefined && byUse.has(row.exercise)) return 4;
    if (favourites.has(row.exercise?.id ?? '')) return 1;
    return row.on === undefined ? 3 : 2;
  };
  return [...ownRows, ...rows].sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? 0 : compareDays(a, b)));
}

/** One row for each exercise, under the name it was last logged with. */
function logRows(logged: readonly LoggedName[]): PickRow[] {
  const rows = new Map<string, PickRow>();
  for (const { name, on } of logged) {
    const exercise = findExercise(name);
    const key = exercise?.id ?? `name ${exerciseKey(name)}`;
    if ((rows.get(key)?.on ?? '') < on) rows.set(key, { name, exercise, on });
  }
  return [...rows.values()];
}

function compareDays(a: PickRow, b: PickRow): number {
  return (a.on ?? '') < (b.on ?? '') ? 1 : Number((a.on ?? '') > (b.on ?? '')) * -1;
}
