import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listCoaches, listPortfolios, listReviews, listSpecialties, readCoach } from '#contract/index.ts';
import { coaches, programs, users } from '#server/db/schema.ts';
import { addCoach, addReview } from '#tests/support/test-coach.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const NOT_FOUND = { ok: false, failure: { kind: 'refused', status: 404, body: { detail: 'Coach not found.', code: 'coach_not_found' } } };

describe.each(DRIVERS)('the public coaches, on %s', (driver) => {
  let server: TestServer;
  let now = Date.UTC(2026, 3, 16, 23, 59);
  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = Date.UTC(2026, 3, 16, 23, 59);
    await server.reset();
  });

  test('an address without a coach in it finds nobody', async () => {
    await addCoach(server.database);
    for (const id of ['0', '-1', '1.5', 'abc', '999999999', '99999999999999999999', '%00', '1%20or%201=1', '٣']) {
      for (const path of [`/api/coaches/${id}/`, `/api/coaches/${id}/portfolios/`, `/api/reviews/${id}/`]) {
        const answer = await server.fetch(path);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(await answer.json()).toMatchObject({ detail: 'Coach not found.' });
      }
    }
  });

  test('a coach who stops being listed is not found any more, by anyone, and comes back with what was missing', async () => {
    const { id } = await addCoach(server.database);
    const call = server.call();
    expect(await call(readCoach, { params: { id } })).toMatchObject({ ok: true });
    await server.database.update(coaches).set({ status: 'paused' }).where(eq(coaches.id, id));
    expect(await call(readCoach, { params: { id } })).toMatchObject(NOT_FOUND);
    expect(await call(listPortfolios, { params: { id } })).toMatchObject(NOT_FOUND);
    expect(await call(listReviews, { params: { coachId: id } })).toMatchObject(NOT_FOUND);
    expect(await call(listCoaches, {})).toEqual({ ok: true, value: [] });
    await server.database.update(coaches).set({ status: 'active' }).where(eq(coaches.id, id));
    expect(await call(readCoach, { params: { id } })).toMatchObject({ ok: true });
  });

  test('with a deleted account the coach and what they wrote of others is gone', async () => {
    const { id, user_id } = await addCoach(server.database);
    const other = await addCoach(server.database, { ratings: [5] });
    expect(await server.call()(listCoaches, {})).toMatchObject({ ok: true, value: [{ id }, { id: other.id }] });
    await server.database.delete(users).where(eq(users.id, user_id));
    await server.database.delete(users).where(eq(users.role, 'member'));
    expect(await server.call()(readCoach, { params: { id } })).toMatchObject(NOT_FOUND);
    expect(await server.call()(listCoaches, {})).toMatchObject({
      ok: true,
      value: [{ id: other.id, rating: { average: null, count: 0 } }],
    });
    expect(await server.call()(listReviews, { params: { coachId: other.id } })).toEqual({ ok: true, value: [] });
  });

  test('a coach is shown with everything that is public, and nothing that is private', async () => {
    const { id, email } = await addCoach(server.database, {
      username: 'dana.okafor',
      calendly_username: 'dana',
      profile_image_url: '/images/full.webp',
      specialties: ['Strength', 'Hypertrophy'],
      programs: [
        { type: 'premium', price: '249.00', specialties: ['Strength'] },
        { type: 'basic', price: '129.5' },
        { type: 'other', price: '9.00', listed: false },
      ],
      portfolio: [{ image_url: '/images/a.webp', image_url_optimized: '/images/b.webp', description: 'A platform' }],
      ratings: [5, 4, 4, 4],
    });
    const answer = await server.call()(readCoach, { params: { id } });
    const specialty = (title: string) => ({ id: expect.any(Number), title });
    const program = { id: expect.any(Number), description: 'Three sessions a week.', listed: true };
    expect(answer).toEqual({
      ok: true,
      value: {
        id,
        username: 'dana.okafor',
        first_name: 'Dana',
        last_name: 'Okafor',
        short_bio: 'Strength for busy people.',
        profile_image_url: '/images/full.webp',
        profile_image_url_optimized: null,
        country: 'US',
        age: 37,
        gender: 'female',
        calendly_username: 'dana',
        specialties: [specialty('Hypertrophy'), specialty('Strength')],
        programs: [
          { ...program, type: 'basic', price: '129.50', specialties: [specialty('Hypertrophy'), specialty('Strength')] },
          { ...program, type: 'premium', price: '249.00', specialties: [specialty('Strength')] },
        ],
        portfolio: [
          { id: expect.any(Number), image_url: '/images/a.webp', image_url_optimized: '/images/b.webp', description: 'A platform' },
        ],
        brand_promise: 'Heavier lifts by spring.',
        brand_pain: 'No time and no plan.',
        brand_plan: 'Three sessions a week.',
        brand_proof: 'Two hundred people.',
        stripe_charges_enabled: true,
        status: 'active',
        rating: { average: 4.3, count: 4 },
      },
    });
    const everything = `${await (await server.fetch('/api/coaches/')).text()}${await (await server.fetch('/api/coaches/cards/')).text()}`;
    for (const secret of [email, '1988', 'acct_secret', 'password', 'user_id']) expect(everything).not.toContain(secret);
    expect(await server.call()(listCoaches, {})).toEqual({ ok: true, value: [(answer as { value: unknown }).value] });
    expect(await server.call()(listPortfolios, { params: { id } })).toMatchObject({ ok: true, value: [{ description: 'A platform' }] });
  });

  test('a coach is a year older from their birthday on', async () => {
    const { id } = await addCoach(server.database);
    const age = async () => {
      const answer = await server.call()(readCoach, { params: { id } });
      return answer.ok ? answer.value.age : null;
    };
    expect(await age()).toBe(37);
    now += 60_000;
    expect(await age()).toBe(38);
  });

  test('a program that is taken off the list is gone, and the last one takes the coach along', async () => {
    const { id } = await addCoach(server.database, { programs: [{ price: '50.00' }, { type: 'premium', price: '80.00' }] });
    await server.call()(listCoaches, {});
    await server.database.update(programs).set({ listed: false }).where(eq(programs.price, '50.00'));
    expect(await server.call()(readCoach, { params: { id } })).toMatchObject({ ok: true, value: { programs: [{ price: '80.00' }] } });
    await server.database.update(programs).set({ listed: false });
    expect(await server.call()(readCoach, { params: { id } })).toMatchObject(NOT_FOUND);
  });

  test('specialties come by title, also those nobody has', async () => {
    await addCoach(server.database, { specialties: ['Strength', 'Mobility'] });
    expect(await server.call()(listSpecialties, {})).toEqual({
      ok: true,
      value: [
        { id: expect.any(Number), title: 'Mobility' },
        { id: expect.any(Number), title: 'Strength' },
      ],
    });
  });

  test('reviews come newest first, with no more of a last name than its initial', async () => {
    const { id } = await addCoach(server.database);
    await addReview(server.database, id, { rating: 3, comment: 'Fine', created_at: new Date(Date.UTC(2026, 1, 1)) });
    await addReview(server.database, id, { rating: 5, first_name: 'sam', last_name: 'rivera', created_at: new Date(Date.UTC(2026, 2, 1)) });
    expect(await server.call()(listReviews, { params: { coachId: id } })).toEqual({
      ok: true,
      value: [
        {
          id: expect.any(Number),
          rating: 5,
          comment: 'Good.',
          user: { first_name: 'Sam', last_name: 'R.' },
          user_name: 'Sam R.',
          coach_id: id,
          created_at: '2026-03-01T00:00:00.000Z',
        },
        expect.objectContaining({ rating: 3, comment: 'Fine', user: { first_name: 'Priya', last_name: 'R.' } }),
      ],
    });
  });

  test('what has not changed is not sent again, and what has is', async () => {
    const { id } = await addCoach(server.database, { portfolio: [{ image_url: '/images/a.webp' }] });
    for (const path of [
      '/api/coaches/',
      '/api/coaches/cards/',
      `/api/coaches/${String(id)}/`,
      `/api/reviews/${String(id)}/`,
      '/api/specialties/',
    ]) {
      const first = await server.fetch(path);
      const tag = first.headers.get('ETag') ?? '';
      expect([path, first.status, first.headers.get('Cache-Control'), tag]).toEqual([
        path,
        200,
        'public, no-cache',
        expect.stringMatching(/^".+"$/),
      ]);
      const again = await server.fetch(path, { headers: { 'If-None-Match': `"other", W/${tag}` } });
      expect([path, again.status, await again.text(), again.headers.get('ETag')]).toEqual([path, 304, '', tag]);
    }
    const list = (await server.fetch('/api/coaches/')).headers.get('ETag') ?? '';
    await server.database.update(coaches).set({ short_bio: 'Other words.' }).where(eq(coaches.id, id));
    const changed = await server.fetch('/api/coaches/', { headers: { 'If-None-Match': list } });
    expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('Other words.')]);
  });

  test('a long list is compressed in the way asked for, each with a tag of its own', async () => {
    for (let count = 0; count < 4; count += 1) await addCoach(server.database);
    const form = async (accept: string) => {
      const answer = await server.fetch('/api/coaches/', { headers: { 'Accept-Encoding': accept } });
      return { encoding: answer.headers.get('Content-Encoding'), tag: answer.headers.get('ETag'), vary: answer.headers.get('Vary') };
    };
    const forms = await Promise.all(['br, gzip', 'gzip', 'identity', 'gzip, br;q=0'].map(form));
    expect(forms.map(({ encoding }) => encoding)).toEqual(['br', 'gzip', null, 'gzip']);
    expect(new Set(forms.map(({ tag }) => tag)).size).toBe(3);
    expect(forms.every(({ vary }) => vary?.includes('Accept-Encoding'))).toBe(true);
  });
});
