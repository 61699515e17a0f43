import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { coaches } from '#server/db/schema.ts';
import type { ProviderAccount, ProviderObject } from '#server/ports/payments.ts';
import { applyPayment } from './apply-payment.ts';
import { applySubscription } from './apply-subscription.ts';
import type { ApplyTools } from './money-tools.ts';

/** Follow-up at the provider: a duplicate subscription to cancel. */
export interface Applied {
  readonly duplicate: { readonly subscription_ref: string };
}

/** Applies a provider object's state to our rows. Idempotent. Runs under that object's lock. */
export async function applyObject(tools: ApplyTools, transaction: Database, object: ProviderObject): Promise<Applied[]> {
  switch (object.kind) {
    case 'subscription':
      return applySubscription(tools, transaction, object);
    case 'payment':
      return applyPayment(tools, transaction, object);
    case 'account':
      await applyAccount(transaction, object);
      return [];
  }
}

async function applyAccount(transaction: Database, { id, charges_enabled }: ProviderAccount): Promise<void> {
  await transaction
    .update(coaches)
    .set({ stripe_charges_enabled: charges_enabled })
    .where(and(eq(coaches.stripe_account_id, id), eq(coaches.stripe_charges_enabled, !charges_enabled)));
}
