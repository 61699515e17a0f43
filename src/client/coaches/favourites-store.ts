import { useEffect } from 'react';
import { create } from 'zustand';
import { useSession } from '#client/session/session-store.ts';
import { type Favourites, mergeFavourites, toggleFavourite } from '#domain/browse/favourites.ts';
import {
  type KeptFavourites,
  NO_FAVOURITES,
  readKeptFavourites,
  takeCarriedFavourites,
  watchKeptFavourites,
  writeKeptFavourites,
} from '../session/favourites-storage.ts';

/** Empty until hydration, like the server's HTML. */
const useKept = create<KeptFavourites>()(() => NO_FAVOURITES);

let isStarted = false;

/** Coaches saved on this phone, newest first. */
export function useFavourites(): Favourites {
  useEffect(startFavourites, []);
  return useKept((kept) => kept.ids);
}

/** Toggles a favourite: on this phone immediately, in the account when reachable. */
export function changeFavourite(id: number): void {
  startFavourites();
  const kept = useKept.getState();
  keep({ ...kept, ids: toggleFavourite(kept.ids, id), unsent: true });
  sendFavourites();
}

/** Loads the phone's favourites and syncs them with the account. */
function startFavourites(): void {
  if (isStarted) return;
  isStarted = true;
  useKept.setState(readKeptFavourites());
  takeUp();
  watchKeptFavourites(() => useKept.setState(readKeptFavourites()));
  window.addEventListener('online', sendFavourites);
  useSession.subscribe((session, before) => {
    if (session.status === before.status && session.owner === before.owner) return;
    // Local storage was cleared; reread it.
    useKept.setState(readKeptFavourites());
    takeUp();
    sendFavourites();
  });
  sendFavourites();
}

/** Restores favourites carried past a login or /register. */
function takeUp(): void {
  const { status, owner } = useSession.getState();
  const carried = takeCarriedFavourites(status === 'in' ? owner : null);
  if (carried.length === 0) return;
  const kept = useKept.getState();
  keep({ ...kept, ids: mergeFavourites(kept.ids, carried), unsent: true });
}

function sendFavourites(): void {
  const { status, owner } = useSession.getState();
  if (status === 'in' && owner !== null) void send(owner);
}

/** Loads sync code only when signed in; offline the next start or change retries. */
async function send(owner: string): Promise<void> {
  try {
    const { syncFavourites } = await import('./sync-favourites.ts');
    await syncFavourites({ owner, read: () => useKept.getState(), write: keep });
  } catch {
    // The code could not be loaded.
  }
}

function keep(kept: KeptFavourites): void {
  writeKeptFavourites(kept);
  useKept.setState(kept, true);
}
