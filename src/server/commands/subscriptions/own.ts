import { and, eq } from 'drizzle-orm';
import { SUBSCRIPTION_UNKNOWN } from '#domain/messages/payments.ts';
import { subscriptions } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';
import { fail } from '#server/errors/domain-error.ts';
import type { Services } from '#server/services/services.ts';

/** A subscription of this account that began. Any other id fails as not found. */
export async function ownSubscription(services: Services, { user_id, id }: { user_id: string; id: string }) {
  const unknown = { error: SUBSCRIPTION_UNKNOWN, code: 'subscription_not_found' } as const;
  if (!isUuid(id)) return fail('not_found', unknown);
  const [row] = await services.database
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.user_id, user_id)));
  if (row === undefined || row.status === 'duplicate' || row.status === 'incomplete') return fail('not_found', unknown);
  return row;
}
