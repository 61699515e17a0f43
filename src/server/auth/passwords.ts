import { hash, verify } from '@node-rs/argon2';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { createSemaphore, QueueFullError } from '../concurrency/semaphore.ts';
import { fail } from '../errors/domain-error.ts';

/** The package's number for argon2id; its enum cannot be imported file by file. */
const ARGON2ID = 2;
export interface PasswordCost {
  /** KiB of memory one hash takes. */
  readonly memoryCost: number;
  /** Passes over that memory. */
  readonly timeCost: number;
}

/** About 46 MiB and two passes: the parameters OWASP's password storage guidance gives for argon2id with one lane. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 47_104, timeCost: 2 };

const AT_ONCE = 2;
const QUEUE_LENGTH = 16;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares; with `null` (no such account) it does the same work and answers false, so the time tells nothing. */
  matches(passwordHash: string | null, password: string, from?: { readonly isStranger: boolean }): Promise<boolean>;
  /** The hash was made with another cost than today's. */
  isOutdated(passwordHash: string): boolean;
}

/**
 * At most two hashes run at once and few wait: hashing is made expensive on purpose, and a storm of logins must not stop the
 * sets of people in the gym. A request that finds the queue full gets 429. Passwords tried in browsers that nobody knows wait behind all
 * others and are counted by themselves, so that they keep nobody from a place.
 */
export function createPasswords(cost: PasswordCost = PASSWORD_COST): Passwords {
  const options = { ...cost, algorithm: ARGON2ID, parallelism: 1 } as const;
  const mark = `$argon2id$v=19$m=${String(cost.memoryCost)},t=${String(cost.timeCost)},p=1$`;
  const hashing = createSemaphore({ permits: AT_ONCE, maxWaiting: QUEUE_LENGTH });
  let decoy: string | null = null;
  return {
    hash: (password) => orBusy(hashing.run(() => hash(password, options))),
    matches: (passwordHash, password, { isStranger } = { isStranger: false }) =>
      orBusy(
        hashing.run(
          async () => {
            decoy ??= await hash('no account has this password', options);
            const matches = await verify(passwordHash ?? decoy, password);
            return passwordHash !== null && matches;
          },
          { isLast: isStranger },
        ),
      ),
    isOutdated: (passwordHash) => !passwordHash.startsWith(mark),
  };
}

/** A full queue of hashes is too much for now. */
async function orBusy<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof QueueFullError) fail('too_many', { detail: SERVER_MESSAGES.tooMany, code: 'busy' }, 2);
    throw error;
  }
}
