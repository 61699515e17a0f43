import { formatDay } from '../../training/week.ts';
import { WEEKDAYS } from './weekdays.ts';

/** A powerlifting meet that the training leads to. */
export interface Meet {
  /** Days from the day the plan is made for; null while only a date is known, and not today's. */
  days: number | null;
  /** As told: yyyy-mm-dd, --mm-dd without a year, «this sat», «next sat» (a week after this one); null when it was told in days or weeks. */
  on: string | null;
  /** The days it was away when told; null when it was told as a date. */
  told: number | null;
  /** The weekday (0 Sunday) of the day that `days` counts from; null when unknown. */
  from: number | null;
  is_first: boolean;
}

/** The same meet, whatever day it is looked at from. */
export function isSameMeet(a: Pick<Meet, 'on' | 'told'>, b: Pick<Meet, 'on' | 'told'>): boolean {
  return a.on === b.on && a.told === b.told;
}

/** How many days before the meet a session is, by its weekday, else by its place among the sessions of its week (from 0). */
export function daysBefore(
  { days, from }: Pick<Meet, 'days' | 'from'>,
  { week, weekday, place, of }: { week: number; weekday: number | null; place: number; of: number },
): number {
  const first = from === null || weekday === null ? Math.round((place * 7) / of) : (weekday - from + 6) % 7;
  return (days ?? 0) - 7 * week - 1 - first;
}

/** Has every day that a month can have. */
const LEAP_YEAR = '2000';

/** «Feb 14», «Feb 14, 2027» for the day of a meet as it was told. */
export function meetDay(on: string): string {
  const weekday = WEEKDAYS.find((name) => on.endsWith(name.toLowerCase()));
  if (weekday !== undefined) return on.replace(weekday.toLowerCase(), weekday);
  return on.startsWith('--') ? formatDay(on.replace('--', `${LEAP_YEAR}-`), LEAP_YEAR) : formatDay(on, '');
}

/** «Feb 14», «in 5 weeks» */
export function meetWords({ on, days }: Meet): string {
  if (on !== null) return meetDay(on);
  const left = days ?? 0;
  return left % 7 === 0 && left > 0 ? `in ${left / 7} ${left === 7 ? 'week' : 'weeks'}` : `in ${left} ${left === 1 ? 'day' : 'days'}`;
}
