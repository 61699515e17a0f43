import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays, addWeeks, differenceInCalendarDays, formatISO, getDay, startOfWeek } from 'date-fns';
import { MONTHS } from '../month-names.ts';

/** Sunday is 0, as in date-fns. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The trainee's local date (yyyy-mm-dd): a set at 23:50 belongs to that day, wherever the server is. */
export function localDate(now: Date): string {
  return dayText(now);
}

/**
 * The seven days of the calendar week that holds `date` (yyyy-mm-dd), from `weekStartsOn` on. For display (HIST-1): weeks of a plan are
 * counted by its sessions and know no weekday. Throws RangeError for anything else than a day.
 */
export function weekOf(date: string, weekStartsOn: Weekday = 0): string[] {
  const first = startOfWeek(parseDay(date), { weekStartsOn });
  return Array.from({ length: 7 }, (_, index) => dayText(addDays(first, index)));
}

/** `date` plus `weeks`; negative goes back. */
export function shiftWeek(date: string, weeks: number): string {
  return dayText(addWeeks(parseDay(date), weeks));
}

/** `date` plus `days`. */
export function shiftDay(date: string, days: number): string {
  return dayText(addDays(parseDay(date), days));
}

/** Whole days between two dates; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return differenceInCalendarDays(parseDay(to), parseDay(from));
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return getDay(parseDay(date));
}

/** «Nov 18»; with its year when that is another one than today's. */
export function formatDay(date: string, today: string): string {
  return monthAndDay(date, date.slice(0, 4) !== today.slice(0, 4));
}

function monthAndDay(date: string, withYear: boolean): string {
  const [year, month, day] = parts(date);
  return `${MONTHS[month - 1]} ${day}${withYear ? `, ${year}` : ''}`;
}

/** A calendar day in UTC, which has no summer time to skip or repeat it. */
function parseDay(date: string): Date {
  const [year, month, day] = parts(date);
  return new UTCDateMini(year, month - 1, day);
}

function parts(date: string): [number, number, number] {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) throw new RangeError(`Not a calendar day: ${date}`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

function dayText(date: Date): string {
  return formatISO(date, { representation: 'date' });
}
