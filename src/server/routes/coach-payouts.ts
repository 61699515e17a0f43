import { and, eq, isNull } from 'drizzle-orm';
import { readEarnings, readPayoutStatus, startPayoutSetup } from '#contract/index.ts';
import { EARNINGS_MONTHS } from '#domain/limits.ts';
import { PAYOUT_MESSAGES } from '#domain/messages/payments.ts';
import { dollarsOf } from '#domain/money/cents.ts';
import { type EarningsFigures, type EarningsLine, earningsByMonth, sumEarnings } from '#domain/money/earnings.ts';
import { PAYMENTS_PATH } from '#domain/payments/payments-path.ts';
import { askProvider } from '../commands/checkout/begin.ts';
import { refreshObjects } from '../commands/payments/event.ts';
import { coaches, ledgerLines, payments } from '../db/schema.ts';
import type { Api } from '../http/api.ts';
import { ownOriginOf } from '../http/own-origin.ts';
import { refuse, serve } from '../http/serve.ts';

/** Payouts and earnings of a coach. */
export function serveCoachPayoutRoutes(api: Api): void {
  serve(api, readPayoutStatus, async ({ account }) => {
    const coach = await findOwnCoach(api, account.id);
    if (coach === undefined) return { setup_complete: false, setup_started: false };
    const { stripe_account_id } = coach;
    if (stripe_account_id === null || coach.stripe_charges_enabled) return statusOf(coach);
    // The coach may return from the provider before its event arrives.
    await askProvider(api, () => refreshObjects(api, [{ kind: 'account', id: stripe_account_id }]));
    return statusOf((await findOwnCoach(api, account.id)) ?? coach);
  });

  serve(
    api,
    startPayoutSetup,
    async ({ account, context }) => {
      const coach = await findOwnCoach(api, account.id);
      if (coach === undefined) return refuse(409, { error: PAYOUT_MESSAGES.notOnboarded, code: 'coach_profile_needed' });
      const origin = ownOriginOf(api, context.header);
      return askProvider(api, async () => {
        const account_id = coach.stripe_account_id ?? (await makeAccount(api, coach.id, account.email));
        const { url } = await api.payments.accountLink({ account_id, origin, return_path: PAYMENTS_PATH });
        return { onboarding_url: url };
      });
    },
    { limit: 'checkout' },
  );

  serve(api, readEarnings, async ({ account }) => {
    const coach = await findOwnCoach(api, account.id);
    const lines = coach === undefined ? [] : await readLines(api, coach.id);
    const months = earningsByMonth(lines, { now: api.clock(), atLeast: EARNINGS_MONTHS });
    return { months: months.map(({ month, ...figures }) => ({ month, ...onTheWire(figures) })), total: onTheWire(sumEarnings(lines)) };
  });
}

async function findOwnCoach({ database }: Api, user_id: string) {
  const [coach] = await database.select().from(coaches).where(eq(coaches.user_id, user_id));
  return coach;
}

function statusOf(coach: typeof coaches.$inferSelect) {
  return { setup_complete: coach.stripe_charges_enabled, setup_started: coach.stripe_account_id !== null };
}

/** Concurrent clicks share a key; the first stored answer wins. */
async function makeAccount({ database, payments: provider }: Api, coach_id: number, email: string): Promise<string> {
  const { account_id } = await provider.createAccount({ id: coach_id, email }, `account:${String(coach_id)}`);
  const [stored] = await database
    .update(coaches)
    .set({ stripe_account_id: account_id })
    .where(and(eq(coaches.id, coach_id), isNull(coaches.stripe_account_id)))
    .returning({ account_id: coaches.stripe_account_id });
  if (stored !== undefined) return account_id;
  const [coach] = await database.select({ account_id: coaches.stripe_account_id }).from(coaches).where(eq(coaches.id, coach_id));
  return coach?.account_id ?? account_id;
}

/** From the ledger only, so that coaches see what was booked. */
async function readLines({ database }: Api, coach_id: number): Promise<EarningsLine[]> {
  const rows = await database
    .select({
      entry: ledgerLines.entry,
      account: ledgerLines.account,
      cents: ledgerLines.amount_cents,
      at: ledgerLines.at,
      payment_id: ledgerLines.payment_id,
      buyer: payments.user_id,
      address: payments.email,
    })
    .from(ledgerLines)
    .leftJoin(payments, eq(payments.id, ledgerLines.payment_id))
    .where(eq(ledgerLines.coach_id, coach_id));
  return rows.map(({ entry, account, cents, at, payment_id, buyer, address }) => {
    const isCharge = entry.startsWith('charge:');
    return {
      at: at.getTime(),
      buyer: buyer ?? address ?? payment_id,
      paid_cents: isCharge && account === 'provider' ? cents : 0,
      refunded_cents: !isCharge && account === 'provider' ? -cents : 0,
      // A credit when charged and a debit when refunded.
      fee_cents: account === 'platform' ? -cents : 0,
    };
  });
}

function onTheWire({ paid_cents, fee_cents, refunded_cents, share_cents, buyers }: EarningsFigures) {
  return {
    paid: dollarsOf(paid_cents),
    fee: dollarsOf(fee_cents),
    refunded: dollarsOf(refunded_cents),
    share: dollarsOf(share_cents),
    buyers,
  };
}
