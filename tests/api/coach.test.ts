import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coaches, mails, users } from '#server/db/schema.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { addSpecialties, aPicture, type CoachClient, newCoach } from './support/coach-world.ts';

const TODAY = Date.UTC(2026, 10, 21, 12);

describe.each(DRIVERS)('a coach’s own business on %s', (driver) => {
  let server: TestServer;
  let strength: number;
  let mobility: number;
  let coach: CoachClient;

  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => TODAY });
    [strength, mobility] = (await addSpecialties(server, ['Strength', 'Mobility'])) as [number, number];
    coach = await newCoach(server, { first_name: 'Zoë', last_name: 'Ångström' });
  });
  afterAll(() => server.close());

  test('a new coach has no profile yet, and that is no error', async () => {
    expect(await coach.get('/api/coach/profile/')).toMatchObject({
      status: 404,
      body: { detail: 'You have no coach profile yet.', code: 'no_coach_profile' },
    });
    expect(await coach.get('/api/coach/programs/')).toEqual({ status: 200, body: [] });
    expect(await coach.get('/api/coach/portfolios/')).toEqual({ status: 200, body: [] });
    expect((await coach.get('/api/coach/checklist/')).status).toBe(404);
    expect((await coach.send('PATCH', '/api/coach/program/1/', { price: '5' })).status).toBe(404);
  });

  test.each([
    ['country', '/api/coach/country/', { country: 'XX' }, 'Please choose a country from the list.'],
    ['a country no list has', '/api/coach/country/', { country: 'AC' }, 'Please choose a country from the list.'],
    ['an age of 17 years and 364 days', '/api/coach/dob/', { dob: '2008-11-22' }, 'You must be 18 years or older to become a coach.'],
    ['a day that never was', '/api/coach/dob/', { dob: '1990-02-31' }, 'Please enter a real date of birth.'],
    ['no day at all', '/api/coach/dob/', { dob: '' }, 'Please enter a real date of birth.'],
    ['a day of the Bronze Age', '/api/coach/dob/', { dob: '1850-01-01' }, 'Please enter a real date of birth.'],
    ['another gender than the two of the form', '/api/coach/gender/', { gender: 'Male' }, 'Please choose Male or Female.'],
    ['301 characters of bio', '/api/coach/bio/', { short_bio: 'x'.repeat(301) }, 'The bio can have up to 300 characters.'],
    ['an empty username', '/api/coach/calendly-username/', { calendly_username: ' ' }, 'Please enter a username'],
    [
      'a Calendly address alone',
      '/api/coach/calendly-username/',
      { calendly_username: 'https://calendly.com/' },
      'Please enter a username',
    ],
    [
      '101 characters',
      '/api/coach/calendly-username/',
      { calendly_username: 'x'.repeat(101) },
      'The username can have up to 100 characters.',
    ],
    [
      'a username that is an address of something else',
      '/api/coach/calendly-username/',
      { calendly_username: 'javascript:alert(1)' },
      'The username can have letters, digits, dots, dashes and underscores.',
    ],
  ])('%s is refused in the words of the form', async (_, path, body, sentence) => {
    expect(await coach.send('PATCH', path, body)).toMatchObject({ status: 400, body: { detail: sentence, error: sentence } });
    expect((await coach.get('/api/coach/profile/')).status).toBe(404);
  });

  test('the first fact makes the profile, with a username of their name', async () => {
    expect(await coach.send('PATCH', '/api/coach/country/', { country: 'SE' })).toEqual({ status: 200, body: { country: 'SE' } });
    const { body } = await coach.get('/api/coach/profile/');
    expect(body).toMatchObject({ username: 'zoe.angstrom', country: 'SE', registered: false, programs: [], age: null });
    const namesake = await newCoach(server, { first_name: 'Zoe', last_name: 'Angstrom' });
    await namesake.send('PATCH', '/api/coach/country/', { country: 'SE' });
    expect((await namesake.get('/api/coach/profile/')).body.username).toMatch(/^zoe\.angstrom\d+$/);
  });

  test('twenty first facts at once make one profile', async () => {
    const fresh = await newCoach(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => fresh.send('PATCH', '/api/coach/bio/', { short_bio: `Bio ${String(at)}` })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await server.database.select().from(coaches).where(eq(coaches.user_id, fresh.id))).toHaveLength(1);
  });

  test('every fact is stored under its own name', async () => {
    expect(await coach.send('PATCH', '/api/coach/dob/', { dob: '2008-11-21' })).toEqual({
      status: 200,
      body: { dob: '2008-11-21', age: 18 },
    });
    expect((await coach.send('PATCH', '/api/coach/gender/', { gender: 'female' })).body).toEqual({ gender: 'female' });
    expect((await coach.send('PATCH', '/api/coach/bio/', { short_bio: '  Strong.  ' })).body).toEqual({ short_bio: 'Strong.' });
    const branding = { short_bio: 'Strong.', brand_promise: 'a', brand_pain: 'b', brand_plan: 'c', brand_proof: 'd' };
    expect((await coach.send('PATCH', '/api/coach/branding/', branding)).body).toEqual(branding);
    expect((await coach.send('PATCH', '/api/coach/branding/', { ...branding, brand_plan: 'x'.repeat(1_001) })).body.detail).toBe(
      'Each branding text can have up to 1000 characters.',
    );
    expect((await coach.send('PATCH', '/api/coach/branding/', { ...branding, brand_plan: 'x'.repeat(1_000) })).status).toBe(200);
    expect((await coach.get('/api/coach/profile/')).body).toMatchObject({ gender: 'female', dob: '2008-11-21', age: 18, brand_pain: 'b' });
  });

  test.each([
    'https://calendly.com/zoe-lifts',
    'http://www.calendly.com/zoe-lifts/',
    'calendly.com/zoe-lifts/15min?month=2026-11',
    ' zoe-lifts ',
  ])('the Calendly address %s is its username', async (typed) => {
    expect((await coach.send('PATCH', '/api/coach/calendly-username/', { calendly_username: typed })).body).toEqual({
      calendly_username: 'zoe-lifts',
    });
  });

  test('two coaches cannot have one Calendly username, whatever its capitals and however fast they are', async () => {
    const [one, two] = [await newCoach(server), await newCoach(server)];
    expect(await one.send('PATCH', '/api/coach/calendly-username/', { calendly_username: 'ZOE-Lifts' })).toMatchObject({
      status: 409,
      body: { detail: 'This Calendly username is already taken.', code: 'calendly_username_taken' },
    });
    const race = await Promise.all(
      [one, two].map((each) => each.send('PATCH', '/api/coach/calendly-username/', { calendly_username: 'the-only-one' })),
    );
    expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('specialties take the place of those before; unknown ones are refused whole', async () => {
    expect((await coach.send('PUT', '/api/coach/specialties/', { specialties: [strength, String(mobility), strength] })).body).toEqual({
      specialties: [
        { id: mobility, title: 'Mobility' },
        { id: strength, title: 'Strength' },
      ],
    });
    expect((await coach.send('PUT', '/api/coach/specialties/', { specialties: [strength, 99_999] })).status).toBe(400);
    expect((await coach.get('/api/coach/profile/')).body.specialties).toHaveLength(2);
    expect((await coach.send('PUT', '/api/coach/specialties/', { specialties: [strength] })).body.specialties).toHaveLength(1);
  });

  test('a registration that lacks something gets no welcome; a complete one exactly one, and counts as registered', async () => {
    expect(await coach.send('POST', '/api/coach/send-welcome-email/', {})).toMatchObject({
      status: 409,
      body: { code: 'registration_incomplete' },
    });
    await coach.form('POST', '/api/coach/program/create/', { type: 'basic', description: 'Weekly.', specialties: [strength], price: '99' });
    expect((await coach.send('POST', '/api/coach/send-welcome-email/', {})).status).toBe(409);
    await coach.form('PATCH', '/api/user/profile_img/', { profile_image: await aPicture() });
    const answers = await Promise.all([1, 2, 3].map(() => coach.send('POST', '/api/coach/send-welcome-email/', {})));
    expect(answers.map(({ status, body }) => `${status} ${String(body.sent)}`).toSorted((a, b) => a.localeCompare(b))).toEqual([
      '200 false',
      '200 false',
      '200 true',
    ]);
    const queued = await server.database.select({ kind: mails.kind }).from(mails).where(eq(mails.recipient, coach.email));
    expect(queued.filter(({ kind }) => kind === 'welcome')).toHaveLength(1);
    expect((await coach.get('/api/coach/profile/')).body.registered).toBe(true);
  });

  test('the checklist names what keeps the coach off the list, and the list follows it at once', async () => {
    const { body: own } = await coach.get('/api/coach/profile/');
    const isFound = async () => (await server.fetch(`/api/coaches/${String(own.id)}/`)).status === 200;
    expect((await coach.get('/api/coach/checklist/')).body).toEqual({ listed: false, missing: ['stripe_charges_enabled'] });
    expect(await isFound()).toBe(false);
    await server.database.update(coaches).set({ stripe_charges_enabled: true }).where(eq(coaches.user_id, coach.id));
    expect((await coach.get('/api/coach/checklist/')).body).toEqual({ listed: true, missing: [] });
    expect(await isFound()).toBe(true);
    const [{ id: program }] = (own.programs ?? []) as [{ id: number }];
    await coach.send('PATCH', `/api/coach/program/${String(program)}/listed/`, { listed: false });
    expect((await coach.get('/api/coach/checklist/')).body).toEqual({ listed: false, missing: ['programs'] });
    expect(await isFound()).toBe(false);
    await coach.send('PATCH', `/api/coach/program/${String(program)}/listed/`, { listed: true });
    expect(await isFound()).toBe(true);
  });

  test('a member becomes a coach, once and for good; who is signed in on the way stays signed in', async () => {
    const member = await newCoach(server, { role: 'member' });
    expect((await member.get('/api/coach/profile/')).status).toBe(403);
    expect(await member.ask('POST', '/api/user/upgrade-to-coach/')).toEqual({ status: 200, body: { role: 'coach' } });
    expect((await member.ask('POST', '/api/user/upgrade-to-coach/')).status).toBe(200);
    expect((await member.get('/api/user/profile/')).body.role).toBe('coach');
    expect((await member.get('/api/coach/profile/')).status).toBe(404);
    const [row] = await server.database.select({ role: users.role }).from(users).where(eq(users.id, member.id));
    expect(row?.role).toBe('coach');
  });
});
