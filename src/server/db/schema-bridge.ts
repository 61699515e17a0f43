import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { coaches } from './schema-market.ts';
import { users } from './schema-users.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * One coach and one trainee who paid the coach (REL-2). The id is made from the two accounts, so that it is the same wherever it is made, and
 * it is the id of their sync scope. Holds facts and no state: that is derived each time it is asked for (REL-1).
 */
export const coachingRelationships = pgTable(
  'coaching_relationships',
  {
    id: uuid().primaryKey(),
    trainee_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the coach's account is gone; the thread stays with the trainee. */
    coach_id: integer().references(() => coaches.id, { onDelete: 'set null' }),
    created_at: instant().notNull(),
    /** Who left, and when; only what is bought later outlives it (REL-4). */
    ended_at: instant(),
    ended_by: text({ enum: ['trainee', 'coach'] }),
    /** The trainee wants nothing more from the coach. */
    is_blocked: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('coaching_relationships_trainee_coach').on(table.trainee_id, table.coach_id),
    index('coaching_relationships_coach').on(table.coach_id),
  ],
);

/** A mail to come about something unread (PRIV-1): one row per person, relationship and kind, which also remembers the last one sent. */
export const notices = pgTable(
  'notices',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    relationship_id: uuid()
      .notNull()
      .references(() => coachingRelationships.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['coaching_message'] }).notNull(),
    /** Null when none waits. */
    due_at: instant(),
    sent_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.relationship_id, table.kind] }),
    index('notices_due').on(table.due_at),
    index('notices_relationship').on(table.relationship_id),
  ],
);
