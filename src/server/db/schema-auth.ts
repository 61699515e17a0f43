import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './schema-users.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** One session on one device, with all refresh tokens rotated from the first. Its id is the `sid` of access tokens. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instant().notNull(),
    last_used_at: instant().notNull(),
    revoked_at: instant(),
    revoked_because: text({ enum: ['signed_out', 'replayed', 'password_changed'] }),
    /** From the user agent; shown to the owner only. */
    device: text(),
  },
  (table) => [index('refresh_families_user').on(table.user_id)],
);

/**
 * A refresh token, kept as its SHA-256. The successor is derived from the token itself and `successor_salt`, so the same
 * predecessor can be answered with the same successor although only hashes are stored.
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    token_hash: text().primaryKey(),
    family_id: uuid()
      .notNull()
      .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
    created_at: instant().notNull(),
    used_at: instant(),
    successor_salt: text(),
    successor_hash: text(),
  },
  (table) => [index('refresh_tokens_family').on(table.family_id)],
);

/** The stored answer of an idempotency key; `answer` is null while the request runs. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    endpoint: text().notNull(),
    body_hash: text().notNull(),
    /** Identifies the run that holds the key, so that a run presumed dead cannot overwrite a later answer. */
    run_id: uuid().notNull(),
    answer: text(),
    started_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] }), index('idempotency_keys_started').on(table.started_at)],
);

/** Rate limit counters; `key` is the class and a hash, never an address. */
export const rateLimits = pgTable('rate_limits', { key: text().primaryKey(), points: integer().notNull(), expire: instant() }, (table) => [
  index('rate_limits_expire').on(table.expire),
]);

/**
 * An address to be registered, per browser: only the newest code counts. The code is stored as an HMAC. An address with an account gets a
 * row too, with a code that is never sent.
 */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    email: text().notNull(),
    browser_hash: text().notNull(),
    code_hash: text().notNull(),
    tries: integer().notNull().default(0),
    sent_at: instant().notNull(),
    verified_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.email, table.browser_hash] }), index('email_verifications_sent').on(table.sent_at)],
);

/** A mailed link to a new password, kept as its SHA-256. */
export const passwordResets = pgTable(
  'password_resets',
  {
    token_hash: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instant().notNull(),
  },
  (table) => [index('password_resets_user').on(table.user_id)],
);

/** Used captcha challenges, until they expire. */
export const captchaUses = pgTable('captcha_uses', { challenge_hash: text().primaryKey(), expires_at: instant().notNull() }, (table) => [
  index('captcha_uses_expires').on(table.expires_at),
]);

/** Ids of deleted accounts, so that their phones can be told to delete the data. */
export const deletedAccounts = pgTable('deleted_accounts', { user_id: uuid().primaryKey(), deleted_at: instant().notNull() });

/** The refresh tokens of deleted accounts, as their SHA-256. */
export const deletedTokens = pgTable('deleted_tokens', { token_hash: text().primaryKey(), deleted_at: instant().notNull() });
