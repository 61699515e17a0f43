import { array, int, literal, nullable, object, optional, type output, string } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { rowIdParam } from './row-id-param.ts';

export const portfolioItemSchema = object({
  id: int(),
  image_url: string(),
  image_url_optimized: nullable(string()),
  description: string(),
});

export type PortfolioItem = output<typeof portfolioItemSchema>;

/** Multipart. 409 when there are four already (BRAND-3). */
export const createPortfolioItem = endpoint({
  method: 'POST',
  path: '/api/coach/portfolio/create/',
  access: 'coach',
  idempotent: true,
  form: object({ description: optional(string()) }),
  picture: 'image',
  response: portfolioItemSchema,
});

export const listOwnPortfolio = endpoint({
  method: 'GET',
  path: '/api/coach/portfolios/',
  access: 'coach',
  response: array(portfolioItemSchema),
});

/** Multipart; missing fields stay unchanged. 404 for an item of another coach. */
export const updatePortfolioItem = endpoint({
  method: 'PATCH',
  path: '/api/coach/portfolio/:id/',
  access: 'coach',
  params: object({ id: rowIdParam }),
  form: object({ description: optional(string()) }),
  picture: 'image',
  response: portfolioItemSchema,
});

export const deletePortfolioItem = endpoint({
  method: 'DELETE',
  path: '/api/coach/portfolio/:id/delete/',
  access: 'coach',
  params: object({ id: rowIdParam }),
  response: object({ deleted: literal(true) }),
});
