import type { Hono } from 'hono';
import type { Endpoint } from '#contract/index.ts';
import type { Semaphore } from '../concurrency/semaphore.ts';
import type { Services } from '../services/services.ts';
import type { Idempotency } from './idempotency.ts';
import type { OriginRule } from './own-origin.ts';

/** Dependencies of all routes. */
export interface Api extends Services, OriginRule {
  readonly hono: Hono;
  /** Limits concurrent multipart bodies, which are held in memory. */
  readonly uploads: Semaphore;
  readonly idempotency: Idempotency;
  readonly trustedProxies: number;
  /** Validates answers against the contract; off in production. */
  readonly checkAnswers: boolean;
  /** Filled by `serve`. */
  readonly endpoints: Endpoint[];
}
