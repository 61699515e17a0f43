import { and, eq } from 'drizzle-orm';
import { SUBSCRIPTION_UNKNOWN } from '#domain/messages/payments.ts';
import { subscriptions } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { Api } from '#server/http/api.ts';
import { refuse } from '#server/http/refusal.ts';

/** A subscription of this account that began. Refuses with 404 for any other, whoever's it is and whatever `id` may be. */
export async function ownSubscription(api: Api, { user_id, id }: { user_id: string; id: string }) {
  const unknown = { error: SUBSCRIPTION_UNKNOWN, code: 'subscription_not_found' } as const;
  if (!isUuid(id)) return refuse(404, unknown);
  const [row] = await api.database
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.user_id, user_id)));
  if (row === undefined || row.status === 'duplicate' || row.status === 'incomplete') return refuse(404, unknown);
  return row;
}
