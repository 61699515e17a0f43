import {
  array,
  boolean,
  int,
  maximum,
  maxLength,
  minimum,
  nullable,
  number,
  object,
  optional,
  type output,
  regex,
  string,
  tuple,
  enum as zodEnum,
} from 'zod/mini';
import { gymSchema } from '../../sync/gym-shape.ts';
import { blockDigestSchema } from './block-digest.ts';

/** Characters of JSON of a digest: half a year of some thirty exercises, so that «than in September» has its sets. */
export const DIGEST_MAX_LENGTH = 28_000;
/** Workouts of this many days are listed. */
export const DIGEST_DAYS = 182;
/** Sessions of an exercise with all their sets. */
export const SESSIONS_MOST = 12;
/** Calendar weeks of sets per muscle: this one and the four before. */
export const WEEKS_MOST = 5;
/** Lists that may only grow this far; the length of the whole is limited too. */
const EXERCISES_MOST = 80;
const SETS_MOST = 40;
const MONTHS_MOST = 120;
const DAYS_MOST = 400;

const daySchema = string().check(regex(/^\d{4}-\d{2}-\d{2}$/));
const nameSchema = string().check(maxLength(200));
const sentenceSchema = string().check(maxLength(400));
const repsSchema = int().check(minimum(0), maximum(999));
const rpeSchema = nullable(number().check(minimum(1), maximum(10)));
/** As typed, with its unit: «102.5kg»; empty for bodyweight. */
const loadSchema = string().check(regex(/^(\d{1,4}(\.\d{1,4})?(kg|lb))?$/));
const countSchema = int().check(minimum(0), maximum(100_000));

/** Reps (seconds for timed work), load, RPE. */
const setSchema = tuple([repsSchema, loadSchema, rpeSchema]);
/** Day, then the set. */
const datedSetSchema = tuple([daySchema, repsSchema, loadSchema, rpeSchema]);
const setsSchema = array(setSchema).check(maxLength(SETS_MOST));

const exerciseSchema = object({
  /** As in the plan, else as last logged. */
  name: nameSchema,
  /** The first day it was ever logged. */
  first: daySchema,
  /** Newest first. */
  sessions: array(object({ on: daySchema, sets: setsSchema })).check(maxLength(SESSIONS_MOST)),
  /** The best set of each month before those sessions, newest first. */
  months: array(datedSetSchema).check(maxLength(MONTHS_MOST)),
  /** The best set of the oldest session read; missing from phones of earlier versions. */
  start: optional(nullable(datedSetSchema)),
  /** Over every set since `from`; `heaviest` holds the heaviest set of at least n reps for a few n, the heaviest of all first. */
  records: object({
    from: daySchema,
    estimate: nullable(datedSetSchema),
    reps: nullable(datedSetSchema),
    heaviest: array(object({ n: repsSchema, set: datedSetSchema })).check(maxLength(10)),
  }),
});

const targetSchema = object({
  /** The day of the plan, from 0. */
  day: countSchema,
  exercise: nameSchema,
  exercise_n: countSchema,
  sets: countSchema,
  /** Sets already done in the session. */
  done: countSchema,
  /** As prescribed: «8–12», «30 s». */
  reps: nameSchema,
  rpe: rpeSchema,
  /** What Today's Workout suggests for the next set; null where that would be a guess. */
  suggestion: nullable(object({ load: loadSchema, reps: repsSchema, reason: sentenceSchema })),
});

/**
 * The trainee's log as the coach gets it with a message, read on the phone. What the trainee removed from «What your coach sees» is not in
 * it, only named in `hidden`.
 */
const logDigestSchema = object({
  today: daySchema,
  /** The first day of today's calendar week. */
  week_start: daySchema,
  unit: nullable(zodEnum(['lb', 'kg'])),
  hidden: array(nameSchema).check(maxLength(100)),
  /** The first day ever logged. */
  since: nullable(daySchema),
  /** Days with a workout since `DIGEST_DAYS` ago, oldest first, with their minutes where known. Null when removed. */
  workouts: nullable(array(tuple([daySchema, nullable(countSchema)])).check(maxLength(DAYS_MOST))),
  exercises: array(exerciseSchema).check(maxLength(EXERCISES_MOST)),
  /** Hard sets per muscle of a calendar week, this week first, and the weight moved, in kilograms. */
  weeks: array(
    object({
      from: daySchema,
      sets: array(tuple([string().check(maxLength(40)), number().check(minimum(0))])).check(maxLength(60)),
      moved_kg: number().check(minimum(0)),
    }),
  ).check(maxLength(WEEKS_MOST)),
  last: nullable(
    object({
      on: daySchema,
      label: nameSchema,
      minutes: nullable(countSchema),
      exercises: array(object({ name: nameSchema, sets: setsSchema })).check(maxLength(EXERCISES_MOST)),
    }),
  ),
  /** Position in the plan in use, as Today's Workout has it; week and day from 0. */
  place: nullable(
    object({
      week: countSchema,
      day: countSchema,
      /** Days of the plan by label. */
      labels: array(nameSchema).check(maxLength(60)),
      /** False on a day without a planned session: the position is then the next open one. */
      scheduled: boolean(),
      session: zodEnum(['none', 'open', 'logged']),
      /** The accepted sentence of a changed session. */
      changed: nullable(string().check(maxLength(2000))),
    }),
  ),
  /** Every planned exercise of this week of the plan, the next session first. */
  targets: array(targetSchema).check(maxLength(200)),
  gym: nullable(gymSchema),
  /** The block in use in numbers; null without one, and when the log is hidden. */
  block: optional(nullable(blockDigestSchema)),
  /** The day the plan in use was made, and accepted changes, newest first. */
  plan_since: nullable(daySchema),
  changes: array(object({ on: daySchema, title: nameSchema, lines: array(sentenceSchema).check(maxLength(12)) })).check(maxLength(5)),
});

export type LogDigest = output<typeof logDigestSchema>;
export type DigestExercise = LogDigest['exercises'][number];
export type DigestTarget = LogDigest['targets'][number];
export type DigestSet = output<typeof setSchema>;
export type DatedSet = output<typeof datedSetSchema>;

/** Whether the digest is short enough to be sent. */
export function isDigestShort(digest: unknown): boolean {
  return JSON.stringify(digest).length <= DIGEST_MAX_LENGTH;
}

/** A digest from outside; null when missing, malformed or too long, because an answer without it is better than none. */
export function parseLogDigest(value: unknown): LogDigest | null {
  if (value === undefined || value === null || !isDigestShort(value)) return null;
  const parsed = logDigestSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
