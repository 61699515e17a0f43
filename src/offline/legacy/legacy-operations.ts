import { dayAfter, dayBefore } from './legacy-date.ts';
import { canonicalJson, contentHash, hashedId } from './legacy-ids.ts';
import type { LegacyPlan } from './legacy-plan.ts';
import { holdsSets, type LegacyFault, type LegacySet } from './legacy-sets.ts';
import type { LegacyExercise, LegacyLogEntry, LegacyWorkout } from './legacy-workouts.ts';

/** Converts legacy data to operations of the first log version. Frozen: imports nothing that changes. */

export interface LegacyOperation {
  readonly op_id: string;
  readonly kind: 'session.put' | 'session.finish' | 'set.put' | 'plan.put' | 'plan.use';
  readonly slot: string;
  /** The event's time in ms; loses against every later write. */
  readonly at: number;
  readonly value: Record<string, unknown>;
}

/** Workouts by day, week, plan day and ordinal; duplicates across texts are merged. */
export interface WorkoutBook {
  readonly workouts: Map<string, LegacyWorkout & { n: number; exercises: LegacyExercise[] }>;
}

export function emptyBook(): WorkoutBook {
  return { workouts: new Map() };
}

/** Adds the workouts of one `workout-history`. Equal positions within one text are separate workouts. */
export function addHistory(book: WorkoutBook, history: readonly LegacyWorkout[]): void {
  const seen = new Map<string, number>();
  for (const workout of history) {
    const place = `${workout.performed_on}|${workout.week}|${workout.day}`;
    const n = (seen.get(place) ?? 0) + 1;
    seen.set(place, n);
    const target = workoutAt(book, workout, n);
    const before = target.exercises.slice();
    const matched = new Set<LegacyExercise>();
    for (const exercise of workout.exercises) layIn(target.exercises, exercise, before, matched);
  }
}

/**
 * Adds one entry of `workout-log`. An entry that the history contains (same exercise and sets; the first version's two clocks may differ by
 * a day) adds nothing. An entry without a day that the history lacks is a fault.
 */
export function addLogEntry(book: WorkoutBook, entry: LegacyLogEntry): LegacyFault | undefined {
  const held = [...book.workouts.values()].some(
    (workout) => isNear(workout, entry) && workout.exercises.some((exercise) => holds(exercise, entry)),
  );
  if (held) return undefined;
  if (entry.performed_on === undefined) return { where: entry.key, reason: 'It has no date.', part: entry.part };
  const { performed_on, week, day, label } = entry;
  const target = workoutAt(book, { performed_on, week, day, label }, 1);
  layIn(target.exercises, { exercise: entry.exercise, sets: entry.sets }, target.exercises.slice(), new Set());
  return undefined;
}

function isNear(workout: LegacyWorkout, entry: LegacyLogEntry): boolean {
  const { performed_on } = entry;
  const samePlace = workout.week === entry.week && workout.day === entry.day;
  if (performed_on === undefined) return samePlace;
  if (workout.performed_on === performed_on) return true;
  return samePlace && (workout.performed_on === dayBefore(performed_on) || workout.performed_on === dayAfter(performed_on));
}

function holds(whole: LegacyExercise, part: LegacyExercise): boolean {
  return nameKey(whole) === nameKey(part) && holdsSets(whole.sets, part.sets);
}

function nameKey(exercise: { readonly exercise: string }): string {
  return exercise.exercise.trim().toLowerCase();
}

function workoutAt(book: WorkoutBook, place: Omit<LegacyWorkout, 'exercises'>, n: number) {
  const key = `${place.performed_on}|${place.week}|${place.day}|${n}`;
  const known = book.workouts.get(key);
  if (known !== undefined) return known;
  const { performed_on, week, day, label } = place;
  const made = { performed_on, week, day, label, n, exercises: [] };
  book.workouts.set(key, made);
  return made;
}

