import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A person with an account. `email` is trimmed and lower case, hence unique. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull().unique(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    role: text({ enum: ['member', 'coach'] }).notNull(),
    password_hash: text().notNull(),
    profile_image_url: text(),
    profile_image_url_optimized: text(),
    /** Part of the demo data. */
    is_demo: boolean().notNull().default(false),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    check('users_role', sql`${table.role} in ('member', 'coach')`),
    check('users_email', sql`${table.email} = lower(${table.email})`),
  ],
);
