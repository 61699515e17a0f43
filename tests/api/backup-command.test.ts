import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { summarize } from '#server/maintenance/backup.ts';
import { buildServer, type ServerProcess, startBuiltServer } from '#tests/support/built-server.ts';
import { DRIVERS, openTestDatabase } from '#tests/support/test-database.ts';
import { contentsOf, exceptEpoch, fillEverything, rewriteBackup } from './support/backup-world.ts';

// The embedded database takes seconds to come into being, and more on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

let main: string;
let folder: string;
const started: ServerProcess[] = [];
beforeAll(async () => {
  main = buildServer('server-with-commands');
  folder = await mkdtemp(join(tmpdir(), 'setwise-commands-'));
});
afterEach(async () => {
  for (const server of started.splice(0)) {
    server.child.kill('SIGKILL');
    await server.ended();
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the built program with these words, as `npm run backup` and `npm run restore` do, its embedded database compiled once. */
function run(words: string[], variables: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--liftoff-only', main, ...words], { cwd: folder, env: { PATH, HOME, ...variables } });
  let said = '';
  const listen = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return new Promise((done) => {
    child.once('close', (code) => done({ code, said: said.trim() }));
  });
}

test('an embedded database is backed up and restored while no server has it, and refused in a sentence while one does', async () => {
  const home = { DATA_DIR: join(folder, 'home') };
  expect(await run(['backup'], home)).toEqual({ code: 1, said: `There is nothing to back up: ${home.DATA_DIR} holds no database.` });
  const server = startBuiltServer(main, folder, { ...home, SEED_DEMO: 'false' });
  started.push(server);
  await server.ready();
  for (const words of [['backup'], ['restore', 'x.gz']]) {
    expect(await run(words, home)).toEqual({
      code: 1,
      said: `A Setwise server is using ${home.DATA_DIR}. Stop it, then run the ${words[0]} again; nothing was changed.`,
    });
  }
  server.child.kill('SIGTERM');
  await server.ended();

  const made = await run(['backup'], home);
  expect(made).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Saved \d+ rows of \d+ tables in .+, and read it back: it is whole\.\n/),
  });
  const [name] = (await readdir(folder)).filter((file) => /^setwise-[\dT-]+\.backup\.gz$/.test(file));
  const elsewhere = { DATA_DIR: join(folder, 'elsewhere') };
  expect(await run(['restore', name!], elsewhere)).toMatchObject({ code: 0, said: expect.stringMatching(/^Restored \d+ rows of/) });
  const again = startBuiltServer(main, folder, { ...elsewhere, SEED_DEMO: 'false' });
  started.push(again);
  expect((await fetch(`${await again.ready()}/readyz`)).status).toBe(200);
});

test('PostgreSQL is backed up while servers work on it, and restored only over what may go', async () => {
  const from = await openTestDatabase('postgres');
  const to = await openTestDatabase('postgres');
  await fillEverything(from.database);
  const file = join(folder, 'postgres.backup.gz');
  expect(await run(['backup', file], { DATABASE_URL: from.url! })).toMatchObject({ code: 0 });
  expect(await run(['restore', file], { DATABASE_URL: to.url! })).toMatchObject({ code: 0 });
  expect(exceptEpoch(await contentsOf(to.database))).toEqual(exceptEpoch(await contentsOf(from.database)));
  expect(await run(['restore', file], { DATABASE_URL: to.url! })).toEqual({
    code: 1,
    said: 'The database is not empty. To replace everything in it by the backup, add --replace (back it up before); nothing was changed.',
  });
  expect(await run(['restore', file, '--replace'], { DATABASE_URL: to.url! })).toMatchObject({ code: 0 });
  await from.close();
  await to.close();
});

test('OPS-2 a backup is restored into a database of its own before it is called one that restores, and so is a file of before', async () => {
  const from = await openTestDatabase('postgres');
  await fillEverything(from.database);
  await from.database.execute(sql`create table visits (id int)`);
  const file = join(folder, 'verified.backup.gz');
  const before = await contentsOf(from.database);
  const made = await run(['backup', file, '--verify'], { DATABASE_URL: from.url! });
  expect(made).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^Saved (\d+) rows of (\d+) tables in .+\nLeft alone, because they are not Setwise's: visits\.\n.+\nRestored .+ into a database of its own: all \1 rows of \2 tables came back, with the same checksums\.$/,
    ),
  });
  expect(await contentsOf(from.database)).toEqual(before);
  await from.close();

  const other = join(folder, 'other.backup.gz');
  await rewriteBackup(file, other, (entry) => [
    entry.kind === 'row' ? { ...entry, json: entry.json.replace('"sam@example.com"', '"eve@example.com"') } : entry,
  ]);
  // No database is asked for a file that is there.
  expect(await run(['backup', '--verify', other], { DATABASE_URL: from.url! })).toEqual({
    code: 1,
    said: expect.stringContaining('does not restore as it was written'),
  });
  expect((await readdir(folder)).filter((name) => name.includes('scratch'))).toEqual([]);
});

test.each(DRIVERS)('OPS-3 a running server makes backups by itself and keeps the newest, on %s', async (driver) => {
  const home = await mkdtemp(join(folder, 'by-itself-'));
  const backups = join(home, 'backups');
  await mkdir(backups);
  const old = ['setwise-2026-01-01T00-00-00.backup.gz', 'setwise-2026-01-02T00-00-00.backup.gz', 'setwise-2026-01-03T00-00-00.backup.gz'];
  for (const name of [...old, 'mine.gz']) await writeFile(join(backups, name), '');
  const opened = driver === 'postgres' ? await openTestDatabase('postgres') : null;
  const variables = { SEED_DEMO: 'false', DATA_DIR: home, BACKUP_DIR: backups, BACKUP_KEEP: '3' };
  const server = startBuiltServer(main, folder, opened === null ? variables : { ...variables, DATABASE_URL: opened.url! });
  started.push(server);
  const url = await server.ready();
  await vi.waitFor(async () => expect(await readdir(backups)).not.toContain(old[0]), { timeout: 60_000 });
  const [mine, ...kept] = (await readdir(backups)).toSorted();
  expect([mine, kept.slice(0, 2), kept.length]).toEqual(['mine.gz', old.slice(1), 3]);
  expect(await summarize(join(backups, kept[2]!))).toMatchObject({ tables: expect.any(Number), others: [] });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended()).toMatchObject({ code: 0 });
  await opened?.close();
});

test.each([
  [['restore']],
  [['restore', 'a.gz', 'b.gz']],
  [['restore', 'a.gz', '--force']],
  [['backup', '--replace']],
  [['restore', 'a.gz', '--verify']],
])('%j is answered with how to use it', async (words) => {
  expect(await run(words, {})).toMatchObject({ code: 2, said: expect.stringMatching(/^Use it like this: npm run (backup|restore)/) });
});
