import { boolean, object, optional, string } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * Starts the AI Coach checkout, without authorization; when a bearer token is present the purchase belongs to that
 * account. `trial` is ours: quiz 1's "Start Your Plan" asks for the free 14 days it promises instead of the reduced first month. An
 * account that had the AI Coach before gets the reduced first month either way.
 */
export const startCheckout = endpoint({
  method: 'POST',
  path: '/api/stripe/checkout/',
  access: 'anyone',
  idempotent: true,
  body: object({ cancel_url: string(), email: optional(string()), trial: optional(boolean()) }),
  response: object({ url: string() }),
});
