import type { Exercise } from '../../exercises/exercise.ts';
import type { MuscleSets } from '../muscle-sets.ts';
import type { Trainee } from '../trainee.ts';
import type { Slot } from './slot-table.ts';

/** One exercise of a plan being built. */
export interface DraftItem {
  exercise: Exercise;
  slot: Slot;
  main: boolean;
  /** Of an ordinary week; strength blocks vary the main lifts' sets by week. */
  sets: number;
  rest_seconds: number;
  /** Added because the trainee wants more of a muscle. */
  extra?: boolean;
  /** On an easy day: far from any limit. */
  light?: boolean;
}

export interface DraftDay {
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  name: string;
  easy: boolean;
  items: DraftItem[];
}

export interface Draft {
  trainee: Trainee;
  days: DraftDay[];
  /** Sets a week each muscle should keep, where only an exercise was exchanged. */
  had?: MuscleSets;
}

/** All that is asked of an exercise: two items of one name are written alike. */
export function nameOfItem({ exercise, slot, main, sets, rest_seconds, extra, light }: DraftItem): string {
  return `${exercise.id} ${slot} ${main} ${sets} ${rest_seconds} ${extra} ${light}`;
}

/** Do two drafts ask for the same on every day? */
export function isSameWeek(a: Draft, b: Draft): boolean {
  const nameOf = ({ days }: Draft): string => days.map(({ weekday, items }) => `${weekday}: ${items.map(nameOfItem).join()}`).join(';');
  return nameOf(a) === nameOf(b);
}

/** Days of real training a week the builder gives at most; further days asked for are easy ones. */
const HARD_DAYS_MAX = { beginner: 4, intermediate: 5, advanced: 6 } as const;

export function hardDayCount(trainee: Trainee): number {
  const most = trainee.guarded ? 3 : HARD_DAYS_MAX[trainee.experience];
  // Seven days with six hard ones would leave no true rest: two of seven stay easy.
  return Math.min(trainee.days, trainee.days === 7 ? Math.min(most, 5) : most);
}
