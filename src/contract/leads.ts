import { array, object, string } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Ours: who asked the coach for a free call (REL-6), newest first. */
export const listLeads = endpoint({
  method: 'GET',
  path: '/api/desk/leads/',
  access: 'coach',
  response: array(object({ id: string(), name: string(), email: string(), asked_at: string() })),
});
