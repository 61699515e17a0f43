import { desc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Purchase } from '#contract/index.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import { dollarsOf } from '#domain/money/cents.ts';
import { type ContactFacts, contactDueAt, contactState, isContactOpen, isRefundOffered } from '#domain/payments/contact-promise.ts';
import type { Database } from '#server/db/database.ts';
import { coaches, payments, purchases, users } from '#server/db/schema.ts';
import { bookingUrl } from '../discovery-call-request.ts';

const buyers = alias(users, 'buyers');

type PurchaseRow = typeof purchases.$inferSelect;

/** A purchase with both sides and its first payment. */
export interface FoundPurchase {
  readonly row: PurchaseRow;
  readonly coach: typeof coaches.$inferSelect;
  readonly coach_user: typeof users.$inferSelect;
  readonly buyer: typeof users.$inferSelect | null;
  /** The first payment, which a missed promise refunds. Null before it arrives, or for a free purchase. */
  readonly paid: typeof payments.$inferSelect | null;
}

/** An account's purchases as buyer or coach, or one by id; newest first. */
export async function findPurchases(
  database: Database,
  by: { readonly user_id: string } | { readonly id: string },
): Promise<FoundPurchase[]> {
  const where = 'id' in by ? eq(purchases.id, by.id) : or(eq(purchases.user_id, by.user_id), eq(coaches.user_id, by.user_id));
  const rows = await database
    .select()
    .from(purchases)
    .innerJoin(coaches, eq(coaches.id, purchases.coach_id))
    .innerJoin(users, eq(users.id, coaches.user_id))
    .leftJoin(buyers, eq(buyers.id, purchases.user_id))
    .leftJoin(
      payments,
      eq(
        payments.id,
        sql`(select p.id from payments p where p.subscription_ref = ${purchases.provider_ref} or p.id = ${purchases.provider_ref} order by p.paid_at, p.id limit 1)`,
      ),
    )
    .where(where)
    .orderBy(desc(purchases.bought_at), purchases.id)
    .limit(200);
  return rows.map((found) => ({
    row: found.purchases,
    coach: found.coaches,
    coach_user: found.users,
    buyer: found.buyers,
    paid: found.payments,
  }));
}

export function contactFactsOf({ row, paid }: Pick<FoundPurchase, 'row' | 'paid'>): ContactFacts {
  return {
    bought_at: row.bought_at.getTime(),
    coach_said_at: row.coach_said_at?.getTime() ?? null,
    buyer_agreed_at: row.buyer_agreed_at?.getTime() ?? null,
    buyer_denied_at: row.buyer_denied_at?.getTime() ?? null,
    refund_asked_at: row.refund_asked_at?.getTime() ?? null,
    is_refunded: paid !== null && paid.refunded_cents === paid.amount_cents,
  };
}

/** An account's role in a purchase; null for others. */
export function sideOf({ row, coach }: FoundPurchase, user_id: string): 'buyer' | 'coach' | null {
  if (row.user_id === user_id) return 'buyer';
  return coach.user_id === user_id ? 'coach' : null;
}

export function isOpenPurchase(found: FoundPurchase, now: number): boolean {
  return isContactOpen(contactFactsOf(found), now);
}

/** A purchase as seen by one side. */
export function viewPurchase(found: FoundPurchase, side: 'buyer' | 'coach', now: number): Purchase {
  const { row, coach, coach_user, buyer, paid } = found;
  const facts = contactFactsOf(found);
  const buyerName = buyer === null ? (row.email ?? 'A former member') : `${buyer.first_name} ${buyer.last_name}`.trim();
  const canRefund = side === 'buyer' && paid !== null && isRefundOffered(facts, now);
  return {
    id: row.id,
    side,
    with: side === 'buyer' ? fullName({ ...coach_user, username: coach.username }) : buyerName,
    coach_id: row.coach_id,
    description: row.title,
    bought_at: row.bought_at.toISOString(),
    contact_due_at: new Date(contactDueAt(facts.bought_at)).toISOString(),
    contact: contactState(facts, now),
    refund: canRefund ? dollarsOf(paid.amount_cents - paid.refunded_cents) : null,
    email: side === 'coach' ? (buyer?.email ?? row.email) : null,
    booking_url: side === 'buyer' && row.kind === 'discovery_call' && coach.calendly_username !== '' ? bookingUrl(coach) : null,
  };
}
