import { FAVOURITES_MAX } from '../limits.ts';

/** Coaches a visitor saved, newest first, each once. */
export type Favourites = readonly number[];

/** Saves a coach, or lets go of one. */
export function toggleFavourite(favourites: Favourites, id: number): Favourites {
  return favourites.includes(id) ? favourites.filter((saved) => saved !== id) : [id, ...favourites].slice(0, FAVOURITES_MAX);
}

/** After login: what the phone saved comes first, then what the account had. Nothing saved on either side is lost below the limit. */
export function mergeFavourites(phone: Favourites, account: Favourites): Favourites {
  return [...new Set([...phone, ...account])].slice(0, FAVOURITES_MAX);
}

export function sameFavourites(a: Favourites, b: Favourites): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}
