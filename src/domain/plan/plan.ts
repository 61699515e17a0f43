import {
  array,
  catch as fallback,
  literal,
  looseObject,
  nullable,
  number,
  optional,
  type output,
  regex,
  string,
  union,
  enum as zodEnum,
} from 'zod/mini';
import { planTargetSchema } from './plan-target.ts';

/** How an exercise gets heavier from session to session; `step` is decimal text, what `linear` adds (ROUTINE-6). */
export const progressionSchema = looseObject({
  rule: zodEnum(['none', 'reps', 'linear', 'effort']),
  step: optional(nullable(string().check(regex(/^\d{1,3}(\.\d{1,4})?$/)))),
  unit: optional(nullable(zodEnum(['lb', 'kg']))),
});

/**
 * A plan as any backend may send it (PLAN-7, PLAN-8): sets and reps may be missing (defaults 3 and «8–12»), and a number may come as text.
 * Optional fields past `rir` are ours; lists named `…_schedule` have one value per week. Read it through `plan-view.ts`, never directly.
 */
const prescriptionSchema = looseObject({
  exercise: optional(nullable(string())),
  name: optional(nullable(string())),
  sets: optional(nullable(union([number(), string()]))),
  reps: optional(nullable(union([number(), string()]))),
  rpe: optional(nullable(union([number(), string()]))),
  rpe_schedule: optional(nullable(array(union([number(), string()])))),
  rir: optional(nullable(union([number(), string()]))),
  rir_schedule: optional(nullable(array(union([number(), string()])))),
  sets_schedule: optional(nullable(array(union([number(), string()])))),
  reps_schedule: optional(nullable(array(union([number(), string()])))),
  rest_schedule: optional(nullable(array(number()))),
  /** Share of the usual load to start the block with, in its first week (NEXT-1). */
  load_factor: optional(nullable(number())),
  /** What the plan asks for where a session was eased (READY-3): the next cut is taken from it. */
  planned: optional(
    nullable(looseObject({ sets: number(), rpe: nullable(number()), rir: nullable(string()), rest_seconds: nullable(number()) })),
  ),
  /** What it stands in for in this session, as it was planned, so that it can come back (ROUTINE-12). */
  instead_of: fallback(optional(nullable(looseObject({ exercise: string() }))), undefined),
  exercise_id: optional(nullable(string())),
  rest_seconds: optional(nullable(number())),
  superset: optional(nullable(string())),
  note: optional(nullable(string())),
  warm_up: optional(nullable(string())),
  /** The load a coach asks for, beside or instead of an effort (CPLAN-7). */
  target: fallback(optional(nullable(planTargetSchema)), undefined),
  progression: fallback(optional(nullable(progressionSchema)), undefined),
  /** What each set is, in order; null is a normal one (ROUTINE-17). */
  set_kinds: fallback(optional(nullable(array(nullable(string())))), undefined),
  why: optional(nullable(string())),
});

export const planDaySchema = looseObject({
  day: optional(nullable(union([string(), number()]))),
  title: optional(nullable(string())),
  minutes: optional(nullable(number())),
  primary: optional(nullable(array(prescriptionSchema))),
  accessories: optional(nullable(array(prescriptionSchema))),
  exercises: optional(nullable(array(prescriptionSchema))),
});

/**
 * The training block a plan covers (BLOCK-1). `rpe_schedule` and the four other schedules have one value per week of it; their first value
 * equals the plain field, so that a reader without blocks shows the first week.
 */
const blockSchema = looseObject({
  /** 1 for the first block ever built. */
  number: number(),
  kind: string(),
  weeks: number(),
  /** From 1; null when no week is lighter. */
  light_week: optional(nullable(number())),
  /** The accessory and main rep zone, which changes from block to block. */
  zone: optional(nullable(number())),
  /** yyyy-mm-dd: sessions from this day on belong to the block, also those of plans it was changed from (BLOCK-5). */
  started_on: optional(nullable(string())),
  /** The meet it leads to (MEET-1): as told (a date, or days), and how many days from the day the plan was made, with its weekday. */
  meet: optional(
    nullable(looseObject({ on: nullable(string()), told: nullable(number()), days: nullable(number()), from: nullable(number()) })),
  ),
});

/** Facts that edits by hand changed, because no message of the chat tells them (PLAN-30). */
const handFactsSchema = looseObject({
  /** Days a week since then; null while they are as told. */
  days: nullable(number()),
  /** Ids of refused exercises that were taken in again. */
  allowed: array(string()),
});

export const planSchema = looseObject({
  by_hand: fallback(optional(nullable(handFactsSchema)), undefined),
  /** Another backend's field of this name with another shape is no reason to refuse its plan. */
  block: fallback(optional(nullable(blockSchema)), undefined),
  /** yyyy-mm-dd: sessions from this day on count for the place in the plan, also those of plans it was changed from (CPLAN-6). */
  goes_on_since: fallback(optional(nullable(string().check(regex(/^\d{4}-\d{2}-\d{2}$/)))), undefined),
  goal: optional(nullable(string())),
  explanation: optional(nullable(string())),
  weeks: optional(nullable(array(union([array(planDaySchema), looseObject({ days: array(planDaySchema) })])))),
  schedule: optional(nullable(array(planDaySchema))),
  format: optional(literal(1)),
});

export type Plan = output<typeof planSchema>;
export type PlanDay = output<typeof planDaySchema>;
export type Progression = output<typeof progressionSchema>;
export type Prescription = output<typeof prescriptionSchema>;
