import { straightSets } from '#domain/training/set-kind.ts';
import { daysBetween } from '#domain/training/week.ts';
import type { Exposure } from '#domain/training/working-max.ts';
import { type Account, readTogether } from '../store/account.ts';
import { sessionsBeforeDay } from './last-workout.ts';
import type { LoggedSet } from './set-logs.ts';

/** Earlier sets of an exercise. */
export interface Earlier {
  /** The last session's working sets. */
  last: readonly LoggedSet[];
  /** The last sessions, newest first. */
  exposures: readonly Exposure[];
}

export const NOTHING_EARLIER: Earlier = { last: [], exposures: [] };

/** As many as a working max uses. */
const SESSIONS = 3;

/** Earlier sets before a day (yyyy-mm-dd), by exercise name. */
export async function readEarlier(account: Account, names: readonly string[], day: string): Promise<ReadonlyMap<string, Earlier>> {
  const found = await readTogether(account, () => Promise.all(names.map((name) => sessionsBeforeDay(account, name, day, SESSIONS))));
  return new Map(
    names.map((name, index) => {
      const sessions = found[index] ?? [];
      const exposures = sessions.map(({ performed_on, sets }) => ({ days_ago: daysBetween(performed_on, day), sets: straightSets(sets) }));
      return [name, { last: sessions[0]?.sets ?? [], exposures }];
    }),
  );
}
