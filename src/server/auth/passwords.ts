import { hash, verify } from '@node-rs/argon2';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { refuse } from '../http/refusal.ts';

/** The package's number for argon2id; its enum cannot be imported file by file. */
const ARGON2ID = 2;
/** security.md: about 46 MiB, two passes, one lane. `memoryCost` is in KiB. */
const COST = { algorithm: ARGON2ID, memoryCost: 47_104, timeCost: 2, parallelism: 1 } as const;
const COST_MARK = `$argon2id$v=19$m=${String(COST.memoryCost)},t=${String(COST.timeCost)},p=${String(COST.parallelism)}$`;

const AT_ONCE = 2;
const QUEUE_LENGTH = 16;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares; with `null` (no such account) it does the same work and answers false, so the time tells nothing. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
  /** The hash was made with another cost than today's. */
  isOutdated(passwordHash: string): boolean;
}

/**
 * At most two hashes run at once and few wait: hashing is made expensive on purpose, and a storm of logins must not stop the
 * sets of people in the gym. Whoever does not fit is refused with 429.
 */
export function createPasswords(): Passwords {
  const inTurn = createQueue(AT_ONCE, QUEUE_LENGTH);
  let decoy: string | null = null;
  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    matches: (passwordHash, password) =>
      inTurn(async () => {
        decoy ??= await hash('no account has this password', COST);
        const matches = await verify(passwordHash ?? decoy, password);
        return passwordHash !== null && matches;
      }),
    isOutdated: (passwordHash) => !passwordHash.startsWith(COST_MARK),
  };
}

/** Runs at most `atOnce` jobs; up to `length` more wait in order; the next is refused. */
export function createQueue(atOnce: number, length: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (running >= atOnce) {
      if (waiting.length >= length) refuse(429, { detail: SERVER_MESSAGES.tooMany, code: 'busy' }, 2);
      await new Promise<void>((start) => {
        waiting.push(start);
      });
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      // A place that is handed on stays taken, so nobody can slip in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
