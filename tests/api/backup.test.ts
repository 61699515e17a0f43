import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readServerEpoch } from '#server/commands/sync/epoch.ts';
import { writeBackup } from '#server/maintenance/backup.ts';
import { restoreBackup } from '#server/maintenance/restore.ts';
import { DRIVERS, openTestDatabase } from '#tests/support/test-database.ts';
import { contentsOf, exceptEpoch, fillEverything, rewriteBackup, SAM, signInOf } from './support/backup-world.ts';
import { NOON } from './support/operations.ts';

type Opened = Awaited<ReturnType<typeof openTestDatabase>>;

let folder: string;
let full: Record<(typeof DRIVERS)[number], Opened>;
let file: Record<(typeof DRIVERS)[number], string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setwise-backup-'));
  full = { pglite: await openTestDatabase('pglite'), postgres: await openTestDatabase('postgres') };
  file = { pglite: join(folder, 'pglite.gz'), postgres: join(folder, 'postgres.gz') };
  for (const driver of DRIVERS) {
    await fillEverything(full[driver].database);
    await writeBackup(full[driver].database, file[driver], { now: NOON });
  }
});
afterAll(async () => {
  for (const driver of DRIVERS) await full[driver].close();
  await rm(folder, { recursive: true, force: true });
});

/** Flips the same bytes in every run: a failure must come back. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe.each(DRIVERS)('backing up, on %s', (driver) => {
  test('the file holds every table, is readable by its owner only, and is there only when whole', async () => {
    const { rows } = await contentsOf(full[driver].database);
    expect(Object.keys(rows).filter((name) => rows[name]?.length === 0)).toEqual([]);
    const text = gunzipSync(await readFile(file[driver])).toString();
    expect(text.match(/^#table /gm)).toHaveLength(Object.keys(rows).length);
    expect((await stat(file[driver])).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('an existing file is never overwritten', async () => {
    const before = await readFile(file[driver]);
    await expect(writeBackup(full[driver].database, file[driver], { now: NOON })).rejects.toThrow('is already there');
    expect(await readFile(file[driver])).toEqual(before);
  });

  test('a failure half-way leaves no file, whole or in part', async () => {
    const { database } = full[driver];
    const before = await readdir(folder);
    await database.execute(sql`alter table users add constraint circle foreign key (id) references coaches (user_id) not valid`);
    await expect(writeBackup(database, join(folder, `half-${driver}.gz`), { now: NOON })).rejects.toThrow('in a circle');
    await database.execute(sql`alter table users drop constraint circle`);
    expect(await readdir(folder)).toEqual(before);
  });
});

describe.each(DRIVERS)('refusing to restore, on %s', (driver) => {
  let target: Opened;
  beforeAll(async () => {
    target = await openTestDatabase(driver);
  });
  afterAll(() => target.close());

  test('a file damaged anywhere is refused, or was not harmed; the database never changes half', async () => {
    const bytes = await readFile(file[driver]);
    const whole = gunzipSync(bytes);
    const before = await contentsOf(target.database);
    const broken = join(folder, `broken-${driver}.gz`);
    const random = createRandom(41);
    const place = () => Math.floor(random() * bytes.length);
    let refused = 0;
    let unharmed = 0;
    for (let n = 0; n < 120; n += 1) {
      const copy = Buffer.from(bytes);
      if (n % 3 === 0) copy[place()]! ^= 1 << Math.floor(random() * 8);
      if (n % 3 === 2) copy.fill(0, bytes.length - place() - 1);
      await writeFile(broken, n % 3 === 1 ? copy.subarray(0, place()) : copy);
      if (n % 3 !== 1 && isSame(copy, whole)) {
        unharmed += 1;
        continue;
      }
      await expect(restoreBackup(target.database, broken, { replace: false })).rejects.toThrow(
        'is not a backup of Setwise, or it is damaged.',
      );
      refused += 1;
    }
    expect(await contentsOf(target.database)).toEqual(before);
    expect([refused + unharmed, refused > 110]).toEqual([120, true]);
  });

  test.each([
    ['a line changed and packed again', (text: string) => text.replace('sam@example.com', 'eve@example.com')],
    ['a row taken out', (text: string) => text.replace(/^\{.*\n/m, '')],
    ['the end missing', (text: string) => text.replace(/^#end .*\n/m, '')],
    ['something after the end', (text: string) => `${text}{}\n`],
    ['two backups in one', (text: string) => text + text],
    ['another kind of text', () => 'hello\n'],
    ['nothing', () => ''],
    ['a table with a name that is a statement', (text: string) => text.replace('"name":"users"', '"name":"users; drop table users"')],
  ])('%s is refused', async (_, change) => {
    const changed = join(folder, 'changed.gz');
    await writeFile(changed, gzipSync(change(gunzipSync(await readFile(file[driver])).toString())));
    await expect(restoreBackup(target.database, changed, { replace: true })).rejects.toThrow('or it is damaged');
  });

  test('what is no archive, and what is not there, is told in a sentence', async () => {
    const text = join(folder, 'notes.txt');
    await writeFile(text, 'notes');
    await expect(restoreBackup(target.database, text, { replace: false })).rejects.toThrow(`${text} is not a backup of Setwise`);
    await expect(restoreBackup(target.database, `${text}.gz`, { replace: false })).rejects.toThrow(`There is no file ${text}.gz.`);
  });

  test('a backup of a newer version is refused, whether its form or its data is newer', async () => {
    const newer = join(folder, `newer-${driver}.gz`);
    const before = await contentsOf(target.database);
    await rewriteBackup(file[driver], newer, (entry) => [entry.kind === 'head' ? { ...entry, head: { ...entry.head, format: 2 } } : entry]);
    await expect(restoreBackup(target.database, newer, { replace: true })).rejects.toThrow('made by a newer version of Setwise');
    await rewriteBackup(file[driver], newer, (entry) => [
      entry.kind === 'head' ? { ...entry, head: { ...entry.head, migration: entry.head.migration + 1 } } : entry,
    ]);
    await expect(restoreBackup(target.database, newer, { replace: true })).rejects.toThrow('this one does not know');
    expect(await contentsOf(target.database)).toEqual(before);
  });

  test('a database a newer version has used is refused', async () => {
    await target.database.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`);
    const before = await contentsOf(target.database);
    await expect(restoreBackup(target.database, file[driver], { replace: true })).rejects.toThrow('A newer version of Setwise has used');
    expect(await contentsOf(target.database)).toEqual(before);
    await target.database.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'x'`);
  });
});

describe.each(DRIVERS)('restoring, on %s', (driver) => {
  let target: Opened;
  beforeEach(async () => {
    target = await openTestDatabase(driver);
    return () => target.close();
  });

  test.each(DRIVERS)('a backup of %s brings every row of every table back as it was, numbers and all', async (from) => {
    await restoreBackup(target.database, file[from], { replace: false });
    const [before, after] = [await contentsOf(full[from].database), await contentsOf(target.database)];
    expect(exceptEpoch(after)).toEqual(exceptEpoch(before));
    expect(await readServerEpoch(target.database)).not.toBe(await readServerEpoch(full[from].database));
    // What the migrations made besides tables is there too: a person's data leaves with them.
    await target.database.execute(sql`delete from users where id = ${SAM}`);
    const { rows } = await contentsOf(target.database);
    expect(rows.sync_operations?.some((row) => row.includes(SAM))).toBe(false);
    await target.migrate();
  });

  test('a database that holds something is left alone, and replaced only when told to', async () => {
    await target.database.execute(sql`insert into specialties (title) values ('mine')`);
    const before = await contentsOf(target.database);
    await expect(restoreBackup(target.database, file.pglite, { replace: false })).rejects.toThrow('The database is not empty.');
    expect(await contentsOf(target.database)).toEqual(before);
    await restoreBackup(target.database, file.pglite, { replace: true });
    expect(exceptEpoch(await contentsOf(target.database))).toEqual(exceptEpoch(await contentsOf(full.pglite.database)));
  });

  test('replacing signs nobody out, and does not bring back a sign-in that was ended', async () => {
    await restoreBackup(target.database, file.postgres, { replace: false });
    await target.database.execute(sql`update refresh_families set revoked_at = now(), revoked_because = 'signed_out'`);
    const later = await signInOf(target.database, 2);
    await restoreBackup(target.database, file.postgres, { replace: true });
    const { rows } = await target.database.execute<{ id: string; ended: boolean; tokens: number }>(sql`
      select id, revoked_at is not null as ended, (select count(*)::int from refresh_tokens where family_id = f.id) as tokens
      from refresh_families f where user_id = ${SAM} order by id
    `);
    expect(rows).toEqual([
      { id: later.replace(/2$/, '1'), ended: true, tokens: 1 },
      { id: later, ended: false, tokens: 1 },
    ]);
  });

  test('a backup of an older version is restored as it was and brought up to date', async () => {
    const { rows } = await target.database.execute<{ at: string }>(
      sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
    );
    const older = join(folder, `older-${driver}.gz`);
    // As an earlier version would have made it: before visitors could save coaches and ask for calls, while an event named its checkout,
    // before snapshots' versions were renamed, before the bytes of values were counted, and before there were relationships.
    const later = new Set([
      'discovery_calls',
      'favourites',
      'coaching_relationships',
      'invitations',
      'notices',
      'consent_versions',
      'consent_reads',
    ]);
    const earlierName = (column: string) => column.replace('fetched_version', 'taken').replace('applied_version', 'applied');
    const uncounted: Record<string, readonly string[]> = {
      sync_operations: ['bytes', 'author'],
      sync_owners: ['bytes', 'operations', 'user_id', 'relationship_id'],
    };
    let table = '';
    await rewriteBackup(file[driver], older, (entry) => {
      if (entry.kind === 'table') table = entry.table.name;
      if (entry.kind === 'head') return [{ ...entry, head: { ...entry.head, migration: Number(rows[4]?.at) } }];
      if (entry.kind === 'end') {
        const left = Object.entries(entry.end.rows).filter(([name]) => !later.has(name));
        return [{ ...entry, end: { ...entry.end, rows: Object.fromEntries(left), sums: {} } }];
      }
      if (later.has(table)) return [];
      const missing = uncounted[table];
      if (missing !== undefined && entry.kind === 'table') {
        return [{ ...entry, table: { ...entry.table, columns: entry.table.columns.filter((column) => !missing.includes(column)) } }];
      }
      if (table === 'payment_objects') {
        if (entry.kind === 'row') return [{ ...entry, json: earlierName(entry.json) }];
        return [{ ...entry, table: { ...entry.table, columns: entry.table.columns.map(earlierName) } }];
      }
      if (table !== 'payment_events') return [entry];
      if (entry.kind === 'row') return [{ ...entry, json: JSON.stringify({ ...JSON.parse(entry.json), checkout_id: 'c' }) }];
      return [{ ...entry, table: { ...entry.table, columns: [...entry.table.columns, 'checkout_id'] } }];
    });
    await restoreBackup(target.database, older, { replace: false });
    const expected = counted(exceptEpoch(await contentsOf(full[driver].database)));
    expect(counted(exceptEpoch(await contentsOf(target.database)))).toEqual({
      ...expected,
      rows: { ...expected.rows, ...Object.fromEntries([...later].map((name) => [name, []])) },
    });
  });

  test('a failure at the last row changes nothing: not a row, not a counter, not the epoch', async () => {
    await restoreBackup(target.database, file[driver], { replace: false });
    await target.database.execute(sql`delete from sync_registers`);
    const before = await contentsOf(target.database);
    const wrong = join(folder, `wrong-${driver}.gz`);
    let last = '';
    await rewriteBackup(file[driver], wrong, (entry) => {
      if (entry.kind === 'table') last = entry.table.name;
      if (entry.kind !== 'end') return [entry];
      // One more row of the last table, which the database cannot take.
      const rows = { ...entry.end.rows, [last]: (entry.end.rows[last] ?? 0) + 1 };
      return [
        { kind: 'row', json: '{}' },
        { ...entry, end: { ...entry.end, rows } },
      ];
    });
    await expect(restoreBackup(target.database, wrong, { replace: true })).rejects.toThrow();
    expect(await contentsOf(target.database)).toEqual(before);
  });

  test('OPS-2 rows that do not come back as they were written are refused, and nothing changes', async () => {
    await restoreBackup(target.database, file[driver], { replace: false });
    const before = await contentsOf(target.database);
    const other = join(folder, `other-${driver}.gz`);
    await rewriteBackup(file[driver], other, (entry) => [
      entry.kind === 'row' ? { ...entry, json: entry.json.replace('"sam@example.com"', '"eve@example.com"') } : entry,
    ]);
    await expect(restoreBackup(target.database, other, { replace: true })).rejects.toThrow('or with other values. Nothing was changed.');
    expect(await contentsOf(target.database)).toEqual(before);
  });

  test('OPS-1 tables, views and schemas of somebody else are left alone and named', async () => {
    const { database } = full[driver];
    await database.execute(sql`create table visits (id int generated always as identity primary key, "Odd name" text)`);
    await database.execute(sql`insert into visits ("Odd name") values ('one')`);
    await database.execute(sql`create schema theirs`);
    await database.execute(sql`create table theirs.users (id int primary key)`);
    const beside = join(folder, `beside-${driver}.gz`);
    const made = await writeBackup(database, beside, { now: NOON });
    expect(made.others).toEqual(['visits', 'theirs.users']);
    expect((await restoreBackup(target.database, beside, { replace: false })).others).toEqual([]);
    // Over a database that has them, too.
    expect((await restoreBackup(database, beside, { replace: true })).others).toEqual(made.others);
    const { rows } = await database.execute(sql`select "Odd name" as name from visits`);
    expect(rows).toEqual([{ name: 'one' }]);
    // A file of an earlier version held them: they are passed over.
    const withTheirs = join(folder, `with-theirs-${driver}.gz`);
    await rewriteBackup(beside, withTheirs, (entry) => {
      if (entry.kind !== 'end') return [entry];
      const rows = { ...entry.end.rows, visits: 1 };
      return [
        { kind: 'table', table: { name: 'visits', columns: ['id', 'odd'] } },
        { kind: 'row', json: '{"id":1,"odd":"one"}' },
        { ...entry, end: { ...entry.end, rows } },
      ];
    });
    expect((await restoreBackup(target.database, withTheirs, { replace: true })).others).toEqual(['visits']);
    // What hangs on a table of ours is not dropped along.
    await database.execute(sql`create view people as select email from users`);
    await expect(restoreBackup(database, beside, { replace: true })).rejects.toThrow('view people depends on table users');
    expect((await database.execute(sql`select * from people`)).rows).toHaveLength(1);
    await database.execute(sql`drop view people`);
    await database.execute(sql`drop schema theirs cascade`);
    await database.execute(sql`drop table visits`);
  });
});

/** Bytes as counted at all: a migration counts the database's text of a value, which has spaces. */
function counted<T extends { rows: Record<string, string[]> }>(contents: T): T {
  const words = (rows: string[]) => rows.map((row) => row.replace(/"bytes":[1-9]\d*/, '"bytes":"counted"'));
  const { sync_operations = [], sync_owners = [] } = contents.rows;
  return { ...contents, rows: { ...contents.rows, sync_operations: words(sync_operations), sync_owners: words(sync_owners) } };
}

function isSame(bytes: Buffer, whole: Buffer): boolean {
  try {
    return gunzipSync(bytes).equals(whole);
  } catch {
    return false;
  }
}
