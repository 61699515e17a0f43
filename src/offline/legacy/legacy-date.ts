/** Calendar days in the format of the first version. Frozen: imports nothing that changes. */

import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays, subDays } from 'date-fns';
import { MONTHS } from '#domain/month-names.ts';

const MONTH_STEMS = MONTHS.map((name) => name.toLowerCase());
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** `yyyy-mm-dd` from an ISO date or time, milliseconds, `8/1/2025` (month first, as the product was American) or `Aug 1, 2025`. */
export function readDate(value: unknown): string | undefined {
  if (typeof value === 'number' || (typeof value === 'string' && /^\d{12,13}$/.test(value.trim()))) {
    const time = new Date(Number(value));
    return Number.isNaN(time.getTime()) ? undefined : inRange(time.toISOString().slice(0, 10));
  }
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text);
  if (iso !== null) return calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/.exec(text);
  if (american !== null) return calendarDay(Number(american[3]), Number(american[1]), Number(american[2]));
  const named = /([A-Za-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})/.exec(text);
  if (named !== null) return calendarDay(Number(named[3]), MONTH_STEMS.indexOf(String(named[1]).toLowerCase()) + 1, Number(named[2]));
  return undefined;
}

function calendarDay(year: number, month: number, day: number): string | undefined {
  const time = new Date(Date.UTC(year, month - 1, day));
  if (time.getUTCFullYear() !== year || time.getUTCMonth() !== month - 1 || time.getUTCDate() !== day) return undefined;
  return inRange(time.toISOString().slice(0, 10));
}

function inRange(date: string): string | undefined {
  return date >= '2000-01-01' && date < '2100-01-01' ? date : undefined;
}

/** A week or day of the plan: its number, the position of a weekday name, or 0. */
export function readOrdinal(value: unknown): number {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value < 1000 ? value : 0;
  if (typeof value !== 'string') return 0;
  const digits = /\d{1,3}/.exec(value);
  if (digits !== null) return Number(digits[0]);
  return Math.max(0, DAYS.indexOf(value.trim().toLowerCase()));
}

export function dayBefore(date: string): string {
  return subDays(new UTCDateMini(`${date}T00:00:00Z`), 1)
    .toISOString()
    .slice(0, 10);
}

export function dayAfter(date: string): string {
  return addDays(new UTCDateMini(`${date}T00:00:00Z`), 1)
    .toISOString()
    .slice(0, 10);
}
