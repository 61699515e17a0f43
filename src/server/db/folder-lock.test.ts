import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, holdFolder, refuseFolderInUse } from './folder-lock.ts';

let folder: string;
const onLost = (error: Error) => {
  throw error;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setwise-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A server's leftover lock, renewed so many seconds ago, with its holder. */
async function leaveLock({ secondsAgo, holder }: { secondsAgo: number; holder: object | string }) {
  const stamp = new Date(Date.now() - secondsAgo * 1000);
  await mkdir(join(folder, 'server.lock'));
  await utimes(join(folder, 'server.lock'), stamp, stamp);
  await writeFile(join(folder, 'server.json'), typeof holder === 'string' ? holder : JSON.stringify(holder));
}

/** Takes and releases the folder; nothing of the previous holder remains. */
async function takeOver(): Promise<string[]> {
  const held = await holdFolder(folder, { onLost });
  await held.release();
  return readdir(folder);
}

/** This test's parent is running; a process that just ended is not. */
async function born(pid: number): Promise<string> {
  const [boot, stat] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    readFile(`/proc/${String(pid)}/stat`, 'utf8'),
  ]);
  return `${boot.trim()}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
}
const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid;

test('a folder is held by one server at a time, and free again after it ended', async () => {
  const held = await holdFolder(folder, { onLost });
  await expect(holdFolder(folder, { onLost })).rejects.toThrow(FolderInUse);
  await expect(refuseFolderInUse(folder)).rejects.toThrow(`Another Setwise server is using ${folder}.`);
  await held.release();
  await refuseFolderInUse(folder);
  const again = await holdFolder(folder, { onLost });
  await again.release();
  expect(await readdir(folder)).toEqual([]);
});

test.runIf(process.platform === 'linux')('a server that slept keeps its folder, however old its stamp', async () => {
  await leaveLock({ secondsAgo: 3_600, holder: { pid: process.ppid, host: hostname(), born: await born(process.ppid) } });
  await expect(holdFolder(folder, { onLost })).rejects.toThrow(FolderInUse);
});

test('the folder of a server that crashed a while ago is taken over at once', async () => {
  await leaveLock({ secondsAgo: 60, holder: { pid: endedPid(), host: hostname(), born: null } });
  expect(await takeOver()).toEqual([]);
});

test.runIf(process.platform === 'linux')('a later process with the number of the crashed one is not taken for it', async () => {
  await leaveLock({ secondsAgo: 60, holder: { pid: process.ppid, host: hostname(), born: 'another boot:1' } });
  expect(await takeOver()).toEqual([]);
});

test('a lock from another machine counts by its stamp alone', async () => {
  await leaveLock({ secondsAgo: 60, holder: { pid: process.ppid, host: 'another-machine', born: null } });
  expect(await takeOver()).toEqual([]);
});

test.each(['', '{', '17', '{"pid":"x"}'])('a half-written note %j about the holder does not block for ever', async (holder) => {
  await leaveLock({ secondsAgo: 60, holder });
  expect(await takeOver()).toEqual([]);
});

test('the folder of a server that crashed just now is taken over after a few seconds', async () => {
  await leaveLock({ secondsAgo: 3, holder: { pid: endedPid(), host: hostname(), born: null } });
  expect(await takeOver()).toEqual([]);
});
