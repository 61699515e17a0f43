import { createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS } from '#domain/limits.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'setwise';
const AUDIENCE = 'setwise-api';

export interface AccessClaims {
  /** Account id. */
  readonly sub: string;
  /** The sign-in the token belongs to. */
  readonly sid: string;
}

export interface AccessTokens {
  /** A signed token, good for ten minutes. */
  sign(claims: AccessClaims): Promise<string>;
  /** The claims of a token of ours; what is wrong with it otherwise. */
  verify(token: string): Promise<AccessClaims | 'expired' | 'invalid'>;
  /** The secret behind the tokens, for values that must be derived and never guessed. */
  readonly secret: string;
}

/** One algorithm, fixed issuer and audience: nothing in a token can choose how it is checked. */
export function createAccessTokens({ secret, clock, newId }: { secret: string; clock: () => number; newId: () => string }): AccessTokens {
  const key = createSecretKey(Buffer.from(secret, 'utf8'));
  return {
    secret,
    sign: ({ sub, sid }) => {
      const now = Math.floor(clock() / 1000);
      return new SignJWT({ sid })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(sub)
        .setJti(newId())
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(key);
    },
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          currentDate: new Date(clock()),
          requiredClaims: ['exp', 'sub', 'jti'],
        });
        const { sub, sid } = payload;
        return isId(sub) && isId(sid) ? { sub, sid } : 'invalid';
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
      }
    },
  };
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);
}
