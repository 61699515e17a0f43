import { useReading } from '#client/session/use-reading.ts';
import { type Earlier, readEarlier } from '#offline/log/earlier-sets.ts';
import type { Account } from '#offline/store/account.ts';

export interface EarlierOfDay {
  sets: ReadonlyMap<string, Earlier>;
  /** Read with the day's exercises known. */
  isOfDay: boolean;
}

/** Earlier sets before a day (yyyy-mm-dd), by name; `names` is null until known. Previous results stay while more load. */
export function useEarlier(account: Account, names: readonly string[] | null, day: string, place: string) {
  const wanted = [...new Set(names)];
  const isOfDay = names !== null;
  return useReading<EarlierOfDay>(
    `earlier|${account.owner}|${day}|${place}|${isOfDay}|${wanted.join('|')}`,
    async () => ({ sets: await readEarlier(account, wanted, day), isOfDay }),
    { keep: true },
  );
}
