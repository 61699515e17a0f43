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

/** Empty until the page has been taken over, as the server drew it. */
const useKept = create<KeptFavourites>()(() => NO_FAVOURITES);

let isStarted = false;

/** The coaches saved on this phone, newest first. */
export function useFavourites(): Favourites {
  useEffect(startFavourites, []);
  return useKept((kept) => kept.ids);
}

/** Saves a coach, or lets go of one: on this phone at once, in the account as soon as it can be reached. */
export function changeFavourite(id: number): void {
  startFavourites();
  const kept = useKept.getState();
  keep({ ...kept, ids: toggleFavourite(kept.ids, id), unsent: true });
  sendFavourites();
}

/** Reads what the phone has and keeps the account's in step while the page lives. */
function startFavourites(): void {
  if (isStarted) return;
  isStarted = true;
  useKept.setState(readKeptFavourites());
  takeUp();
  watchKeptFavourites(() => useKept.setState(readKeptFavourites()));
  window.addEventListener('online', sendFavourites);
  useSession.subscribe((session, before) => {
    if (session.status === before.status && session.owner === before.owner) return;
    // Local storage was cleared; what it holds now is what there is.
    useKept.setState(readKeptFavourites());
    takeUp();
    sendFavourites();
  });
  sendFavourites();
}

/** What was carried past a login or past /register is saved again. */
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

/** Only who is signed in loads the code for it; without signal the next start or change tries again. */
async function send(owner: string): Promise<void> {
  try {
    const { syncFavourites } = await import('./sync-favourites.ts');
    await syncFavourites({ owner, read: () => useKept.getState(), write: keep });
  } catch {
    // The code could not be fetched.
  }
}

function keep(kept: KeptFavourites): void {
  writeKeptFavourites(kept);
  useKept.setState(kept, true);
}
