import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * The sandbox provider's own data: checkouts, subscriptions, payments, accounts and card pages. The product reads it only through the
 * payments port. Ids of checkouts and card pages contain 256 random bits, because knowing the address is enough to pay.
 */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['checkout', 'subscription', 'payment', 'account', 'card_page'] }).notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [index('sandbox_objects_kind').on(table.kind, table.created_at)],
);

/** Events to deliver to the webhook, in the exact signed text. Inserted with the change they report. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    body: text().notNull(),
    created_at: instant().notNull(),
    delivered_at: instant(),
  },
  (table) => [index('sandbox_events_waiting').on(table.delivered_at, table.created_at)],
);
