import { isEmailAddress } from '../auth/email-address.ts';
import { FULL_NAME_MAX_LENGTH } from '../limits.ts';
import { DISCOVERY_CALL_MESSAGES } from '../messages/discovery-calls.ts';

/** A request as stored: trimmed, the address in lower case. */
export interface DiscoveryCallRequest {
  readonly name: string;
  readonly email: string;
}

/** Both are required (CALL-1). Returns what is to be stored, or the sentence that says why not; form and server judge alike. */
export function readDiscoveryCall(typed: {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}): { readonly ok: true; readonly request: DiscoveryCallRequest } | { readonly ok: false; readonly error: string } {
  const name = (typed.name ?? '').trim().replace(/\s+/g, ' ');
  const email = (typed.email ?? '').trim().toLowerCase();
  if (name === '' || email === '') return { ok: false, error: DISCOVERY_CALL_MESSAGES.required };
  if (Array.from(name).length > FULL_NAME_MAX_LENGTH) return { ok: false, error: DISCOVERY_CALL_MESSAGES.nameTooLong };
  if (!isEmailAddress(email)) return { ok: false, error: DISCOVERY_CALL_MESSAGES.email };
  return { ok: true, request: { name, email } };
}
