import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { cleanUp } from '#server/commands/clean-up.ts';
import { MIGRATIONS_FOLDER, migratePglite, migratePostgres } from '#server/db/migrate.ts';
import { idempotencyKeys, rateLimits, refreshFamilies, refreshTokens } from '#server/db/schema.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const DAY = 86_400_000;

test('several servers that start at once on an empty PostgreSQL migrate it once', async () => {
  const server = inject('postgresUrl');
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query('drop database if exists starting_together');
  await client.query('create database starting_together');
  const url = `${server}/starting_together`;
  await Promise.all(Array.from({ length: 5 }, () => migratePostgres(url)));

  const migrated = new pg.Client({ connectionString: url });
  await migrated.connect();
  const { rows } = await migrated.query<{ count: string }>('select count(*) from drizzle.__drizzle_migrations');
  const files = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql'));
  expect(Number(rows[0]?.count)).toBe(files.length);
  expect(files.length).toBeGreaterThan(0);
  await migrated.end();
  await client.query('drop database starting_together');
  await client.end();
});

test('the versions of payment snapshots keep their values when their columns are renamed', async () => {
  const earlier = await mkdtemp(join(tmpdir(), 'setwise-migrations-'));
  await cp(MIGRATIONS_FOLDER, earlier, { recursive: true });
  const journal = join(earlier, 'meta/_journal.json');
  const { entries, ...head } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  const before = entries.findIndex(({ tag }) => tag.endsWith('payment_snapshot_versions'));
  await writeFile(journal, JSON.stringify({ ...head, entries: entries.slice(0, before) }));
  const client = await PGlite.create();
  const database = drizzle({ client });
  await migrate(database, { migrationsFolder: earlier });
  await client.query("insert into payment_objects (id, taken, applied) values ('pi_1', 3, 2)");

  await migratePglite(database);

  const { rows } = await client.query('select * from payment_objects');
  expect(rows).toEqual([{ id: 'pi_1', fetched_version: 3, applied_version: 2 }]);
  await client.close();
  await rm(earlier, { recursive: true });
});

test('cleaning up deletes what nothing can ask for any more, and nothing else', async () => {
  const now = Date.UTC(2026, 10, 21);
  const server = await startTestServer();
  const { database } = server;
  const { id: user_id } = await server.createUser();
  const family = async (n: number, created: number, used: number, revoked?: number) => {
    const id = `00000000-0000-4000-8000-00000000000${String(n)}`;
    const times = { created_at: new Date(now - created * DAY), last_used_at: new Date(now - used * DAY) };
    await database
      .insert(refreshFamilies)
      .values({ id, user_id, ...times, revoked_at: revoked === undefined ? null : new Date(now - revoked * DAY) });
    await database.insert(refreshTokens).values({ token_hash: `of ${String(n)}`, family_id: id, created_at: times.created_at });
  };
  await family(1, 89, 89);
  await family(2, 91, 91);
  await family(3, 364, 1);
  await family(4, 366, 1);
  await family(5, 40, 40, 29);
  await family(6, 40, 40, 31);
  const run = { user_id, endpoint: 'POST /x/', body_hash: '', run_id: user_id, answer: '{}' };
  await database.insert(idempotencyKeys).values([
    { ...run, key: 'kept', started_at: new Date(now - 29 * DAY) },
    { ...run, key: 'old', started_at: new Date(now - 31 * DAY) },
  ]);
  await database.insert(rateLimits).values([
    { key: 'running', points: 1, expire: new Date(now + 1) },
    { key: 'over', points: 1, expire: new Date(now - 1) },
  ]);

  await cleanUp(database, now);

  expect((await database.select().from(refreshTokens)).map(({ token_hash }) => token_hash).toSorted()).toEqual(['of 1', 'of 3', 'of 5']);
  expect((await database.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['kept']);
  expect((await database.select().from(rateLimits)).map(({ key }) => key)).toEqual(['running']);
  await server.close();
});
