import { allowedDestination } from '#client/api/destination.ts';
import { callFailureText } from './failure-text.ts';

export type SendResult =
  | { kind: 'sent'; destination: string }
  /** The server refused. */
  | { kind: 'refused'; sentence: string }
  /** Unknown outcome; the same key may be sent again. */
  | { kind: 'unsent'; sentence: string };

/** Requests the call under this key; never rejects. */
export async function sendCallRequest(
  coachId: string,
  { name, email, key }: { name: string; email: string; key: string },
): Promise<SendResult> {
  // Loaded on use, so that the form's page stays small.
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
