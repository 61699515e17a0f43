import { literal, object } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The process is up. */
export const readHealth = endpoint({ method: 'GET', path: '/healthz', access: 'anyone', response: object({ status: literal('ok') }) });

/** The process is up and its database answers; otherwise, and while draining, 503. */
export const readReadiness = endpoint({ method: 'GET', path: '/readyz', access: 'anyone', response: object({ status: literal('ready') }) });
