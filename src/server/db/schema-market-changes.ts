import { bigint, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

/**
 * What has changed of the public market, written by triggers on every table it is made of, so that no writer can forget it: the coach
 * (0: all of them) and the transaction. Readers ask which of these transactions they had not seen; a number counted upwards could not
 * say, because transactions do not commit in the order they count. Rows go when they are older than any reader's last look.
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
