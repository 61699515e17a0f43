import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { coaches } from './schema-market.ts';
import { users } from './schema-users.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * One coach and one trainee who paid the coach or used a code (REL-2, REL-3). The id is made from the two accounts, so that it is the same
 * wherever it is made, and it is the id of their sync scope. Holds facts and no state: that is derived each time it is asked for (REL-1).
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
    /** When the trainee last used a code of the coach (REL-3); null when they never did. */
    joined_at: instant(),
    /** Who left, and when; only what is bought or joined later outlives it (REL-4). */
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

/**
 * A code with which a coach takes somebody on without a payment (REL-3). The code itself is stored nowhere: it is derived from the id and
 * the server's secret, so that neither a leaked backup nor a log gives one away.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    coach_id: integer()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    /** HMAC of the code, to find it by. */
    code_hash: text().notNull().unique(),
    /** The coach's own note. */
    label: text().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    cancelled_at: instant(),
    accepted_at: instant(),
    /** What it began; null again once the trainee's account is gone. */
    relationship_id: uuid().references(() => coachingRelationships.id, { onDelete: 'set null' }),
  },
  (table) => [index('invitations_coach').on(table.coach_id, table.created_at), index('invitations_relationship').on(table.relationship_id)],
);

/**
 * A mail to come about something unread or unanswered (PRIV-1): one row per person, relationship and kind, which also remembers the last
 * one sent.
 */
export const notices = pgTable(
  'notices',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    relationship_id: uuid()
      .notNull()
      .references(() => coachingRelationships.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['coaching_message', 'coaching_plan', 'coaching_answer'] }).notNull(),
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

/**
 * Every version of what a trainee shares with a coach, append-only (GRANT-3, GRANT-4, GRANT-8): the highest one says what is shared now.
 * Without fields nothing is, and the columns of a grant are null.
 */
export const consentVersions = pgTable(
  'consent_versions',
  {
    relationship_id: uuid()
      .notNull()
      .references(() => coachingRelationships.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    fields: text().array().notNull(),
    history_from: date({ mode: 'string' }),
    until: instant(),
    text_version: integer(),
    /** Of the trainee's log when it was granted or confirmed (GRANT-6). */
    epoch: text(),
    granted_at: instant(),
    made_at: instant().notNull(),
    made_by: text({ enum: ['granted', 'confirmed', 'revoked', 'ended'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.relationship_id, table.version] })],
);

/** What the coach read of a log, by hour and part (GRANT-8). Written by the statement that reads, and by nothing else (GRANT-2). */
export const consentReads = pgTable(
  'consent_reads',
  {
    relationship_id: uuid()
      .notNull()
      .references(() => coachingRelationships.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    hour: instant().notNull(),
    field: text().notNull(),
    /** The first and last day that could be read; null for the plan, which has none. */
    first_day: date({ mode: 'string' }),
    last_day: date({ mode: 'string' }),
    /** Of all reads of the hour together. */
    row_count: integer().notNull(),
    reads: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.relationship_id, table.version, table.hour, table.field] })],
);
