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
  record,
  string,
  enum as zodEnum,
} from 'zod/mini';
import { RPE_MAX, RPE_MIN } from '../limits.ts';
import { planTargetSchema } from '../plan/plan-target.ts';

/** Most weeks, days, exercises of a day, and letters of a name that a plan may have which a coach sends. */
export const COACH_PLAN_MOST = { weeks: 12, days: 14, items: 40, name: 200 } as const;

const nameSchema = string().check(minLength(1), maxLength(COACH_PLAN_MOST.name));
const idSchema = string().check(minLength(1), maxLength(240));

/** One exercise of a day over all weeks. Each list has a value per week, and its last one holds for the weeks after it. */
const coachItemSchema = object({
  item_id: idSchema,
  exercise: nameSchema,
  exercise_id: optional(nullable(string().check(maxLength(200)))),
  /** Null in a week without it. */
  sets: array(nullable(int().check(minimum(1), maximum(20)))).check(minLength(1), maxLength(COACH_PLAN_MOST.weeks)),
  reps: array(string().check(minLength(1), maxLength(60))).check(minLength(1), maxLength(COACH_PLAN_MOST.weeks)),
  rpe: array(nullable(number().check(minimum(RPE_MIN), maximum(RPE_MAX)))).check(minLength(1), maxLength(COACH_PLAN_MOST.weeks)),
  /** Missing is not a change: the coach may not see what the client has there. */
  target: optional(nullable(planTargetSchema)),
  note: optional(string().check(maxLength(500))),
});

const coachDaySchema = object({
  day_id: idSchema,
  title: nameSchema,
  items: array(coachItemSchema).check(maxLength(COACH_PLAN_MOST.items)),
});

/** A plan as coach and client exchange it: what a grant of the plan lets through (GRANT-10), with ids to merge by (CPLAN-1). */
export const coachPlanSchema = object({
  weeks: int().check(minimum(1), maximum(COACH_PLAN_MOST.weeks)),
  days: array(coachDaySchema).check(minLength(1), maxLength(COACH_PLAN_MOST.days)),
});

export type CoachItem = output<typeof coachItemSchema>;
export type CoachDay = output<typeof coachDaySchema>;
export type CoachPlan = output<typeof coachPlanSchema>;

const instantSchema = string().check(maxLength(40));
const hunkIdSchema = string().check(maxLength(500));

/** Most letters of a coach's word with a plan, of a reason of one line, and of a trainee's answer. */
export const PROPOSAL_NOTE_MAX_LENGTH = 2_000;
export const PROPOSAL_REASON_MAX_LENGTH = 500;
export const DECISION_WORDS_MAX_LENGTH = 1_000;

/** A plan proposed to one trainee (CPLAN-8). Loose, because a newer app may say more. */
export const proposalSchema = looseObject({
  /** What the coach saw and changed; null for a plan that stands for itself. */
  base: nullable(coachPlanSchema),
  plan: coachPlanSchema,
  note: string().check(maxLength(PROPOSAL_NOTE_MAX_LENGTH)),
  /** By hunk, why the coach wants it. */
  reasons: record(hunkIdSchema, string().check(maxLength(PROPOSAL_REASON_MAX_LENGTH))),
  made_at: instantSchema,
});

export const withdrawalSchema = looseObject({ made_at: instantSchema });

/** The answer: which lines were taken, and a word with it. */
export const decisionSchema = looseObject({
  outcome: zodEnum(['taken', 'part', 'refused', 'undone']),
  taken: array(hunkIdSchema).check(maxLength(1_000)),
  /** The version that was made, and the one it was made of. */
  plan_id: nullable(string().check(maxLength(512))),
  from_plan_id: nullable(string().check(maxLength(512))),
  said: string().check(maxLength(DECISION_WORDS_MAX_LENGTH)),
  made_at: instantSchema,
});

export type Proposal = output<typeof proposalSchema>;
export type Decision = output<typeof decisionSchema>;
