import { and, eq } from 'drizzle-orm';
import { startCheckout } from '#contract/index.ts';
import { CANCEL_URL_MAX_LENGTH } from '#domain/limits.ts';
import { CHECKOUT_MESSAGES } from '#domain/messages/checkout.ts';
import { beginCheckout } from '../commands/checkout/begin.ts';
import { readEmail } from '../commands/checkout/email.ts';
import type { Database } from '../db/database.ts';
import { subscriptions } from '../db/schema.ts';
import type { Api } from '../http/api.ts';
import { readOwnAddress } from '../http/own-origin.ts';
import { refuse, serve } from '../http/serve.ts';
import { hasActiveAiCoach } from '../policies.ts';

/** AI Coach purchases. */
export function serveCheckoutRoutes(api: Api): void {
  serve(
    api,
    startCheckout,
    async (input) => {
      const { body, context } = input;
      const back = body.cancel_url.length <= CANCEL_URL_MAX_LENGTH ? readOwnAddress(api, body.cancel_url, context.header) : null;
      if (back === null) return refuse(400, { error: CHECKOUT_MESSAGES.cancelUrl, code: 'cancel_url_not_ours' });
      // An invalid token must not make a member's purchase anonymous: reading the account refuses with 401.
      const buyer = context.header('Authorization') === undefined ? null : input.account;
      if (buyer !== null && (await hasActiveAiCoach(api.database, buyer.id))) {
        refuse(409, { error: CHECKOUT_MESSAGES.alreadySubscribed, code: 'already_subscribed' });
      }
      const trial = body.trial === true && (buyer === null || !(await hadAiCoach(api.database, buyer.id)));
      const order = {
        user_id: buyer?.id ?? null,
        email: buyer === null ? readEmail(body.email) : buyer.email,
        origin: back.origin,
        cancel_path: back.path,
        success_path: buyer === null ? '/checkout/done' : '/checkout/done?for=ai-coach',
        trial,
      };
      const what = ['ai_coach', trial, order.email, back.origin, back.path];
      const url = await beginCheckout(api, { user_id: order.user_id, what }, context, (key) =>
        api.payments.startCheckout({ ...order, key }),
      );
      return { url };
    },
    { limit: 'checkout' },
  );
}

/** A trial requires that the account never had the AI Coach. */
async function hadAiCoach(database: Database, user_id: string): Promise<boolean> {
  const rows = await database
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, user_id), eq(subscriptions.type, 'ai_coach')))
    .limit(1);
  return rows.length > 0;
}
