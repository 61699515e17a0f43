import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { refuse } from './refusal.ts';

/**
 * How many requests one account (or, without one, one network) may make in how many seconds. Sync is generous: a phone that was
 * away for weeks must be able to send everything at once. `memory` classes are counted per process, because a write to the
 * database for every page read would cost more than the read.
 */
const CLASSES = {
  read: { points: 600, seconds: 60, memory: true },
  write: { points: 120, seconds: 60 },
  refresh: { points: 120, seconds: 60 },
  upload: { points: 30, seconds: 60 },
  coach: { points: 60, seconds: 60 },
  checkout: { points: 20, seconds: 60 },
  discovery: { points: 20, seconds: 900 },
  discovery_email: { points: 5, seconds: 3_600 },
  sync: { points: 1_200, seconds: 60 },
  login_network: { points: 100, seconds: 900 },
  login_email: { points: 50, seconds: 3_600 },
  login_pair: { points: 10, seconds: 900 },
  captcha: { points: 60, seconds: 60 },
  verify_send_network: { points: 40, seconds: 3_600 },
  verify_send_email: { points: 12, seconds: 3_600 },
  verify_code_network: { points: 120, seconds: 3_600 },
  verify_code_email: { points: 30, seconds: 3_600 },
  register_network: { points: 40, seconds: 3_600 },
  reset_network: { points: 40, seconds: 3_600 },
  reset_email: { points: 4, seconds: 3_600 },
  password_account: { points: 10, seconds: 900 },
  export: { points: 12, seconds: 3_600 },
} as const satisfies Record<string, { points: number; seconds: number; memory?: true }>;

export type LimitClass = keyof typeof CLASSES;

export interface Limits {
  /** Counts one request of this class by `who`; refuses with 429, in the given words, when there were too many. */
  count(limit: LimitClass, who: string, sentence?: string): Promise<void>;
  /** Forgets what was counted, after a success that proves the earlier tries were harmless. */
  forget(limit: LimitClass, who: string): Promise<void>;
}

/** `factor` multiplies every allowance: 1 is the product's own, more for load tests and for many people behind one address. */
export function createLimits(database: Database, factor: number): Limits {
  const limiters = Object.fromEntries(
    Object.entries(CLASSES).map(([name, { points, seconds, ...rest }]) => {
      const options = { keyPrefix: name, points: Math.max(1, Math.round(points * factor)), duration: seconds };
      const limiter: RateLimiterAbstract =
        'memory' in rest
          ? new RateLimiterMemory(options)
          : new RateLimiterDrizzle({ ...options, storeClient: database, schema: rateLimits, clearExpiredByTimeout: false });
      return [name, limiter];
    }),
  ) as Record<LimitClass, RateLimiterAbstract>;
  return {
    count: async (limit, who, sentence = SERVER_MESSAGES.tooMany) => {
      try {
        await limiters[limit].consume(keyOf(limit, who));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        refuse(429, { detail: sentence, code: 'too_many_requests' }, refused.msBeforeNext / 1000);
      }
    },
    forget: async (limit, who) => {
      await limiters[limit].delete(keyOf(limit, who));
    },
  };
}

/** Addresses and accounts are hashed before they are stored; what is counted in memory is not stored. */
function keyOf(limit: LimitClass, who: string): string {
  if ('memory' in CLASSES[limit]) return who;
  return createHash('sha256').update(who).digest('base64url');
}
