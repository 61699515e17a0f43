import { createToken, refreshToken, revokeToken } from '#contract/index.ts';
import { normalizeEmail } from '#domain/auth/email-address.ts';
import { ACCOUNT_MESSAGES } from '#domain/messages/account.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { isDeletedToken, revokeFamilyOf, takeRefreshToken } from '../auth/refresh-families.ts';
import { signIn } from '../commands/auth/sign-in.ts';
import type { Api } from '../http/api.ts';
import { knownDevice, rememberDevice } from '../http/device-cookie.ts';
import { refuse, serve } from '../http/serve.ts';

/** Sign-in, refresh, sign-out. */
export function serveTokenRoutes(api: Api): void {
  const families = { database: api.database, clock: api.clock, secret: api.tokens.secret };

  serve(
    api,
    createToken,
    async ({ body, context }) => {
      const email = normalizeEmail(body.email);
      const device = knownDevice(api, context, email);
      const tokens = await signIn(api, { ...body, email }, { network: context.network, device, user_agent: context.header('User-Agent') });
      rememberDevice(api, context, email);
      return tokens;
    },
    { limit: 'join' },
  );

  serve(
    api,
    refreshToken,
    async ({ body }) => {
      const refreshed = await takeRefreshToken(families, body.refresh, { rotate: body.rotate === true });
      if (refreshed === null && (await isDeletedToken(api.database, body.refresh)))
        return refuse(410, { detail: ACCOUNT_MESSAGES.deleted, code: 'account_deleted' });
      if (refreshed === null) return refuse(401, { detail: SERVER_MESSAGES.sessionEnded, code: 'token_not_valid' });
      const access = await api.tokens.sign({ sub: refreshed.user_id, sid: refreshed.family_id });
      return refreshed.successor === null ? { access } : { access, refresh: refreshed.successor };
    },
    { limit: 'refresh' },
  );

  serve(
    api,
    revokeToken,
    async ({ body }) => {
      await revokeFamilyOf(families, body.refresh);
      return { revoked: true as const };
    },
    { limit: 'refresh' },
  );
}
