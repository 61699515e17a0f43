import { daysBetween } from '#domain/training/week.ts';
import type { Exposure } from '#domain/training/working-max.ts';
import { sessionsBeforeDay } from '#offline/log/last-workout.ts';
import { type LoggedSet, listSets } from '#offline/log/set-logs.ts';
import type { Account } from '#offline/store/account.ts';
import type { SetGroups } from './share-sets.ts';
import { workoutKey } from './workout-log.ts';

/** A session's sets, by `workoutKey`; empty before it begins. */
export async function readLogged(account: Account, session_id: string): Promise<SetGroups> {
  const logged = new Map<string, LoggedSet[]>();
  for (const set of await listSets(account, session_id)) {
    const key = workoutKey(set);
    logged.set(key, [...(logged.get(key) ?? []), set]);
  }
  return logged;
}

/** Earlier sets of an exercise. */
export interface Earlier {
  /** The last session's sets. */
  last: readonly LoggedSet[];
  /** The last sessions, newest first. */
  exposures: readonly Exposure[];
}

export const NOTHING_EARLIER: Earlier = { last: [], exposures: [] };

/** As many as a working max uses. */
const SESSIONS = 3;

/** Earlier sets before a day (yyyy-mm-dd), by exercise name. */
export async function readEarlier(account: Account, names: readonly string[], day: string): Promise<ReadonlyMap<string, Earlier>> {
  const found = await Promise.all(names.map((name) => sessionsBeforeDay(account, name, day, SESSIONS)));
  return new Map(
    names.map((name, index) => {
      const sessions = found[index] ?? [];
      const exposures = sessions.map(({ performed_on, sets }) => ({ days_ago: daysBetween(performed_on, day), sets }));
      return [name, { last: sessions[0]?.sets ?? [], exposures }];
    }),
  );
}
