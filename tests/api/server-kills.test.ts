import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killServer } from '#tests/kills/kill-server.ts';
import { buildServer } from '#tests/support/built-server.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

/** A small share of `npm run test:kills`, where it is quick: on PostgreSQL. */
const KILLS = 2;

let main: string;
let folder: string;
beforeAll(async () => {
  main = buildServer('server-to-kill-twice');
  folder = await mkdtemp(join(tmpdir(), 'setwise-kills-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the server killed under load loses nothing it said yes to, and nothing is there twice', async () => {
  const opened = await openTestDatabase('postgres');
  const report = await killServer({ main, folder, databaseUrl: opened.url, kills: KILLS, random: Math.random });
  await opened.close();
  expect(report).toMatchObject({ kills: KILLS, lost: 0, doubled: 0 });
  expect(report.acknowledged).toBeGreaterThan(KILLS);
}, 90_000);
