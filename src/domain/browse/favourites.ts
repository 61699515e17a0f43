import { FAVOURITES_MAX } from '../limits.ts';

/** Saved coach ids, newest first, unique. */
export type Favourites = readonly number[];

/** Adds or removes a coach. */
export function toggleFavourite(favourites: Favourites, id: number): Favourites {
  return favourites.includes(id) ? favourites.filter((saved) => saved !== id) : [id, ...favourites].slice(0, FAVOURITES_MAX);
}

/** Merges after login: the phone's list first, then the account's. Nothing is lost below the limit. */
export function mergeFavourites(phone: Favourites, account: Favourites): Favourites {
  return [...new Set([...phone, ...account])].slice(0, FAVOURITES_MAX);
}

export function sameFavourites(a: Favourites, b: Favourites): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}
