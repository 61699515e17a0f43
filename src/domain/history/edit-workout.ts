import { addMilliseconds, addMinutes, differenceInMilliseconds, isSameDay, parseISO, subMinutes } from 'date-fns';
import { findExercise } from '../exercises/find-exercise.ts';
import { NOTE_MAX_LENGTH } from '../limits.ts';
import { EDIT_WORKOUT_MESSAGES } from '../messages/edit-workout.ts';
import type { Prescription } from '../plan/plan.ts';
import { exerciseKey } from '../sync/slots.ts';
import type { SetValue } from '../sync/values.ts';
import { type EntryTrouble, parseSetEntry, type RowTyped } from '../training/set-entry.ts';
import { isWorkingSet, namedSets, straightSets } from '../training/set-kind.ts';
import { type Measure, measureOf, setNeeds } from '../training/set-measure.ts';
import { isSameTyped, typedFrom } from '../training/typed-set.ts';
import type { WeightUnit } from '../training/units.ts';
import { LONGEST_MINUTES, workoutMinutes } from '../training/workout-minutes.ts';

/** A workout that was logged, as it is changed (HIST-4). */
interface PastSession {
  readonly performed_on: string;
  readonly started_at: string;
  readonly finished_at: string | null;
  readonly note: string;
}

/** A set with its place in the exercise; its values as in the fields. */
export interface EditedSet {
  readonly set_n: number;
  readonly typed: RowTyped;
}

export interface EditedExercise {
  readonly exercise: string;
  /** Occurrence in the workout, from 1. */
  readonly exercise_n: number;
  readonly sets: readonly EditedSet[];
}

/** What the fields of a past workout hold. */
export interface WorkoutEdit {
  /** yyyy-mm-dd */
  readonly day: string;
  /** hh:mm of the trainee's clock. */
  readonly start: string;
  /** Whole minutes as typed; empty when unknown. */
  readonly minutes: string;
  readonly note: string;
  readonly exercises: readonly EditedExercise[];
}

/** A set's place in the workout. */
type SetPlace = Pick<SetValue, 'exercise' | 'exercise_n' | 'set_n'>;

/** What differs from the workout as it was when the edit began. */
export interface WorkoutChanges {
  readonly puts: readonly Omit<SetValue, 'session_id' | 'logged_at' | 'prescribed' | 'source'>[];
  readonly deletes: readonly SetPlace[];
  /** Null when day, start and note are as they were. */
  readonly head: { readonly day: string; readonly started_at: string; readonly note: string } | null;
  /** Undefined when it ended as it did. */
  readonly finished_at: string | undefined;
}

export type WorkoutChangesResult =
  | { ok: true; changes: WorkoutChanges; count: number }
  /** `place` is the set at fault; without one the trouble is the workout's. */
  | {
      ok: false;
      place: SetPlace | null;
      trouble: Pick<EntryTrouble, 'message'> & { field: EntryTrouble['field'] | 'day' | 'minutes' | null };
    };

/** The fields of a workout as it is logged. `sets` are in order. */
export function editOf(session: PastSession, sets: readonly SetValue[]): WorkoutEdit {
  const exercises = new Map<string, EditedExercise & { sets: EditedSet[] }>();
  for (const set of sets) {
    const { exercise, exercise_n, set_n } = set;
    const key = placeKey(set);
    const known = exercises.get(key) ?? { exercise, exercise_n, sets: [] };
    known.sets.push({ set_n, typed: typedFrom(set, measureOf(set, findExercise(exercise))) });
    exercises.set(key, known);
  }
  const minutes = workoutMinutes(session);
  return {
    day: session.performed_on,
    start: clockOf(parseISO(session.started_at)),
    minutes: minutes === null ? '' : String(minutes),
    note: session.note,
    exercises: [...exercises.values()],
  };
}

/** What a workout holds that nobody has logged yet. */
export const NOTHING_LOGGED: WorkoutEdit = { day: '', start: '', minutes: '', note: '', exercises: [] };

