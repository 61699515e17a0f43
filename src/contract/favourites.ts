import { array, int, object } from 'zod/mini';
import { endpoint } from './endpoint.ts';

const favouritesSchema = object({ coach_ids: array(int()) });

/** The coaches an account has saved, newest first. */
export const readFavourites = endpoint({ method: 'GET', path: '/api/favourites/', access: 'login', response: favouritesSchema });

/** Replaces them, in the order given; what is no coach is left out. The phone merges before it writes. */
export const writeFavourites = endpoint({
  method: 'PUT',
  path: '/api/favourites/',
  access: 'login',
  body: favouritesSchema,
  response: favouritesSchema,
});
