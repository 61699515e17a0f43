import { type Favourites, mergeFavourites } from '#domain/browse/favourites.ts';

const KEY = 'favourite-coaches';

/** Favourites on this phone. */
export interface KeptFavourites {
  /** The account, null for a visitor's. */
  readonly owner: string | null;
  readonly ids: Favourites;
  /** Not yet written to the account. */
  readonly unsent: boolean;
}

export const NO_FAVOURITES: KeptFavourites = { owner: null, ids: [], unsent: false };

/** Favourites in local storage. Login, logout and /register clear that, so unsent ones are carried in session storage. */
export function readKeptFavourites(): KeptFavourites {
  return read(() => localStorage) ?? NO_FAVOURITES;
}

export function writeKeptFavourites(kept: KeptFavourites): void {
  try {
    if (kept.ids.length === 0 && !kept.unsent) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage they last as long as the page.
  }
}

/** Before local storage is cleared: moves unsent favourites to session storage. */
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

/** Carried favourites of a visitor or this account; another account's stay. */
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

/** Null when missing or unreadable. */
function read(storage: () => Storage): KeptFavourites | null {
  try {
    const { owner, ids, unsent } = JSON.parse(storage().getItem(KEY) ?? '') as Partial<Record<string, unknown>>;
    if (!Array.isArray(ids) || typeof unsent !== 'boolean') return null;
    return { owner: typeof owner === 'string' ? owner : null, ids: ids.filter((id) => Number.isInteger(id)), unsent };
  } catch {
    return null;
  }
}
