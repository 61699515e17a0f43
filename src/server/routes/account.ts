import {
  deleteAccount,
  exportAccount,
  exportAccountLogs,
  listAccountSessions,
  revokeAccountSession,
  revokeOtherSessions,
} from '#contract/index.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { endSignIns } from '../auth/refresh-families.ts';
import { deleteEverything } from '../commands/account/delete.ts';
import { exportEverything } from '../commands/account/export.ts';
import { exportLogs } from '../commands/account/logs.ts';
import { endSession, listSessions } from '../commands/account/sessions.ts';
import { refuseWrongPassword } from '../commands/auth/password-change.ts';
import type { Api } from '../http/api.ts';
import { refuse, serve } from '../http/serve.ts';
import { serveStreamed } from '../http/serve-streamed.ts';

/** Sessions, data export and account deletion. */
export function serveAccountRoutes(api: Api): void {
  const { database } = api;

  serve(api, listAccountSessions, async ({ account }) => ({ sessions: await listSessions(database, account, api.clock()) }));

  serve(api, revokeAccountSession, async ({ account, params }) => {
    const isOwn = await endSession(database, { account, id: params.id, now: api.clock() });
    if (!isOwn) refuse(404, { detail: SERVER_MESSAGES.notFound, code: 'session_not_found' });
    return { revoked: true as const };
  });

  serve(api, revokeOtherSessions, async ({ account }) => {
    await endSignIns(database, { user_id: account.id, except: account.session_id, because: 'signed_out', now: api.clock() });
    return { revoked: true as const };
  });

  serveStreamed(api, exportAccount, 'export', (account) => exportEverything(database, account, api.clock()));

  serveStreamed(api, exportAccountLogs, 'export', (account) => exportLogs(database, account.id, api.clock()));

  serve(api, deleteAccount, async ({ account, body }) => {
    await refuseWrongPassword(api, account, body.password);
    await deleteEverything(api, account);
    return { deleted: true as const };
  });
}
