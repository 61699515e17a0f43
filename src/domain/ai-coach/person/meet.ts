import { formatDay } from '../../training/week.ts';
import { WEEKDAYS } from './weekdays.ts';

export const COMPETITION_LIFTS = ['squat', 'bench press', 'deadlift'] as const;
export type CompetitionLift = (typeof COMPETITION_LIFTS)[number];

/** A powerlifting meet that the training leads to. */
export interface Meet {
  /** Days from the day the plan is made for; null while only a date is known, and not today's. */
  days: number | null;
  /**
   * As told: yyyy-mm-dd, --mm-dd without a year, «this sat», «next sat» (a week after this one); yyyy-mm, --mm or «3/4» where the day is not
   * known; null when it was told in days or weeks.
   */
  on: string | null;
  /** The days it was away when told; null when it was told as a date. */
  told: number | null;
  /** The weekday (0 Sunday) of the day that `days` counts from; null when unknown. */
  from: number | null;
  is_first: boolean;
  /** What is lifted there; null for all three (MEET-6). */
  lifts: readonly CompetitionLift[] | null;
}

/** What is lifted at the meet ahead, else all that powerlifting has (MEET-6). */
export function contestedLifts(meet: Meet | null): readonly CompetitionLift[] {
  return meet === null || (meet.days !== null && meet.days < 0) ? COMPETITION_LIFTS : (meet.lifts ?? COMPETITION_LIFTS);
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

/** «Feb 14», «Feb 14, 2027» for the day of a meet as it was told, «Mar» for a month, «3/4» for what may be one of two days. */
export function meetDay(on: string): string {
  const weekday = WEEKDAYS.find((name) => on.endsWith(name.toLowerCase()));
  if (weekday !== undefined) return on.replace(weekday.toLowerCase(), weekday);
  if (on.includes('/')) return on;
  if (isMonth(on))
    return [formatDay(`${LEAP_YEAR}-${on.slice(-2)}-01`, LEAP_YEAR).slice(0, 3), ...(on.startsWith('-') ? [] : [on.slice(0, 4)])].join(' ');
  return on.startsWith('--') ? formatDay(on.replace('--', `${LEAP_YEAR}-`), LEAP_YEAR) : formatDay(on, '');
}

/** The days a meet may be on that was told as a month or as «3/4»; empty where its day is known. */
export function openDays(on: string): readonly string[] {
  const [first, second, year] = on.split('/');
  if (first === undefined || second === undefined) return isMonth(on) ? [on] : [];
  const two = (number: string): string => number.padStart(2, '0');
  return [`${year ?? '-'}-${two(first)}-${two(second)}`, `${year ?? '-'}-${two(second)}-${two(first)}`];
}

function isMonth(on: string): boolean {
  return /^(?:\d{4}|-)-\d\d$/.test(on);
}

/** «Feb 14», «in 5 weeks», «in 5 weeks (bench press and deadlift)» */
export function meetWords({ on, days, lifts }: Meet): string {
  const only = lifts === null ? '' : ` (${lifts.length === 1 ? `${lifts[0]} only` : lifts.join(' and ')})`;
  return `${whenWords({ on, days })}${only}`;
}

function whenWords({ on, days }: Pick<Meet, 'on' | 'days'>): string {
  if (on !== null) return isMonth(on) ? `in ${meetDay(on)}` : meetDay(on);
  const left = days ?? 0;
  return left % 7 === 0 && left > 0 ? `in ${left / 7} ${left === 7 ? 'week' : 'weeks'}` : `in ${left} ${left === 1 ? 'day' : 'days'}`;
}
