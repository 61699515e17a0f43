import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { ACCOUNT_MESSAGES } from '#domain/messages/account.ts';
import type { Account } from '#server/auth/accounts.ts';
import type { Database } from '#server/db/database.ts';
import { coaches, deletedAccounts, portfolioItems, subscriptions, users } from '#server/db/schema.ts';
import { describeError } from '#server/describe-error.ts';
import { fail } from '#server/errors/domain-error.ts';
import { PaymentsUnavailable } from '#server/ports/payments.ts';
import type { Services } from '#server/services/services.ts';
import { removePictures } from '../coach/store-picture.ts';

/**
 * Deletes an account and all its data. First ends all billing at the provider: the person's subscriptions and those of their clients;
 * without the provider nothing is deleted. Only the id and token hashes stay, so that its phones can be told.
 */
export async function deleteEverything(services: Services, account: Account): Promise<void> {
  await stopCharging(services, account);
  const pictures = await services.database.transaction(async (transaction) => {
    const urls = await picturesOf(transaction, account);
    const deleted_at = new Date(services.clock());
    await transaction.insert(deletedAccounts).values({ user_id: account.id, deleted_at }).onConflictDoNothing();
    await transaction.execute(sql`
      insert into deleted_tokens (token_hash, deleted_at)
      select t.token_hash, ${deleted_at.toISOString()}::timestamptz
      from refresh_tokens t join refresh_families f on f.id = t.family_id
      where f.user_id = ${account.id}
      on conflict do nothing
    `);
    await transaction.delete(users).where(eq(users.id, account.id));
    await services.mail.queue(transaction, { kind: 'account_deleted', to: account.email, data: { first_name: account.first_name } });
    return urls;
  });
  await removePictures(services, pictures);
}

async function stopCharging(services: Services, account: Account): Promise<void> {
  const own = services.database.select({ id: coaches.id }).from(coaches).where(eq(coaches.user_id, account.id));
  const running = await services.database
    .select({ id: subscriptions.id, provider_id: subscriptions.provider_id })
    .from(subscriptions)
    .where(
      and(
        or(eq(subscriptions.user_id, account.id), inArray(subscriptions.coach_id, own)),
        inArray(subscriptions.status, ['active', 'past_due']),
        eq(subscriptions.cancel_at_period_end, false),
        isNull(subscriptions.ended_at),
        isNotNull(subscriptions.provider_id),
      ),
    );
  for (const { id, provider_id } of running) {
    if (provider_id !== null) await cancelAtProvider(services, provider_id, id);
  }
}

async function cancelAtProvider(services: Services, provider_id: string, id: string): Promise<void> {
  try {
    await services.payments.cancelAtPeriodEnd(provider_id, `cancel:${id}`);
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    services.log.warn(describeError(error), 'a subscription could not be ended, so the account was not deleted');
    fail('unavailable', { detail: ACCOUNT_MESSAGES.stillCharging, code: 'provider_unavailable' }, 60);
  }
}

/** URLs of all pictures of the person and coach. */
async function picturesOf(transaction: Database, account: Account): Promise<(string | null)[]> {
  const [user] = await transaction
    .select({ full: users.profile_image_url, optimized: users.profile_image_url_optimized })
    .from(users)
    .where(eq(users.id, account.id));
  const items = await transaction
    .select({ full: portfolioItems.image_url, optimized: portfolioItems.image_url_optimized })
    .from(portfolioItems)
    .innerJoin(coaches, eq(coaches.id, portfolioItems.coach_id))
    .where(eq(coaches.user_id, account.id));
  return [user?.full ?? null, user?.optimized ?? null, ...items.flatMap(({ full, optimized }) => [full, optimized])];
}
