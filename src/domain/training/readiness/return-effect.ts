import { daysBetween, shiftDay } from '../week.ts';
import { type Returning, type ReturnRow, returnRow } from './return-row.ts';

/** What the way back after a break asks for today (READY-2). */
export interface ReturnEffect {
  days_away: number;
  /** The last day with a session before the break (yyyy-mm-dd); null where only its length is known. */
  since: string | null;
  /** Week back, from 1. */
  week: number;
  /** Share (0 to 1) of the load before the break for the first session of a lift. */
  load: number;
  /** Share (0 to 1) of the planned sets this week. */
  sets: number;
  /** Reps in reserve at least; null is what the plan says. */
  rir_least: number | null;
  /** Reps in reserve added today. */
  rir_more: number;
  /** Sessions this week, at most; null is the plan's. */
  sessions_most: number | null;
  /** No singles this week, half of the jumps and a set of what is only lowered. */
  is_spared: boolean;
  /**
   * The week back, from 1, and the day (yyyy-mm-dd; null when today is not known) on which the plan holds again; null is the next session.
   */
  back: { week: number; on: string | null } | null;
}

export interface ReturnInput {
  /** Days with a session (yyyy-mm-dd), in any order, under any plan. */
  trained_on: readonly string[];
  /** yyyy-mm-dd */
  today: string;
  /** Sessions a week of the plan in use. */
  days_per_week: number;
  returning?: Returning | undefined;
}

/**
 * The way back that is in effect today; null while the plan holds. After a second break during the way back, the larger cut counts. `today`
 * is taken for a training day.
 */
export function returnEffect({ trained_on, today, days_per_week, returning }: ReturnInput): ReturnEffect | null {
  const days = [...new Set([...trained_on.filter((day) => day < today), today])].sort();
  const effects = days.flatMap((day, index) => {
    const before = days[index - 1];
    const days_away = before === undefined ? 0 : daysBetween(before, day);
    const row = days_away > usualGap(days_per_week) ? returnRow(days_away, returning) : undefined;
    return row === undefined ? [] : (effectOf(row, { days_away, returned_on: day, today }) ?? []);
  });
  return effects.reduce<ReturnEffect | null>((most, effect) => (most === null || effect.sets <= most.sets ? effect : most), null);
}

const WEEK_DAYS = 7;

/** The longest gap a week of the plan can have by itself: all of its days in a row, then the rest of the week off. */
function usualGap(days_per_week: number): number {
  return WEEK_DAYS + 1 - Math.max(1, days_per_week);
}

interface Return {
  days_away: number;
  /** The day of the first session back; today before it. */
  returned_on: string;
  today: string;
}

function effectOf(row: ReturnRow, { days_away, returned_on, today }: Return): ReturnEffect | undefined {
  const { back_week } = row;
  const week = Math.floor(daysBetween(returned_on, today) / WEEK_DAYS) + 1;
  const isOver = back_week === null ? returned_on !== today : week >= back_week;
  if (isOver) return undefined;
  return inWeekBack(row, { days_away, week, returned_on });
}

/** The first session back after a break that was told, not logged; undefined where the plan holds. */
export function returnAfter(days_away: number, returning?: Returning): ReturnEffect | undefined {
  const row = returnRow(days_away, returning);
  return row === undefined ? undefined : inWeekBack(row, { days_away, week: 1, returned_on: null });
}

function inWeekBack(
  { load, sets, rir_least, rir_more, back_week, sessions_most, spared_weeks }: ReturnRow,
  { days_away, week, returned_on }: { days_away: number; week: number; returned_on: string | null },
): ReturnEffect {
  const on = back_week === null || returned_on === null ? null : shiftDay(returned_on, (back_week - 1) * WEEK_DAYS);
  return {
    days_away,
    since: returned_on === null ? null : shiftDay(returned_on, -days_away),
    week,
    load,
    sets: inWeek(sets, week) ?? 1,
    rir_least: inWeek(rir_least, week) ?? null,
    rir_more,
    sessions_most: week === 1 ? sessions_most : null,
    is_spared: week <= spared_weeks,
    back: back_week === null ? null : { week: back_week, on },
  };
}

/** The last value holds until the plan is back. */
function inWeek<Value>(values: readonly Value[], week: number): Value | undefined {
  return values[Math.min(week, values.length) - 1];
}
