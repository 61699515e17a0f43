import { object, optional, string } from 'zod/mini';
import { coachIdParam } from './coach-id-param.ts';
import { endpoint } from './endpoint.ts';

/**
 * Requests a discovery call: stores it, mails the coach's programs, and returns the coach's calendar in `booking_url`. An idempotency key
 * lets a draft written offline arrive once. Refusals have their sentence in `error`.
 */
export const submitDiscoveryCall = endpoint({
  method: 'POST',
  path: '/api/discovery-call/:coachId/submit/',
  access: 'anyone',
  params: object({ coachId: coachIdParam }),
  body: object({ name: optional(string()), email: optional(string()) }),
  response: object({ booking_url: string() }),
});
