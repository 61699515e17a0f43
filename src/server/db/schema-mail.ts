import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * Queued mails. Inserted in the transaction that caused the mail, deleted when accepted; a failed one stays as `dead`, without address and
 * content.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    recipient: text().notNull(),
    /** Encrypted JSON, because a mail may carry a code or link that opens an account. */
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
