import { randomUUID } from 'node:crypto';
import { hoursToMilliseconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { CONTACT_CLAIM_HOURS } from '#domain/limits.ts';
import { contactDueAt } from '#domain/payments/contact-promise.ts';
import type { Database } from '#server/db/database.ts';
import { coaches, purchases, users } from '#server/db/schema.ts';
import type { ApplyTools } from './money-tools.ts';
import type { Buyer } from './owner.ts';

export interface NewPurchase {
  readonly provider_ref: string;
  readonly kind: 'program' | 'discovery_call';
  readonly title: string;
  readonly coach_id: number;
  /** Milliseconds since 1970. */
  readonly bought_at: number;
  readonly buyer: Buyer;
}

/** Starts the 72 hours of a purchase once and notifies the coach. */
export async function recordPurchase(tools: ApplyTools, transaction: Database, purchase: NewPurchase): Promise<void> {
  const { provider_ref, kind, title, coach_id, bought_at, buyer } = purchase;
  const { user_id, email } = buyer;
  const inserted = await transaction
    .insert(purchases)
    .values({ id: randomUUID(), provider_ref, kind, title, coach_id, bought_at: new Date(bought_at), user_id, email, reminders_sent: 1 })
    .onConflictDoNothing()
    .returning({ id: purchases.id });
  // Late discoveries by the reconciliation are not mailed.
  if (inserted.length === 0 || tools.clock() > contactDueAt(bought_at) + hoursToMilliseconds(CONTACT_CLAIM_HOURS)) return;
  const [coach] = await transaction
    .select({ email: users.email, first_name: users.first_name })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.user_id))
    .where(eq(coaches.id, coach_id));
  if (coach === undefined) return;
  await tools.mail.queue(transaction, {
    kind: 'new_client',
    to: coach.email,
    data: {
      coach_first_name: coach.first_name,
      client_name: buyer.name,
      client_email: buyer.mail_to ?? '',
      program: title,
      contact_by: new Date(contactDueAt(bought_at)).toISOString(),
    },
  });
}
