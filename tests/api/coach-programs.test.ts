import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coaches, programs } from '#server/db/schema.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { addSpecialties, type CoachClient, newCoach } from './support/coach-world.ts';

const CREATE = '/api/coach/program/create/';
const REQUIRED = 'ATTENTION: Please fill out all fields of the program form.';
const PRICE = 'The price must be a number from 0 to 9999.99, with at most two decimals.';

describe.each(DRIVERS)('a coach’s programs on %s', (driver) => {
  let server: TestServer;
  let strength: number;
  let coach: CoachClient;
  let other: CoachClient;

  beforeAll(async () => {
    server = await startTestServer({ driver });
    [strength] = (await addSpecialties(server, ['Strength'])) as [number];
    coach = await newCoach(server);
    other = await newCoach(server);
  });
  afterAll(() => server.close());

  const form = (change: Record<string, string | number | number[]> = {}) => ({
    type: 'basic',
    description: 'A plan every week.',
    specialties: [strength],
    price: '129.00',
    ...change,
  });

  test.each<[string, Record<string, string | number[]>, string]>([
    ['no description', { description: ' ' }, REQUIRED],
    ['no specialty', { specialties: [] }, REQUIRED],
    ['no price', { price: '' }, REQUIRED],
    ['1001 characters', { description: 'x'.repeat(1_001) }, 'The description can have up to 1000 characters.'],
    ['a price below 0', { price: '-1' }, PRICE],
    ['a price above 9999.99', { price: '10000' }, PRICE],
    ['a tenth of a cent', { price: '9.999' }, PRICE],
    ['a price with an exponent', { price: '1e3' }, PRICE],
    ['a price in words', { price: 'Infinity' }, PRICE],
    ['another type', { type: 'gold' }, 'A program is either Standard or Premium.'],
    [
      'a specialty nobody knows',
      { specialties: [424_242] },
      'One of these specialties does not exist any more. Please reload and choose again.',
    ],
  ])('%s is refused in the words of the form, and nothing is made', async (_, change, sentence) => {
    expect(await coach.form('POST', CREATE, form(change))).toMatchObject({ status: 400, body: { detail: sentence, error: sentence } });
    expect((await coach.get('/api/coach/programs/')).body).toEqual([]);
  });

  test('a program comes back in the shape of the contract', async () => {
    const { status, body } = await coach.form('POST', CREATE, form({ price: '9999.99' }));
    expect(status).toBe(200);
    expect(body).toEqual({
      id: body.id,
      type: 'basic',
      description: 'A plan every week.',
      specialties: [{ id: strength, title: 'Strength' }],
      price: '9999.99',
      listed: true,
    });
    expect((await coach.get('/api/coach/programs/')).body).toEqual([body]);
  });

  test('a doubled creation makes one program: with its key it gets the same answer, without it is refused', async () => {
    const fresh = await newCoach(server);
    const answers = await Promise.all([1, 2, 3].map(() => fresh.form('POST', CREATE, form(), 'one-creation')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const race = await Promise.all(Array.from({ length: 8 }, () => fresh.form('POST', CREATE, form({ type: 'premium' }))));
    expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(race.find(({ status }) => status === 409)?.body.error).toBe('You already have a program of this type.');
    expect((await fresh.get('/api/coach/programs/')).body).toHaveLength(2);
  });

  test('an edit changes what it names and keeps the rest; it needs a specialty', async () => {
    const [program] = (await coach.get('/api/coach/programs/')).body as unknown as { id: number }[];
    const path = `/api/coach/program/${String(program?.id)}/`;
    expect((await coach.send('PATCH', path, { price: 80 })).body).toMatchObject({ price: '80.00', description: 'A plan every week.' });
    expect((await coach.send('PATCH', path, { description: 'New.' })).body).toMatchObject({ price: '80.00', description: 'New.' });
    expect((await coach.send('PATCH', path, { specialties: [] })).body.detail).toBe('Please select at least one specialty');
    expect((await coach.send('PATCH', path, { price: '' })).body.detail).toBe(REQUIRED);
  });

  test('listed takes the value it shall have', async () => {
    const [program] = (await coach.get('/api/coach/programs/')).body as unknown as { id: number }[];
    const path = `/api/coach/program/${String(program?.id)}/listed/`;
    expect(await coach.send('PATCH', path, { listed: false })).toEqual({ status: 200, body: { id: program?.id, listed: false } });
    expect((await coach.send('PATCH', path, { listed: false })).body.listed).toBe(false);
    expect((await coach.send('PATCH', path, { listed: true })).body.listed).toBe(true);
    expect((await coach.send('PATCH', path, { listed: 'yes' })).status).toBe(400);
  });

  test('another coach’s program is not there, to change or to list', async () => {
    const [program] = (await coach.get('/api/coach/programs/')).body as unknown as { id: number }[];
    await other.send('PATCH', '/api/coach/country/', { country: 'SE' });
    const path = `/api/coach/program/${String(program?.id)}/`;
    for (const answer of [
      await other.send('PATCH', path, { price: '1' }),
      await other.send('PATCH', `${path}listed/`, { listed: false }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    const [row] = await server.database
      .select()
      .from(programs)
      .where(eq(programs.id, program?.id ?? 0));
    expect(row).toMatchObject({ price: '80.00', listed: true });
  });

  test.each(['0', '-1', '1.5', 'x', '99999999999', '1%20or%201'])('the id %s is refused, not searched for', async (id) => {
    expect((await coach.send('PATCH', `/api/coach/program/${id}/`, { price: '1' })).status).toBe(400);
  });

  test('programs go with the coach', async () => {
    const [row] = await server.database.select().from(coaches).where(eq(coaches.user_id, coach.id));
    await server.database.delete(coaches).where(eq(coaches.user_id, coach.id));
    expect(
      await server.database
        .select()
        .from(programs)
        .where(eq(programs.coach_id, row?.id ?? 0)),
    ).toEqual([]);
  });
});
