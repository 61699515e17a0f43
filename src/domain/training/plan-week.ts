import type { SaveState } from '../sync/register.ts';
import { weekdayOfLabel } from './next-workout.ts';
import { shiftDay, weekdayOf, weekOf } from './week.ts';

/** How a day of the week stands: trained, and whether it is sent where that is known; planned and to come; or planned and still open. */
type DayMark = SaveState | 'logged' | 'planned' | 'open' | null;

export interface PlanWeekDay {
  /** yyyy-mm-dd */
  date: string;
  mark: DayMark;
  /** The plan's day of this weekday, from 0; null without one. */
  day: number | null;
}

interface TrainedDay {
  performed_on: string;
  state?: SaveState;
}

export interface PlanWeekInput {
  /** yyyy-mm-dd */
  today: string;
  /** In plan order. */
  labels: readonly string[];
  /** Of any plan, and without one. */
  sessions: readonly TrainedDay[];
  /** Those that count for the plan. */
  own: readonly { day: number; performed_on: string }[];
  /** Since when the plan is there, yyyy-mm-dd: a day before it was not missed. */
  since: string;
}

/** The calendar week of `today`, Sunday first: where it was trained and what the plan asks of it (TODAY-15). */
export function planWeek({ today, labels, sessions, own, since }: PlanWeekInput): PlanWeekDay[] {
  const dates = weekOf(today);
  const weekdays = labels.map(weekdayOfLabel);
  // One trained up to three days before its weekday was trained ahead, also over the turn of the week.
  const from = shiftDay(dates[0] ?? today, -AHEAD_DAYS);
  return dates.map((date) => {
    const index = weekdays.indexOf(weekdayOf(date));
    const day = index === -1 ? null : index;
    const trained = sessions.filter(({ performed_on }) => performed_on === date);
    if (trained.length > 0) return { date, day, mark: leastSafe(trained) };
    const earliest = date > today ? shiftDay(date, -AHEAD_DAYS) : from;
    const isDone = own.some((session) => session.day === day && session.performed_on >= earliest);
    if (day === null || isDone) return { date, day, mark: null };
    if (date >= today) return { date, day, mark: 'planned' };
    return { date, day, mark: date >= since ? 'open' : null };
  });
}

const AHEAD_DAYS = 3;

function leastSafe(trained: readonly TrainedDay[]): DayMark {
  const waits = trained.find(({ state }) => state !== undefined && state !== 'sent');
  return waits?.state ?? (trained.some(({ state }) => state === undefined) ? 'logged' : 'sent');
}

/** Every day of the plan names a weekday of its own, so that the week itself is the choice of the day. */
export function hasOwnWeekdays(labels: readonly string[]): boolean {
  const weekdays = labels.map(weekdayOfLabel);
  return labels.length > 0 && !weekdays.includes(null) && new Set(weekdays).size === labels.length;
}

/**
 * What Today asks about on a day the plan leaves free: the day of this week that is still open and whose workout is next (TODAY-16). One
 * that comes again before any other day has its turn then.
 */
export function openDay(week: readonly PlanWeekDay[], place: { day: number; after: number | null }): PlanWeekDay | null {
  if (place.day === place.after) return null;
  return week.find(({ day, mark }) => mark === 'open' && day === place.day) ?? null;
}

/** The next day after `today` that the plan names, in this week or the one after; null when it names none. */
export function nextPlanned(labels: readonly string[], today: string): { date: string; day: number } | null {
  const weekdays = labels.map(weekdayOfLabel);
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const date = shiftDay(today, ahead);
    const day = weekdays.indexOf(weekdayOf(date));
    if (day !== -1) return { date, day };
  }
  return null;
}