/** Merges sets into a matching exercise of `before`; otherwise adds another occurrence, so that nothing is lost. */
function layIn(list: LegacyExercise[], incoming: LegacyExercise, before: readonly LegacyExercise[], matched: Set<LegacyExercise>): void {
  const known = before.find(
    (exercise) => !matched.has(exercise) && nameKey(exercise) === nameKey(incoming) && agree(exercise.sets, incoming.sets),
  );
  if (known === undefined) {
    list.push(incoming);
    return;
  }
  matched.add(known);
  const more = incoming.sets.filter((set) => !known.sets.some((other) => other.set_n === set.set_n));
  const sets = [...known.sets, ...more].sort((a, b) => a.set_n - b.set_n);
  list[list.indexOf(known)] = { ...known, sets };
}

function agree(a: readonly LegacySet[], b: readonly LegacySet[]): boolean {
  return b.every((set) => !a.some((other) => other.set_n === set.set_n) || holdsSets(a, [set]));
}

/** The plan id of sessions from before plan versions. */
const LEGACY_PLAN_ID = 'legacy';

/** All operations, by the workouts' days. */
export async function workoutOperations(book: WorkoutBook, owner: string): Promise<LegacyOperation[]> {
  const workouts = [...book.workouts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, workout]) => workout);
  const lists = await Promise.all(workouts.map((workout) => operationsOf(workout, owner)));
  return lists.flat();
}

async function operationsOf(workout: LegacyWorkout & { n: number }, owner: string): Promise<LegacyOperation[]> {
  const { performed_on, week, day, label } = workout;
  const noon = `${performed_on}T12:00:00.000Z`;
  const session_id = `${performed_on}|${LEGACY_PLAN_ID}|${week}|${day}|${workout.n}`;
  // Earlier than the day in any time zone, so that any other write wins.
  const wall = Date.parse(`${dayBefore(performed_on)}T00:00:00Z`);
  const session = { performed_on, plan_id: LEGACY_PLAN_ID, week, day, label, started_at: noon };
  const sets: { slot: string; value: Record<string, unknown> }[] = [];
  const occurrences = new Map<string, number>();
  for (const exercise of workout.exercises) {
    const exercise_n = (occurrences.get(nameKey(exercise)) ?? 0) + 1;
    occurrences.set(nameKey(exercise), exercise_n);
    for (const set of exercise.sets) {
      const value = { session_id, exercise: exercise.exercise, exercise_n, ...set, prescribed: null, logged_at: noon };
      sets.push({ slot: `set|${session_id}|${nameKey(exercise)}#${exercise_n}|${set.set_n}`, value });
    }
  }
  return Promise.all([
    operation(owner, wall, 'session.put', `session|${session_id}`, session),
    ...sets.map((set) => operation(owner, wall, 'set.put', set.slot, set.value)),
    operation(owner, wall, 'session.finish', `finish|${session_id}`, { session_id, finished_at: noon }),
  ]);
}

/** The plan as its own version, current unless a later choice exists. `found_at` dates a plan without a date. */
export async function planOperations(legacy: LegacyPlan, owner: string, found_at: string): Promise<LegacyOperation[]> {
  const hash = await contentHash(`plan\n${owner}\n${canonicalJson(legacy.plan)}`);
  const wall = legacy.made_at ?? 0;
  const plan_id = hashedId(wall, hash);
  const made_at = legacy.made_at === null ? found_at : new Date(legacy.made_at).toISOString();
  const use = await contentHash(`use\n${hash}`);
  const value = { plan_id, plan: legacy.plan, made_at, source: 'legacy' };
  return [
    { op_id: plan_id, kind: 'plan.put', slot: `plan|${plan_id}`, at: wall, value },
    { op_id: hashedId(wall, use), kind: 'plan.use', slot: 'plan-use', at: wall, value: { plan_id } },
  ];
}

async function operation(
  owner: string,
  wall: number,
  kind: LegacyOperation['kind'],
  slot: string,
  value: Record<string, unknown>,
): Promise<LegacyOperation> {
  const hash = await contentHash(`${kind}\n${owner}\n${slot}\n${canonicalJson(value)}`);
  return { op_id: hashedId(wall, hash), kind, slot, at: wall, value };
}
