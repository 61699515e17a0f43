import {
  array,
  boolean,
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
  refine,
  regex,
  string,
  union,
  catch as zodCatch,
  enum as zodEnum,
} from 'zod/mini';
import { planChangeSchema } from '../ai-coach/change/change-shape.ts';
import {
  CHAT_MESSAGE_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  ROUTINE_DAYS_MAX,
  ROUTINE_NAME_MAX_LENGTH,
  RPE_MAX,
  RPE_MIN,
  SET_REPS_MAX,
  STORED_REPS_MAX,
  THREAD_MESSAGE_MAX_LENGTH,
} from '../limits.ts';
import { planDaySchema, planSchema } from '../plan/plan.ts';
import { DISTANCE_UNITS } from './distance-unit.ts';
import { ownExerciseSchema } from './exercise-shape.ts';
import { gymSchema } from './gym-shape.ts';
import { importValueSchema } from './import-shape.ts';
import type { Operation, OperationKind } from './operation.ts';
import { decisionSchema, proposalSchema, withdrawalSchema } from './proposal-shape.ts';
import { isTooLarge } from './value-sizes.ts';

const dateSchema = string().check(regex(/^\d{4}-\d{2}-\d{2}$/));
const instantSchema = string().check(maxLength(40));
const idSchema = string().check(maxLength(512));

/**
 * Where an imported register comes from (IMPORT-9). A later edit by hand leaves it out, so that undoing the import keeps the edit
 * (IMPORT-5).
 */
const importSourceSchema = object({
  app: string().check(maxLength(40)),
  import_id: idSchema,
  /** The exercise's name in the file, where the library's took its place. */
  name: optional(string().check(maxLength(200))),
});

/**
 * One training session. `performed_on` is the trainee's local date when it began, which its id names; `week` and `day` count from 0 within
 * the plan. Loose, so that an edit keeps what a newer app added.
 */
const sessionValueSchema = looseObject({
  performed_on: dateSchema,
  /** The day it was moved to (SYNC-28). */
  moved_to: zodCatch(optional(dateSchema), undefined),
  note: zodCatch(optional(string().check(maxLength(NOTE_MAX_LENGTH))), undefined),
  plan_id: idSchema,
  week: int().check(minimum(0)),
  day: int().check(minimum(0)),
  label: string().check(maxLength(200)),
  started_at: instantSchema,
  source: zodCatch(optional(importSourceSchema), undefined),
});

/** `Log Workout` was tapped; null when the workout was reopened. */
const sessionFinishValueSchema = object({ session_id: idSchema, finished_at: nullable(instantSchema) });

const SET_KIND_MAX_LENGTH = 40;
const TYPED_WEIGHT = /^(-?\d{1,4}(\.\d{1,4})?)?$/;
const SET_SECONDS_MAX = 86_400;

/** A set as entered. `weight` is the typed decimal text with its unit: never converted, empty for bodyweight, below zero for help. */
const SET_FIELDS = {
  session_id: idSchema,
  exercise: string().check(maxLength(200)),
  /** Occurrence of the exercise within the session, from 1. */
  exercise_n: int().check(minimum(1)),
  /** Set number, from 1. */
  set_n: int().check(minimum(1)),
  // Of an imported set wider than of a typed one: files hold converted weights, assistance below zero, and thousands of jumps.
  reps: int().check(minimum(0), maximum(STORED_REPS_MAX)),
  weight: string().check(regex(/^(-?\d{1,9}(\.\d{1,20})?)?$/)),
  unit: zodEnum(['lb', 'kg']),
  rpe: nullable(number().check(minimum(RPE_MIN), maximum(RPE_MAX))),
  /** The prescription when the set was logged, so that a later plan cannot rewrite history. */
  prescribed: optional(nullable(string().check(maxLength(200)))),
  logged_at: instantSchema,
  /** What the set is besides a normal one (`set-kind.ts`); another app's kind is kept. */
  kind: zodCatch(optional(string().check(maxLength(SET_KIND_MAX_LENGTH))), undefined),
  /** How long it took or was held; of a set measured by time or distance (TRAIN-24). */
  seconds: zodCatch(optional(int().check(minimum(0), maximum(SET_SECONDS_MAX))), undefined),
  /** As typed, in `distance_unit`. */
  distance: zodCatch(optional(string().check(regex(/^\d{1,6}(\.\d{1,4})?$/))), undefined),
  distance_unit: zodCatch(optional(zodEnum(DISTANCE_UNITS)), undefined),
  /** The amount is that of each side. */
  per_side: zodCatch(optional(boolean()), undefined),
  /** Reps left, where the effort was told so; `rpe` is 10 less it. */
  rir: zodCatch(optional(number().check(minimum(0), maximum(10 - RPE_MIN))), undefined),
  note: zodCatch(optional(string().check(maxLength(NOTE_MAX_LENGTH))), undefined),
  source: zodCatch(optional(importSourceSchema), undefined),
};

