import { sql } from 'drizzle-orm';
import { seedDemo } from '#server/demo/seed-demo.ts';
import type { TestServer } from '#tests/support/test-server.ts';

const NOW = Date.UTC(2026, 10, 18, 9);

/** Servers whose database holds a copy of every table as it was just after seeding. */
const copied = new WeakSet<TestServer>();

/**
 * The demonstration's coaches, on a server that has nothing else. Seeding costs a second, so a server is seeded once and copied from then
 * on.
 */
export async function openMarket(server: TestServer): Promise<void> {
  await server.reset();
  if (copied.has(server)) {
    await server.database.execute(sql.raw(PUT_BACK));
    return;
  }
  await seedDemo({ database: server.database, clock: () => NOW });
  await server.database.execute(sql.raw(COPY));
  copied.add(server);
}

const EVERY_TABLE = `select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename <> 'sync_meta'`;

const COPY = `do $$
declare name text;
begin
  create schema seeded;
  for name in ${EVERY_TABLE} loop
    execute 'create table seeded.' || name || ' as table public.' || name;
  end loop;
  create table seeded.last_numbers as select sequencename, last_value from pg_sequences where schemaname = 'public';
end $$`;

/** Without triggers and foreign keys, as they were emptied; the market is then said to have changed, as its triggers would. */
const PUT_BACK = `do $$
declare name text;
begin
  set local session_replication_role = replica;
  for name in ${EVERY_TABLE} loop
    execute 'insert into public.' || name || ' select * from seeded.' || name;
  end loop;
  perform setval(format('public.%I', sequencename)::regclass, last_value) from seeded.last_numbers where last_value is not null;
  perform note_market_change(0);
end $$`;
