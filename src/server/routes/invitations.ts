import { cancelInvitation, createInvitation, joinByCode, listInvitations, readInvitation } from '#contract/index.ts';
import { INVITATION_MESSAGES } from '#domain/messages/invitations.ts';
import { cancelInvitationOf, listInvitationsOf, makeInvitation } from '../commands/relationships/invitations.ts';
import { joinWithCode, readInvitationBy } from '../commands/relationships/join.ts';
import type { Api } from '../http/api.ts';
import { serve } from '../http/serve.ts';

/** Codes with which coaches take people on without a payment (REL-3). */
export function serveInvitationRoutes(api: Api): void {
  const { database, clock } = api;
  /** Right and wrong codes count alike, so that a code of one's own gives no further guesses. */
  const countTry = async (network: string, user_id: string | null) => {
    await api.limits.count('join_code_network', network, INVITATION_MESSAGES.tooMany);
    if (user_id !== null) await api.limits.count('join_code_account', user_id, INVITATION_MESSAGES.tooMany);
  };

  serve(api, listInvitations, ({ account }) => listInvitationsOf(database, account.id, clock()));

  serve(api, createInvitation, ({ account, body }) => makeInvitation(api, account.id, body), { limit: 'invite' });

  serve(api, cancelInvitation, ({ account, params }) => cancelInvitationOf(database, { id: params.id, user_id: account.id, now: clock() }));

  serve(api, readInvitation, async ({ visitor, body, context }) => {
    await countTry(context.network, visitor?.id ?? null);
    return readInvitationBy(api, body.code, visitor?.id ?? null);
  });

  serve(api, joinByCode, async ({ account, body, context }) => {
    await countTry(context.network, account.id);
    return joinWithCode(api, body.code, account.id);
  });
}
