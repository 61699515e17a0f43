import { useReading } from '#client/session/use-reading.ts';
import { type Earlier, readEarlier } from '#offline/log/earlier-sets.ts';
import type { Account } from '#offline/store/account.ts';

/** Earlier sets before a day (yyyy-mm-dd), by name. Previous results stay while more load. */
export function useEarlier(account: Account, names: readonly string[], day: string, place: string) {
  const wanted = [...new Set(names)];
  return useReading<ReadonlyMap<string, Earlier>>(
    `earlier|${account.owner}|${day}|${place}|${wanted.join('|')}`,
    () => readEarlier(account, wanted, day),
    { keep: true },
  );
}
