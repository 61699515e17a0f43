import { and, desc, eq, notInArray } from 'drizzle-orm';
import { cancelSubscription, listMySubscriptions, listPayments, updatePaymentMethod } from '#contract/index.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import { CANCEL_MESSAGES } from '#domain/messages/payments.ts';
import { dollarsOf } from '#domain/money/cents.ts';
import { AI_COACH_NAME } from '#domain/payments/titles.ts';
import { programTitle } from '#domain/programs/program-title.ts';
import { canUpdateCard, isCancelable } from '#domain/subscriptions/subscription-state.ts';
import { cancelSubscriptionOf } from '../commands/subscriptions/cancel.ts';
import { linkToPaymentMethod } from '../commands/subscriptions/payment-method-link.ts';
import { coaches, payments, subscriptions, users } from '../db/schema.ts';
import type { Api } from '../http/api.ts';
import { ownOriginOf } from '../http/own-origin.ts';
import { serve } from '../http/serve.ts';

/** Subscriptions, payment history and cancellation. */
export function serveSubscriptionRoutes(api: Api): void {
  serve(api, listMySubscriptions, async ({ account }) => {
    const rows = await api.database
      .select()
      .from(subscriptions)
      .leftJoin(coaches, eq(coaches.id, subscriptions.coach_id))
      .leftJoin(users, eq(users.id, coaches.user_id))
      .where(and(eq(subscriptions.user_id, account.id), notInArray(subscriptions.status, ['incomplete', 'duplicate'])))
      // Subscriptions with open amounts come first.
      .orderBy(desc(eq(subscriptions.status, 'past_due')), desc(subscriptions.created_at), subscriptions.id);
    return rows.map(({ subscriptions: row, coaches: coach, users: person }) => ({
      ...(row.type === 'ai_coach' ? AI_COACH_PARTY : coachParty(row, coach, person)),
      id: row.id,
      type: row.type,
      subscription_type: row.type === 'ai_coach' ? 'ai_coach' : 'program',
      status: row.status,
      price: dollarsOf(row.price_cents),
      cancelable: isCancelable(row),
      current_period_end: row.current_period_end?.toISOString() ?? null,
      cancel_at_period_end: row.cancel_at_period_end,
      trial_ends_at: row.trial_ends_at?.toISOString() ?? null,
      card_updatable: canUpdateCard(row),
    }));
  });

  serve(api, listPayments, async ({ account }) => {
    const rows = await api.database
      .select()
      .from(payments)
      .where(eq(payments.user_id, account.id))
      .orderBy(desc(payments.paid_at), payments.id);
    return rows.map(({ id, title, paid_at, amount_cents, refunded_cents }) => ({
      id,
      description: title,
      date: paid_at.toISOString(),
      amount: dollarsOf(amount_cents),
      ...(refunded_cents === 0 ? {} : { refunded: dollarsOf(refunded_cents) }),
    }));
  });

  serve(api, cancelSubscription, async ({ account, body }) => {
    await cancelSubscriptionOf(api, { user_id: account.id, id: String(body.subscription_id) });
    return { message: CANCEL_MESSAGES.done };
  });

  serve(
    api,
    updatePaymentMethod,
    ({ account, body, context }) =>
      linkToPaymentMethod(api, { user_id: account.id, id: String(body.subscription_id), origin: ownOriginOf(api, context.header) }),
    { limit: 'checkout' },
  );
}

/** The AI Coach has a fixed coach identifier (REVIEW-2): no review is offered for it. */
const AI_COACH_PARTY = { coach: AI_COACH_NAME, coach_id: 'ai-coach', program: null, coach_image_url: null };

function coachParty(
  row: typeof subscriptions.$inferSelect,
  coach: typeof coaches.$inferSelect | null,
  person: typeof users.$inferSelect | null,
) {
  return {
    coach: coach === null || person === null ? row.title : fullName({ ...person, username: coach.username }),
    coach_id: coach?.id ?? null,
    program: programTitle(row.type),
    coach_image_url: person?.profile_image_url_optimized ?? person?.profile_image_url ?? null,
  };
}
