import { createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS } from '#domain/limits.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'setwise';
const AUDIENCE = 'setwise-api';

export interface AccessClaims {
  /** Account id. */
  readonly sub: string;
  /** The session of the token. */
  readonly sid: string;
}

export interface AccessTokens {
  /** Signs a token that is valid for ten minutes. */
  sign(claims: AccessClaims): Promise<string>;
  /** The claims of a valid token; otherwise the fault. */
  verify(token: string): Promise<AccessClaims | 'expired' | 'invalid'>;
  /** The signing secret, from which other unguessable values are derived. */
  readonly secret: string;
}

/** Algorithm, issuer and audience are fixed, so that a token cannot choose how it is verified. */
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
