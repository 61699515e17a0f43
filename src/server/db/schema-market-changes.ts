import { bigint, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

/**
 * Changes of the public market, written by triggers on all its tables, so that no writer can miss one: the coach (0: all) and the
 * transaction id. Readers look for transactions they had not seen; a sequence would not work, because transactions do not commit in order.
 * Rows expire when older than any reader's last query.
 */
export const marketChanges = pgTable(
  'market_changes',
  {
    transaction: bigint({ mode: 'number' }).notNull(),
    coach_id: integer().notNull(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.transaction, table.coach_id] }), index('market_changes_at').on(table.at)],
);
