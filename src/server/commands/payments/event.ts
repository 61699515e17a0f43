import { eq } from 'drizzle-orm';
import { checkoutAttempts, paymentEvents } from '#server/db/schema.ts';
import type { ObjectRef, ProviderEvent } from '#server/ports/payments.ts';
import type { Applied } from './apply.ts';
import { applySnapshots, fetchSnapshots, refreshOnly } from './fetch-snapshots.ts';
import type { MoneyTools } from './money-tools.ts';
import { undoDuplicate } from './undo.ts';

/**
 * Processes a verified event. The event is only a hint: the named objects are fetched in their current state and applied in one transaction
 * with the event's id, so events may be repeated, late and in any order. Throws when a fetch fails; nothing is changed and the provider
 * resends the event.
 */
export async function processPaymentEvent(tools: MoneyTools, event: ProviderEvent): Promise<'processed' | 'duplicate'> {
  const id = `${tools.payments.kind}:${event.id}`;
  const [known] = await tools.database.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id));
  if (known !== undefined) return 'duplicate';
  const snapshots = await fetchSnapshots(tools, event.refs);
  const applied = await tools.database.transaction(async (transaction) => {
    const stored = await transaction
      .insert(paymentEvents)
      .values({ id, type: event.type, created_at: new Date(tools.clock()) })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (stored.length === 0) return null;
    if (event.closes !== null) await transaction.delete(checkoutAttempts).where(eq(checkoutAttempts.checkout_id, event.closes));
    return applySnapshots(tools, transaction, snapshots);
  });
  if (applied === null) return 'duplicate';
  await afterwards(tools, applied);
  return 'processed';
}

/** Applies the current state of these objects without an event: after our own changes, and for the nightly reconciliation. */
export async function refreshObjects(tools: MoneyTools, refs: readonly ObjectRef[]): Promise<void> {
  await afterwards(tools, await refreshOnly(tools, refs));
}

/** Provider calls after the transaction. Failures are harmless: the nightly reconciliation retries them. */
async function afterwards(tools: MoneyTools, applied: readonly Applied[]): Promise<void> {
  for (const { duplicate } of applied) await undoDuplicate(tools, duplicate);
}
