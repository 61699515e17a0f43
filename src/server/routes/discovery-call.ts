import { submitDiscoveryCall } from '#contract/index.ts';
import { readDiscoveryCall } from '#domain/discovery-calls/discovery-call-form.ts';
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '#domain/limits.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { bookingUrl, requestDiscoveryCall } from '../commands/discovery-call-request.ts';
import type { Api } from '../http/api.ts';
import { refuse, serve } from '../http/serve.ts';
import { coachNotFound, readCoachId } from './coaches.ts';

/** Discovery call requests. They mail an address that anybody may type, so both network and address are limited. */
export function serveDiscoveryCallRoutes(api: Api): void {
  serve(
    api,
    submitDiscoveryCall,
    async ({ params, body, context }) => {
      const read = readDiscoveryCall(body);
      if (!read.ok) return refuse(400, { error: read.error, code: 'invalid_request' });
      const request_key = readKey(context.header('Idempotency-Key'));
      const coach = (await api.market.view()).coach(readCoachId(params.coachId));
      if (coach === null) return coachNotFound();
      // Strangers may have typed this address: over the limit the request is stored without a mail, and the answer shows its content.
      const is_mailed = await api.limits.take('discovery_email', read.request.email);
      // Beyond that the coach finds the requests in the list.
      const is_told = await api.limits.take('lead_mail', String(coach.id));
      await requestDiscoveryCall(api, coach, { ...read.request, request_key, is_mailed, is_told });
      return { booking_url: bookingUrl(coach) };
    },
    { limit: 'discovery' },
  );
}

/** An unguessable key for callers without an account. */
function readKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (header.length > IDEMPOTENCY_KEY_MAX_LENGTH || !/^[\w.:-]+$/.test(header)) {
    refuse(400, { error: SERVER_MESSAGES.keyInvalid, code: 'idempotency_key_invalid' });
  }
  return header;
}
