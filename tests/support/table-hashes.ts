import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** A hash of every row of every table but those named, to see whether anything changed. One query. */
export async function tableHashes(database: Database, except: ReadonlySet<string> = new Set()): Promise<Record<string, string>> {
  const { rows: tables } = await database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const parts = tables
    .filter(({ name }) => !except.has(name))
    .map(
      ({ name }) =>
        sql`select ${name} as name, count(*) || ' rows, ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash from ${sql.identifier(name)} t`,
    );
  const { rows } = await database.execute<{ name: string; hash: string }>(sql.join(parts, sql` union all `));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
