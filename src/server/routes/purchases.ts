import { and, eq, isNull } from 'drizzle-orm';
import { answerContact, listPurchases, type Purchase, refundPurchase } from '#contract/index.ts';
import { PAYMENTS_MESSAGES } from '#domain/messages/payments.ts';
import { answerContactPromise, isRefundOffered } from '#domain/payments/contact-promise.ts';
import { askProvider } from '../commands/checkout/begin.ts';
import { refreshObjects } from '../commands/payments/event.ts';
import { contactFactsOf, type FoundPurchase, findPurchases, isOpenPurchase, sideOf, viewPurchase } from '../commands/purchases/view.ts';
import type { Database } from '../db/database.ts';
import { purchases } from '../db/schema.ts';
import { isUuid } from '../db/uuid.ts';
import type { Api } from '../http/api.ts';
import { refuse, serve } from '../http/serve.ts';

/** The 72-hour promise, for buyers and coaches. */
export function servePurchaseRoutes(api: Api): void {
  serve(api, listPurchases, async ({ account }) => {
    const now = api.clock();
    const found = await findPurchases(api.database, { user_id: account.id });
    return found
      .filter((purchase) => isOpenPurchase(purchase, now))
      .flatMap((purchase) => {
        const side = sideOf(purchase, account.id);
        return side === null ? [] : [viewPurchase(purchase, side, now)];
      });
  });

  serve(api, answerContact, async ({ account, params, body }): Promise<Purchase> => {
    const now = api.clock();
    return api.database.transaction(async (transaction) => {
      const { found, side } = await lockOwn(transaction, params.id, account.id);
      const change = answerContactPromise(contactFactsOf(found), { side, answer: body.answer, now });
      if (change === null) return refuse(409, { error: PAYMENTS_MESSAGES.contactNothing, code: 'nothing_to_confirm' });
      await transaction.update(purchases).set(datesOf(change)).where(eq(purchases.id, found.row.id));
      const { found: after } = await lockOwn(transaction, params.id, account.id);
      return viewPurchase(after, side, now);
    });
  });

  serve(
    api,
    refundPurchase,
    async ({ account, params }): Promise<Purchase> => {
      const asked = await askForRefund(api, params.id, account.id);
      const { row, paid } = asked;
      if (paid === null) return refuse(409, { error: PAYMENTS_MESSAGES.refundNotOffered, code: 'refund_not_offered' });
      await askProvider(api, async () => {
        await api.payments.refund(paid.id, `refund:${row.id}`);
        if (row.kind === 'program') await api.payments.cancelNow(row.provider_ref, `refund:${row.id}:end`);
        await refreshObjects(api, [
          { kind: 'payment', id: paid.id },
          ...(row.kind === 'program' ? [{ kind: 'subscription' as const, id: row.provider_ref }] : []),
        ]);
      });
      const [after] = await findPurchases(api.database, { id: row.id });
      return viewPurchase(after ?? asked, 'buyer', api.clock());
    },
    { limit: 'checkout' },
  );
}

/** Records the refund request under a lock; a repeated request continues the first. */
async function askForRefund(api: Api, id: string, user_id: string): Promise<FoundPurchase> {
  const now = api.clock();
  return api.database.transaction(async (transaction) => {
    const { found, side } = await lockOwn(transaction, id, user_id);
    if (side !== 'buyer') return refuse(404, { error: PAYMENTS_MESSAGES.purchaseUnknown, code: 'purchase_not_found' });
    if (found.row.refund_asked_at !== null) return found;
    if (found.paid === null || !isRefundOffered(contactFactsOf(found), now)) {
      return refuse(409, { error: PAYMENTS_MESSAGES.refundNotOffered, code: 'refund_not_offered' });
    }
    await transaction
      .update(purchases)
      .set({ refund_asked_at: new Date(now) })
      .where(and(eq(purchases.id, found.row.id), isNull(purchases.refund_asked_at)));
    return found;
  });
}

/** Locks the purchase for buyer or coach; 404 for others. */
async function lockOwn(transaction: Database, id: string, user_id: string): Promise<{ found: FoundPurchase; side: 'buyer' | 'coach' }> {
  if (isUuid(id)) {
    await transaction.select({ id: purchases.id }).from(purchases).where(eq(purchases.id, id)).for('update');
    const [found] = await findPurchases(transaction, { id });
    const side = found === undefined ? null : sideOf(found, user_id);
    if (found !== undefined && side !== null) return { found, side };
  }
  return refuse(404, { error: PAYMENTS_MESSAGES.purchaseUnknown, code: 'purchase_not_found' });
}

function datesOf(change: NonNullable<ReturnType<typeof answerContactPromise>>) {
  return Object.fromEntries(Object.entries(change).map(([name, at]) => [name, at === null ? null : new Date(at)]));
}
