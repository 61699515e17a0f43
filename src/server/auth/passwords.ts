import { hash, verify } from '@node-rs/argon2';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { createSemaphore, QueueFullError } from '../concurrency/semaphore.ts';
import { fail } from '../errors/domain-error.ts';

/** The package's value for argon2id; its enum is not importable with isolated modules. */
const ARGON2ID = 2;
export interface PasswordCost {
  /** KiB of memory per hash. */
  readonly memoryCost: number;
  /** Passes over the memory. */
  readonly timeCost: number;
}

/** OWASP recommendation for argon2id with one lane: 46 MiB and two passes. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 47_104, timeCost: 2 };

const AT_ONCE = 2;
const QUEUE_LENGTH = 16;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Verifies a password; with `null` (no such account) it does equal work and returns false, so that timing reveals nothing. */
  matches(passwordHash: string | null, password: string, from?: { readonly isStranger: boolean }): Promise<boolean>;
  /** The hash was made with other cost parameters. */
  isOutdated(passwordHash: string): boolean;
}

/**
 * At most two hashes run concurrently with a short queue, because hashing is expensive and a storm of logins must not delay syncing. A full
 * queue answers 429. Attempts from unknown browsers wait behind the others and have their own queue limit.
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
