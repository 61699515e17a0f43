import { and, eq, lt } from 'drizzle-orm';
import { createReview } from '#contract/index.ts';
import { REVIEW_MESSAGES } from '#domain/messages/payments.ts';
import type { Database } from '../db/database.ts';
import { coaches, payments, reviews } from '../db/schema.ts';
import type { Api } from '../http/api.ts';
import { refuse, serve } from '../http/serve.ts';

/** Reviews by buyers. */
export function serveReviewsCreateRoutes(api: Api): void {
  serve(api, createReview, async ({ account, params, body }) => {
    const coach_id = Number(params.coachId);
    return api.database.transaction(async (transaction) => {
      const [coach] = await transaction.select({ user_id: coaches.user_id }).from(coaches).where(eq(coaches.id, coach_id));
      if (coach === undefined) return refuse(404, { detail: REVIEW_MESSAGES.coachGone, code: 'coach_not_found' });
      if (coach.user_id === account.id) refuse(403, { detail: REVIEW_MESSAGES.notYourself, code: 'own_review' });
      if (!(await hasPaid(transaction, account.id, coach_id))) refuse(403, { detail: REVIEW_MESSAGES.buyersOnly, code: 'buyers_only' });
      const said = { rating: body.rating, comment: (body.comment ?? '').trim(), created_at: new Date(api.clock()) };
      const [review] = await transaction
        .insert(reviews)
        .values({ coach_id, user_id: account.id, ...said })
        .onConflictDoUpdate({ target: [reviews.coach_id, reviews.user_id], set: said })
        .returning();
      if (review === undefined) throw new Error('A review that was written was not answered.');
      return { id: review.id, coach_id, rating: review.rating, comment: review.comment };
    });
  });
}

/** Paid and not refunded. */
async function hasPaid(database: Database, user_id: string, coach_id: number): Promise<boolean> {
  const rows = await database
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.user_id, user_id), eq(payments.coach_id, coach_id), lt(payments.refunded_cents, payments.amount_cents)))
    .limit(1);
  return rows.length > 0;
}
