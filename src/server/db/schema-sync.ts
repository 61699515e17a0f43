import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { OPERATION_KINDS } from '#domain/sync/operation.ts';
import { coachingRelationships } from './schema-bridge.ts';
import { users } from './schema-users.ts';

/** A single row, created on first use: the epoch, which changes when a backup was restored. */
export const syncMeta = pgTable('sync_meta', {
  id: boolean().primaryKey().default(true),
  epoch: uuid().notNull().defaultRandom(),
});

/**
 * The revision counter of an owner: an account, or a relationship of two. A push locks this row first, so that an owner's pushes are
 * serialised and a reader that has seen a revision has seen all before it. `generation` counts detected restores.
 */
export const syncOwners = pgTable(
  'sync_owners',
  {
    owner: uuid().primaryKey(),
    /** The owner, when it is an account. */
    user_id: uuid()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The owner, when it is a relationship. */
    relationship_id: uuid()
      .unique()
      .references(() => coachingRelationships.id, { onDelete: 'cascade' }),
    rev: bigint({ mode: 'number' }).notNull().default(0),
    generation: integer().notNull().default(0),
    /** What the owner's operations take, for the quota (SYNC-26). */
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    operations: bigint({ mode: 'number' }).notNull().default(0),
  },
  () => [check('sync_owners_one_owner', sql`owner = coalesce(user_id, relationship_id) and num_nonnulls(user_id, relationship_id) = 1`)],
);

/**
 * All accepted operations, including superseded ones; append-only. `hlc` is the clamped clock and `rev` the returned revision, so that a
 * repeated operation gets its original result. Deleted with the owner's counter by a trigger (a foreign key would be checked per row).
 */
export const syncOperations = pgTable(
  'sync_operations',
  {
    owner: uuid().notNull(),
    op_id: uuid().notNull(),
    n: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: OPERATION_KINDS }).notNull(),
    slot: text().notNull(),
    hlc: text().notNull(),
    v: integer().notNull(),
    /** Null for the deleting kinds. */
    value: jsonb().$type<Record<string, unknown>>(),
    /** Of the value as JSON. */
    bytes: integer().notNull().default(0),
    applied: boolean().notNull(),
    rev: bigint({ mode: 'number' }).notNull(),
    received_at: timestamp({ withTimezone: true }).notNull(),
    /** Which side of a relationship wrote it; null in an account's own log. */
    author: text({ enum: ['t', 'c'] }),
  },
  (table) => [primaryKey({ columns: [table.owner, table.op_id] })],
);

/** The current operation of each slot, with its revision. The value is the operation's. */
export const syncRegisters = pgTable(
  'sync_registers',
  {
    owner: uuid().notNull(),
    slot: text().notNull(),
    op_id: uuid().notNull(),
    hlc: text().notNull(),
    rev: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.slot] }), index('sync_registers_rev').on(table.owner, table.rev)],
);
