import { shiftDay } from '../training/week.ts';

/** After so many days without a workout the last one is looked back from: a log brought in from another app may have ended years ago. */
const PAUSE_DAYS = 28;

/** The day that views of progress look back from: today, or the last trained day after a long pause (PROG-31). Days are yyyy-mm-dd. */
export function lookBackFrom(last: string | undefined, today: string, pause = PAUSE_DAYS): string {
  return last === undefined || last >= shiftDay(today, -pause) ? today : last;
}
