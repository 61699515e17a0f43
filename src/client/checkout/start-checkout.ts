import { allowedDestination } from '#client/api/destination.ts';
import { useSession } from '#client/session/session-store.ts';
import type { Call, CallOptions, Failure, Outcome } from '#contract/index.ts';
import { type CheckoutFailureText, checkoutFailureText } from './failure-text.ts';

export type Purchase =
  | { readonly kind: 'program'; readonly program_id: number }
  | { readonly kind: 'discovery-call'; readonly coach_id: number }
  | { readonly kind: 'ai-coach' }
  | { readonly kind: 'ai-coach-trial' };

export interface NotLeft extends CheckoutFailureText {
  /** False when it is unknown whether the attempt arrived. */
  isAnswered: boolean;
}

/** Starts a checkout and navigates to it; returns only on failure. `key` makes it idempotent. */
export async function leaveForCheckout(purchase: Purchase, key: string): Promise<NotLeft | null> {
  const notLeft = (failure: Failure | 'no-destination'): NotLeft => ({
    ...checkoutFailureText(purchase.kind, failure),
    isAnswered: failure === 'no-destination' || failure.kind === 'refused',
  });
  // Loaded on purchase, so that pages with a button stay small.
  const code = await Promise.all([import('#client/api/http.ts'), import('#contract/index.ts')]).catch(() => null);
  if (code === null) return notLeft({ kind: 'unreachable' });
  const [transport, contract] = code;
  const page = window.location.href;
  const outcome = await askForCheckout(transport.call, contract, purchase, { page, options: { idempotency_key: key } });
  if (!outcome.ok) return notLeft(outcome.failure);
  const destination = allowedDestination(outcome.value, { page, backend: transport.API_ORIGIN });
  if (destination === null) return notLeft('no-destination');
  window.location.assign(destination);
  return null;
}

async function askForCheckout(
  call: Call,
  { buyProgram, payDiscoveryCall, startCheckout }: typeof import('#contract/index.ts'),
  purchase: Purchase,
  { page, options }: { page: string; options: CallOptions },
): Promise<Outcome<string>> {
  switch (purchase.kind) {
    case 'program':
      return addressOf(await call(buyProgram, { params: { id: purchase.program_id } }, options), 'checkout_url');
    case 'discovery-call':
      return addressOf(await call(payDiscoveryCall, { params: { coachId: purchase.coach_id } }, options), 'checkout_url');
    case 'ai-coach':
    case 'ai-coach-trial': {
      const { profile } = useSession.getState();
      const body = {
        cancel_url: page,
        ...(profile === null ? {} : { email: profile.email }),
        ...(purchase.kind === 'ai-coach-trial' ? { trial: true } : {}),
      };
      return addressOf(await call(startCheckout, { body }, options), 'url');
    }
  }
}

function addressOf<Field extends string>(outcome: Outcome<Record<Field, string>>, field: Field): Outcome<string> {
  return outcome.ok ? { ok: true, value: outcome.value[field] } : outcome;
}
