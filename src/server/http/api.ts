import type { Hono } from 'hono';
import type { Endpoint } from '#contract/index.ts';
import type { Semaphore } from '../concurrency/semaphore.ts';
import type { Services } from '../services/services.ts';
import type { Idempotency } from './idempotency.ts';
import type { OriginRule } from './own-origin.ts';

/** What a route may use. One object, handed to every `serve…Routes` function. */
export interface Api extends Services, OriginRule {
  readonly hono: Hono;
  /** Bodies with pictures are held whole, so only so many at once. */
  readonly uploads: Semaphore;
  readonly idempotency: Idempotency;
  readonly trustedProxies: number;
  /** Validates answers against the contract; off in production. */
  readonly checkAnswers: boolean;
  /** Filled by `serve`. */
  readonly endpoints: Endpoint[];
}
