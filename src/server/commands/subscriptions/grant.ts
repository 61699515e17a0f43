import { randomUUID } from 'node:crypto';
import { AI_COACH_FIRST_MONTH_CENTS, AI_COACH_PRICE_CENTS } from '#domain/limits.ts';
import type { Database } from '#server/db/database.ts';
import { subscriptions } from '#server/db/schema.ts';

/** The new owner: an account, or an address without one. */
export type Buyer = { readonly user_id: string } | { readonly email: string };

/** Grants an active AI Coach subscription. False when the account has one. */
export async function grantAiCoach(database: Database, buyer: Buyer, now: number): Promise<boolean> {
  const granted = await database
    .insert(subscriptions)
    .values({
      id: randomUUID(),
      ...buyer,
      type: 'ai_coach',
      status: 'active',
      price_cents: AI_COACH_PRICE_CENTS,
      first_month_cents: AI_COACH_FIRST_MONTH_CENTS,
      created_at: new Date(now),
    })
    .onConflictDoNothing()
    .returning({ id: subscriptions.id });
  return granted.length > 0;
}
