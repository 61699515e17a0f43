import { eq } from 'drizzle-orm';
import { payments, subscriptions } from '#server/db/schema.ts';
import { describeError } from '#server/describe-error.ts';
import { refreshOnly } from './fetch-snapshots.ts';
import type { MoneyTools } from './money-tools.ts';

/**
 * Cancels and refunds a duplicate subscription. Idempotent; the nightly reconciliation retries failures, finding every row still marked as
 * duplicate.
 */
export async function undoDuplicate(tools: MoneyTools, { subscription_ref }: { readonly subscription_ref: string }): Promise<void> {
  try {
    const paid = await tools.database.select().from(payments).where(eq(payments.subscription_ref, subscription_ref));
    for (const { id, amount_cents, refunded_cents } of paid) {
      if (refunded_cents < amount_cents) await tools.payments.refund(id, `undo:${id}`);
    }
    const [row] = await tools.database.select().from(subscriptions).where(eq(subscriptions.provider_id, subscription_ref));
    if (row?.ended_at === null) await tools.payments.cancelNow(subscription_ref, `undo:${subscription_ref}`);
    await refreshOnly(tools, [{ kind: 'subscription', id: subscription_ref }, ...paid.map(({ id }) => ({ kind: 'payment' as const, id }))]);
  } catch (error) {
    tools.log.warn({ subscription: subscription_ref, ...describeError(error) }, 'undoing a double purchase has to wait');
  }
}
