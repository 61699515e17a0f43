import { findExercise } from '../../exercises/find-exercise.ts';
import { weightMoved } from '../../training/progress.ts';
import { shiftDay } from '../../training/week.ts';
import { loggedWork, setsPerMuscle } from '../plan-work.ts';
import type { DigestSource } from './digest-exercise.ts';
import { type LogDigest, WEEKS_MOST } from './digest-shape.ts';

/** A set of the last weeks. */
export type WeekSet = DigestSource & { exercise: string };

/** The first day of the oldest week counted. */
export function firstWeekDay(week_start: string): string {
  return shiftDay(week_start, -7 * (WEEKS_MOST - 1));
}

/** Hard sets per muscle and the weight moved, by calendar week, the week of `week_start` first. */
export function digestWeeks(sets: readonly WeekSet[], week_start: string): LogDigest['weeks'] {
  return Array.from({ length: WEEKS_MOST }, (_, back) => {
    const from = shiftDay(week_start, -7 * back);
    const to = shiftDay(from, 6);
    const week = sets.filter((set) => set.performed_on >= from && set.performed_on <= to);
    const work = week.flatMap((set) => loggedWork(findExercise(set.exercise), set) ?? []);
    const counted = [...setsPerMuscle(work)].filter(([, amount]) => amount > 0).sort(([, a], [, b]) => b - a);
    return { from, sets: counted, moved_kg: weightMoved(week, 'kg') };
  });
}