const USUAL_MINUTES = 60;

/** The fields of a workout that is logged afterwards (HIST-7): an hour that has just ended, until its times are set. `day`: yyyy-mm-dd. */
export function blankEdit(day: string, now: Date): WorkoutEdit {
  const start = subMinutes(now, USUAL_MINUTES);
  return { ...NOTHING_LOGGED, day, start: isSameDay(start, now) ? clockOf(start) : '00:00', minutes: String(USUAL_MINUTES) };
}

function clockOf(moment: Date): string {
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Whether the workout tells effort as reps left. */
export function effortOfSets(sets: readonly Pick<SetValue, 'rir'>[]): 'rpe' | 'rir' {
  return sets.some(({ rir }) => rir !== undefined) ? 'rir' : 'rpe';
}

/** How the fields of an exercise's set are read. */
export function needsOf(exercise: string, typed: RowTyped, effort: 'rpe' | 'rir') {
  const known = findExercise(exercise);
  return setNeeds(known, measureOfTyped(exercise, typed), effort);
}

export function measureOfTyped(exercise: string, typed: RowTyped): Measure {
  return typed.measure ?? measureOf({ reps: 0 }, findExercise(exercise));
}

/** The names of an exercise's sets in the order of its rows. */
export function namedEditedSets(sets: readonly EditedSet[]): { set: EditedSet; name: string; n: number }[] {
  const named = namedSets(sets.map((set) => ({ set, kind: set.typed.kind })));
  return named.map(({ set: { set }, name }, index) => {
    const before = named.slice(0, index).filter((other) => isWorkingSet(other.set) === isWorkingSet(set.typed));
    return { set, name, n: before.length + 1 };
  });
}

/** The exercise with a further set behind its others; it starts with the load of the one before. */
export function addSet(exercise: EditedExercise): EditedExercise {
  const last = straightSets(exercise.sets.map(({ typed }) => typed)).at(-1);
  const typed: RowTyped = last === undefined ? BLANK : { ...last, rpe: '', rir: '', kind: undefined, note: undefined };
  return { ...exercise, sets: [...exercise.sets, { set_n: 1 + Math.max(0, ...exercise.sets.map(({ set_n }) => set_n)), typed }] };
}

const BLANK: RowTyped = { reps: '', weight: '', rpe: '' };

/** The workout with exercises behind its others, each with one empty set. */
export function addExercises(edit: WorkoutEdit, added: readonly Prescription[]): WorkoutEdit {
  const exercises = [...edit.exercises];
  for (const { exercise } of added) {
    if (exercise == null) continue;
    const before = exercises.filter((other) => exerciseKey(other.exercise) === exerciseKey(exercise)).map(({ exercise_n }) => exercise_n);
    exercises.push({ exercise, exercise_n: 1 + Math.max(0, ...before), sets: [{ set_n: 1, typed: BLANK }] });
  }
  return { ...edit, exercises };
}

interface ChangeInput {
  readonly session: PastSession;
  /** What the fields held when the edit began. */
  readonly base: WorkoutEdit;
  readonly edit: WorkoutEdit;
  readonly effort: 'rpe' | 'rir';
  /** Of sets that are new. */
  readonly unit: WeightUnit;
  /** yyyy-mm-dd */
  readonly today: string;
}

/**
 * What an edit changes, or what of it cannot be read. Only what differs from the base is written, so that an edit cannot overwrite what
 * another phone changed meanwhile in another set (HIST-4). An added set without values is none.
 */
export function changesOfEdit(input: ChangeInput): WorkoutChangesResult {
  const { base, edit } = input;
  const known = setsOf(base);
  const here = setsOf(edit);
  const written = [...here.values()].filter(({ place, typed }) => {
    const before = known.get(placeKey(place, place.set_n));
    return before === undefined ? !isBlank(typed) : !isSameTyped(before.typed, typed);
  });
  const deletes = [...known].flatMap(([key, { place }]) => (here.has(key) ? [] : [place]));
  const puts: WorkoutChanges['puts'][number][] = [];
  for (const { place, typed } of written) {
    const parsed = parseSetEntry(typed, needsOf(place.exercise, typed, input.effort));
    if (!parsed.ok) return { ok: false, place, trouble: parsed };
    const kind = typed.kind === undefined ? {} : { kind: typed.kind };
    puts.push({ ...place, ...parsed.value, ...kind, unit: typed.unit ?? input.unit });
  }
  const left = [...here].filter(([key, { typed }]) => known.has(key) || !isBlank(typed));
  if (left.length === 0) return { ok: false, place: null, trouble: { field: null, message: EDIT_WORKOUT_MESSAGES.noSets } };
  const times = timesOf(input);
  if ('field' in times) return { ok: false, place: null, trouble: times };
  const count = puts.length + deletes.length + Number(times.head !== null || times.finished_at !== undefined);
  return { ok: true, changes: { puts, deletes, ...times }, count };
}

type Times = Pick<WorkoutChanges, 'head' | 'finished_at'>;

function timesOf({ session, base, edit, today }: ChangeInput): Times | { field: 'day' | 'minutes'; message: string } {
  const started = parseISO(`${edit.day}T${edit.start}`);
  if (edit.start === '' || Number.isNaN(started.getTime()) || edit.day > today) return { field: 'day', message: EDIT_WORKOUT_MESSAGES.day };
  const isMoved = edit.day !== base.day || edit.start !== base.start;
  const started_at = isMoved ? started.toISOString() : session.started_at;
  const note = edit.note.trim().slice(0, NOTE_MAX_LENGTH);
  const head = isMoved || note !== base.note ? { day: edit.day, started_at, note } : null;
  if (edit.minutes === base.minutes) {
    const shifted = isMoved && session.finished_at !== null ? movedBy(session, started) : undefined;
    return { head, finished_at: shifted };
  }
  const minutes = /^\d{1,3}$/.test(edit.minutes.trim()) ? Number(edit.minutes) : 0;
  if (minutes < 1 || minutes > LONGEST_MINUTES) return { field: 'minutes', message: EDIT_WORKOUT_MESSAGES.minutes };
  return { head, finished_at: addMinutes(parseISO(started_at), minutes).toISOString() };
}

/** The end of a workout that begins at another time and takes as long. */
function movedBy({ started_at, finished_at }: PastSession, started: Date): string | undefined {
  return finished_at === null
    ? undefined
    : addMilliseconds(started, differenceInMilliseconds(parseISO(finished_at), parseISO(started_at))).toISOString();
}

/** Whether a logged set, null when it is deleted, is what the fields held when the edit began. */
export function isAsBegun(base: WorkoutEdit, place: SetPlace, logged: SetValue | null): boolean {
  const before = setsOf(base).get(placeKey(place, place.set_n))?.typed;
  if (logged === null || before === undefined) return logged === null && before === undefined;
  return isSameTyped(before, typedFrom(logged, measureOf(logged, findExercise(logged.exercise))));
}

function setsOf({ exercises }: WorkoutEdit): Map<string, { place: SetPlace; typed: RowTyped }> {
  return new Map(
    exercises.flatMap(({ exercise, exercise_n, sets }) =>
      sets.map(({ set_n, typed }) => {
        const place = { exercise, exercise_n, set_n };
        return [placeKey(place, set_n), { place, typed }] as const;
      }),
    ),
  );
}

function placeKey({ exercise, exercise_n }: Pick<SetPlace, 'exercise' | 'exercise_n'>, set_n?: number): string {
  return `${exerciseKey(exercise)}#${exercise_n}|${set_n ?? ''}`;
}

/** Nothing was entered. */
function isBlank({ reps, weight, time = '', distance = '' }: RowTyped): boolean {
  return [reps, weight, time, distance].every((text) => text.trim() === '');
}
