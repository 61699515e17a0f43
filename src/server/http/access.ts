import type { Access } from '#contract/index.ts';
import { ACCOUNT_MESSAGES } from '#domain/messages/account.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { type Account, findAccount, isDeletedAccount } from '../auth/accounts.ts';
import { hasActiveAiCoach } from '../policies.ts';
import type { Api } from './api.ts';
import { refuse } from './refusal.ts';

/** The caller. `refusedBecause` explains a missing account, for endpoints that need one. */
export interface Caller {
  readonly visitor: Account | null;
  readonly refusedBecause: 'no_token' | 'token_expired' | 'token_not_valid' | 'session_ended' | 'account_deleted' | null;
}

/** Reads the bearer token. Never refuses: an old token must not prevent signing in. */
export async function identify(api: Api, authorization: string | undefined): Promise<Caller> {
  if (authorization === undefined) return { visitor: null, refusedBecause: 'no_token' };
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
  if (token === undefined) return { visitor: null, refusedBecause: 'token_not_valid' };
  const claims = await api.tokens.verify(token);
  if (claims === 'expired') return { visitor: null, refusedBecause: 'token_expired' };
  if (claims === 'invalid') return { visitor: null, refusedBecause: 'token_not_valid' };
  const visitor = await findAccount(api.database, claims);
  if (visitor !== null) return { visitor, refusedBecause: null };
  return { visitor, refusedBecause: (await isDeletedAccount(api.database, claims.sub)) ? 'account_deleted' : 'session_ended' };
}

/** The signed-in account, or 401 with the token's fault; 410 when the account was deleted. */
export function requireAccount({ visitor, refusedBecause }: Caller): Account {
  if (visitor !== null) return visitor;
  const code = refusedBecause ?? 'no_token';
  if (code === 'account_deleted') refuse(410, { detail: ACCOUNT_MESSAGES.deleted, code });
  return refuse(401, { detail: code === 'no_token' ? SERVER_MESSAGES.signIn : SERVER_MESSAGES.sessionEnded, code });
}

/** Enforces an endpoint's `access`: 401 without an account, 403 for the wrong one. */
export async function enforceAccess(api: Api, access: Access, caller: Caller): Promise<void> {
  if (access === 'anyone') return;
  const account = requireAccount(caller);
  if (access === 'coach' && account.role !== 'coach') refuse(403, { detail: SERVER_MESSAGES.coachesOnly, code: 'coaches_only' });
  if (access === 'subscriber' && !(await hasActiveAiCoach(api.database, account.id))) {
    refuse(403, { detail: SERVER_MESSAGES.subscribersOnly, code: 'subscription_needed' });
  }
}
