import { array, int, nullable, number, object, optional, type output, string } from 'zod/mini';
import { coachIdParam } from './coach-id-param.ts';
import { coachShape } from './coach-shape.ts';
import { endpoint } from './endpoint.ts';
import { portfolioItemSchema } from './portfolio.ts';

/** `average` has one decimal; null without ratings. */
export const ratingSchema = object({ average: nullable(number()), count: int() });

/**
 * A coach as everyone may see it (SEC-12). What is not named here (e-mail, date of birth, payment ids) never leaves the server.
 * `programs` are the offered ones; `rating` is ours and optional, because an older backend does not send it.
 */
export const publicCoachSchema = object({ ...coachShape, rating: optional(ratingSchema) });

export type PublicCoach = output<typeof publicCoachSchema>;

const coachParams = object({ id: coachIdParam });

/** Every listed coach in full, by id. For other clients; our pages request cards. */
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

/** A coach in a list. `name` is the display name; `starting_price` is dollars a month, like '129.00'. */
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
 * A page of the list. `total` coaches match, on `pages` pages, with the lowest price `from` (null when none match; missing from old cached
 * answers); `specialties` count the matches of the other filters.
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
 * The list of coaches, 24 a page. `text` matches names and specialties; `specialties` and `ids` are numbers, `price` ranges of `0-100`,
 * `100-200`, `200+`, comma-separated; `sort` is `name`, `price-low`, `price-high` or `rating`. `ids` determine the order. Unreadable values
 * are ignored, so that a broken link still shows a list; a page past the end is empty.
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
