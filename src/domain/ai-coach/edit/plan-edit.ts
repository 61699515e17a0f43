import type { Muscle } from '../../exercises/exercise.ts';
import type { Plan } from '../../plan/plan.ts';
import type { WeekSplit } from '../person/brief-shape.ts';

/** A day of the plan in use: its place from 0, and its label for words. */
export interface DayRef {
  index: number;
  label: string;
}

/** An exercise of the library, or by name alone one that only the plan knows. */
export interface ExerciseRef {
  id: string | null;
  name: string;
}

/** The items an edit changes: those that satisfy every given field; without fields all. */
export interface Target {
  exercise?: ExerciseRef;
  /** Items with one of these as primary muscle. */
  muscles?: readonly Muscle[];
  role?: 'main' | 'accessory';
  /** Everything that trains the heart. */
  cardio?: true;
  day?: DayRef;
}

export type DayContent =
  | 'full body'
  | 'upper body'
  | 'lower body'
  | 'push'
  | 'pull'
  | 'legs'
  | 'chest'
  | 'back'
  | 'shoulders'
  | 'arms'
  | 'glutes'
  | 'core'
  | 'cardio'
  | 'easy';

export type OrderPlace = 'first' | 'last' | { before: ExerciseRef } | { after: ExerciseRef };

/** One structural change of a plan, as plain data: it can be stored, sent and applied again. */
export type PlanEdit =
  /** Without `to` the closest substitute. `because`: facts that were told or a new block ask for it, and not the trainee. */
  | { kind: 'swap'; from: ExerciseRef; to: ExerciseRef | null; day?: DayRef; because?: 'told' | 'block' }
  | { kind: 'remove'; target: Target }
  /** The least valuable exercises of a day. */
  | { kind: 'trim'; day: DayRef; count: number }
  /** Without a day the one with most room; `minutes` for cardio. */
  | { kind: 'add'; exercise: ExerciseRef; day?: DayRef; each_day?: boolean; sets?: number; reps?: string; minutes?: number }
  /** An exercise on so many days of the week; with `kin` its other kinds count: «squats» are box squats too. */
  | { kind: 'often'; exercise: ExerciseRef; days: number; kin: boolean }
  /** Work that is for these muscles first, on so many days of the week at most. */
  | { kind: 'at-most'; muscles: readonly Muscle[]; days: number }
  /** `weekday` is 0 Sunday to 6 Saturday. */
  | { kind: 'move-day'; moves: readonly { day: DayRef; weekday: number }[] }
  | { kind: 'swap-days'; first: DayRef; second: DayRef }
  /** Leaves out one day, or as many as needed for `days`. */
  | { kind: 'drop-day'; day?: DayRef; days?: number }
  | { kind: 'add-day'; days?: number; weekdays?: readonly number[] }
  | { kind: 'day-content'; day: DayRef; contents: readonly DayContent[] }
  | { kind: 'split'; split: WeekSplit }
  /** Exactly one of: `to` sets an item, `by` more or fewer, `factor`, `weekly` sets of the muscle or exercise. */
  | { kind: 'sets'; target: Target; to?: number; by?: number; factor?: number; weekly?: number }
  | { kind: 'focus'; more: readonly Muscle[]; less: readonly Muscle[] }
  | { kind: 'reps'; target: Target; reps?: string; style?: 'heavier' | 'lighter' }
  /** Reps in reserve of every loading week; in plans with RPE as 10 less it. */
  | { kind: 'effort'; target: Target; rir: number }
  /** Points of RPE, or reps in reserve, easier in every week; negative is harder. Sets and reps stay. */
  | { kind: 'effort-step'; target: Target; by: number }
  | { kind: 'rest'; target: Target; seconds?: number; style?: 'longer' | 'shorter' }
  | { kind: 'order'; target: Target; place: OrderPlace }
  /** Without exercises: as many sensible pairs as there are, or none. */
  | { kind: 'superset'; pair: boolean; exercises: readonly ExerciseRef[]; day?: DayRef }
  | { kind: 'intensity'; to: 'lighter' | 'harder'; day?: DayRef }
  | { kind: 'time'; minutes?: number; by?: number; day?: DayRef }
  /** This week only: advice, the plan stays. `to` is a weekday; `trades`: its session takes the place of the other. */
  | { kind: 'shift-session'; day?: DayRef; to?: number; trades?: true };

/** The plan after an edit, and what became of it in sentences; an impossible edit returns the same plan. */
export interface EditResult {
  plan: Plan;
  /** What was changed as asked. */
  done: string[];
  /** What else had to change, so that no rule with severity error is broken. */
  mended: string[];
  /** What was not changed, with the reason. */
  could_not: string[];
}
