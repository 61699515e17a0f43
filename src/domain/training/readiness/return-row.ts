/** What one length of a break asks for (READY-1). */
export interface ReturnRow {
  /** Days since the last session, the longest of the row. */
  days_most: number;
  /** Share (0 to 1) of the last load for the first session. */
  load: number;
  /** Share of the planned sets in each week back, from the first; the last one holds until `back_week`. */
  sets: readonly number[];
  /** Reps in reserve at least, in each week back; null is what the plan says. */
  rir_least: readonly (number | null)[];
  /** Reps in reserve added in the first session. */
  rir_more: number;
  /** The week back, from 1, in which the plan holds again; null when only the first session is easier. */
  back_week: number | null;
  /** Sessions in the first week, at most; null is the plan's. */
  sessions_most: number | null;
  /** Weeks back without singles, with half of the jumps and a set of what is only lowered. */
  spared_weeks: number;
}

const WHOLE = { rir_more: 0, sessions_most: null, spared_weeks: 0 } as const;
/** From 32 days away on (READY-1). */
const SPARED_WEEKS = 2;

/**
 * The way back by length of the break (READY-1). Strength holds two to four weeks (McMaster et al. 2013; Nuckols); sets fall because of
 * soreness, in the steps of a consensus on training after idle weeks (Caterisano et al. 2019). A range of loads is taken at its middle.
 */
const ROWS: readonly ReturnRow[] = [
  { days_most: 10, load: 1, sets: [], rir_least: [], rir_more: 1, back_week: null, sessions_most: null, spared_weeks: 0 },
  { ...WHOLE, days_most: 17, load: 0.95, sets: [0.8], rir_least: [3], back_week: 2 },
  { ...WHOLE, days_most: 31, load: 0.9, sets: [0.67, 0.85], rir_least: [3, 3], back_week: 3 },
  { ...WHOLE, days_most: 59, load: 0.825, sets: [0.5, 0.67, 0.85], rir_least: [4, 3, 3], back_week: 4, spared_weeks: SPARED_WEEKS },
  {
    days_most: 115,
    load: 0.75,
    sets: [0.5, 0.5, 0.67, 0.8],
    rir_least: [4, 4, 3],
    rir_more: 0,
    back_week: 6,
    sessions_most: 3,
    spared_weeks: SPARED_WEEKS,
  },
  {
    days_most: 182,
    load: 0.65,
    sets: [0.5, 0.5, 0.67],
    rir_least: [4, 4, 3],
    rir_more: 0,
    back_week: 8,
    sessions_most: 3,
    spared_weeks: SPARED_WEEKS,
  },
  // Two thirds of the sets are what a beginner does where others train more; no long break asks for more than a shorter one.
  {
    days_most: Number.POSITIVE_INFINITY,
    load: 0.6,
    sets: [0.5, 0.5, 0.67],
    rir_least: [4, 4, 3],
    rir_more: 0,
    back_week: 7,
    sessions_most: 3,
    spared_weeks: SPARED_WEEKS,
  },
];

/** Breaks shorter than this are none. */
const BREAK_DAYS_LEAST = 5;
/** From this age on a break counts as the next longer one (READY-1). */
const OLDER_AGE = 65;

/** Who is 65 or older, or was ill, comes back by the row of the next longer break. */
export interface Returning {
  age?: number | null | undefined;
  was_ill?: boolean | undefined;
}

/** The row for a break of `days` since the last session; undefined under five days. */
export function returnRow(days: number, { age, was_ill = false }: Returning = {}): ReturnRow | undefined {
  if (days < BREAK_DAYS_LEAST) return undefined;
  const row = ROWS.findIndex(({ days_most }) => days <= days_most);
  const isSlower = was_ill || (age ?? 0) >= OLDER_AGE;
  return ROWS[Math.min(row + (isSlower ? 1 : 0), ROWS.length - 1)];
}

/** A lift trained once a week has not been left. */
const WEEKLY_DAYS = 10;

/** The share (0 to 1) of an old load to start with, by days since the lift was last trained. */
export function loadAfterBreak(days: number, returning?: Returning): number {
  return days <= WEEKLY_DAYS ? 1 : (returnRow(days, returning)?.load ?? 1);
}
