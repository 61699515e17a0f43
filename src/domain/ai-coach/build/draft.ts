import type { Exercise } from '../../exercises/exercise.ts';
import type { MuscleSets } from '../muscle-sets.ts';
import type { Trainee } from '../person/trainee.ts';
import type { Slot } from './slot-table.ts';

export interface DraftItem {
  exercise: Exercise;
  slot: Slot;
  main: boolean;
  /** In an ordinary week; strength blocks vary the main lifts' sets per week. */
  sets: number;
  rest_seconds: number;
  /** Added because the trainee wants more work for a muscle. */
  extra?: boolean;
  /** Opens its day, because it trains what the trainee wants most (TEMPLATE-2). */
  lead?: boolean;
  /** Easy-day work, far from failure. */
  light?: boolean;
  /** Minutes of cardio, where they are not the usual ones of the session's length. */
  minutes?: number;
  /** Cardio with hard parts (COND-3). */
  intervals?: boolean;
  /** Sets above `sets` by week of the block (BLOCK-3). */
  ramp?: readonly number[] | undefined;
}

export interface DraftDay {
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  name: string;
  easy: boolean;
  items: DraftItem[];
  /** Which items alternate in pairs; none when missing (TRAIN-20). */
  pairs?: PairScope | undefined;
}

/** `arms`: biceps with triceps; `accessories`: no main lifts; `all`: everything but a heavy first lift. */
export type PairScope = 'arms' | 'accessories' | 'all';

export interface Draft {
  trainee: Trainee;
  days: DraftDay[];
  /** Weekly sets per muscle to preserve, when exercises were only replaced. */
  had?: MuscleSets;
}

/** A key over everything prescribed: items with equal keys are written alike. */
export function nameOfItem({ exercise, slot, main, sets, rest_seconds, extra, lead, light, minutes, ramp }: DraftItem): string {
  return `${exercise.id} ${slot} ${main} ${sets} ${rest_seconds} ${extra} ${lead} ${light} ${minutes} ${ramp?.join(',') ?? ''}`;
}

/** Whether two drafts prescribe the same on every day. */
export function isSameWeek(a: Draft, b: Draft): boolean {
  const nameOf = ({ days }: Draft): string => days.map(({ weekday, items }) => `${weekday}: ${items.map(nameOfItem).join()}`).join(';');
  return nameOf(a) === nameOf(b);
}

/** The most hard training days per week the builder gives; further requested days are easy ones. */
const HARD_DAYS_MAX = { beginner: 4, intermediate: 5, advanced: 6 } as const;

export function hardDayCount(trainee: Trainee): number {
  const most = trainee.guarded ? 3 : HARD_DAYS_MAX[trainee.experience];
  // Seven days with six hard ones would leave too little rest, so two of seven stay easy.
  return Math.min(trainee.days, trainee.days === 7 ? Math.min(most, 5) : most);
}
