import { eq } from 'drizzle-orm';
import { checkoutAttempts, paymentEvents } from '#server/db/schema.ts';
import type { ObjectRef, ProviderEvent } from '#server/ports/payments.ts';
import type { Applied } from './apply.ts';
import { applySnapshots, fetchSnapshots, refreshOnly } from './fetch-snapshots.ts';
import type { MoneyTools } from './money-tools.ts';
import { undoDuplicate } from './undo.ts';

/**
 * Takes a verified event. It is a hint and no more: the objects it names are fetched as they are now, and our rows made to agree with
 * them in one transaction with the event's id. So events may come twice, late and in any order. Throws when an object could not be
 * fetched; nothing was changed then, and the provider sends the event again.
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

/** Makes our rows agree with these objects now, without an event: after we changed one, and for the nightly comparison. */
export async function refreshObjects(tools: MoneyTools, refs: readonly ObjectRef[]): Promise<void> {
  await afterwards(tools, await refreshOnly(tools, refs));
}

/** What needs the provider again. It may fail without harm: the nightly comparison finds the same and tries again. */
async function afterwards(tools: MoneyTools, applied: readonly Applied[]): Promise<void> {
  for (const { duplicate } of applied) await undoDuplicate(tools, duplicate);
}
