import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readFavourites, writeFavourites } from '#contract/index.ts';
import { FAVOURITES_MAX } from '#domain/limits.ts';
import { coaches, favourites, users } from '#server/db/schema.ts';
import { addCoach } from '#tests/support/test-coach.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe.each(DRIVERS)('saved coaches, on %s', (driver) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ driver });
  });
  afterAll(() => server.close());
  beforeEach(() => server.reset());

  async function somebody() {
    const { email, id } = await server.createUser();
    const { access } = await server.signIn(email);
    const call = server.call(access);
    return { id, write: (coach_ids: number[]) => call(writeFavourites, { body: { coach_ids } }), read: () => call(readFavourites, {}) };
  }

  test('are for who has signed in', async () => {
    const refused = { ok: false, failure: { kind: 'refused', status: 401, body: { code: 'no_token' } } };
    expect(await server.call()(readFavourites, {})).toMatchObject(refused);
    expect(await server.call()(writeFavourites, { body: { coach_ids: [1] } })).toMatchObject(refused);
  });

  test('are refused when they are no list of numbers', async () => {
    const { write } = await somebody();
    for (const ids of [['1'], [1.5], 'all', null]) {
      expect(await write(ids as unknown as number[])).toMatchObject({ ok: false, failure: { kind: 'refused', status: 400 } });
    }
  });

  test('keep their order, once each, and whoever is no coach is left out', async () => {
    const { write, read } = await somebody();
    const [a, b, c] = [await addCoach(server.database), await addCoach(server.database), await addCoach(server.database)].map(
      ({ id }) => id,
    );
    expect(await read()).toEqual({ ok: true, value: { coach_ids: [] } });
    expect(await write([c!, a!, c!, 999_999, -4, 0, 2_147_483_647, 4_294_967_296, b!])).toEqual({
      ok: true,
      value: { coach_ids: [c, a, b] },
    });
    expect(await read()).toEqual({ ok: true, value: { coach_ids: [c, a, b] } });
    expect(await write([b!])).toEqual({ ok: true, value: { coach_ids: [b] } });
    expect(await write([])).toEqual({ ok: true, value: { coach_ids: [] } });
  });

  test('are everybody’s own', async () => {
    const { id } = await addCoach(server.database);
    const [one, other] = [await somebody(), await somebody()];
    await one.write([id]);
    expect(await other.read()).toEqual({ ok: true, value: { coach_ids: [] } });
    await server.database.delete(users).where(eq(users.id, one.id));
    expect(await server.database.select().from(favourites)).toEqual([]);
  });

  test('stay while a coach is away, and go with the coach', async () => {
    const { id } = await addCoach(server.database);
    const { write, read } = await somebody();
    await write([id]);
    await server.database.update(coaches).set({ status: 'paused' });
    expect(await read()).toEqual({ ok: true, value: { coach_ids: [id] } });
    await server.database.delete(coaches);
    expect(await read()).toEqual({ ok: true, value: { coach_ids: [] } });
  });

  test('have an end, and two phones that write at once leave one whole list', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 8; count += 1) ids.push((await addCoach(server.database)).id);
    const { write, read } = await somebody();
    const padding = Array.from({ length: FAVOURITES_MAX - 2 }, (_, place) => 500_000 + place);
    expect(await write([...padding, ...ids])).toEqual({ ok: true, value: { coach_ids: ids.slice(0, 2) } });
    const lists = Array.from({ length: 8 }, (_, turn) => [...ids.slice(turn), ...ids.slice(0, turn)]);
    const written = await Promise.all(lists.map(write));
    expect(written).toEqual(lists.map((coach_ids) => ({ ok: true, value: { coach_ids } })));
    const kept = await read();
    expect(lists).toContainEqual(kept.ok ? kept.value.coach_ids : null);
  });
});
