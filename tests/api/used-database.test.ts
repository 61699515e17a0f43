import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readServerEpoch } from '#server/commands/sync/epoch.ts';
import { specialties } from '#server/db/schema.ts';
import { tableHashes } from '#tests/support/table-hashes.ts';
import { DRIVERS, openTestDatabase } from '#tests/support/test-database.ts';

/** The note that the market changed names its transaction. */
const NUMBERED = new Set(['market_changes']);

describe.each(DRIVERS)('a database that tests have used, on %s', (driver) => {
  test('is as new for the next: without rows, numbers and a name of its data', async () => {
    const first = await openTestDatabase(driver);
    const before = await tableHashes(first.database, NUMBERED);
    const insert = async ({ database }: typeof first) => database.insert(specialties).values({ title: 'Mobility' }).returning();
    const rows = await insert(first);
    await readServerEpoch(first.database);
    await first.close();
    const next = await openTestDatabase(driver);
    expect(await tableHashes(next.database, NUMBERED)).toEqual(before);
    expect(await insert(next)).toEqual(rows);
    await next.close();
  });

  test('is thrown away when more than rows has changed', async () => {
    const triggers = sql`select tgname from pg_trigger where tgname = 'market_coach'`;
    const first = await openTestDatabase(driver);
    await first.database.execute(sql`drop trigger market_coach on coaches`);
    await first.close();
    const next = await openTestDatabase(driver);
    expect((await next.database.execute(triggers)).rows).toHaveLength(1);
    await next.close();
  });

  test('is closed for work that was left behind', async () => {
    const first = await openTestDatabase(driver);
    await first.close();
    await expect((async () => first.database.execute(sql`select 1`))()).rejects.toThrow();
  });
});
