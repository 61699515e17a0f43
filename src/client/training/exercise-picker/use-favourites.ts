import { useReading } from '#client/session/use-reading.ts';
import { readFavourites } from '#offline/log/favourites.ts';
import type { Account } from '#offline/store/account.ts';

const NONE: ReadonlySet<string> = new Set();

/** Ids of the favourite exercises; none until read. */
export function useFavourites(account: Account): ReadonlySet<string> {
  const reading = useReading(`favourites|${account.owner}`, () => readFavourites(account), { keep: true });
  return reading.status === 'ready' ? reading.value : NONE;
}
