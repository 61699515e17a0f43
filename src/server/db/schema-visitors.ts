import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { coaches } from './schema-market.ts';
import { users } from './schema-users.ts';

/** A request for a free discovery call. `email` is lower case. */
export const discoveryCalls = pgTable(
  'discovery_calls',
  {
    id: uuid().primaryKey(),
    coach_id: integer()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    /** The idempotency key, so that a repeated draft is one request. */
    request_key: text().unique(),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('discovery_calls_coach').on(table.coach_id, table.created_at), index('discovery_calls_created').on(table.created_at)],
);

/** Saved coaches of an account; `place` 0 is the first. */
export const favourites = pgTable(
  'favourites',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    coach_id: integer()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.coach_id] }), index('favourites_coach').on(table.coach_id)],
);
