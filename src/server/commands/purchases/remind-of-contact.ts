import { subDays } from 'date-fns';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { fullName } from '#domain/coaches/coach-name.ts';
import { CONTACT_REMINDER_HOURS, REFUND_OFFER_DAYS } from '#domain/limits.ts';
import { contactDueAt, isRefundOffered, remindersDue } from '#domain/payments/contact-promise.ts';
import { PAYMENTS_PATH } from '#domain/payments/payments-path.ts';
import { purchases } from '#server/db/schema.ts';
import type { MailOrder } from '#server/mail/mail-kinds.ts';
import type { MoneyTools } from '../payments/money-tools.ts';
import { contactFactsOf, type FoundPurchase, findPurchases } from './view.ts';

/** Value of `reminders_sent` after the buyer was told. */
const BUYER_TOLD = CONTACT_REMINDER_HOURS.length + 1;

/**
 * Reminds coaches during their 72 hours and tells buyers about the refund afterwards. Incrementing the counter and queueing the mail are
 * one transaction, so that each mail is sent once across servers. After a standstill missed reminders are merged.
 */
export async function remindOfContact(tools: MoneyTools): Promise<void> {
  const { database, clock } = tools;
  const now = clock();
  const open = await database
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        lt(purchases.reminders_sent, BUYER_TOLD),
        gt(purchases.bought_at, subDays(now, REFUND_OFFER_DAYS + 3)),
        isNull(purchases.buyer_agreed_at),
        isNull(purchases.refund_asked_at),
      ),
    );
  for (const { id } of open) {
    const [found] = await findPurchases(database, { id });
    if (found !== undefined) await remindOf(tools, found, now);
  }
}

async function remindOf(tools: MoneyTools, found: FoundPurchase, now: number): Promise<void> {
  const facts = contactFactsOf(found);
  const due = remindersDue(facts, now);
  const { row } = found;
  const mail = isRefundOffered(facts, now) ? missedMail(tools, found) : due > row.reminders_sent ? reminder(found) : null;
  if (mail === null) return;
  const count = mail.kind === 'contact_missed' ? BUYER_TOLD : due;
  await tools.database.transaction(async (transaction) => {
    const raised = await transaction
      .update(purchases)
      .set({ reminders_sent: count })
      .where(and(eq(purchases.id, row.id), eq(purchases.reminders_sent, row.reminders_sent)))
      .returning({ id: purchases.id });
    if (raised.length > 0) await tools.mail.queue(transaction, mail);
  });
}

function reminder({ row, coach_user, buyer }: FoundPurchase): MailOrder {
  return {
    kind: 'contact_reminder',
    to: coach_user.email,
    data: {
      coach_first_name: coach_user.first_name,
      client_name: buyer === null ? (row.email ?? '') : `${buyer.first_name} ${buyer.last_name}`.trim(),
      client_email: buyer?.email ?? row.email ?? '',
      program: row.title,
      contact_by: new Date(contactDueAt(row.bought_at.getTime())).toISOString(),
    },
  };
}

/** Null without a recipient or anything to refund. */
function missedMail({ publicOrigin }: MoneyTools, { row, coach, coach_user, buyer, paid }: FoundPurchase): MailOrder | null {
  const to = buyer?.email ?? row.email;
  if (to === null || to === '' || paid === null) return null;
  return {
    kind: 'contact_missed',
    to,
    data: {
      first_name: buyer?.first_name ?? null,
      coach_name: fullName({ ...coach_user, username: coach.username }),
      program: row.title,
      amount_cents: paid.amount_cents - paid.refunded_cents,
      manage_url: `${publicOrigin}${PAYMENTS_PATH}`,
    },
  };
}