/** Loose, so that an edit keeps what a newer app added (SYNC-24). */
const setValueSchema = looseObject(SET_FIELDS).check(
  refine((set) => set.source !== undefined || (set.reps <= SET_REPS_MAX && TYPED_WEIGHT.test(set.weight))),
);

/** A plan version; immutable. */
const planValueSchema = object({
  plan_id: idSchema,
  plan: planSchema,
  made_at: instantSchema,
  source: zodEnum(['coach', 'phone', 'legacy', 'demo']),
  /** The coach whose proposal it was made of (CPLAN-6). */
  from_coach: zodCatch(optional(object({ proposal_id: idSchema, name: string().check(maxLength(200)) })), undefined),
});

/** The current plan version. */
const planUseValueSchema = object({ plan_id: nullable(idSchema) });

/** A fact read from a message, beside the answer. */
const notedFactSchema = object({ label: string().check(maxLength(100)), value: string().check(maxLength(400)) });

/**
 * One chat message. Answers name the message they answer and whether the phone's engine gave them. An answer with a plan names the plan it
 * would replace; with a `change` the plan waits for acceptance. An unreadable change must not cost its text.
 */
const chatValueSchema = object({
  message_id: idSchema,
  role: zodEnum(['user', 'assistant']),
  content: string().check(maxLength(CHAT_MESSAGE_MAX_LENGTH)),
  created_at: instantSchema,
  answers: optional(nullable(idSchema)),
  on_phone: optional(nullable(boolean())),
  plan_id: optional(nullable(idSchema)),
  replaces: optional(nullable(idSchema)),
  change: zodCatch(optional(nullable(planChangeSchema)), null),
  corrections: zodCatch(optional(nullable(array(string().check(maxLength(2000))).check(maxLength(40)))), null),
  noted: zodCatch(optional(nullable(array(notedFactSchema).check(maxLength(20)))), null),
});

/** A session's changed day; null returns to the plan's. `why` is the accepted sentence. */
const sessionAdjustValueSchema = object({
  session_id: idSchema,
  day: nullable(planDaySchema),
  why: optional(nullable(string().check(maxLength(2000)))),
  made_at: instantSchema,
});

/** One of the person's gyms. Loose, so that an edit keeps what a newer app added (GYM-1). */
const gymValueSchema = looseObject({
  gym: gymSchema,
  made_at: instantSchema,
  deleted_at: zodCatch(optional(nullable(instantSchema)), undefined),
});

/** The gym somebody is in: its id, or that of the first one. */
const gymUseValueSchema = looseObject({ gym_id: idSchema, made_at: instantSchema });

/** The unit for entering and showing weights; sets keep the unit they were typed in. */
const unitValueSchema = object({ unit: zodEnum(['lb', 'kg']), made_at: instantSchema });

/** One setting of the account. Loose, so that a change keeps what a newer app added; null is as usual (SET-1). */
const preferenceValueSchema = looseObject({
  name: string().check(regex(/^[a-z][a-z_]{0,39}$/)),
  value: nullable(union([boolean(), number(), string().check(maxLength(200))])),
  made_at: instantSchema,
});

/** Keys of log facts hidden from the coach. */
const coachHideValueSchema = object({ hidden: array(string().check(maxLength(200))).check(maxLength(100)), made_at: instantSchema });

/** A routine without its days: `days` is their order. Loose, so that an edit keeps what a newer app added (ROUTINE-3). */
const routineValueSchema = looseObject({
  routine_id: idSchema,
  name: string().check(maxLength(ROUTINE_NAME_MAX_LENGTH)),
  days: array(idSchema).check(maxLength(ROUTINE_DAYS_MAX)),
  made_at: instantSchema,
});

/** One day of a routine. */
const routineDayValueSchema = looseObject({ routine_id: idSchema, day_id: idSchema, day: planDaySchema, made_at: instantSchema });

/** What a measure of the body was on a day, as typed: never converted. Loose, so that an edit keeps what a newer app added. */
const bodyValueSchema = looseObject({
  measure: string().check(regex(/^[a-z][a-z-]{0,39}$/)),
  measured_on: dateSchema,
  amount: string().check(regex(/^\d{1,4}(\.\d{1,4})?$/)),
  unit: zodEnum(['lb', 'kg', 'in', 'cm', '%']),
  made_at: instantSchema,
});

