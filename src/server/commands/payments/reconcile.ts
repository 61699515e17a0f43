import { subHours } from 'date-fns';
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { payments, subscriptions } from '#server/db/schema.ts';
import type { ObjectRef, ProviderPayment } from '#server/ports/payments.ts';
import { refreshObjects } from './event.ts';
import type { MoneyTools } from './money-tools.ts';
import { undoDuplicate } from './undo.ts';

export interface Reconciliation {
  /** Number of compared payments. */
  readonly compared: number;
  /** Payments that were missing or different because of lost events, now repaired. */
  readonly repaired: number;
  /** Differences that could not be repaired, as sentences for the bookkeeper; normally empty. */
  readonly differences: readonly string[];
}

/**
 * Compares the provider with our rows and ledger, and repairs the effects of lost events: payments and refunds since `since`, subscriptions
 * whose period ended silently, duplicate purchases. Safe to run at any time and concurrently.
 */
export async function reconcile(tools: MoneyTools, since: number): Promise<Reconciliation> {
  const differences: string[] = [];
  let compared = 0;
  let repaired = 0;
  for await (const paid of tools.payments.listPayments(since)) {
    if (paid.status !== 'paid' || paid.amount_cents === 0) continue;
    compared += 1;
    if ((await describeDifference(tools, paid)) === null) continue;
    await refreshObjects(tools, refsOf(paid));
    const left = await describeDifference(tools, paid);
    if (left === null) repaired += 1;
    else differences.push(left);
  }
  await refreshOverdue(tools);
  await undoDuplicates(tools);
  differences.push(...(await unbalancedEntries(tools)));
  if (repaired > 0 || differences.length > 0)
    tools.log.warn({ compared, repaired, differences }, 'the comparison with the payment provider found something');
  return { compared, repaired, differences };
}

function refsOf({ id, subscription_id }: ProviderPayment): ObjectRef[] {
  return [{ kind: 'payment', id }, ...(subscription_id === null ? [] : [{ kind: 'subscription' as const, id: subscription_id }])];
}

/** Also compares the ledger, which could differ from our row. */
async function describeDifference({ database }: MoneyTools, paid: ProviderPayment): Promise<string | null> {
  const [row] = await database.select().from(payments).where(eq(payments.id, paid.id));
  if (row === undefined) return `${paid.id} is not known here`;
  if (row.amount_cents !== paid.amount_cents)
    return `${paid.id} is ${String(row.amount_cents)} here and ${String(paid.amount_cents)} there`;
  if (row.refunded_cents !== paid.refunded_cents)
    return `${paid.id} gave back ${String(row.refunded_cents)} here and ${String(paid.refunded_cents)} there`;
  const { rows } = await database.execute<{ cents: number }>(
    sql`select coalesce(sum(amount_cents), 0)::int as cents from ledger_lines where payment_id = ${paid.id} and account = 'provider'`,
  );
  const booked = rows[0]?.cents ?? 0;
  return booked === paid.amount_cents - paid.refunded_cents ? null : `${paid.id} is booked as ${String(booked)}`;
}

/** Subscriptions whose period ended over an hour ago without an event. */
async function refreshOverdue(tools: MoneyTools): Promise<void> {
  const rows = await tools.database
    .select({ provider_id: subscriptions.provider_id })
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.provider_id),
        inArray(subscriptions.status, ['active', 'past_due', 'incomplete']),
        lt(subscriptions.current_period_end, subHours(tools.clock(), 1)),
      ),
    );
  for (const { provider_id: id } of rows) if (id !== null) await refreshObjects(tools, [{ kind: 'subscription', id }]);
}

/** Failed cancellations of duplicates, and duplicates created by claiming. */
export async function undoDuplicates(tools: MoneyTools): Promise<void> {
  const rows = await tools.database
    .select({ provider_id: subscriptions.provider_id })
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'duplicate'), isNotNull(subscriptions.provider_id), isNull(subscriptions.ended_at)));
  for (const { provider_id } of rows) if (provider_id !== null) await undoDuplicate(tools, { subscription_ref: provider_id });
}

async function unbalancedEntries({ database }: MoneyTools): Promise<string[]> {
  const { rows } = await database.execute<{ entry: string; cents: number }>(
    sql`select entry, sum(amount_cents)::int as cents from ledger_lines group by entry having sum(amount_cents) <> 0`,
  );
  return rows.map(({ entry, cents }) => `${entry} is off by ${String(cents)}`);
}
