import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SHARED_CODE_SECONDS } from '#domain/limits.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { fail } from '../errors/domain-error.ts';

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
  /** Calls of people who are not signed in yet. What they may try is counted by the classes below. */
  join: { points: 3_600, seconds: 60, memory: true },
  /** Passwords tried in browsers that never signed in to the account: by address and network, by network, and by address from everywhere. */
  login_pair: { points: 10, seconds: 900 },
  login_network: { points: 100, seconds: 900 },
  login_email: { points: 2_000, seconds: 86_400 },
  /** … and in one that did. */
  login_device: { points: 10, seconds: 900 },
  captcha: { points: 600, seconds: 60, memory: true },
  /** Mails with a code for one browser: by address and network, by address, and by everybody. */
  verify_send_pair: { points: 4, seconds: 3_600 },
  verify_send_email: { points: 6, seconds: 3_600 },
  verify_send_everybody: { points: 500, seconds: 3_600 },
  /** Mails with the code that every browser may use, by address. */
  verify_send_shared: { points: 1, seconds: SHARED_CODE_SECONDS },
  /** Mails of both kinds, by network. */
  verify_send_network: { points: 40, seconds: 3_600 },
  /** Codes from browsers that asked for none. */
  verify_code_network: { points: 120, seconds: 3_600 },
  /** Registrations that were refused. */
  register_network: { points: 40, seconds: 3_600 },
  /** Mailed links: the first few of an hour, and then one every ten minutes. */
  reset_email: { points: 4, seconds: 3_600 },
  reset_spaced: { points: 1, seconds: 600 },
  reset_network: { points: 40, seconds: 3_600 },
  /** Links that are no good. */
  reset_confirm_network: { points: 40, seconds: 3_600 },
  password_account: { points: 10, seconds: 900 },
  export: { points: 12, seconds: 3_600 },
} as const satisfies Record<string, { points: number; seconds: number; memory?: true }>;

export type LimitClass = keyof typeof CLASSES;

export interface Limits {
  /** Counts one request of this class by `who`; refuses with 429, in the given words, when there were too many. */
  count(limit: LimitClass, who: string, sentence?: string): Promise<void>;
  /** The same without refusing: false when there were too many. */
  take(limit: LimitClass, who: string): Promise<boolean>;
  /** Whether one more would be allowed; counts nothing. */
  hasRoom(limit: LimitClass, who: string): Promise<boolean>;
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
  /** Null, or how many milliseconds until there is room. */
  const consume = async (limit: LimitClass, who: string): Promise<number | null> => {
    try {
      await limiters[limit].consume(keyOf(limit, who));
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return refused.msBeforeNext;
    }
  };
  return {
    count: async (limit, who, sentence = SERVER_MESSAGES.tooMany) => {
      const waitMs = await consume(limit, who);
      if (waitMs !== null) fail('too_many', { detail: sentence, code: 'too_many_requests' }, waitMs / 1000);
    },
    take: async (limit, who) => (await consume(limit, who)) === null,
    hasRoom: async (limit, who) => {
      const counted = await limiters[limit].get(keyOf(limit, who));
      return counted === null || counted.consumedPoints < limiters[limit].points;
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
