import { type LoggedSet, listSets } from '#offline/log/set-logs.ts';
import type { Account } from '#offline/store/account.ts';
import type { SetGroups } from './share-sets.ts';
import { workoutKey } from './workout-key.ts';

/** A session's sets, by `workoutKey`; empty before it begins. */
export async function readLogged(account: Account, session_id: string): Promise<SetGroups> {
  const logged = new Map<string, LoggedSet[]>();
  for (const set of await listSets(account, session_id)) {
    const key = workoutKey(set);
    logged.set(key, [...(logged.get(key) ?? []), set]);
  }
  return logged;
}
