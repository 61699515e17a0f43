import { expect, test } from 'vitest';
import { followManyWriters } from '#tests/api/support/many-writers.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const ROWS = Number(process.env.ROWS ?? 1_000_000);

test('eight writers of one person at once while four readers follow: of a million pulled rows none is missed', async () => {
  const opened = await openTestDatabase('postgres');
  const followed = await followManyWriters({ url: opened.url!, writers: 8, pages: [500, 500, 333, 500], rows: ROWS, batch: 400 });
  await opened.close();
  process.stdout.write(`cursor holes: ${JSON.stringify(followed)}\n`);
  expect(followed).toMatchObject({ missed: 0, disordered: 0 });
  expect(followed.pulled).toBeGreaterThanOrEqual(ROWS);
});
