import { jwtDecode } from 'jwt-decode';
import { ACCESS_KEY, REFRESH_KEY } from './token-keys.ts';

/** Ours: the phone's session generation the tokens were written under. A crash can bring back old tokens, but not a newer number. */
const GENERATION_KEY = 'generation';

export interface StoredTokens {
  access: string | null;
  refresh: string | null;
  /** Milliseconds since 1970 by this phone's clock; null when the access token is absent or does not decode. */
  expires_at: number | null;
  /** Account id the access token names, expired or not. */
  owner: string | null;
  /** 0 when the tokens are older than generations. */
  generation: number;
}

interface Claims {
  sub?: unknown;
  user_id?: unknown;
  exp?: unknown;
  iat?: unknown;
}

/**
 * Expiry of tokens received while this page lives, by this phone's own clock: a clock that is hours ahead would otherwise call every
 * fresh token expired.
 */
const receivedExpiry = new Map<string, number>();

export function readTokens(): StoredTokens {
  const access = read(ACCESS_KEY);
  const claims = access === null ? null : decode(access);
  return {
    access: claims === null ? null : access,
    refresh: read(REFRESH_KEY),
    expires_at: claims === null || access === null ? null : expiryOf(access, claims),
    owner: claims === null ? null : ownerOf(claims),
    generation: Number(read(GENERATION_KEY) ?? 0),
  };
}

/** Writes a new sign-in's tokens under the phone's present generation. */
export function writeTokens(tokens: { access: string; refresh: string }, generation: number, now: number): void {
  localStorage.setItem(GENERATION_KEY, String(generation));
  localStorage.setItem(REFRESH_KEY, tokens.refresh);
  writeAccess(tokens.access, now);
}

/**
 * Writes what a refresh gave, unless the stored refresh token is no longer the one that was sent: then somebody signed out or in
 * meanwhile, and the late answer belongs to nobody.
 */
export function replaceTokens(sent: string, given: { access: string; refresh: string | null }, now: number): boolean {
  if (read(REFRESH_KEY) !== sent) return false;
  if (given.refresh !== null) localStorage.setItem(REFRESH_KEY, given.refresh);
  writeAccess(given.access, now);
  return true;
}

/** Account id a token names; null when it does not decode or names none. */
export function ownerOfToken(access: string): string | null {
  const claims = decode(access);
  return claims === null ? null : ownerOf(claims);
}

function writeAccess(access: string, now: number): void {
  const claims = decode(access);
  if (claims !== null && typeof claims.exp === 'number' && typeof claims.iat === 'number') {
    receivedExpiry.clear();
    receivedExpiry.set(access, now + (claims.exp - claims.iat) * 1000);
  }
  localStorage.setItem(ACCESS_KEY, access);
}

function expiryOf(access: string, claims: Claims): number | null {
  return receivedExpiry.get(access) ?? (typeof claims.exp === 'number' ? claims.exp * 1000 : null);
}

function ownerOf({ sub, user_id }: Claims): string | null {
  const id = sub ?? user_id;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

function decode(token: string): Claims | null {
  try {
    const claims = jwtDecode<Claims>(token);
    return typeof claims === 'object' && claims !== null ? claims : null;
  } catch {
    return null;
  }
}

/** A browser that forbids storage has nobody signed in; it must not break the public pages. */
function read(key: string): string | null {
  try {
    const value = localStorage.getItem(key);
    return value === null || value === '' ? null : value;
  } catch {
    return null;
  }
}
