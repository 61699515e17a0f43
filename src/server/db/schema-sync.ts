import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { OPERATION_KINDS } from '#domain/sync/operation.ts';
import { users } from './schema-users.ts';

/** One row, made when first asked for: the epoch, changed when the data went back in time (a backup was restored). */
export const syncMeta = pgTable('sync_meta', {
  id: boolean().primaryKey().default(true),
  epoch: uuid().notNull().defaultRandom(),
});

/**
 * The counter of one owner. A push locks this row first, so the pushes of one owner happen one after the other and a reader that
 * has seen a revision has seen all before it. `generation` counts the times this owner's data was found to have gone back.
 */
export const syncOwners = pgTable('sync_owners', {
  owner: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  rev: bigint({ mode: 'number' }).notNull().default(0),
  generation: integer().notNull().default(0),
});

/**
 * Every operation ever taken, losing ones too; only ever appended to. `hlc` is the clamped clock and `rev` the revision answered,
 * so that a resent operation gets the first answer again. Its rows leave with their owner's counter (a trigger of the migration: a
 * foreign key would be checked for each of ten thousand rows).
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
    applied: boolean().notNull(),
    rev: bigint({ mode: 'number' }).notNull(),
    received_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.op_id] })],
);

/** The operation that holds each slot now, and the revision at which it took it. The value is the operation's. */
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
