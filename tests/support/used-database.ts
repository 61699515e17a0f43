import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** Beyond this, a table's deleted rows are cleared out. */
const BLOATED_BYTES = 128 * 1_024;

/**
 * The definitions of everything in the database and the list of its migrations, as one text: equal texts mean that only rows have
 * changed. `xmin` is the transaction that wrote a definition.
 */
export async function definitionsOf(database: Database): Promise<string> {
  const { rows } = await database.execute<{ definitions: string }>(sql.raw(DEFINITIONS));
  return rows[0]?.definitions ?? '';
}

const CATALOGS = ['pg_namespace', 'pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc', 'pg_db_role_setting'];
const DEFINITIONS = `select concat_ws(' ',
  ${CATALOGS.map((name) => `(select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) from ${name})`).join(',\n  ')},
  (select md5(string_agg(m::text, ' ' order by m::text)) from drizzle.__drizzle_migrations m)
) as definitions`;

/** Tables whose deleted rows would be read again by every later scan. */
const BLOATED = `select string_agg(quote_ident(relname), ', ') as names from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > ${String(BLOATED_BYTES)}`;

/** Clears out what the deleted rows of an emptied database left, and what its connection was set to. */
export async function clearOut(database: Database): Promise<void> {
  const { rows } = await database.execute<{ names: string | null }>(sql.raw(BLOATED));
  if (rows[0]?.names != null) await database.execute(sql.raw(`vacuum ${rows[0].names}`));
  await database.execute(sql.raw('discard all'));
}
