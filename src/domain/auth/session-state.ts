/**
 * Section 4: logged in when the stored access token exists, decodes, and its expiry is in the future. An expired one with a refresh
 * token is not a logout but a question to the server; until it is answered the session stands.
 */
export type SessionState = 'out' | 'in' | 'expired';

export interface StoredSession {
  /** What the access token says about itself, null when there is none or it does not decode. Milliseconds since 1970. */
  readonly access: { readonly expires_at: number | null } | null;
  readonly has_refresh: boolean;
}

export function sessionState({ access, has_refresh }: StoredSession, now: number): SessionState {
  if (access === null) return 'out';
  if (access.expires_at !== null && access.expires_at > now) return 'in';
  return has_refresh ? 'expired' : 'out';
}

/**
 * Whether a profile that could not be loaded ends the session. Only the server's own no does: 401 or 403 after the one refresh the
 * transport makes. Silence, a portal's page, 429 and every 5xx leave the person in.
 */
export function endsSession(refusedStatus: number | null): boolean {
  return refusedStatus === 401 || refusedStatus === 403;
}
