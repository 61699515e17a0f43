import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SHARED_CODE_SECONDS } from '#domain/limits.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { fail } from '../errors/domain-error.ts';

/**
 * Requests per account (or network) and period. Sync is generous: a phone that was away for weeks sends everything at once. `memory`
 * classes are counted per process, because a database write per page read would cost more than the read.
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
  /** Mails to a coach about free calls. */
  lead_mail: { points: 10, seconds: 3_600 },
  /** Codes of coaches that are tried (REL-3), by account and by network; and made, by coach. */
  join_code_account: { points: 10, seconds: 3_600 },
  join_code_network: { points: 50, seconds: 3_600 },
  invite: { points: 20, seconds: 3_600 },
  /** Choices of what is shared, by trainee; and reading of shared logs, by coach. */
  consent: { points: 30, seconds: 3_600 },
  desk: { points: 120, seconds: 60 },
  sync: { points: 1_200, seconds: 60 },
  /** Calls before sign-in; attempts are counted by the classes below. */
  join: { points: 3_600, seconds: 60, memory: true },
  /** Password attempts from unknown browsers: by address and network, by network, by address. */
  login_pair: { points: 10, seconds: 900 },
  login_network: { points: 100, seconds: 900 },
  login_email: { points: 2_000, seconds: 86_400 },
  /** … and from known ones. */
  login_device: { points: 10, seconds: 900 },
  captcha: { points: 600, seconds: 60, memory: true },
  /** Mails with a browser's code: by address and network, by address, and in total. */
  verify_send_pair: { points: 4, seconds: 3_600 },
  verify_send_email: { points: 6, seconds: 3_600 },
  verify_send_everybody: { points: 500, seconds: 3_600 },
  /** Mails with the shared code, by address. */
  verify_send_shared: { points: 1, seconds: SHARED_CODE_SECONDS },
  /** Mails of both kinds, by network. */
  verify_send_network: { points: 40, seconds: 3_600 },
  /** Codes from browsers that requested none. */
  verify_code_network: { points: 120, seconds: 3_600 },
  /** Refused registrations. */
  register_network: { points: 40, seconds: 3_600 },
  /** Mailed links: the first few per hour, then one per ten minutes. */
  reset_email: { points: 4, seconds: 3_600 },
  reset_spaced: { points: 1, seconds: 600 },
  reset_network: { points: 40, seconds: 3_600 },
  /** Invalid links. */
  reset_confirm_network: { points: 40, seconds: 3_600 },
  password_account: { points: 10, seconds: 900 },
  export: { points: 12, seconds: 3_600 },
} as const satisfies Record<string, { points: number; seconds: number; memory?: true }>;

export type LimitClass = keyof typeof CLASSES;

export interface Limits {
  /** Counts a request of `who`; refuses with 429 and the sentence when over the limit. */
  count(limit: LimitClass, who: string, sentence?: string): Promise<void>;
  /** Like `count`, but returns false instead of refusing. */
  take(limit: LimitClass, who: string): Promise<boolean>;
  /** Whether another request is allowed, without counting. */
  hasRoom(limit: LimitClass, who: string): Promise<boolean>;
  /** Resets the counter after a success. */
  forget(limit: LimitClass, who: string): Promise<void>;
}

/** `factor` multiplies all limits, for load tests or many people behind one address. */
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
  /** Null, or milliseconds until allowed. */
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

/** Stored keys are hashed; in-memory keys are not stored. */
function keyOf(limit: LimitClass, who: string): string {
  if ('memory' in CLASSES[limit]) return who;
  return createHash('sha256').update(who).digest('base64url');
}
