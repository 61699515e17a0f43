import { confirmConsent, listAccessLog, putConsent, readClientLog, readDesk } from '#contract/index.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import { confirmGrant, grantTo, readAccessLog } from '../commands/relationships/consents.ts';
import { readClientLogOf } from '../commands/relationships/read-client-log.ts';
import { readDeskOf } from '../commands/relationships/read-desk.ts';
import { isUuid } from '../db/uuid.ts';
import type { Api } from '../http/api.ts';
import { refuse, serve } from '../http/serve.ts';

/** What trainees share of their logs, and what coaches read of it (GRANT-1 to GRANT-9). */
export function serveConsentRoutes(api: Api): void {
  const { database, clock } = api;

  serve(
    api,
    putConsent,
    ({ account, params, body: { expected_version, ...terms } }) =>
      grantTo(database, {
        id: idOf(params),
        user_id: account.id,
        now: clock(),
        expected_version,
        terms: { ...terms, until: Date.parse(terms.until) },
      }),
    { limit: 'consent' },
  );

  serve(
    api,
    confirmConsent,
    ({ account, params, body: { expected_version } }) =>
      confirmGrant(database, { id: idOf(params), user_id: account.id, now: clock(), expected_version }),
    { limit: 'consent' },
  );

  serve(api, listAccessLog, ({ account, params }) => readAccessLog(database, { id: idOf(params), user_id: account.id }));

  serve(
    api,
    readClientLog,
    ({ account, params, query }) => readClientLogOf(database, { id: idOf(params), user_id: account.id, ...query, now: clock() }),
    { limit: 'desk' },
  );

  serve(
    api,
    readDesk,
    async ({ account, body }) => ({ clients: await readDeskOf(database, { ...body, user_id: account.id, now: clock() }) }),
    { limit: 'desk' },
  );
}

function idOf({ id }: { readonly id: string }): string {
  return isUuid(id) ? id : refuse(404, { error: COACHING_MESSAGES.notYours, code: 'not_found' });
}
