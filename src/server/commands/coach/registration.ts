import { and, eq, isNull } from 'drizzle-orm';
import { missingForRegistration } from '#domain/coach-account/onboarding.ts';
import { ONBOARDING_MESSAGES } from '#domain/messages/onboarding.ts';
import type { Account } from '#server/auth/accounts.ts';
import { coaches, users } from '#server/db/schema.ts';
import { fail } from '#server/errors/domain-error.ts';
import type { Services } from '#server/services/services.ts';
import { readOwn } from './own.ts';
import { lockCoachRow } from './row.ts';

/** A member becomes a coach. Idempotent. */
export async function upgrade(services: Services, account: Account): Promise<void> {
  await services.database.update(users).set({ role: 'coach' }).where(eq(users.id, account.id));
}

/**
 * Notes that onboarding is finished and queues the welcome in the same transaction: it is sent once, however often the call is made.
 * Returns false when it had been sent before. Fails as a conflict while something of the registration is missing.
 */
export async function finishRegistration(services: Services, account: Account): Promise<boolean> {
  return services.database.transaction(async (transaction) => {
    const { id } = await lockCoachRow(transaction, account.id);
    const coach = await readOwn(transaction, account.id, services.clock());
    if (coach === null || missingForRegistration(coach).length > 0) {
      fail('conflict', { detail: ONBOARDING_MESSAGES.required, code: 'registration_incomplete' });
    }
    const first = await transaction
      .update(coaches)
      .set({ registered_at: new Date(services.clock()) })
      .where(and(eq(coaches.id, id), isNull(coaches.registered_at)))
      .returning({ id: coaches.id });
    if (first.length === 0) return false;
    await services.mail.queue(transaction, { kind: 'welcome', to: account.email, data: { first_name: account.first_name } });
    return true;
  });
}
