import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isListed } from '#domain/coaches/is-listed.ts';
import fc from '#tests/support/properties.ts';
import { addCoach, addReview, type TestCoachOptions } from '#tests/support/test-coach.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Mostly complete, with now and then a thing missing. */
const text = fc.oneof({ weight: 18, arbitrary: fc.constant('Said.') }, { weight: 1, arbitrary: fc.constantFrom('', ' ', '\n\t') });
const coach: fc.Arbitrary<TestCoachOptions> = fc.record({
  status: fc.oneof({ weight: 18, arbitrary: fc.constant('active' as const) }, { weight: 1, arbitrary: fc.constant('paused' as const) }),
  short_bio: text,
  brand_promise: text,
  brand_pain: text,
  brand_plan: text,
  brand_proof: text,
  specialties: fc.oneof({ weight: 18, arbitrary: fc.constant(['Strength']) }, { weight: 1, arbitrary: fc.constant<string[]>([]) }),
  programs: fc.array(
    fc.record({ listed: fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }) }),
    { minLength: 1, maxLength: 2 },
  ),
  stripe_charges_enabled: fc.oneof({ weight: 18, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});

describe.each(DRIVERS)('a coach who is not fully set up, on %s', (driver) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ driver });
  });
  afterAll(() => server.close());

  const json = async (path: string) => {
    const answer = await server.fetch(path);
    return { status: answer.status, body: (await answer.json()) as unknown };
  };

  test('appears nowhere visitors look, and one who is appears everywhere', async () => {
    const listed = new Set<number>();
    const hidden = new Set<number>();
    await fc.assert(
      fc.asyncProperty(coach, fc.boolean(), async (options, hasCalendar) => {
        const calendar = hasCalendar ? {} : { calendly_username: '' };
        const { id } = await addCoach(server.database, { ...options, ...calendar, first_name: 'Zed' });
        await addReview(server.database, id);
        const facts = { ...options, calendly_username: hasCalendar ? 'dana' : '' } as unknown as Parameters<typeof isListed>[0];
        const isIn = isListed(facts);
        (isIn ? listed : hidden).add(id);

        const status = isIn ? 200 : 404;
        for (const path of [`/api/coaches/${String(id)}/`, `/api/coaches/${String(id)}/portfolios/`, `/api/reviews/${String(id)}/`]) {
          expect([path, (await json(path)).status]).toEqual([path, status]);
        }
        const call = await server.fetch(`/api/discovery-call/${String(id)}/submit/`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ name: 'Sam', email: 'sam@example.com' }),
        });
        expect(call.status).toBe(status);
      }),
      { numRuns: 40 },
    );
    expect(Math.min(listed.size, hidden.size)).toBeGreaterThan(2);

    const ids = (found: unknown) => (found as { id: number }[]).map(({ id }) => id);
    expect(ids((await json('/api/coaches/')).body)).toEqual([...listed]);
    const searches = ['', 'text=zed', 'sort=rating', 'price=0-100,100-200,200%2B', `ids=${[...hidden, ...listed].join(',')}`];
    for (const search of searches) {
      const { coaches, total } = (await json(`/api/coaches/cards/?${search}`)).body as { coaches: { id: number }[]; total: number };
      expect([search, total]).toEqual([search, listed.size]);
      expect(ids(coaches).filter((id) => hidden.has(id))).toEqual([]);
    }
  }, 120_000);
});
