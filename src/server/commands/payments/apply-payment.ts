import { milliseconds } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { bookCharge, bookRefund, type LedgerLine } from '#domain/money/journal.ts';
import { PAYMENTS_PATH } from '#domain/payments/payments-path.ts';
import type { Database } from '#server/db/database.ts';
import { coaches, ledgerLines, payments, subscriptions } from '#server/db/schema.ts';
import type { ProviderPayment } from '#server/ports/payments.ts';
import type { Applied } from './apply.ts';
import type { ApplyTools } from './money-tools.ts';
import { type Buyer, findBuyer } from './owner.ts';
import { recordPurchase } from './record-purchase.ts';

/** No receipt is mailed for older payments. */
const RECEIPT_MAX_AGE_MS = milliseconds({ days: 7 });

/** Stores a payment with its refunds and books both. Ignores unfinished payments. */
export async function applyPayment(tools: ApplyTools, transaction: Database, paid: ProviderPayment): Promise<Applied[]> {
  if (paid.status !== 'paid' || paid.amount_cents === 0) return [];
  const subscription = await findSubscription(transaction, paid.subscription_id);
  const buyer = await findBuyer(transaction, {
    user_id: subscription?.user_id ?? paid.order.user_id,
    email: subscription?.email ?? paid.email,
  });
  const coach_id = await existingCoach(transaction, paid.order.coach_id);
  if (await insertPayment(transaction, paid, buyer, coach_id)) {
    await addLines(transaction, bookCharge(paid), { paid, at: paid.paid_at });
    await sendReceipt(tools, transaction, paid, buyer);
  }
  await applyRefund(tools, transaction, paid);
  if (paid.order.kind === 'discovery_call' && coach_id !== null) {
    const { id: provider_ref, order, paid_at: bought_at } = paid;
    await recordPurchase(tools, transaction, { provider_ref, kind: 'discovery_call', title: order.title, coach_id, bought_at, buyer });
  }
  const isOwedBack = subscription?.status === 'duplicate' && paid.refunded_cents < paid.amount_cents;
  return isOwedBack && paid.subscription_id !== null ? [{ duplicate: { subscription_ref: paid.subscription_id } }] : [];
}

async function findSubscription(transaction: Database, provider_id: string | null) {
  if (provider_id === null) return undefined;
  const [row] = await transaction
    .select({ user_id: subscriptions.user_id, email: subscriptions.email, status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.provider_id, provider_id));
  return row;
}

async function existingCoach(transaction: Database, coach_id: number | null): Promise<number | null> {
  if (coach_id === null) return null;
  const [row] = await transaction.select({ id: coaches.id }).from(coaches).where(eq(coaches.id, coach_id));
  return row?.id ?? null;
}

async function insertPayment(transaction: Database, paid: ProviderPayment, buyer: Buyer, coach_id: number | null): Promise<boolean> {
  const { id, order, subscription_id, amount_cents, fee_cents, paid_at } = paid;
  const inserted = await transaction
    .insert(payments)
    .values({
      id,
      user_id: buyer.user_id,
      email: buyer.email,
      kind: order.kind,
      subscription_ref: subscription_id,
      coach_id,
      title: order.title,
      amount_cents,
      fee_cents,
      paid_at: new Date(paid_at),
    })
    .onConflictDoNothing()
    .returning({ id: payments.id });
  return inserted.length > 0;
}

async function applyRefund(tools: ApplyTools, transaction: Database, paid: ProviderPayment): Promise<void> {
  const [row] = await transaction.select().from(payments).where(eq(payments.id, paid.id)).for('update');
  if (row === undefined || row.refunded_cents === paid.refunded_cents) return;
  const step = row.refund_steps + 1;
  await addLines(transaction, bookRefund(row, { before: row.refunded_cents, after: paid.refunded_cents, step }), {
    paid,
    at: tools.clock(),
  });
  await transaction
    .update(payments)
    .set({ refunded_cents: paid.refunded_cents, refund_steps: step })
    .where(and(eq(payments.id, paid.id), eq(payments.refund_steps, row.refund_steps)));
}

/** Ledger lines keep the coach's id after the row is deleted. */
async function addLines(
  transaction: Database,
  lines: readonly LedgerLine[],
  { paid, at }: { paid: ProviderPayment; at: number },
): Promise<void> {
  await transaction
    .insert(ledgerLines)
    .values(lines.map((line) => ({ ...line, coach_id: paid.order.coach_id, payment_id: paid.id, at: new Date(at) })));
}

async function sendReceipt(tools: ApplyTools, transaction: Database, paid: ProviderPayment, buyer: Buyer): Promise<void> {
  if (buyer.mail_to === null || tools.clock() - paid.paid_at > RECEIPT_MAX_AGE_MS) return;
  await tools.mail.queue(transaction, {
    kind: 'purchase_receipt',
    to: buyer.mail_to,
    data: {
      first_name: buyer.first_name,
      description: paid.order.title,
      amount_cents: paid.amount_cents,
      paid_at: new Date(paid.paid_at).toISOString(),
      manage_url: paid.subscription_id === null ? null : `${tools.publicOrigin}${PAYMENTS_PATH}`,
    },
  });
}
