import { allowedDestination } from '#client/api/destination.ts';
import { callFailureText } from './failure-text.ts';

export type SendResult =
  | { kind: 'sent'; destination: string }
  /** An answer came, and it was no. */
  | { kind: 'refused'; sentence: string }
  /** Nobody knows whether it arrived; the same key may be sent again. */
  | { kind: 'unsent'; sentence: string };

/** Asks for the call under this key; never rejects. */
export async function sendCallRequest(
  coachId: string,
  { name, email, key }: { name: string; email: string; key: string },
): Promise<SendResult> {
  // Fetched with the first request: a page that only offers the form does not carry the transport.
  const code = await Promise.all([import('#client/api/http.ts'), import('#contract/discovery-call.ts')]).catch(() => null);
  if (code === null) return { kind: 'unsent', sentence: callFailureText({ kind: 'unreachable' }) };
  const [transport, { submitDiscoveryCall }] = code;
  const outcome = await transport.call(submitDiscoveryCall, { params: { coachId }, body: { name, email } }, { idempotency_key: key });
  if (!outcome.ok) {
    const kind = outcome.failure.kind === 'unreachable' ? 'unsent' : 'refused';
    return { kind, sentence: callFailureText(outcome.failure) };
  }
  const page = window.location.href;
  const destination = allowedDestination(outcome.value.booking_url, { page, backend: transport.API_ORIGIN });
  if (destination === null) return { kind: 'refused', sentence: callFailureText('no-destination') };
  return { kind: 'sent', destination };
}
