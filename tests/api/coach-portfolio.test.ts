import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PortfolioItem } from '#contract/index.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aPicture, type CoachClient, newCoach } from './support/coach-world.ts';

const CREATE = '/api/coach/portfolio/create/';

describe.each(DRIVERS)('a coach’s portfolio on %s', (driver) => {
  let server: TestServer;
  let coach: CoachClient;

  beforeAll(async () => {
    server = await startTestServer({ driver });
    coach = await newCoach(server);
  });
  afterAll(() => server.close());

  const list = async (of = coach) => (await of.get('/api/coach/portfolios/')).body as unknown as PortfolioItem[];
  const files = () => readdir(server.imagesFolder);

  test('a picture is needed to add one', async () => {
    const sentence = 'Please select an image to upload';
    expect(await coach.form('POST', CREATE, { description: 'A squat.' })).toMatchObject({ status: 400, body: { detail: sentence } });
    expect((await coach.form('POST', CREATE, { description: 'x'.repeat(1_001), image: await aPicture() })).body.detail).toBe(
      'The description can have up to 1000 characters.',
    );
    expect(await list()).toEqual([]);
  });

  test('a picture comes back in two sizes, and both can be opened', async () => {
    const { status, body } = await coach.form('POST', CREATE, { description: ' A squat. ', image: await aPicture() });
    expect([status, body.description]).toEqual([200, 'A squat.']);
    expect(await list()).toEqual([body]);
    for (const url of [body.image_url, body.image_url_optimized]) expect((await server.fetch(String(url))).status).toBe(200);
  });

  test('of ten pictures at once, four are taken, and no file is left of the others', async () => {
    const busy = await newCoach(server);
    const picture = await aPicture();
    const before = (await files()).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => busy.form('POST', CREATE, { image: picture })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 409, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('A portfolio can have up to 4 pictures.');
    expect(await list(busy)).toHaveLength(4);
    expect((await files()).length - before).toBe(8);
  });

  test('the same creation sent twice makes one picture, though its boundary differs', async () => {
    const twice = await newCoach(server);
    const picture = await aPicture();
    const send = () => twice.form('POST', CREATE, { description: 'Once.', image: picture }, 'one-picture');
    const [first, second] = [await send(), await send()];
    expect(second).toEqual(first);
    expect(await list(twice)).toHaveLength(1);
    expect(await twice.form('POST', CREATE, { description: 'Other.', image: picture }, 'one-picture')).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
  });

  test('an edit may change the words, the picture or both; old files go', async () => {
    const [item] = await list();
    const path = `/api/coach/portfolio/${String(item?.id)}/`;
    const count = (await files()).length;
    expect((await coach.form('PATCH', path, { description: 'A deadlift.' })).body).toEqual({ ...item, description: 'A deadlift.' });
    const { body } = await coach.form('PATCH', path, { image: await aPicture(60) });
    expect(body).toMatchObject({ id: item?.id, description: 'A deadlift.' });
    expect(body.image_url).not.toBe(item?.image_url);
    expect((await files()).length).toBe(count);
    expect((await server.fetch(item?.image_url ?? '')).status).toBe(404);
  });

  test('a picture that cannot be read changes nothing', async () => {
    const before = await list();
    const path = `/api/coach/portfolio/${String(before[0]?.id)}/`;
    expect(await coach.form('PATCH', path, { image: new Blob(['not a picture']) })).toMatchObject({
      status: 400,
      body: { detail: 'This file cannot be read as a JPG, PNG or WebP picture. Please choose another one.', code: 'not_a_picture' },
    });
    expect(await list()).toEqual(before);
  });

  test('another coach’s picture is not there', async () => {
    const [item] = await list();
    const other = await newCoach(server);
    await other.send('PATCH', '/api/coach/country/', { country: 'SE' });
    const path = `/api/coach/portfolio/${String(item?.id)}/`;
    expect((await other.form('PATCH', path, { description: 'Mine.' })).status).toBe(404);
    expect((await other.form('PATCH', path, { image: await aPicture() })).status).toBe(404);
    expect((await other.ask('DELETE', `${path}delete/`)).status).toBe(404);
    expect(await list()).toEqual([item]);
  });

  test('a deleted picture is gone with its files, and a second try says so', async () => {
    const [item] = await list();
    const count = (await files()).length;
    const path = `/api/coach/portfolio/${String(item?.id)}/delete/`;
    expect(await coach.ask('DELETE', path)).toEqual({ status: 200, body: { deleted: true } });
    expect((await coach.ask('DELETE', path)).status).toBe(404);
    expect(await list()).toEqual([]);
    expect((await files()).length).toBe(count - 2);
  });
});
