import { and, eq, sql } from 'drizzle-orm';
import { MODEL_TURN_TOKENS } from '#domain/limits.ts';
import type { Database } from '../db/database.ts';
import { modelUse } from '../db/schema.ts';

/** Reserved tokens of one turn; settle once with the actual cost. */
export interface Allowance {
  settle(tokens: number): Promise<void>;
}

/**
 * Reserves a turn's tokens from the account's daily budget; null when exceeded. Reserving first, in one statement, bounds concurrent
 * questions and crashes.
 */
export async function takeAllowance(
  database: Database,
  { user_id, now, daily }: { user_id: string; now: number; daily: number },
): Promise<Allowance | null> {
  if (daily < MODEL_TURN_TOKENS) return null;
  const day = new Date(now).toISOString().slice(0, 10);
  const taken = await database
    .insert(modelUse)
    .values({ user_id, day, tokens: MODEL_TURN_TOKENS })
    .onConflictDoUpdate({
      target: [modelUse.user_id, modelUse.day],
      set: { tokens: sql`${modelUse.tokens} + ${MODEL_TURN_TOKENS}` },
      setWhere: sql`${modelUse.tokens} + ${MODEL_TURN_TOKENS} <= ${daily}`,
    })
    .returning({ tokens: modelUse.tokens });
  if (taken.length === 0) return null;
  return {
    settle: async (tokens) => {
      await database
        .update(modelUse)
        .set({ tokens: sql`${modelUse.tokens} + ${Math.round(tokens) - MODEL_TURN_TOKENS}` })
        .where(and(eq(modelUse.user_id, user_id), eq(modelUse.day, day)));
    },
  };
}
