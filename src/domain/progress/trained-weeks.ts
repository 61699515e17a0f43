import { daysBetween, shiftWeek, weekOf } from '../training/week.ts';

/** Weeks shown as strokes. */
export const WEEKS_SHOWN = 12;
/** Weeks looked back for those in a row (PROG-17). */
export const WEEKS_LOOKED = 52;

export interface TrainedWeeks {
  /** The shown weeks, oldest first, this one last. */
  weeks: ('trained' | 'rest' | 'open')[];
  /** Weeks with a workout among those shown. */
  trained: number;
  /** Weeks in a row up to this one, or to the last one while this one has no workout yet; at most `WEEKS_LOOKED`. */
  row: number;
  /** Weeks since the first workout, among those shown; those before it are not missed. */
  since: number;
}

/** Weeks with at least one workout (PROG-17). `dates` are the days with a workout from `firstWeekDay` on, `today` is yyyy-mm-dd. */
export function trainedWeeks(dates: Iterable<string>, today: string): TrainedWeeks {
  const last = weekOf(today)[0] ?? today;
  const trained = new Set<number>();
  for (const date of dates) if (date <= today) trained.add(daysBetween(weekOf(date)[0] ?? date, last) / 7);
  const shown = Array.from({ length: WEEKS_SHOWN }, (_, index) => WEEKS_SHOWN - 1 - index);
  const oldest = Math.max(0, ...trained);
  return {
    weeks: shown.map((back) => (trained.has(back) ? 'trained' : back === 0 ? 'open' : 'rest')),
    trained: shown.filter((back) => trained.has(back)).length,
    row: inRow(trained),
    since: Math.min(WEEKS_SHOWN, oldest + 1),
  };
}

/** The first day that counts. */
export function firstWeekDay(today: string): string {
  return weekOf(shiftWeek(today, 1 - WEEKS_LOOKED))[0] ?? today;
}

function inRow(trained: ReadonlySet<number>): number {
  // This week is not over: until its first workout it neither counts nor breaks the row.
  const start = trained.has(0) ? 0 : 1;
  let row = 0;
  while (trained.has(start + row) && row < WEEKS_LOOKED) row += 1;
  return row;
}
