import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * What the sandbox, as a payment provider of its own, knows: checkouts, subscriptions, payments, accounts and pages for another
 * card. The product never reads these tables; it asks through the payments port. Ids of checkouts and of pages for another card hold 256
 * random bits: who has the address may pay.
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

/** Events on their way to the webhook, in the exact text that is signed. Written with the change they tell of. */
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
