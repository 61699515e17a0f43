import { subDays } from 'date-fns';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { AccountSession } from '#contract/index.ts';
import { REFRESH_IDLE_DAYS, REFRESH_MAX_DAYS } from '#domain/limits.ts';
import type { Account } from '#server/auth/accounts.ts';
import type { Database } from '#server/db/database.ts';
import { refreshFamilies } from '#server/db/schema.ts';

/** Active sessions, the calling one first, then by last use. */
export async function listSessions(database: Database, account: Account, now: number): Promise<AccountSession[]> {
  const rows = await database
    .select()
    .from(refreshFamilies)
    .where(
      and(
        eq(refreshFamilies.user_id, account.id),
        isNull(refreshFamilies.revoked_at),
        gt(refreshFamilies.last_used_at, subDays(now, REFRESH_IDLE_DAYS)),
        gt(refreshFamilies.created_at, subDays(now, REFRESH_MAX_DAYS)),
      ),
    )
    .orderBy(desc(refreshFamilies.last_used_at));
  const sessions = rows.map(({ id, device, created_at, last_used_at }) => ({
    id,
    device,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: id === account.session_id,
  }));
  return sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
}

/** Ends one of the person's sessions. False when it is not theirs. */
export async function endSession(
  database: Database,
  { account, id, now }: { account: Account; id: string; now: number },
): Promise<boolean> {
  const own = and(eq(refreshFamilies.id, id), eq(refreshFamilies.user_id, account.id));
  const [row] = await database.select({ revoked_at: refreshFamilies.revoked_at }).from(refreshFamilies).where(own);
  if (row === undefined) return false;
  if (row.revoked_at === null) {
    await database
      .update(refreshFamilies)
      .set({ revoked_at: new Date(now), revoked_because: 'signed_out' })
      .where(and(own, isNull(refreshFamilies.revoked_at)));
  }
  return true;
}
