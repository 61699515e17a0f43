import { type SQL, sql } from 'drizzle-orm';
import type { Account } from '#server/auth/accounts.ts';
import type { Database } from '#server/db/database.ts';

/** Internal identifiers and counters, meaningless to the person and useful to an attacker. */
export const NOT_EXPORTED: ReadonlySet<string> = new Set(['idempotency_keys', 'password_resets', 'refresh_tokens', 'sync_owners']);
const NEVER_COLUMNS = ['password_hash', 'code_hash'];
/** Tables of the coach profile. Buyers and reviewers are other people's data. */
const COACH_TABLES = ['coach_specialties', 'invitations', 'portfolio_items', 'programs'] as const;
/** What the person shared with coaches, and what those read (PRIV-4). A coach's export holds nothing of clients. */
const CONSENT_TABLES = ['consent_reads', 'consent_versions'] as const;

type Rows = readonly Record<string, unknown>[];

/** Bytes of values read at once, and bytes of a row beside its value. */
const PAGE_BYTES = 786_432;
const ROW_BYTES = 400;
const PAGE_ROWS = 1_000;

/**
 * Everything stored about a person, by table, as the parts of one JSON text: what phones sent may be more than a server should hold for
 * each reader.
 */
export async function* exportEverything(database: Database, account: Account, now: number): AsyncGenerator<string> {
  const [own = {}] = await readRows(database, 'users', sql`t.id = ${account.id}`);
  const start = { exported_at: new Date(now).toISOString(), account: own, ...(await readTables(database, account)) };
  yield `${JSON.stringify(start).slice(0, -1)},"training":[`;
  let slot: string | null = '';
  for (let isFirst = true; slot !== null; isFirst = false) {
    const rows: TrainingRow[] = await readTraining(database, account.id, slot);
    const text = rows.map((row) => JSON.stringify(row)).join(',');
    yield isFirst || rows.length === 0 ? text : `,${text}`;
    slot = rows.at(-1)?.slot ?? null;
  }
  yield `],"messages":${JSON.stringify(await readMessages(database, account.id))}}`;
}

/** Tables are found by their foreign keys to the account, so that new ones are included automatically. */
async function readTables(database: Database, account: Account): Promise<Record<string, Rows>> {
  const tables: Record<string, Rows> = {};
  for (const { table, column } of await personalTables(database)) {
    const rows = await readRows(database, table, sql`t.${sql.identifier(column)} = ${account.id}`);
    const seen = tables[table] ?? [];
    tables[table] = [...seen, ...rows.filter((row) => !seen.some((other) => JSON.stringify(other) === JSON.stringify(row)))];
  }
  for (const table of COACH_TABLES) {
    tables[table] = await readRows(database, table, sql`t.coach_id in (select id from coaches where user_id = ${account.id})`);
  }
  for (const table of CONSENT_TABLES) {
    tables[table] = await readRows(
      database,
      table,
      sql`t.relationship_id in (select id from coaching_relationships where trainee_id = ${account.id})`,
    );
  }
  return tables;
}

/** Tables with a column that references an account. */
async function personalTables(database: Database): Promise<{ table: string; column: string }[]> {
  const { rows } = await database.execute<{ table: string; column: string }>(sql`
    select f.relname::text as "table", a.attname::text as "column"
    from pg_constraint k
    join pg_class f on f.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'public.users'::regclass and array_length(k.conkey, 1) = 1
    order by f.relname, a.attname
  `);
  return rows.filter(({ table }) => !NOT_EXPORTED.has(table));
}

async function readRows(database: Database, table: string, condition: SQL): Promise<Rows> {
  const { rows } = await database.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${condition}`,
  );
  return rows.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([name]) => !NEVER_COLUMNS.includes(name))));
}

/** What was written to and by coaches; a coach's export has only what the coach wrote. */
async function readMessages(database: Database, user_id: string): Promise<Rows> {
  const { rows } = await database.execute<Record<string, unknown>>(sql`
    select r.id as relationship_id, case o.author when 't' then 'trainee' else 'coach' end as author, o.value ->> 'text' as text, o.received_at
    from coaching_relationships r left join coaches c on c.id = r.coach_id
    join sync_operations o on o.owner = r.id and o.kind = 'message.put' and o.applied
    where r.trainee_id = ${user_id} or (c.user_id = ${user_id} and o.author = 'c')
    order by r.id, o.rev
  `);
  return rows;
}

interface TrainingRow extends Record<string, unknown> {
  readonly slot: string;
}

/** A page of what phones sent, as it is now, after `slot`: plans, sessions, sets and chat. */
async function readTraining(database: Database, user_id: string, slot: string): Promise<TrainingRow[]> {
  const { rows } = await database.execute<TrainingRow>(sql`
    select slot, kind, value, changed_at from (
      select r.slot, o.kind, o.value, o.received_at as changed_at,
        sum(o.bytes + ${ROW_BYTES}) over (order by r.slot) as bytes, row_number() over (order by r.slot) as place
      from sync_registers r join sync_operations o on o.owner = r.owner and o.op_id = r.op_id
      where r.owner = ${user_id} and r.slot > ${slot} and o.value is not null
      order by r.slot limit ${PAGE_ROWS}
    ) as page
    where bytes <= ${PAGE_BYTES} or place = 1
    order by slot
  `);
  return rows;
}
