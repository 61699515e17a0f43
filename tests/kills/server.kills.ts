import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '#tests/support/built-server.ts';
import { DRIVERS, openTestDatabase } from '#tests/support/test-database.ts';
import { type KillReport, killServer } from './kill-server.ts';

const KILLS = Number(process.env.KILLS ?? 20);

let main: string;
let folder: string;
beforeAll(async () => {
  main = buildServer('server-to-kill');
  folder = await mkdtemp(join(tmpdir(), 'setwise-kills-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(DRIVERS)('the server killed under load, on %s: nothing it said yes to is lost or there twice', async (driver) => {
  const opened = driver === 'postgres' ? await openTestDatabase('postgres') : null;
  const data = join(folder, driver);
  await mkdir(data);
  const onKill = (so_far: KillReport) => process.stdout.write(`server kills on ${driver}: ${JSON.stringify(so_far)}\n`);
  const report = await killServer({ main, folder: data, databaseUrl: opened?.url ?? null, kills: KILLS, random: Math.random, onKill });
  expect(report).toMatchObject({ kills: KILLS, lost: 0, doubled: 0 });
  expect(report.acknowledged).toBeGreaterThan(KILLS);
  await opened?.close();
});
