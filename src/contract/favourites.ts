import { array, int, object } from 'zod/mini';
import { endpoint } from './endpoint.ts';

const favouritesSchema = object({ coach_ids: array(int()) });

/** An account's saved coaches, newest first. */
export const readFavourites = endpoint({ method: 'GET', path: '/api/favourites/', access: 'login', response: favouritesSchema });

/** Replaces the list, in the order given; unknown ids are dropped. The phone merges before writing. */
export const writeFavourites = endpoint({
  method: 'PUT',
  path: '/api/favourites/',
  access: 'login',
  body: favouritesSchema,
  response: favouritesSchema,
});
