import { object, optional, string } from 'zod/mini';
import { coachIdParam } from './coach-id-param.ts';
import { endpoint } from './endpoint.ts';

/**
 * Asks for a discovery call: the wish is kept, a mail with the coach's programs is on its way, and `booking_url` leads to the coach's
 * calendar. An idempotency key makes a draft that was written offline arrive once. Refusals carry their sentence in `error`.
 */
export const submitDiscoveryCall = endpoint({
  method: 'POST',
  path: '/api/discovery-call/:coachId/submit/',
  access: 'anyone',
  params: object({ coachId: coachIdParam }),
  body: object({ name: optional(string()), email: optional(string()) }),
  response: object({ booking_url: string() }),
});
