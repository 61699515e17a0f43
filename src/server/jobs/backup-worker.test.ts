import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, addHours } from 'date-fns';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { createLog } from '../log.ts';
import { startBackupWorker } from './backup-worker.ts';

// The embedded database takes seconds to come into being, and more on a busy machine.
vi.setConfig({ hookTimeout: 90_000 });

const NOON = Date.UTC(2026, 2, 2, 12);

let folder: string;
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setwise-worker-'));
  opened = await openTestDatabase('pglite');
});
afterEach(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

function start(now: () => number, directory = folder) {
  const log = createLog('silent');
  const failed = vi.spyOn(log, 'error');
  const tools = { database: opened.database, clock: now, log };
  return { failed, worker: startBackupWorker(tools, { folder: directory, everyHours: 24, keep: 2 }) };
}

test('OPS-3 a backup is due a day after the newest one, and the oldest goes', async () => {
  let now = NOON;
  const { worker } = start(() => now);
  await worker.work();
  expect(await readdir(folder)).toEqual(['setwise-2026-03-02T12-00-00.backup.gz']);
  now = addHours(now, 23).getTime();
  await worker.work();
  expect(await readdir(folder)).toHaveLength(1);
  now = addHours(now, 1).getTime();
  await worker.work();
  now = addDays(now, 1).getTime();
  await worker.work();
  expect(await readdir(folder)).toEqual(['setwise-2026-03-03T12-00-00.backup.gz', 'setwise-2026-03-04T12-00-00.backup.gz']);
  await worker.stop();
});

test('OPS-3 a failure is logged, removes nothing, and is tried again', async () => {
  const blocked = join(folder, 'a-file');
  await writeFile(blocked, '');
  const { worker, failed } = start(() => NOON, blocked);
  await worker.work();
  expect(failed).toHaveBeenCalledWith(expect.anything(), 'the backup failed');
  await rm(blocked);
  await worker.work();
  expect(await readdir(blocked)).toHaveLength(1);
  await worker.stop();
});

test('OPS-3 a backup under way when the server stops leaves nothing behind', async () => {
  const { worker, failed } = start(() => NOON);
  void worker.work();
  await worker.stop();
  expect(await readdir(folder)).toEqual([]);
  expect(failed).not.toHaveBeenCalled();
});
