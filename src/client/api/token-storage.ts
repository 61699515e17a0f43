import { jwtDecode } from 'jwt-decode';
import { ACCESS_KEY, REFRESH_KEY } from './token-keys.ts';

/** Ours: the session generation of the tokens. A crash can restore old tokens, which then have an old generation. */
const GENERATION_KEY = 'generation';

export interface StoredTokens {
  access: string | null;
  refresh: string | null;
  /** Expiry in ms since 1970 on this phone's clock; null when missing or undecodable. */
  expires_at: number | null;
  /** The access token's account, expired or not. */
  owner: string | null;
  /** 0 for tokens from before generations. */
  generation: number;
}

interface Claims {
  sub?: unknown;
  user_id?: unknown;
  exp?: unknown;
  iat?: unknown;
}

/** Expiry of tokens received by this page, on its own clock: a clock hours ahead would treat every new token as expired. */
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

/** Stores the tokens of a new sign-in with the current generation. */
export function writeTokens(tokens: { access: string; refresh: string }, generation: number, now: number): void {
  localStorage.setItem(GENERATION_KEY, String(generation));
  localStorage.setItem(REFRESH_KEY, tokens.refresh);
  writeAccess(tokens.access, now);
}

/** Stores refreshed tokens unless the stored refresh token has changed since, by a logout or another sign-in. */
export function replaceTokens(sent: string, given: { access: string; refresh: string | null }, now: number): boolean {
  if (read(REFRESH_KEY) !== sent) return false;
  if (given.refresh !== null) localStorage.setItem(REFRESH_KEY, given.refresh);
  writeAccess(given.access, now);
  return true;
}

/** The account of a token; null when undecodable. */
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

/** Without storage nobody is signed in; public pages must still work. */
function read(key: string): string | null {
  try {
    const value = localStorage.getItem(key);
    return value === null || value === '' ? null : value;
  } catch {
    return null;
  }
}
