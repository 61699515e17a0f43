import { and, eq } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { subscriptions } from './db/schema.ts';

/** AI Coach access depends only on a subscription row. */
export async function hasActiveAiCoach(database: Database, user_id: string): Promise<boolean> {
  const rows = await database
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, user_id), eq(subscriptions.type, 'ai_coach'), eq(subscriptions.status, 'active')))
    .limit(1);
  return rows.length > 0;
}
