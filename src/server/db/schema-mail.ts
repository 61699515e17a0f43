import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * Mails that wait to be sent. A row is written in the transaction that caused the mail and goes when the mail was accepted; one that
 * was given up stays as `dead`, without address and content.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    recipient: text().notNull(),
    /** Encrypted JSON: a mail may carry a code or a link that opens an account. */
    data: text().notNull(),
    state: text({ enum: ['waiting', 'dead'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    due_at: instant().notNull(),
    useless_after: instant(),
    created_at: instant().notNull(),
    last_error: text(),
  },
  (table) => [index('mails_due').on(table.due_at).where(sql`state = 'waiting'`)],
);
