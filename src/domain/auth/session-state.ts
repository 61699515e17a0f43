/**
 * AUTH-1: logged in when the stored access token exists, decodes, and its expiry is in the future. An expired one with a refresh
 * token is not a logout but a question to the server; until it is answered the session stands.
 */
export type SessionState = 'out' | 'in' | 'expired';

export interface StoredSession {
  /** Claims of the access token; null when missing or undecodable. Milliseconds since 1970. */
  readonly access: { readonly expires_at: number | null } | null;
  readonly has_refresh: boolean;
}

export function sessionState({ access, has_refresh }: StoredSession, now: number): SessionState {
  if (access === null) return 'out';
  if (access.expires_at !== null && access.expires_at > now) return 'in';
  return has_refresh ? 'expired' : 'out';
}

/**
 * Whether a failed profile request ends the session. Only 401 or 403 after the transport's refresh does; silence, captive portals, 429 and
 * 5xx keep the person signed in.
 */
export function endsSession(refusedStatus: number | null): boolean {
  return refusedStatus === 401 || refusedStatus === 403;
}
