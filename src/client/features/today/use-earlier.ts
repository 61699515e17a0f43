import { useReading } from '#client/session/use-reading.ts';
import type { Account } from '#offline/store/account.ts';
import { type Earlier, readEarlier } from './read-sets.ts';

/** What was done of these exercises before a day (yyyy-mm-dd), by name. What was read before stays while more names are read. */
export function useEarlier(account: Account, names: readonly string[], day: string, place: string) {
  const wanted = [...new Set(names)];
  return useReading<ReadonlyMap<string, Earlier>>(
    `earlier|${account.owner}|${day}|${place}|${wanted.join('|')}`,
    () => readEarlier(account, wanted, day),
    { keep: true },
  );
}
