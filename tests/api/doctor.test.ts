import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '#server/env.ts';
import { examine } from '#server/maintenance/doctor.ts';
import { backupName } from '#server/maintenance/names.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setwise-doctor-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function examineWith(variables: Record<string, string>): Promise<Record<string, string>> {
  const findings = await examine(readSettings({ DATA_DIR: folder, ...variables }), Date.now());
  return Object.fromEntries(findings.map(({ what, state, said }) => [what, `${state}: ${said}`]));
}

test('OPS-4 a server that has all it needs is told so, and tables of somebody else are named', async () => {
  const opened = await openTestDatabase('postgres');
  await opened.database.execute(sql`create table visits (id int)`);
  await writeFile(join(folder, backupName(Date.now())), '');
  expect(await examineWith({ DATABASE_URL: opened.url!, BACKUP_DIR: folder })).toMatchObject({
    settings: 'ok: can be used, mode development',
    database: expect.stringMatching(/^ok: answers, version \d+, is up to date; tables that are not Setwise's: visits$/),
    pictures: 'ok: can be stored, read and removed',
    disk: expect.stringMatching(/\d+% free for /),
    backups: 'ok: 1 kept, the newest 0 h old',
  });
  await opened.close();
});

test('OPS-4 what is missing or does not answer is told without its password', async () => {
  const found = await examineWith({
    DATABASE_URL: 'postgres://setwise:hidden@127.0.0.1:1/setwise',
    SMTP_URL: 'smtp://setwise:hidden@127.0.0.1:1',
    MAIL_FROM: 'hello@setwise.example',
    PUBLIC_ORIGIN: 'https://127.0.0.1:1',
    BACKUP_DIR: join(folder, 'nowhere'),
  });
  expect(found).toMatchObject({
    database: expect.stringMatching(/^wrong: failed: /),
    mail: expect.stringMatching(/^wrong: failed: E\w+$/),
    certificate: 'wrong: failed: ECONNREFUSED',
    backups: 'wrong: failed: ENOENT',
  });
  expect(JSON.stringify(found)).not.toContain('hidden');
});

test('OPS-4 a fresh machine has nothing wrong with it, only things to know', async () => {
  expect(await examineWith({ DATA_DIR: join(folder, 'fresh') })).toMatchObject({
    database: expect.stringMatching(/^look: is not there yet/),
    mail: expect.stringMatching(/^look: /),
    certificate: 'look: http://localhost:3000 is not https',
  });
});
