import { call } from '#client/api/http.ts';
import { readFavourites, writeFavourites } from '#contract/index.ts';
import { type Favourites, mergeFavourites, sameFavourites } from '#domain/browse/favourites.ts';
import type { KeptFavourites } from '../session/favourites-storage.ts';

interface Phone {
  /** The signed-in account. */
  owner: string;
  read: () => KeptFavourites;
  write: (kept: KeptFavourites) => void;
}

let running: Promise<void> | null = null;

/**
 * Syncs favourites: merged after login, then the phone's changes are written and otherwise the account's list applies. Offline nothing
 * changes; the next start or change retries. Never rejects.
 */
export function syncFavourites(phone: Phone): Promise<void> {
  running ??= settle(phone).finally(() => {
    running = null;
  });
  return running;
}

async function settle(phone: Phone): Promise<void> {
  // A concurrent change needs another round.
  for (let isSettled = false; !isSettled; ) isSettled = await round(phone);
}

/** True when phone and account agree, or nothing can be done now. */
async function round({ owner, read, write }: Phone): Promise<boolean> {
  const before = read();
  const isOwn = before.owner === owner;
  let ids: Favourites = before.ids;
  if (!isOwn || !before.unsent) {
    const answer = await call(readFavourites, {});
    if (!answer.ok) return true;
    const account = answer.value.coach_ids;
    ids = isOwn ? account : mergeFavourites(before.owner === null ? before.ids : [], account);
    if (sameFavourites(ids, account)) return settled(account);
  }
  const answer = await call(writeFavourites, { body: { coach_ids: [...ids] } });
  return !answer.ok || settled(answer.value.coach_ids);

  function settled(account: Favourites): boolean {
    const now = read();
    if (now.ids === before.ids) {
      write({ owner, ids: account, unsent: false });
      return true;
    }
    // Changes during the call are newer than its answer; the merge stays.
    write({ owner, ids: isOwn ? now.ids : mergeFavourites(now.ids, ids), unsent: true });
    return false;
  }
}
