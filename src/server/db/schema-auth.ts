import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './schema-users.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** One sign-in on one device: every refresh token rotated from the first belongs to it. Its id is the `sid` of access tokens. */
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
    /** Why it ended: `signed_out`, `replayed` or `password_changed`. */
    revoked_because: text({ enum: ['signed_out', 'replayed', 'password_changed'] }),
    /** What the browser said of itself, in two words; shown to the person only. */
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

/** The first answer to a request that carried an idempotency key; `answer` is null while the request runs. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    endpoint: text().notNull(),
    body_hash: text().notNull(),
    /** Names the run that holds the key, so that a run taken for dead cannot store its answer over a later one. */
    run_id: uuid().notNull(),
    answer: text(),
    started_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] }), index('idempotency_keys_started').on(table.started_at)],
);

/** Counters of the rate limits; `key` holds the route class and a hash, never an address. */
export const rateLimits = pgTable('rate_limits', { key: text().primaryKey(), points: integer().notNull(), expire: instant() }, (table) => [
  index('rate_limits_expire').on(table.expire),
]);

/**
 * An address somebody wants to register with, for the browser that asked: one row, so only the newest code counts. The code is kept
 * as an HMAC. For an address that has an account the row is there as well, with a code that was never sent.
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

/** Captcha challenges that were used, until they would have run out anyway. */
export const captchaUses = pgTable('captcha_uses', { challenge_hash: text().primaryKey(), expires_at: instant().notNull() }, (table) => [
  index('captcha_uses_expires').on(table.expires_at),
]);

/** Accounts that were deleted: nothing but that, so that phones which still hold their tokens can be told to forget. */
export const deletedAccounts = pgTable('deleted_accounts', { user_id: uuid().primaryKey(), deleted_at: instant().notNull() });

/** The refresh tokens of deleted accounts, as their SHA-256. */
export const deletedTokens = pgTable('deleted_tokens', { token_hash: text().primaryKey(), deleted_at: instant().notNull() });
