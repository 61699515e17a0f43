import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browseCoaches, type CoachCards, type InputOf, listCoaches, type PublicCoach } from '#contract/index.ts';
import { type FindableCoach, findCoaches } from '#domain/browse/find-coaches.ts';
import { PRICE_RANGES, SORTS } from '#domain/browse/search-state.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import { startingPrice } from '#domain/coaches/starting-price.ts';
import { FAVOURITES_MAX } from '#domain/limits.ts';
import fc from '#tests/support/properties.ts';
import { addCoach } from '#tests/support/test-coach.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

type Query = InputOf<typeof browseCoaches>['query'];

const SPECIALTIES = ['Strength', 'Nutrition', 'Mobility', 'Fat Loss'];
const NAMES = ['Tomás Varga', 'Anneke Vos', 'anneke vos', 'Dana Strength', 'Élodie Li', '100% Fit', "O'Neil; drop", 'Zoë _a'];
const PRICES = ['0.00', '99.99', '100.00', '100.01', '200.00', '200.01', '9999.99'];
const COACHES = 54;

describe.each(DRIVERS)('finding a coach, on %s', (driver) => {
  let server: TestServer;
  let everybody: (FindableCoach & PublicCoach)[];

  beforeAll(async () => {
    server = await startTestServer({ driver });
    for (let place = 0; place < COACHES; place += 1) {
      const [first_name = '', last_name = ''] = (NAMES[place % NAMES.length] ?? '').split(' ');
      await addCoach(server.database, {
        first_name,
        last_name,
        specialties: SPECIALTIES.filter((_, bit) => ((place % 15) + 1) & (1 << bit)),
        programs: [{ price: PRICES[place % PRICES.length]! }, { price: '9999.99' }, { price: '1.00', listed: false }],
        ratings: place % 5 === 0 ? [] : Array.from({ length: place % 4 }, (_, index) => 5 - ((place + index) % 3)),
        ...(place % 6 === 5 ? { brand_proof: '' } : {}),
      });
    }
    const all = await server.call()(listCoaches, {});
    if (!all.ok) throw new Error('The coaches were not listed.');
    everybody = all.value.map((coach) => ({
      ...coach,
      name: fullName(coach),
      starting_price: startingPrice(coach.programs),
      rating: coach.rating!,
    }));
  });
  afterAll(() => server.close());

  async function find(query: Query): Promise<CoachCards> {
    const answer = await server.call()(browseCoaches, { query });
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.value;
  }

  test('every sort, search, specialty and price finds what the rules find, on every page', async () => {
    const ids = [...new Set(everybody.flatMap(({ specialties }) => specialties.map(({ id }) => id)))];
    const searches = fc.record({
      text: fc.constantFrom('', 'a', 'anneke', 'VOS anneke', 'strength', 'tomas', '%', '_', "'", 'nobody at all'),
      specialties: fc.subarray(ids),
      price: fc.subarray([...PRICE_RANGES]),
      sort: fc.constantFrom(...SORTS),
    });
    await fc.assert(
      fc.asyncProperty(searches, async ({ text, specialties, price, sort }) => {
        const expected = findCoaches(everybody, { text, specialties, price, sort });
        const query = { text, specialties: specialties.join(','), price: price.join(','), sort };
        const first = await find(query);
        const pages = Math.ceil(expected.length / 24);
        const [cheapest = null] = expected.map(({ starting_price }) => starting_price).toSorted((a, b) => Number(a) - Number(b));
        expect(first).toMatchObject({ total: expected.length, page: 1, pages, from: cheapest });
        const found = first.coaches.map(({ id }) => id);
        for (let page = 2; page <= pages; page += 1)
          found.push(...(await find({ ...query, page: String(page) })).coaches.map(({ id }) => id));
        expect(found).toEqual(expected.map(({ id }) => id));
        const without = findCoaches(everybody, { text, specialties: [], price, sort });
        for (const { id, count } of first.specialties) {
          expect(count).toBe(without.filter((coach) => coach.specialties.some((specialty) => specialty.id === id)).length);
        }
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  test('nobody who is not listed is found', async () => {
    expect((await find({})).total).toBe(COACHES - COACHES / 6);
  });

  test('without a word the list is by name, twenty-four a page', async () => {
    const page = await find({});
    expect(page.coaches).toHaveLength(24);
    expect(page.coaches.map(({ id }) => id)).toEqual((await find({ sort: 'name', page: '1' })).coaches.map(({ id }) => id));
    expect(page.specialties.map(({ title }) => title)).toEqual(SPECIALTIES.toSorted());
  });

  test('a card shows the optimized picture, else the whole one, else none, and no private program', async () => {
    const pictures = [
      { profile_image_url: '/images/full.webp', profile_image_url_optimized: '/images/small.webp' },
      { profile_image_url: '/images/full.webp' },
      {},
    ];
    const added = await Promise.all(
      pictures.map((picture) =>
        addCoach(server.database, { ...picture, first_name: '', last_name: '', username: `u${JSON.stringify(picture).length}` }),
      ),
    );
    const { coaches } = await find({ ids: added.map(({ id }) => id).join(',') });
    expect(coaches.map(({ image }) => image)).toEqual(['/images/small.webp', '/images/full.webp', null]);
    expect(coaches[0]).toEqual({
      id: added[0]!.id,
      name: expect.stringMatching(/^@u\d+$/),
      image: '/images/small.webp',
      short_bio: 'Strength for busy people.',
      rating: { average: null, count: 0 },
      specialties: ['Strength'],
      starting_price: '129.00',
      programs: [{ id: expect.any(Number), type: 'basic', price: '129.00' }],
    });
    for (const { id } of added) await server.database.execute(`delete from coaches where id = ${String(id)}`);
  });

  test('chosen coaches come in their order, once, as far as they are listed; with a sort in that', async () => {
    const [a, b, c] = everybody.map(({ id }) => id);
    expect((await find({ ids: `${String(c)},${String(a)},${String(c)},999999,x,${String(b)}` })).coaches.map(({ id }) => id)).toEqual([
      c,
      a,
      b,
    ]);
    const sorted = findCoaches(everybody.slice(0, 3), { text: '', specialties: [], price: [], sort: 'price-high' });
    expect((await find({ ids: `${String(c)},${String(a)},${String(b)}`, sort: 'price-high' })).coaches.map(({ id }) => id)).toEqual(
      sorted.map(({ id }) => id),
    );
    expect(await find({ ids: '' })).toMatchObject({ coaches: [], total: 0, pages: 0 });
    const padding = Array.from({ length: FAVOURITES_MAX }, (_, place) => 500_000 + place);
    expect((await find({ ids: [...padding, a].join(',') })).total).toBe(0);
  });

  test.each([
    ['page=0', 1],
    ['page=-3', 1],
    ['page=1e9', 1],
    ['page=2147483648', 1],
    ['page=999999999', 999_999_999],
    ['sort=cheapest&price=5-6,&specialties=,,abc,-1', 1],
    ['price=200+', 1],
    ['text=%00%ff&ids', 1],
  ])('%s is an ordinary search', async (query, page) => {
    const answer = await server.fetch(`/api/coaches/cards/?${query}`);
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ page })]);
  });

  test('whatever is typed is only looked for', async () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom("' or 1=1 --", "'; drop table coaches; --", '\u0000', '%', '\\', '{{1}}', '<script>', '.*(a+)+$'.repeat(20)),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { coaches } = await find({ text });
        for (const { id } of coaches) expect(everybody.some((coach) => coach.id === id)).toBe(true);
      }),
      { numRuns: 40 },
    );
    expect((await find({})).total).toBe(everybody.length);
    expect((await find({ text: '100%' })).coaches.every(({ name }) => name === '100% Fit')).toBe(true);
  });
});
