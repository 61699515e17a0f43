import { type Favourites, mergeFavourites } from '#domain/browse/favourites.ts';

const KEY = 'favourite-coaches';

/** What this phone holds of somebody's favourites. */
export interface KeptFavourites {
  /** The account they belong to, null while they are a visitor's. */
  readonly owner: string | null;
  readonly ids: Favourites;
  /** The account does not have them like this yet. */
  readonly unsent: boolean;
}

export const NO_FAVOURITES: KeptFavourites = { owner: null, ids: [], unsent: false };

/**
 * The one place that reads and writes favourites on this phone. They stand in local storage; login, logout and /register clear that, so
 * what no account has yet is carried past the clearing in the tab's own storage.
 */
export function readKeptFavourites(): KeptFavourites {
  return read(() => localStorage) ?? NO_FAVOURITES;
}

export function writeKeptFavourites(kept: KeptFavourites): void {
  try {
    if (kept.ids.length === 0 && !kept.unsent) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that forbids storage keeps them as long as the page lives.
  }
}

/** Before local storage is cleared: what would be lost with it moves to the tab's storage. */
export function carryFavourites(): void {
  const kept = read(() => localStorage);
  if (kept?.unsent !== true) return;
  try {
    const earlier = read(() => sessionStorage);
    const ids = earlier?.owner === kept.owner ? mergeFavourites(kept.ids, earlier.ids) : kept.ids;
    sessionStorage.setItem(KEY, JSON.stringify({ ...kept, ids }));
  } catch {
    // As above.
  }
}

/** What was carried, for a visitor or for this account; another account's stays where it is. */
export function takeCarriedFavourites(owner: string | null): Favourites {
  const carried = read(() => sessionStorage);
  if (carried === null || (carried.owner !== null && carried.owner !== owner)) return [];
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return [];
  }
  return carried.ids;
}

/** Calls back when another tab changed them. */
export function watchKeptFavourites(listener: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) listener();
  });
}

/** Null when there are none, or none that can be read. */
function read(storage: () => Storage): KeptFavourites | null {
  try {
    const { owner, ids, unsent } = JSON.parse(storage().getItem(KEY) ?? '') as Partial<Record<string, unknown>>;
    if (!Array.isArray(ids) || typeof unsent !== 'boolean') return null;
    return { owner: typeof owner === 'string' ? owner : null, ids: ids.filter((id) => Number.isInteger(id)), unsent };
  } catch {
    return null;
  }
}