/** Whether an exercise is a favourite. Loose, so that an edit keeps what a newer app added. */
const favouriteValueSchema = looseObject({ exercise_id: string().check(maxLength(200)), is_favourite: boolean(), made_at: instantSchema });

export type SessionValue = output<typeof sessionValueSchema>;
export type SetValue = output<ReturnType<typeof object<typeof SET_FIELDS>>>;
export type ImportValue = output<typeof importValueSchema>;
export type PlanValue = output<typeof planValueSchema>;
export type BodyValue = output<typeof bodyValueSchema>;
export type ChatValue = output<typeof chatValueSchema>;

/** Sharing less with a coach (GRANT-4): these parts no more, or, with null, nothing. A part this app does not know is kept. */
const revokeValueSchema = looseObject({
  relationship_id: idSchema,
  fields: nullable(array(string().check(maxLength(40))).check(maxLength(20))),
  made_at: instantSchema,
});

/** A message between coach and trainee (SCOPE-6). When it was written is its clock. Loose, because a newer app may say what it is about. */
const messageValueSchema = looseObject({ text: string().check(minLength(1), maxLength(THREAD_MESSAGE_MAX_LENGTH)) });

const readMarkValueSchema = object({ rev: int().check(minimum(0)) });

const VALUE_SCHEMAS = {
  'session.put': sessionValueSchema,
  'session.finish': sessionFinishValueSchema,
  'set.put': setValueSchema,
  'plan.put': planValueSchema,
  'plan.use': planUseValueSchema,
  'chat.put': chatValueSchema,
  'session.adjust': sessionAdjustValueSchema,
  'gym.put': gymValueSchema,
  'gym.use': gymUseValueSchema,
  'unit.put': unitValueSchema,
  'preference.put': preferenceValueSchema,
  'coach.hide': coachHideValueSchema,
  'import.put': importValueSchema,
  'routine.put': routineValueSchema,
  'routine-day.put': routineDayValueSchema,
  'body.put': bodyValueSchema,
  'exercise.put': ownExerciseSchema,
  'favourite.put': favouriteValueSchema,
  'consent.revoke': revokeValueSchema,
  'message.put': messageValueSchema,
  'read.put': readMarkValueSchema,
  'proposal.put': proposalSchema,
  'proposal.withdraw': withdrawalSchema,
  'decision.put': decisionSchema,
} as const;

const DELETING: ReadonlySet<OperationKind> = new Set([
  'session.delete',
  'set.delete',
  'routine.delete',
  'routine-day.delete',
  'body.delete',
]);

/** Why an operation can never be accepted; null when it can. The phone checks before storing, the server before applying. */
export function rejectionOf(operation: Operation): 'unknown_version' | 'bad_value' | 'too_large' | null {
  if (operation.v !== 1) return 'unknown_version';
  if (DELETING.has(operation.kind)) return operation.value === null ? null : 'bad_value';
  if (operation.value === null) return 'bad_value';
  if (isTooLarge(operation.kind, operation.value)) return 'too_large';
  const schema = VALUE_SCHEMAS[operation.kind as keyof typeof VALUE_SCHEMAS];
  return schema.safeParse(operation.value).success ? null : 'bad_value';
}

/** A register's value by its kind; undefined for tombstones, unknown kinds or versions, and invalid values. */
export function readValue<K extends keyof typeof VALUE_SCHEMAS>(
  kind: K,
  held: { kind: string; v: number; value: unknown },
): ValueOf<K> | undefined {
  if (held.kind !== kind || held.v !== 1 || held.value === null) return undefined;
  const parsed = VALUE_SCHEMAS[kind].safeParse(held.value);
  return parsed.success ? (parsed.data as ValueOf<K>) : undefined;
}

/** What a newer app stored in a register beside the fields this one knows; a write over it keeps it (SYNC-24). */
export function unknownFields({ kind, v, value }: { kind: string; v: number; value: unknown }): Record<string, unknown> {
  if (v !== 1 || value === null || !Object.hasOwn(VALUE_SCHEMAS, kind)) return {};
  const known = VALUE_SCHEMAS[kind as keyof typeof VALUE_SCHEMAS].shape;
  return Object.fromEntries(Object.entries(value as object).filter(([field]) => !Object.hasOwn(known, field)));
}

type ValueOf<K extends keyof typeof VALUE_SCHEMAS> = output<(typeof VALUE_SCHEMAS)[K]>;
