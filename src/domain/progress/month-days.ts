import { shiftDay, weekdayOf } from '../training/week.ts';

/** A calendar month for display, Sunday first (HIST-1). */
export interface MonthDays {
  /** Cells before the first day. */
  blanks: number;
  /** yyyy-mm-dd */
  days: string[];
}

/** The month that holds `date` (yyyy-mm-dd). */
export function monthDays(date: string): MonthDays {
  const first = firstOfMonth(date);
  const days = [first];
  for (let day = shiftDay(first, 1); day.slice(0, 7) === first.slice(0, 7); day = shiftDay(day, 1)) days.push(day);
  return { blanks: weekdayOf(first), days };
}

/** The first day of the month `months` after that of `date`; negative goes back. */
export function shiftMonth(date: string, months: number): string {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = String(Math.floor(count / 12)).padStart(4, '0');
  return `${year}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}
