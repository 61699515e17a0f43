import { createHash, hkdfSync } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { int, object, optional, string, unknown } from 'zod/mini';
import { CAPTCHA_MINUTES } from '#domain/limits.ts';
import type { Database } from '../db/database.ts';
import { captchaUses } from '../db/schema.ts';
import type { Captcha } from '../ports/captcha.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
const TOKEN_MAX_LENGTH = 4_096;

/** Work of a challenge: `cost` rounds for each of up to `steps.max` sequential tries. */
interface CaptchaEffort {
  readonly cost: number;
  readonly steps: { readonly min: number; readonly max: number };
}

/** About a second on an average phone. */
const CAPTCHA_EFFORT: CaptchaEffort = { cost: 5_000, steps: { min: 400, max: 800 } };

const payloadSchema = object({
  challenge: object({
    parameters: object({
      algorithm: string(),
      nonce: string(),
      salt: string(),
      cost: int(),
      keyLength: int(),
      keyPrefix: string(),
      keySignature: string(),
      data: object({ good_until: int() }),
    }),
    signature: string(),
  }),
  solution: object({ counter: int(), derivedKey: string(), time: optional(unknown()) }),
});

interface Dependencies {
  readonly database: Database;
  readonly clock: () => number;
  readonly secret: string;
  readonly effort?: CaptchaEffort;
}

/** Proof of work without a third party that sees who registers. Creating and verifying takes a few milliseconds. */
export function createAltchaCaptcha({ database, clock, secret, effort = CAPTCHA_EFFORT }: Dependencies): Captcha {
  const secretFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');
  const secrets = {
    hmacSignatureSecret: secretFor('setwise captcha challenge'),
    hmacKeySignatureSecret: secretFor('setwise captcha key'),
  };
  return {
    challenge: async () => {
      const { parameters, signature } = await createChallenge({
        ...secrets,
        algorithm: ALGORITHM,
        cost: effort.cost,
        counter: randomInt(effort.steps.min, effort.steps.max),
        deriveKey,
        data: { good_until: Math.floor(clock() / 1000) + CAPTCHA_MINUTES * 60 },
      });
      if (signature === undefined) throw new Error('The captcha challenge was not signed.');
      return { parameters: { ...parameters }, signature };
    },
    use: async (token) => {
      const payload = readToken(token);
      if (payload === null) return false;
      const { parameters } = payload.challenge;
      const { verified } = await verifySolution({
        ...secrets,
        deriveKey,
        challenge: payload.challenge,
        solution: { ...payload.solution, time: 0 },
      });
      // The parameters are signed, so they are unchanged.
      if (!verified || parameters.data.good_until * 1000 <= clock()) return false;
      const used = await database
        .insert(captchaUses)
        .values({
          challenge_hash: createHash('sha256').update(parameters.nonce).digest('base64url'),
          expires_at: new Date(parameters.data.good_until * 1000),
        })
        .onConflictDoNothing()
        .returning({ challenge_hash: captchaUses.challenge_hash });
      return used.length > 0;
    },
  };
}

function readToken(token: string) {
  if (token.length > TOKEN_MAX_LENGTH || !/^[A-Za-z0-9+/_=-]+$/.test(token)) return null;
  try {
    const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
