import { and, eq, sql } from 'drizzle-orm';
import { MODEL_TURN_TOKENS } from '#domain/limits.ts';
import type { Database } from '../db/database.ts';
import { modelUse } from '../db/schema.ts';

/** Tokens set aside for one turn. Settle it once, with what the turn did cost. */
export interface Allowance {
  settle(tokens: number): Promise<void>;
}

/**
 * Sets one turn's tokens aside on this person's account of the day; null when they would not fit any more. Set aside first and in one
 * statement, so that many questions at once, or a server that dies meanwhile, cannot spend more than the day allows.
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
