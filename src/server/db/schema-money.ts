import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { coaches, programs } from './schema-market.ts';
import { users } from './schema-users.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * A monthly subscription. AI Coach access requires such a row with status `active`. A purchase without an account has `email`, and
 * `user_id` once that address has an account.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    user_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case; null with an account. */
    email: text(),
    /** `ai_coach`, or the type of the program. */
    type: text().notNull(),
    /** `active` (also in trial), `past_due`, `incomplete`, `cancelled`, or `duplicate` (bought twice, cancelled and refunded). */
    status: text().notNull(),
    price_cents: integer().notNull(),
    first_month_cents: integer().notNull(),
    created_at: instant().notNull(),
    /** The provider's id; null when granted. */
    provider_id: text().unique(),
    coach_id: integer().references(() => coaches.id, { onDelete: 'set null' }),
    program_id: integer().references(() => programs.id, { onDelete: 'set null' }),
    /** The title when it was bought. */
    title: text().notNull().default(''),
    current_period_end: instant(),
    trial_ends_at: instant(),
    cancel_at_period_end: boolean().notNull().default(false),
    ended_at: instant(),
  },
  (table) => [
    uniqueIndex('subscriptions_one_ai_coach').on(table.user_id).where(sql`type = 'ai_coach' and status = 'active'`),
    index('subscriptions_user').on(table.user_id),
    index('subscriptions_email').on(table.email),
    index('subscriptions_coach').on(table.coach_id),
    check('subscriptions_belong_to_someone', sql`user_id is not null or email is not null`),
  ],
);

/** Received payments. Kept without the person after account deletion, for the books. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    user_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    email: text(),
    kind: text({ enum: ['ai_coach', 'program', 'discovery_call'] }).notNull(),
    /** `subscriptions.provider_id`, also before that row exists; null for a single payment. */
    subscription_ref: text(),
    coach_id: integer().references(() => coaches.id, { onDelete: 'set null' }),
    title: text().notNull(),
    amount_cents: integer().notNull(),
    /** The platform's part; the rest is the coach's. */
    fee_cents: integer().notNull(),
    refunded_cents: integer().notNull().default(0),
    /** Number of changes of `refunded_cents`, each with its own ledger entry. */
    refund_steps: integer().notNull().default(0),
    paid_at: instant().notNull(),
  },
  (table) => [
    index('payments_user').on(table.user_id),
    index('payments_email').on(table.email),
    index('payments_subscription').on(table.subscription_ref),
    index('payments_coach').on(table.coach_id),
    check(
      'payments_amounts',
      sql`amount_cents >= 0 and fee_cents between 0 and amount_cents and refunded_cents between 0 and amount_cents`,
    ),
  ],
);

/** A purchase from a coach, per subscription or call, with its 72-hour promise. */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid().primaryKey(),
    /** The provider's id of the subscription or single payment. */
    provider_ref: text().notNull().unique(),
    user_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    email: text(),
    coach_id: integer()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['program', 'discovery_call'] }).notNull(),
    title: text().notNull(),
    bought_at: instant().notNull(),
    coach_said_at: instant(),
    buyer_agreed_at: instant(),
    buyer_denied_at: instant(),
    /** To the coach; the mail to the buyer after a missed promise counts as one more. */
    reminders_sent: integer().notNull().default(0),
    refund_asked_at: instant(),
  },
  (table) => [
    index('purchases_user').on(table.user_id),
    index('purchases_email').on(table.email),
    index('purchases_coach').on(table.coach_id),
    index('purchases_bought').on(table.bought_at),
  ],
);

/** The ledger in US cents: an entry's lines sum to zero. Append-only. `coach_id` has no foreign key, because it outlives the coach. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    entry: text().notNull(),
    account: text({ enum: ['provider', 'coach', 'platform', 'refunds'] }).notNull(),
    coach_id: integer(),
    payment_id: text().notNull(),
    /** Positive is a debit: the provider's balance for us increases. */
    amount_cents: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_lines_once').on(table.entry, table.account),
    index('ledger_lines_coach').on(table.coach_id, table.at),
    index('ledger_lines_payment').on(table.payment_id),
  ],
);

/** Processed payment events, stored in the transaction of their effect, so that a repeated event has none. */
export const paymentEvents = pgTable('payment_events', {
  /** The provider's name and event id. */
  id: text().primaryKey(),
  type: text().notNull(),
  created_at: instant().notNull(),
});

/**
 * Versions of the snapshots of one provider object. The version is reserved before the fetch and a snapshot is applied only while no
 * newer one was, so an older snapshot never overwrites a newer one and no lock is held during the fetch.
 */
export const paymentObjects = pgTable('payment_objects', {
  id: text().primaryKey(),
  fetched_version: integer().notNull().default(0),
  applied_version: integer().notNull().default(0),
});

/** A checkout just started: a second click returns the same one. Deleted when paid or closed. */
export const checkoutAttempts = pgTable(
  'checkout_attempts',
  {
    /** A hash of buyer, purchase and return address. */
    key: text().primaryKey(),
    attempt_id: uuid().notNull(),
    checkout_id: text(),
    created_at: instant().notNull(),
  },
  (table) => [index('checkout_attempts_checkout').on(table.checkout_id)],
);
