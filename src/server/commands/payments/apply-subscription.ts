import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { AI_COACH_FIRST_MONTH_CENTS } from '#domain/limits.ts';
import { PAYMENTS_PATH } from '#domain/payments/payments-path.ts';
import { subscriptionStatus } from '#domain/subscriptions/subscription-state.ts';
import type { Database } from '#server/db/database.ts';
import { coaches, programs, subscriptions } from '#server/db/schema.ts';
import type { ProviderSubscription } from '#server/ports/payments.ts';
import { relateClients } from '../coaching/relate-clients.ts';
import type { Applied } from './apply.ts';
import type { ApplyTools } from './money-tools.ts';
import { type Buyer, findBuyer } from './owner.ts';
import { recordPurchase } from './record-purchase.ts';

type Row = typeof subscriptions.$inferSelect;

/**
 * Copies the provider's state of a subscription to our row. The owner was determined when the row was created or claimed. A second active
 * one for the same thing becomes a `duplicate`: it gives no access and is refunded.
 */
export async function applySubscription(tools: ApplyTools, transaction: Database, sold: ProviderSubscription): Promise<Applied[]> {
  const [before] = await transaction.select().from(subscriptions).where(eq(subscriptions.provider_id, sold.id));
  const buyer = await findBuyer(transaction, { user_id: before?.user_id ?? sold.order.user_id, email: before?.email ?? sold.email });
  const target = await findTarget(transaction, sold);
  const status = await statusOf(transaction, { sold, before, buyer, coach_id: target.coach_id });
  const state = {
    user_id: buyer.user_id,
    email: buyer.email,
    status,
    price_cents: sold.price_cents,
    current_period_end: dateOf(sold.current_period_end),
    trial_ends_at: dateOf(sold.trial_ends_at),
    cancel_at_period_end: sold.cancel_at_period_end,
    ended_at: dateOf(sold.ended_at),
  };
  if (before !== undefined) await transaction.update(subscriptions).set(state).where(eq(subscriptions.id, before.id));
  else {
    await transaction.insert(subscriptions).values({
      id: randomUUID(),
      ...state,
      ...target,
      provider_id: sold.id,
      title: sold.order.title,
      first_month_cents: firstMonthCents(sold),
      created_at: new Date(sold.started_at),
    });
  }
  if (sold.order.kind === 'program' && target.coach_id !== null && status !== 'incomplete' && status !== 'duplicate') {
    const { id: provider_ref, order, started_at: bought_at } = sold;
    await recordPurchase(tools, transaction, {
      provider_ref,
      kind: 'program',
      title: order.title,
      coach_id: target.coach_id,
      bought_at,
      buyer,
    });
    if (buyer.user_id !== null) await relateClients(transaction, buyer.user_id);
  }
  if (status === 'past_due' && before?.status !== status) await tellOfFailure(tools, transaction, sold, buyer);
  return status === 'duplicate' && sold.ended_at === null ? [{ duplicate: { subscription_ref: sold.id } }] : [];
}

/** Once per failure: repeated events find the row unchanged. */
async function tellOfFailure(tools: ApplyTools, transaction: Database, sold: ProviderSubscription, buyer: Buyer): Promise<void> {
  if (buyer.mail_to === null) return;
  await tools.mail.queue(transaction, {
    kind: 'renewal_failed',
    to: buyer.mail_to,
    data: {
      first_name: buyer.first_name,
      description: sold.order.title,
      amount_cents: sold.price_cents,
      is_closed: sold.order.kind === 'ai_coach',
      manage_url: `${tools.publicOrigin}${PAYMENTS_PATH}`,
    },
  });
}

/** Existing coach and program rows, and the displayed type. */
async function findTarget(transaction: Database, { order }: ProviderSubscription) {
  if (order.kind === 'ai_coach') return { type: 'ai_coach', coach_id: null, program_id: null };
  const [coach] =
    order.coach_id === null ? [] : await transaction.select({ id: coaches.id }).from(coaches).where(eq(coaches.id, order.coach_id));
  const [program] =
    order.program_id === null
      ? []
      : await transaction.select({ id: programs.id, type: programs.type }).from(programs).where(eq(programs.id, order.program_id));
  return { type: program?.type ?? 'program', coach_id: coach?.id ?? null, program_id: program?.id ?? null };
}

async function statusOf(
  transaction: Database,
  { sold, before, buyer, coach_id }: { sold: ProviderSubscription; before: Row | undefined; buyer: Buyer; coach_id: number | null },
): Promise<string> {
  const status = subscriptionStatus(sold.status);
  if (before?.status === 'duplicate') return 'duplicate';
  if (status !== 'active' || buyer.user_id === null) return status;
  const sameThing =
    sold.order.kind === 'ai_coach'
      ? eq(subscriptions.type, 'ai_coach')
      : and(eq(subscriptions.coach_id, coach_id ?? 0), eq(subscriptions.title, sold.order.title));
  const [other] = await transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.user_id, buyer.user_id),
        eq(subscriptions.status, 'active'),
        sameThing,
        before === undefined ? undefined : ne(subscriptions.id, before.id),
      ),
    )
    .limit(1);
  return other === undefined ? status : 'duplicate';
}

function firstMonthCents({ order, trial_ends_at, price_cents }: ProviderSubscription): number {
  if (order.kind !== 'ai_coach') return price_cents;
  return trial_ends_at === null ? AI_COACH_FIRST_MONTH_CENTS : 0;
}

function dateOf(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}
