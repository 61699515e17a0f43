import { array, int, nullable, number, object, optional, type output, string } from 'zod/mini';
import { coachIdParam } from './coach-id-param.ts';
import { coachShape } from './coach-shape.ts';
import { endpoint } from './endpoint.ts';
import { portfolioItemSchema } from './portfolio.ts';

/** `average` has one decimal; null while nobody has rated. */
export const ratingSchema = object({ average: nullable(number()), count: int() });

/**
 * Specification 3, Coach, as everyone may see it. What is not named here (e-mail, date of birth, payment ids) never leaves the server.
 * `programs` are the offered ones; `rating` is ours and optional, because an older backend does not send it.
 */
export const publicCoachSchema = object({ ...coachShape, rating: optional(ratingSchema) });

export type PublicCoach = output<typeof publicCoachSchema>;

const coachParams = object({ id: coachIdParam });

/** Every listed coach in full, by id. For other clients: our own pages ask for cards. */
export const listCoaches = endpoint({ method: 'GET', path: '/api/coaches/', access: 'anyone', response: array(publicCoachSchema) });

/** One listed coach; 404 'Coach not found.' for any other. */
export const readCoach = endpoint({
  method: 'GET',
  path: '/api/coaches/:id/',
  access: 'anyone',
  params: coachParams,
  response: publicCoachSchema,
});

export const listPortfolios = endpoint({
  method: 'GET',
  path: '/api/coaches/:id/portfolios/',
  access: 'anyone',
  params: coachParams,
  response: array(portfolioItemSchema),
});

/** What a list shows of a coach. `name` is what people read; `starting_price` dollars a month, like '129.00'. */
export const coachCardSchema = object({
  id: int(),
  name: string(),
  image: nullable(string()),
  short_bio: string(),
  rating: ratingSchema,
  specialties: array(string()),
  starting_price: string(),
  programs: array(object({ id: int(), type: string(), price: string() })),
});

export type CoachCard = output<typeof coachCardSchema>;

/**
 * A page of the list. `total` coaches fit the search, on `pages` pages, the lowest of their prices is `from` (null of nobody; absent from
 * an answer a phone has kept for long); `specialties` count who fits the rest of it.
 */
export const coachCardsSchema = object({
  coaches: array(coachCardSchema),
  total: int(),
  page: int(),
  pages: int(),
  from: optional(nullable(string())),
  specialties: array(object({ id: int(), title: string(), count: int() })),
});

export type CoachCards = output<typeof coachCardsSchema>;

/**
 * The list of coaches, 24 a page. `text` is looked for in names and specialties; `specialties` and `ids` are numbers, `price` ranges of
 * `0-100`, `100-200`, `200+`, each separated by commas; `sort` is `name`, `price-low`, `price-high` or `rating`. With `ids` the coaches come in
 * that order. What cannot be read is left out, so a broken link still shows a list; a page past the end is empty.
 */
export const browseCoaches = endpoint({
  method: 'GET',
  path: '/api/coaches/cards/',
  access: 'anyone',
  query: object({
    text: optional(string()),
    specialties: optional(string()),
    price: optional(string()),
    sort: optional(string()),
    page: optional(string()),
    ids: optional(string()),
  }),
  response: coachCardsSchema,
});
