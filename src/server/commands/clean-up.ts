import { subDays } from 'date-fns';
import { and, eq, isNotNull, lt, or } from 'drizzle-orm';
import {
  DISCOVERY_CALL_KEEP_DAYS,
  IDEMPOTENCY_KEEP_DAYS,
  MAIL_DEAD_KEEP_DAYS,
  REFRESH_IDLE_DAYS,
  REFRESH_MAX_DAYS,
} from '#domain/limits.ts';
import type { Database } from '../db/database.ts';
import {
  captchaUses,
  checkoutAttempts,
  deletedAccounts,
  deletedTokens,
  discoveryCalls,
  emailVerifications,
  idempotencyKeys,
  mails,
  modelUse,
  passwordResets,
  rateLimits,
  refreshFamilies,
} from '../db/schema.ts';
import { forgetOldMarketNotes } from '../market/market-changes.ts';

/** Retention of ended sessions, for questions about a stolen token. */
const ENDED_KEEP_DAYS = 30;
/** Covers questions about last month's bill. */
const MODEL_USE_KEEP_DAYS = 40;

/** Deletes expired counters, stored answers and sessions. */
export async function cleanUp(database: Database, now: number): Promise<void> {
  const daysAgo = (days: number) => subDays(now, days);
  await database.delete(rateLimits).where(lt(rateLimits.expire, new Date(now)));
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.started_at, daysAgo(IDEMPOTENCY_KEEP_DAYS)));
  await database.delete(checkoutAttempts).where(lt(checkoutAttempts.created_at, daysAgo(1)));
  await database.delete(modelUse).where(lt(modelUse.day, daysAgo(MODEL_USE_KEEP_DAYS).toISOString().slice(0, 10)));
  await database.delete(discoveryCalls).where(lt(discoveryCalls.created_at, daysAgo(DISCOVERY_CALL_KEEP_DAYS)));
  await forgetOldMarketNotes(database);
  await database.delete(emailVerifications).where(lt(emailVerifications.sent_at, daysAgo(1)));
  await database.delete(passwordResets).where(lt(passwordResets.created_at, daysAgo(1)));
  await database.delete(captchaUses).where(lt(captchaUses.expires_at, new Date(now)));
  await database.delete(mails).where(and(eq(mails.state, 'dead'), lt(mails.created_at, daysAgo(MAIL_DEAD_KEEP_DAYS))));
  // Older than any session.
  await database.delete(deletedTokens).where(lt(deletedTokens.deleted_at, daysAgo(REFRESH_MAX_DAYS)));
  await database.delete(deletedAccounts).where(lt(deletedAccounts.deleted_at, daysAgo(REFRESH_MAX_DAYS)));
  await database
    .delete(refreshFamilies)
    .where(
      or(
        lt(refreshFamilies.last_used_at, daysAgo(REFRESH_IDLE_DAYS)),
        lt(refreshFamilies.created_at, daysAgo(REFRESH_MAX_DAYS)),
        and(isNotNull(refreshFamilies.revoked_at), lt(refreshFamilies.revoked_at, daysAgo(ENDED_KEEP_DAYS))),
      ),
    );
}
