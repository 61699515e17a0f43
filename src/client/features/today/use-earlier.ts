import { useReading } from '#client/session/use-reading.ts';
import { type Earlier, readEarlier } from '#offline/log/earlier-sets.ts';
import type { Account } from '#offline/store/account.ts';

export interface EarlierOfDay {
  sets: ReadonlyMap<string, Earlier>;
  /** Read with the day's exercises known. */
  isOfDay: boolean;
}

interface EarlierOf {
  /** null until known. */
  names: readonly string[] | null;
  /** yyyy-mm-dd */
  day: string;
  /** The week and day of a plan. */
  place: string;
  /** Other workouts that were finished that day. */
  finished: readonly string[];
}

/** Earlier sets by name. Previous results stay while more load. */
export function useEarlier(account: Account, { names, day, place, finished }: EarlierOf) {
  const wanted = [...new Set(names)];
  const isOfDay = names !== null;
  return useReading<EarlierOfDay>(
    `earlier|${account.owner}|${day}|${place}|${isOfDay}|${finished.join('|')}|${wanted.join('|')}`,
    async () => ({ sets: await readEarlier(account, wanted, day, finished), isOfDay }),
    { keep: true },
  );
}
