import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { pushOperations } from '#server/commands/sync/push.ts';
import { openPostgres } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { followManyWriters } from './support/many-writers.ts';
import { createWriter, NOON } from './support/operations.ts';

const ROWS = 30_000;

test('eight writers of one person on two servers, three readers that follow: of tens of thousands of rows none is missed', async () => {
  const opened = await openTestDatabase('postgres');
  const followed = await followManyWriters({ url: opened.url!, writers: 8, pages: [37, 250, 500], rows: ROWS, batch: 60 });
  await opened.close();
  expect(followed).toMatchObject({ missed: 0, disordered: 0 });
  expect(followed.pulled).toBeGreaterThanOrEqual(ROWS);
  process.stdout.write(`cursor holes: ${String(followed.pulled)} rows pulled, ${String(followed.missed)} missed\n`);
}, 90_000);

/** Two servers on one database, and a person of theirs. */
async function openTwoServers() {
  const opened = await openTestDatabase('postgres');
  const other = await openPostgres(opened.url!, () => undefined);
  const owner = randomUUID();
  const person = { id: owner, email: `${owner}@example.com`, first_name: '', last_name: '', role: 'member' as const, password_hash: '' };
  await opened.database.insert(users).values({ ...person, created_at: new Date(NOON) });
  return { opened, other, owner };
}

test('one batch that eight servers get at once is taken once, and all eight give the same answer', async () => {
  const { opened, other, owner } = await openTwoServers();
  const writer = createWriter('z');
  const ops = Array.from({ length: 40 }, (_, index) => writer.set('Deadlift', index + 1, 3));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, place) => pushOperations(place % 2 === 0 ? opened.database : other.database, { owner, ops, now: NOON })),
  );
  await other.close();
  await opened.close();
  expect(new Set(answers.map(({ results }) => results.map(({ rev }) => rev).join())).size).toBe(1);
  const statuses = answers.map(({ results }) => [...new Set(results.map(({ status }) => status))].join());
  expect(statuses.toSorted()).toEqual(['applied', ...Array.from({ length: 7 }, () => 'duplicate')]);
});

test('a push that others overtake each time waits in line and is taken', async () => {
  const { opened, other, owner } = await openTwoServers();
  const quick = createWriter('q');
  let overtaken = 0;
  // Between what the slow one reads and what it stores, another server's push is stored.
  const execute = opened.database.execute.bind(opened.database);
  vi.spyOn(opened.database, 'execute').mockImplementation((async (query: Parameters<typeof execute>[0]) => {
    const answer = await execute(query);
    overtaken += 1;
    await pushOperations(other.database, { owner, ops: [quick.set('Squat', overtaken, 5)], now: NOON });
    return answer;
  }) as never);
  const { results } = await pushOperations(opened.database, { owner, ops: [createWriter('s').set('Deadlift', 1, 5)], now: NOON });
  await other.close();
  await opened.close();
  expect(results.map(({ status }) => status)).toEqual(['applied']);
  expect(overtaken).toBeGreaterThanOrEqual(3);
});
