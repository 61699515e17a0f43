import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { payments, purchases, subscriptions } from '#server/db/schema.ts';
import { relateClients } from '../coaching/relate-clients.ts';

/**
 * Assigns purchases of an e-mail address to its new account, in the transaction that creates the account, after verification. `email` is
 * lower case. Of two AI Coach subscriptions the older is assigned and the other refunded by the next reconciliation.
 */
export async function claimPurchases(transaction: Database, { user_id, email }: { user_id: string; email: string }): Promise<void> {
  const waiting = await transaction
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.email, email), isNull(subscriptions.user_id)))
    .orderBy(subscriptions.created_at, subscriptions.id)
    .for('update');
  const held = await transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, user_id), eq(subscriptions.type, 'ai_coach'), eq(subscriptions.status, 'active')));
  let hasAiCoach = held.length > 0;
  for (const { id, type, status } of waiting) {
    const isAiCoach = type === 'ai_coach' && status === 'active';
    await transaction
      .update(subscriptions)
      .set({ user_id, email: null, ...(isAiCoach && hasAiCoach ? { status: 'duplicate' } : {}) })
      .where(eq(subscriptions.id, id));
    hasAiCoach ||= isAiCoach;
  }
  const mine = { user_id, email: null };
  await transaction
    .update(payments)
    .set(mine)
    .where(and(eq(payments.email, email), isNull(payments.user_id)));
  await transaction
    .update(purchases)
    .set(mine)
    .where(and(eq(purchases.email, email), isNull(purchases.user_id)));
  await relateClients(transaction, user_id);
}
