import { blockRelationship, leaveRelationship, listRelationships } from '#contract/index.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import { endRelationship } from '../commands/relationships/leave.ts';
import { listRelationshipsOf } from '../commands/relationships/list.ts';
import { isUuid } from '../db/uuid.ts';
import type { Api } from '../http/api.ts';
import { refuse, serve } from '../http/serve.ts';

/** Coaches and their trainees. */
export function serveRelationshipRoutes(api: Api): void {
  const { database, clock } = api;

  serve(api, listRelationships, ({ account }) => listRelationshipsOf(database, account.id, clock()));

  serve(api, leaveRelationship, ({ account, params, body }) =>
    endRelationship(database, { id: idOf(params), user_id: account.id, step: body.leave ? 'leave' : 'return', now: clock() }),
  );

  serve(api, blockRelationship, ({ account, params }) =>
    endRelationship(database, { id: idOf(params), user_id: account.id, step: 'block', now: clock() }),
  );
}

function idOf({ id }: { readonly id: string }): string {
  return isUuid(id) ? id : refuse(404, { error: COACHING_MESSAGES.notYours, code: 'not_found' });
}
