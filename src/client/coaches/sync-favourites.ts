import { call } from '#client/api/http.ts';
import { readFavourites, writeFavourites } from '#contract/index.ts';
import { type Favourites, mergeFavourites, sameFavourites } from '#domain/browse/favourites.ts';
import type { KeptFavourites } from '../session/favourites-storage.ts';

interface Phone {
  /** The account that is signed in. */
  owner: string;
  read: () => KeptFavourites;
  write: (kept: KeptFavourites) => void;
}

let running: Promise<void> | null = null;

/**
 * Brings the phone's favourites and the account's together: after login as a union, from then on the phone's changes are written and
 * its list otherwise follows the account. Without signal nothing changes, and the next start or change tries again. Never rejects.
 */
export function syncFavourites(phone: Phone): Promise<void> {
  running ??= settle(phone).finally(() => {
    running = null;
  });
  return running;
}

async function settle(phone: Phone): Promise<void> {
  // A change made meanwhile asks for one more round.
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
    // Hearts pressed during the call are newer than its answer; what was merged stays merged.
    write({ owner, ids: isOwn ? now.ids : mergeFavourites(now.ids, ids), unsent: true });
    return false;
  }
}
