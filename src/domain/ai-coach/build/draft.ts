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

/** Do two drafts ask for the same on every day? */
export function isSameWeek(a: Draft, b: Draft): boolean {
  return a.days.length === b.days.length && a.days.every((day, index) => isSameDay(day, b.days[index]));
}

function isSameDay(a: DraftDay, b: DraftDay | undefined): boolean {
  if (a.weekday !== b?.weekday || a.items.length !== b.items.length) return false;
  return a.items.every((item, index) => isSameItem(item, b.items[index]));
}

function isSameItem(a: DraftItem, b: DraftItem | undefined): boolean {
  return a.exercise === b?.exercise && a.slot === b.slot && a.main === b.main && a.sets === b.sets && a.rest_seconds === b.rest_seconds;
}

/** Days of real training a week the builder gives at most; further days asked for are easy ones. */
const HARD_DAYS_MAX = { beginner: 4, intermediate: 5, advanced: 6 } as const;

export function hardDayCount(trainee: Trainee): number {
  const most = trainee.guarded ? 3 : HARD_DAYS_MAX[trainee.experience];
  // Seven days with six hard ones would leave no true rest: two of seven stay easy.
  return Math.min(trainee.days, trainee.days === 7 ? Math.min(most, 5) : most);
}
