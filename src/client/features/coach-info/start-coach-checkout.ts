import { allowedDestination } from '#client/api/destination.ts';
import { useSession } from '#client/session/session-store.ts';
import { type CheckoutFailureText, checkoutFailureText } from './failure-text.ts';

/** Starts the checkout and navigates to it; returns only on failure. */
export async function startCoachCheckout(): Promise<CheckoutFailureText | null> {
  // Loaded on purchase, so that the page stays small.
  const code = await Promise.all([import('#client/api/http.ts'), import('#contract/checkout.ts')]).catch(() => null);
  if (code === null) return checkoutFailureText({ kind: 'unreachable' });
  const [{ API_ORIGIN, call }, { startCheckout }] = code;
  const { profile } = useSession.getState();
  const cancel_url = window.location.href;
  const outcome = await call(startCheckout, { body: { cancel_url, ...(profile === null ? {} : { email: profile.email }) } });
  if (!outcome.ok) return checkoutFailureText(outcome.failure);
  const destination = allowedDestination(outcome.value.url, { page: cancel_url, backend: API_ORIGIN });
  if (destination === null) return checkoutFailureText('no-destination');
  window.location.assign(destination);
  return null;
}
