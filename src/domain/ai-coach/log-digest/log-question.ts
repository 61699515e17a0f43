import type { Plan } from '#domain/plan/plan.ts';
import type { WeightUnit } from '../../training/units.ts';
import type { LogFact } from '../log-facts.ts';
import type { Brief } from '../person/brief-shape.ts';
import type { LogDigest } from './digest-shape.ts';
import type { AskedExercise } from './exercise-asked.ts';

/** Acts answered from the log. */
export const LOG_ACTS = [
  'ask-log-trend',
  'ask-log-record',
  'ask-log-last',
  'ask-load-today',
  'ask-log-volume',
  'ask-log-adherence',
  'ask-what-changed',
  'report-plateau',
] as const;
export type LogAct = (typeof LOG_ACTS)[number];

/** A question about the trainee's own training. */
export interface LogQuestion {
  act: LogAct;
  /** Normalised. */
  text: string;
  /** The exercise asked for (`exerciseAsked`); undefined for all of the training. */
  exercise: AskedExercise | undefined;
  digest: LogDigest;
  /** The plan in use; undefined for none. */
  plan: Plan | undefined;
  brief: Brief;
  /** Log facts that the coach may use; only the total of workouts is taken from them. */
  facts: readonly LogFact[];
  /** The answer's unit. */
  unit: WeightUnit;
}
