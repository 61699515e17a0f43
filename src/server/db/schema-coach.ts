import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './schema-users.ts';

/** Language model tokens used or reserved by one account on one UTC day. */
export const modelUse = pgTable(
  'model_use',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    tokens: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.day] })],
);
