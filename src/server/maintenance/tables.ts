import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../db/database.ts';
import { MIGRATIONS_FOLDER } from '../db/migrate.ts';
import type { BackupEnd, BackupTable } from './backup-file.ts';

/** Notes between running servers, in their database's transaction ids: excluded from backups. A restore creates its own. */
export const NOTES_TABLE = 'market_changes';

/** Names of the tables that any version has made, the notes left out. */
export function tablesOfMigrations(): ReadonlySet<string> {
  const statements = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).flatMap((migration) => migration.sql);
  const names = statements.flatMap((statement) => /create table (?:if not exists )?(?:"?public"?\.)?"?(\w+)"?/i.exec(statement)?.[1] ?? []);
  return new Set(names.filter((name) => name !== NOTES_TABLE));
}

/** Our tables with columns, referenced tables first. */
export async function readTables(database: Database): Promise<BackupTable[]> {
  const ours = tablesOfMigrations();
  const { rows: tables } = await database.execute<{ name: string; columns: string[] }>(sql`
    select c.relname::text as name, json_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname
  `);
  const { rows: references } = await database.execute<{ from: string; to: string }>(sql`
    select f.relname::text as "from", t.relname::text as "to"
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid
      and f.relnamespace = 'public'::regnamespace and t.relnamespace = 'public'::regnamespace
  `);
  return referencedFirst(
    tables.filter(({ name }) => ours.has(name)),
    references,
  );
}

/** Tables of somebody else in the same database, outside `public` with their schema. Backups and restores leave them alone. */
export async function readOtherTables(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ schema: string; name: string }>(sql`
    select n.nspname::text as schema, c.relname::text as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'f') and n.nspname not in ('information_schema', 'drizzle') and n.nspname not like 'pg\\_%'
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
    order by n.nspname, c.relname
  `);
  const ours = new Set([...tablesOfMigrations(), NOTES_TABLE]);
  return rows
    .filter(({ schema, name }) => schema !== 'public' || !ours.has(name))
    .map(({ schema, name }) => (schema === 'public' ? name : `${schema}.${name}`));
}

function referencedFirst(tables: readonly BackupTable[], references: readonly { from: string; to: string }[]): BackupTable[] {
  const ordered: BackupTable[] = [];
  const waiting = [...tables];
  while (waiting.length > 0) {
    const index = waiting.findIndex(
      ({ name }) => !references.some(({ from, to }) => from === name && waiting.some((other) => other.name === to)),
    );
    const [next] = waiting.splice(index, 1);
    if (index === -1 || next === undefined) throw new Error('tables refer to one another in a circle');
    ordered.push(next);
  }
  return ordered;
}

/** The next value of each identity column. */
export async function readSequences(database: Database): Promise<BackupEnd['sequences']> {
  const { rows } = await database.execute<{ table: string; column: string; sequence: string }>(sql`
    select c.relname::text as "table", a.attname::text as "column",
      pg_get_serial_sequence(format('public.%I', c.relname), a.attname) as "sequence"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> '' and not a.attisdropped
    order by c.relname
  `);
  const ours = tablesOfMigrations();
  const sequences = [];
  for (const { table, column, sequence } of rows) {
    if (!ours.has(table)) continue;
    const state = await database.execute<{ next: string }>(
      sql.raw(`select (last_value + case when is_called then 1 else 0 end)::text as next from ${sequence}`),
    );
    sequences.push({ table, column, next: state.rows[0]?.next ?? '1' });
  }
  return sequences;
}

/** The last applied migration by the journal; null for a foreign database. */
export async function readMigration(database: Database): Promise<number | null> {
  const { rows: found } = await database.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (found[0]?.there !== true) return null;
  const { rows } = await database.execute<{ at: string | null }>(sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`);
  const at = rows[0]?.at ?? null;
  return at === null ? null : Number(at);
}
