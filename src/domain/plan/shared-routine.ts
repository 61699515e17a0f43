import {
  array,
  int,
  looseObject,
  maximum,
  maxLength,
  minimum,
  minLength,
  nullable,
  number,
  object,
  optional,
  type output,
  regex,
  string,
} from 'zod/mini';
import { NOTE_MAX_LENGTH, ROUTINE_DAYS_MAX, ROUTINE_NAME_MAX_LENGTH, RPE_MAX, RPE_MIN } from '../limits.ts';
import { type PlanDay, progressionSchema } from './plan.ts';
import { type PrescriptionView, readPlanDay } from './plan-view.ts';

const EXERCISES_MAX = 100;
const REST_SECONDS_MAX = 3_600;
const MARK_MAX_LENGTH = 40;

/** A routine on its way to another phone: what to do, and nothing of who gave it or lifted what (ROUTINE-8). */
const sharedExerciseSchema = object({
  exercise: string().check(minLength(1), maxLength(200)),
  sets: int().check(minimum(1), maximum(20)),
  reps: string().check(maxLength(60)),
  rpe: nullable(number().check(minimum(RPE_MIN), maximum(RPE_MAX))),
  rest_seconds: nullable(int().check(minimum(0), maximum(REST_SECONDS_MAX))),
  superset: nullable(string().check(maxLength(MARK_MAX_LENGTH))),
  note: nullable(string().check(maxLength(NOTE_MAX_LENGTH))),
  progression: nullable(progressionSchema),
  /** Absent from a routine of an older app (ROUTINE-17). */
  set_kinds: optional(nullable(array(nullable(string().check(maxLength(MARK_MAX_LENGTH)))).check(maxLength(20)))),
});

const sharedRoutineSchema = object({
  name: string().check(minLength(1), maxLength(ROUTINE_NAME_MAX_LENGTH)),
  days: array(
    object({
      title: string().check(maxLength(ROUTINE_NAME_MAX_LENGTH)),
      exercises: array(sharedExerciseSchema).check(maxLength(EXERCISES_MAX)),
    }),
  ).check(minLength(1), maxLength(ROUTINE_DAYS_MAX)),
});

type SharedExercise = output<typeof sharedExerciseSchema>;
export type SharedRoutine = output<typeof sharedRoutineSchema>;

/** Days of a plan or a routine for another phone. */
export function sharedRoutine(name: string, days: readonly PlanDay[]): SharedRoutine {
  return {
    name: cut(name, ROUTINE_NAME_MAX_LENGTH) || 'Routine',
    days: days.map((day, index) => {
      const view = readPlanDay(day, 0, index);
      const exercises = [...view.primary, ...view.accessories].slice(0, EXERCISES_MAX);
      return { title: cut(view.title ?? view.label, ROUTINE_NAME_MAX_LENGTH), exercises: exercises.map(exerciseOf) };
    }),
  };
}

function exerciseOf({ exercise, sets, reps, rpe, rest_seconds, superset, note, progression, set_kinds }: PrescriptionView): SharedExercise {
  return {
    exercise,
    sets,
    reps,
    rpe: rpe !== null && rpe >= RPE_MIN && rpe <= RPE_MAX ? rpe : null,
    rest_seconds: rest_seconds === null ? null : Math.min(Math.max(0, Math.round(rest_seconds)), REST_SECONDS_MAX),
    superset: superset === null ? null : cut(superset, MARK_MAX_LENGTH),
    note: note === null ? null : cut(note, NOTE_MAX_LENGTH),
    progression: progression ?? null,
    ...(set_kinds === undefined ? {} : { set_kinds: set_kinds.slice(0, 20) }),
  };
}

/** A plan of another backend may say more than a routine holds. */
function cut(text: string, length: number): string {
  return text.trim().slice(0, length).trim();
}

const FILE_FORMAT = 'setwise-routine-1';
/** Of a file that holds one routine. */
export const ROUTINE_FILE_ENDING = '.setwise';

export function writeRoutineFile(routine: SharedRoutine): string {
  return `${JSON.stringify({ format: FILE_FORMAT, ...routine }, null, 2)}\n`;
}

const fileSchema = looseObject({ format: string().check(regex(/^setwise-routine-1$/)) });

/** Undefined for what is no routine, or is damaged. */
export function readRoutineFile(text: string): SharedRoutine | undefined {
  const value = parsed(text.replace(/^\ufeff/, ''));
  return fileSchema.safeParse(value).success ? sharedRoutineSchema.safeParse(value).data : undefined;
}

/** The fields of an exercise in the order they are packed in; those that end a list and are empty are left out. */
const PACKED = ['exercise', 'sets', 'reps', 'rpe', 'rest_seconds', 'superset', 'note', 'progression', 'set_kinds'] as const;

/** A routine in as few characters as can be compressed well, for a code. */
export function packRoutine({ name, days }: SharedRoutine): string {
  return JSON.stringify([1, name, ...days.map(({ title, exercises }) => [title, ...exercises.map(packed)])]);
}

function packed(exercise: SharedExercise): unknown[] {
  const values: unknown[] = PACKED.map((field) => exercise[field] ?? null);
  while (values.at(-1) === null) values.pop();
  return values;
}

/** A field that newer apps end the list with is absent without a value, as in a file of an older app. */
function unpacked(values: readonly unknown[]): Record<string, unknown> {
  const { set_kinds, ...fields } = Object.fromEntries(PACKED.map((field, index) => [field, values[index] ?? null]));
  return set_kinds === null ? fields : { ...fields, set_kinds };
}

export function unpackRoutine(text: string): SharedRoutine | undefined {
  const value = parsed(text);
  if (!Array.isArray(value) || value[0] !== 1) return undefined;
  const [, name, ...days] = value as readonly unknown[];
  return sharedRoutineSchema.safeParse({
    name,
    days: days.map((day) => {
      const [title, ...exercises] = listOf(day);
      return {
        title,
        exercises: exercises.map((one) => unpacked(listOf(one))),
      };
    }),
  }).data;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The days as a routine of this account has them. */
export function daysOfShared({ days }: SharedRoutine): PlanDay[] {
  return days.map(({ title, exercises }) => ({ title, exercises: exercises.map((exercise) => ({ ...exercise })) }));
}
