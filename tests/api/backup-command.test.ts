import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildServer, type ServerProcess, startBuiltServer } from '#tests/support/built-server.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { contentsOf, exceptEpoch, fillEverything } from './support/backup-world.ts';

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

/** Runs the built program with these words, as `npm run backup` and `npm run restore` do. */
function run(words: string[], variables: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [main, ...words], { cwd: folder, env: { PATH, HOME, ...variables } });
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

test.each([[['restore']], [['restore', 'a.gz', 'b.gz']], [['restore', 'a.gz', '--force']], [['backup', '--replace']]])(
  '%j is answered with how to use it',
  async (words) => {
    expect(await run(words, {})).toMatchObject({ code: 2, said: expect.stringMatching(/^Use it like this: npm run (backup|restore)/) });
  },
);
