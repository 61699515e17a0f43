import { straightSets } from '#domain/training/set-kind.ts';
import { daysBetween } from '#domain/training/week.ts';
import type { Exposure } from '#domain/training/working-max.ts';
import { type Account, readTogether } from '../store/account.ts';
import { sessionsBeforeDay, sessionsSince } from './last-workout.ts';
import type { LoggedSet } from './set-logs.ts';

/** Earlier sets of an exercise. */
export interface Earlier {
  /** The last workout's working sets. */
  last: readonly LoggedSet[];
  /** The sessions before the day, newest first. */
  exposures: readonly Exposure[];
}

export const NOTHING_EARLIER: Earlier = { last: [], exposures: [] };

/** As many as a working max uses. */
const SESSIONS = 3;

/**
 * Earlier sets, by exercise name: those before a day (yyyy-mm-dd), and as the last ones those of workouts that were finished on that day
 * (TODAY-20). A live query of it reruns with each set of the day only where there are such workouts.
 */
export async function readEarlier(
  account: Account,
  names: readonly string[],
  day: string,
  finished: readonly string[] = [],
): Promise<ReadonlyMap<string, Earlier>> {
  const [found, ofDay] = await readTogether(account, async () => [
    await Promise.all(names.map((name) => sessionsBeforeDay(account, name, day, SESSIONS))),
    finished.length === 0 ? [] : await Promise.all(names.map((name) => sessionsSince(account, name, day))),
  ]);
  return new Map(
    names.map((name, index) => {
      const sessions = found[index] ?? [];
      const exposures = sessions.map(({ performed_on, sets }) => ({ days_ago: daysBetween(performed_on, day), sets: straightSets(sets) }));
      const last = ofDay[index]?.find(({ session_id }) => finished.includes(session_id)) ?? sessions[0];
      return [name, { last: last?.sets ?? [], exposures }];
    }),
  );
}
