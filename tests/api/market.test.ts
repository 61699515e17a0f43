import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '#server/db/database.ts';
import {
  coaches,
  coachSpecialties,
  marketChanges,
  portfolioItems,
  programSpecialties,
  programs,
  reviews,
  specialties,
  users,
} from '#server/db/schema.ts';
import { createMarket, type Market } from '#server/market/market.ts';
import { forgetOldMarketNotes } from '#server/market/market-changes.ts';
import { addCoach, addReview, specialtyId } from '#tests/support/test-coach.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe.each(DRIVERS)('the market a server keeps in memory, on %s', (driver) => {
  let server: TestServer;
  let market: Market;
  let now = Date.UTC(2026, 3, 16, 12);
  beforeAll(async () => {
    server = await startTestServer({ driver });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.reset();
    now = Date.UTC(2026, 3, 16, 12);
    market = createMarket({ database: server.database, clock: () => now });
  });

  test('a change of anything a visitor sees is there at the next look, whoever wrote it', async () => {
    const { database } = server;
    const { id, user_id } = await addCoach(database, { portfolio: [{ image_url: '/images/a.webp' }], ratings: [4] });
    const other = await addCoach(database);
    const mobility = await specialtyId(database, 'Mobility');
    const edits: [string, () => Promise<unknown>][] = [
      ['bio', () => database.update(coaches).set({ short_bio: 'New' }).where(eq(coaches.id, id))],
      ['name', () => database.update(users).set({ first_name: 'New' }).where(eq(users.id, user_id))],
      ['photo', () => database.update(users).set({ profile_image_url: '/images/n.webp' }).where(eq(users.id, user_id))],
      ['price', () => database.update(programs).set({ price: '1.00' }).where(eq(programs.coach_id, id))],
      [
        'a new program',
        () => database.insert(programs).values({ coach_id: id, type: 'premium', price: '7.00', description: '', created_at: new Date(0) }),
      ],
      ['what a program covers', () => database.delete(programSpecialties)],
      ['a new specialty', () => database.insert(coachSpecialties).values({ coach_id: id, specialty_id: mobility })],
      ['the title of a specialty', () => database.update(specialties).set({ title: 'Moving' }).where(eq(specialties.id, mobility))],
      ['the words of a picture', () => database.update(portfolioItems).set({ description: 'New' })],
      ['a picture less', () => database.delete(portfolioItems)],
      ['a review', () => addReview(database, id, { rating: 1 })],
      ['a changed review', () => database.update(reviews).set({ rating: 5 })],
      ['no reviews', () => database.delete(reviews)],
    ];
    let before = JSON.stringify((await market.view()).coach(id));
    for (const [what, edit] of edits) {
      await edit();
      const after = JSON.stringify((await market.view()).coach(id));
      expect([what, after === before]).toEqual([what, false]);
      before = after;
    }
    await database.delete(users).where(eq(users.id, user_id));
    expect((await market.view()).coach(id)).toBeNull();
    expect((await market.view()).count).toBe(1);
    await database.execute(sql`truncate coaches cascade`);
    expect((await market.view()).coach(other.id)).toBeNull();
  });

  test('while nothing changes for visitors, nothing is made again', async () => {
    const { id } = await addCoach(server.database);
    const view = await market.view();
    await server.createUser();
    await addCoach(server.database, { brand_plan: '' });
    expect(await market.view()).toBe(view);
    expect((await market.view()).answers.coach(id)).toBe(view.answers.coach(id));
  });

  test('an edit of one coach is an edit of one: the others are the same objects', async () => {
    const first = await addCoach(server.database);
    const second = await addCoach(server.database);
    const view = await market.view();
    await server.database.update(coaches).set({ short_bio: 'New' }).where(eq(coaches.id, first.id));
    const next = await market.view();
    expect(next.coach(second.id)).toBe(view.coach(second.id));
    expect(next.coach(first.id)).toMatchObject({ short_bio: 'New' });
    expect([...next.coaches()].map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  test('what was rolled back never happened', async () => {
    const { id } = await addCoach(server.database);
    const view = await market.view();
    const failing = server.database.transaction(async (transaction) => {
      await transaction.update(coaches).set({ short_bio: 'New' }).where(eq(coaches.id, id));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await market.view()).toBe(view);
  });

  test('old notes are forgotten, and who has not looked for so long reads everything', async () => {
    const { id } = await addCoach(server.database);
    await market.view();
    await server.database.update(coaches).set({ short_bio: 'New' }).where(eq(coaches.id, id));
    await server.database.update(marketChanges).set({ at: sql`now() - interval '61 minutes'` });
    await forgetOldMarketNotes(server.database);
    expect(await server.database.select().from(marketChanges)).toEqual([]);
    now += 61 * 60_000;
    expect((await market.view()).coach(id)).toMatchObject({ short_bio: 'New' });
  });

  test('notes that another server’s numbers stand in, as in a restored backup, say nothing', async () => {
    await addCoach(server.database);
    const view = await market.view();
    await server.database.insert(marketChanges).values({ transaction: 9_000_000_000_000, coach_id: 0 });
    expect(await market.view()).toBe(view);
  });

  test('many who ask at once are answered by a few questions, and each sees what was written before it asked', async () => {
    const { id } = await addCoach(server.database);
    await market.view();
    let queries = 0;
    const counting = createMarket({
      database: new Proxy(server.database, {
        get: (target, name, receiver) => {
          if (name === 'execute') queries += 1;
          return Reflect.get(target, name, receiver) as unknown;
        },
      }),
      clock: () => now,
    });
    await counting.view();
    queries = 0;
    const first = counting.view();
    await server.database.update(coaches).set({ short_bio: 'New' }).where(eq(coaches.id, id));
    const later = await Promise.all(Array.from({ length: 50 }, () => counting.view()));
    await first;
    for (const view of later) expect(view.coach(id)).toMatchObject({ short_bio: 'New' });
    // The one under way, at most two more, and the reading of the changed coach.
    expect(queries).toBeLessThanOrEqual(4);
  });

  test('within maxStaleMs what another process wrote may wait; what this one wrote may not', async () => {
    const { id } = await addCoach(server.database);
    const cached = createMarket({ database: server.database, clock: () => now, maxStaleMs: 600_000 });
    const view = await cached.view();
    await server.database.update(coaches).set({ short_bio: 'New' }).where(eq(coaches.id, id));
    expect(await cached.view()).toBe(view);
    cached.invalidate();
    const [one, other] = await Promise.all([cached.view(), cached.view()]);
    expect([one.coach(id)?.short_bio, other.coach(id)?.short_bio]).toEqual(['New', 'New']);

    // Written during a fetch: that fetch may have read the older state.
    cached.invalidate();
    const early = cached.view();
    await server.database.update(coaches).set({ short_bio: 'Newer' }).where(eq(coaches.id, id));
    cached.invalidate();
    await early;
    expect((await cached.view()).coach(id)).toMatchObject({ short_bio: 'Newer' });
  });

  test('a look that fails loses nothing: the next one has it', async () => {
    const { id } = await addCoach(server.database);
    let broken = false;
    const database = new Proxy(server.database, {
      get: (target, name, receiver) => {
        if (name === 'execute' && broken) throw new Error('connection lost');
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    const shaky = createMarket({ database, clock: () => now });
    await shaky.view();
    await server.database.update(coaches).set({ short_bio: 'New' }).where(eq(coaches.id, id));
    broken = true;
    await expect(shaky.view()).rejects.toThrow('connection lost');
    broken = false;
    expect((await shaky.view()).coach(id)).toMatchObject({ short_bio: 'New' });
  });
});

describe('several servers on one PostgreSQL', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ driver: 'postgres' });
  });
  afterAll(() => server.close());

  test('transactions that commit in another order than they began are all seen', async () => {
    const second = await openPostgres(server.databaseUrl!, () => undefined);
    try {
      const slow = await addCoach(server.database);
      const quick = await addCoach(server.database);
      const market = createMarket({ database: server.database, clock: Date.now });
      await market.view();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      let started = () => {};
      const writing = new Promise<void>((resolve) => {
        started = resolve;
      });
      const slowEdit = second.database.transaction(async (transaction) => {
        await transaction.update(coaches).set({ short_bio: 'Slow' }).where(eq(coaches.id, slow.id));
        started();
        await held;
      });
      await writing;
      await second.database.update(coaches).set({ short_bio: 'Quick' }).where(eq(coaches.id, quick.id));
      const between = await market.view();
      expect([between.coach(quick.id)?.short_bio, between.coach(slow.id)?.short_bio]).toEqual(['Quick', 'Strength for busy people.']);
      release();
      await slowEdit;
      expect((await market.view()).coach(slow.id)).toMatchObject({ short_bio: 'Slow' });
    } finally {
      await second.close();
    }
  });
});

test('a server with maxStaleMs reads again after every request that may have written', async () => {
  const server = await startTestServer({ settings: { marketMaxStaleMs: 600_000 } });
  const { id } = await addCoach(server.database);
  const bio = async () => ((await (await server.fetch(`/api/coaches/${String(id)}/`)).json()) as { short_bio: string }).short_bio;
  const before = await bio();
  await server.database.update(coaches).set({ short_bio: 'New' }).where(eq(coaches.id, id));
  expect(await bio()).toBe(before);
  expect((await server.fetch('/api/favourites/', { method: 'PUT' })).status).toBe(401);
  expect(await bio()).toBe('New');
  await server.close();
});
