import { object, string } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { rowIdParam } from './row-id-param.ts';

/** Starts the checkout of a coach's program. The buyer comes back to the page the call was made from (MONEY-6). */
export const buyProgram = endpoint({
  method: 'POST',
  path: '/api/programs/:id/buy/',
  access: 'anyone',
  idempotent: true,
  params: object({ id: rowIdParam }),
  response: object({ checkout_url: string() }),
});

/** Starts the checkout of a $15 discovery call (CALL-3). */
export const payDiscoveryCall = endpoint({
  method: 'POST',
  path: '/api/discovery-call/:coachId/',
  access: 'anyone',
  idempotent: true,
  params: object({ coachId: rowIdParam }),
  response: object({ checkout_url: string() }),
});
