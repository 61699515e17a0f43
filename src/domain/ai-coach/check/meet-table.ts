import type { CompetitionLift } from '../person/meet.ts';

export type MeetPhase = 'base' | 'strength' | 'heavy' | 'peak' | 'taper' | 'meet' | 'light' | 'recovery' | 'return';

/** What a week before a meet asks of a competition lift on its heavy day; its other days are a rep longer and a point easier. */
export interface MeetRow {
  phase: MeetPhase;
  reps: number;
  rpe: number;
  /** RPE of the one single before the sets; null without one, and never for who is new to lifting. */
  single: number | null;
  /** Share of the usual sets. */
  sets: number;
}

const LIGHT = { phase: 'light', single: null, sets: 0.6, rpe: 6 } as const;

/** By weeks left, from the last but one on (MEET-2). Earlier weeks repeat those from 16 to 13. */
export const MEET_ROWS: Readonly<Record<number, MeetRow>> = {
  16: { phase: 'base', reps: 6, rpe: 7, single: null, sets: 1 },
  15: { phase: 'base', reps: 5, rpe: 7.5, single: null, sets: 1 },
  14: { phase: 'base', reps: 5, rpe: 8, single: null, sets: 1 },
  13: { ...LIGHT, reps: 5 },
  12: { phase: 'strength', reps: 5, rpe: 7.5, single: null, sets: 1 },
  11: { phase: 'strength', reps: 4, rpe: 8, single: null, sets: 1 },
  10: { phase: 'strength', reps: 4, rpe: 8.5, single: null, sets: 1 },
  9: { ...LIGHT, reps: 4 },
  8: { phase: 'heavy', reps: 4, rpe: 8, single: 8, sets: 1 },
  7: { phase: 'heavy', reps: 3, rpe: 8, single: 8, sets: 1 },
  6: { phase: 'heavy', reps: 3, rpe: 8.5, single: 8, sets: 1 },
  5: { ...LIGHT, reps: 3 },
  4: { phase: 'peak', reps: 3, rpe: 8, single: 8.5, sets: 0.9 },
  3: { phase: 'peak', reps: 2, rpe: 8, single: 9, sets: 0.7 },
  2: { phase: 'peak', reps: 2, rpe: 8, single: 8.5, sets: 0.7 },
};

/** Which of `MEET_ROWS` a week (from 0) of a plan has that is made so many days before the meet. */
export function rowsLeft(days: number, week: number): number {
  const left = Math.ceil((days - 7 * week) / 7);
  return left <= FIRST_ROW ? left : FIRST_ROW - 3 + ((left - 1) % 4);
}

const FIRST_ROW = 16;

/** Who begins with a week that would be a lighter one, or has it after one week of work, works as in the week after it, or before where that is a peak. */
export const ENTERED_WEEKS = 2;
export const ENTERED_ROWS: Readonly<Record<number, MeetRow>> = {
  13: { phase: 'base', reps: 5, rpe: 7.5, single: null, sets: 1 },
  9: { phase: 'strength', reps: 4, rpe: 8, single: null, sets: 1 },
  5: { phase: 'heavy', reps: 3, rpe: 8, single: 8, sets: 1 },
};

/** From so many days before the meet on the sets are halved and assistance is out (Grgic and Mikulic 2017; MEET-3). */
export const TAPER_DAYS = 10;
const TAPER_SETS = 0.5;
/** The days before the meet between which the last heavy session of a lift is. */
export const LAST_HEAVY: Readonly<Record<CompetitionLift, { least: number; most: number }>> = {
  deadlift: { least: 7, most: 10 },
  squat: { least: 5, most: 8 },
  'bench press': { least: 4, most: 6 },
};
/** The last session is at least so many days before the meet; from the floor nothing is pulled for longer. */
export const REST_DAYS = 2;
export const LAST_PULL_DAYS = 5;
/** Of the last heavy session, and of what is left after it: only to stay in practice. */
export const LAST_ROW: MeetRow = { phase: 'taper', reps: 2, rpe: 7.5, single: 8, sets: TAPER_SETS };
export const TAPER_ROW: MeetRow = { phase: 'taper', reps: 3, rpe: 7, single: null, sets: TAPER_SETS };
export const EASY_ROW: MeetRow = { phase: 'taper', reps: 2, rpe: 6, single: null, sets: TAPER_SETS };

/** After the meet: two days of rest, a week of easy work, then back to usual work. */
export const RECOVERY_DAYS = { rest: 2, easy: 9 } as const;
export const RECOVERY_ROW: MeetRow = { phase: 'recovery', reps: 5, rpe: 6, single: null, sets: 0.5 };
export const RETURN_ROW: MeetRow = { phase: 'return', reps: 5, rpe: 7, single: null, sets: 0.75 };

/** Without singles there are no sets of fewer reps, nor harder ones, for who is new to lifting or past 65. */
export const NOVICE = { reps_least: 3, rpe_most: 8 } as const;

/** From so many weeks before the meet on squats are done as in competition only, and assistance loses a set. */
export const SPECIFIC_WEEKS = 4;
