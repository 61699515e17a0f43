import { and, eq, isNull, lte } from 'drizzle-orm';
import { subscriptions } from '#server/db/schema.ts';
import type { MoneyTools } from '../payments/money-tools.ts';

/** Ends granted subscriptions after their cancelled period, which no provider does. */
export async function lapseGranted({ database, clock }: Pick<MoneyTools, 'database' | 'clock'>): Promise<void> {
  const now = new Date(clock());
  await database
    .update(subscriptions)
    .set({ status: 'cancelled', ended_at: now })
    .where(
      and(
        isNull(subscriptions.provider_id),
        isNull(subscriptions.ended_at),
        eq(subscriptions.cancel_at_period_end, true),
        lte(subscriptions.current_period_end, now),
      ),
    );
}
