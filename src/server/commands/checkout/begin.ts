import { createHash, randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { CHECKOUT_REUSE_MINUTES } from '#domain/limits.ts';
import { CHECKOUT_MESSAGES } from '#domain/messages/checkout.ts';
import { checkoutAttempts } from '#server/db/schema.ts';
import { describeError } from '#server/describe-error.ts';
import { fail } from '#server/errors/domain-error.ts';
import { type Checkout, PaymentsUnavailable } from '#server/ports/payments.ts';
import type { Services } from '#server/services/services.ts';

export interface Attempt {
  readonly user_id: string | null;
  /** Purchase and return address: everything that distinguishes checkouts. */
  readonly what: readonly (string | number | boolean | null)[];
}

/** Where a checkout is asked for: the sender's network and what the request says of itself. */
interface Asking {
  readonly network: string;
  readonly header: (name: string) => string | undefined;
}

/**
 * Opens one checkout per attempt: a second click, or a retry after a lost answer, returns the same one while it is payable. Identified by
 * account or idempotency key.
 */
export async function beginCheckout(
  services: Services,
  { user_id, what }: Attempt,
  context: Asking,
  open: (key: string) => Promise<Checkout>,
): Promise<string> {
  const who = user_id ?? strangerOf(context);
  const key =
    who === null
      ? null
      : createHash('sha256')
          .update(JSON.stringify([who, ...what]))
          .digest('base64url');
  const attempt_id = key === null ? randomUUID() : await takeAttempt(services, key);
  const { id, url } = await askProvider(services, () => open(attempt_id));
  if (key !== null) await services.database.update(checkoutAttempts).set({ checkout_id: id }).where(eq(checkoutAttempts.key, key));
  return url;
}

function strangerOf({ header, network }: Asking): string | null {
  const key = header('Idempotency-Key');
  return key === undefined || !/^[\w.:-]{8,128}$/.test(key) ? null : `${network} ${key}`;
}

async function takeAttempt({ database, clock }: Services, key: string): Promise<string> {
  const now = clock();
  const created_at = new Date(now);
  const [taken] = await database
    .insert(checkoutAttempts)
    .values({ key, attempt_id: randomUUID(), created_at })
    .onConflictDoUpdate({
      target: checkoutAttempts.key,
      set: { attempt_id: randomUUID(), checkout_id: null, created_at },
      setWhere: lt(checkoutAttempts.created_at, new Date(now - CHECKOUT_REUSE_MINUTES * 60_000)),
    })
    .returning({ attempt_id: checkoutAttempts.attempt_id });
  if (taken !== undefined) return taken.attempt_id;
  const [current] = await database.select().from(checkoutAttempts).where(eq(checkoutAttempts.key, key));
  return current?.attempt_id ?? randomUUID();
}

/** Calls the provider; refuses with a readable sentence when it is unavailable. */
export async function askProvider<T>({ log }: Pick<Services, 'log'>, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    log.warn(describeError(error), 'the payment provider did not do what was asked');
    return error.refused
      ? fail('conflict', { error: CHECKOUT_MESSAGES.providerRefused, code: 'provider_refused' })
      : fail('unavailable', { error: CHECKOUT_MESSAGES.providerSilent, code: 'provider_unavailable' }, 5);
  }
}
