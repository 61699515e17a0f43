import { literal, nullable, object, optional, string } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Both fields are required (AUTH-7); the screen chooses the sentence. */
export const createToken = endpoint({
  method: 'POST',
  path: '/api/token/',
  access: 'anyone',
  body: object({ email: string(), password: string() }),
  response: object({ access: string(), refresh: string() }),
});

/**
 * Returns `access`. With `rotate: true` (AUTH-9) the answer also carries the successor of the refresh token; the
 * direct predecessor keeps getting the same successor until that one has been used, so a lost answer logs nobody out.
 */
export const refreshToken = endpoint({
  method: 'POST',
  path: '/api/token/refresh/',
  access: 'anyone',
  body: object({ refresh: string(), rotate: optional(literal(true)) }),
  response: object({ access: string(), refresh: optional(nullable(string())) }),
});

/** Ours: ends the session of the refresh token. The answer is the same for unknown tokens. */
export const revokeToken = endpoint({
  method: 'POST',
  path: '/api/token/revoke/',
  access: 'anyone',
  body: object({ refresh: string() }),
  response: object({ revoked: literal(true) }),
});
