import { exerciseKey } from '../sync/slots.ts';

export interface PlannedDay {
  /** Week of the block, from 1. */
  week: number;
  /** Day of the week's plan, from 0. */
  day: number;
  label: string;
  exercises: readonly { name: string; sets: number }[];
}

/** An exercise left out of workouts that were done, or a day that was not trained. */
export interface BlockSkip {
  kind: 'exercise' | 'day';
  /** The exercise's name, or the day's label. */
  name: string;
  skipped: number;
  planned: number;
}

const SKIPS_MIN = 3;
const SKIPPED_SHARE = 0.5;

/** What was skipped at least half of the time and three times (PROG-13). */
export function skipsOf(
  days: readonly PlannedDay[],
  sessions: readonly { week: number; day: number; exercises: readonly { name: string }[] }[],
): BlockSkip[] {
  const counts = new Map<string, BlockSkip>();
  const count = (key: string, kind: BlockSkip['kind'], name: string, isSkipped: boolean): void => {
    const skip = counts.get(key) ?? { kind, name, skipped: 0, planned: 0 };
    counts.set(key, { ...skip, skipped: skip.skipped + (isSkipped ? 1 : 0), planned: skip.planned + 1 });
  };
  const newest = Math.max(0, ...sessions.map(({ week }) => week));
  // Weeks that have not come yet are no skips.
  for (const day of days.filter(({ week }) => week <= newest)) {
    const own = sessions.filter((session) => session.week === day.week && session.day === day.day);
    count(`day|${day.day}`, 'day', day.label, own.length === 0);
    if (own.length === 0) continue;
    const done = new Set(own.flatMap(({ exercises }) => exercises.map(({ name }) => exerciseKey(name))));
    for (const { name } of day.exercises) count(`exercise|${exerciseKey(name)}`, 'exercise', name, !done.has(exerciseKey(name)));
  }
  return [...counts.values()].filter(({ skipped, planned }) => skipped >= SKIPS_MIN && skipped / planned >= SKIPPED_SHARE);
}
