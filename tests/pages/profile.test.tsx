import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PASSWORD_MESSAGES } from '#domain/messages/account.ts';
import { REGISTER_MESSAGES } from '#domain/messages/join.ts';
import { reviews } from '#server/db/schema.ts';
import { addSpecialties, aPicture, newCoach } from '#tests/api/support/coach-world.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '#tests/support/test-server.ts';
import { CLEAR, closeApp, freshPhone, logIn, openApp, type Phone } from './session-world.tsx';

// Each test loads the page anew; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let phone: Phone;
let specialty: number;

beforeAll(async () => {
  server = await startTestServer();
  [specialty] = (await addSpecialties(server, ['Strength', 'Mobility'])) as [number];
});
afterAll(() => server.close());
beforeEach(() => {
  phone = freshPhone(server);
});

/** A coach with everything but a Calendly and payouts, looking at the profile. */
async function openAsCoach() {
  const coach = await newCoach(server, { first_name: 'dana', last_name: 'Okafor' });
  const brand = { short_bio: 'Strong.', brand_promise: 'a', brand_pain: 'b', brand_plan: 'c', brand_proof: 'd' };
  await coach.send('PATCH', '/api/coach/branding/', brand);
  await coach.send('PATCH', '/api/coach/dob/', { dob: '1990-01-01' });
  await coach.send('PUT', '/api/coach/specialties/', { specialties: [specialty] });
  await coach.form('PATCH', '/api/user/profile_img/', { profile_image: await aPicture() });
  await coach.form('POST', '/api/coach/program/create/', { type: 'basic', description: 'Weekly.', specialties: [specialty], price: '99' });
  await closeApp((await logIn(coach.email)).view);
  const app = await openApp('/profile');
  await screen.findByRole('heading', { name: 'Dana Okafor' });
  return { ...app, coach };
}

/** From now on this path is answered with an error that says nothing. */
const breakPath = (path: RegExp) => {
  phone.weather = (request) =>
    path.test(new URL(request.url).pathname) && request.method !== 'GET' ? Promise.resolve(Response.json({}, { status: 500 })) : null;
};
const tab = (name: string) => within(screen.getByRole('navigation', { name: 'Profile' })).getByRole('button', { name });

test('what is missing before the profile is listed is named, and leads to where it is done', async () => {
  const { user } = await openAsCoach();
  expect(screen.getByText('2 to do')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Set up your payouts' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Connect your Calendly' }));
  expect(await screen.findByRole('button', { name: 'Set Up Calendly' })).toBeDefined();
  expect(tab('Scheduling').getAttribute('aria-current')).toBe('page');
  expect(localStorage.getItem('activeTab')).toBe('scheduling');
});

test('coaches read their own reviews before anybody can find them, and where a backend has them only publicly', async () => {
  const coach = await newCoach(server, { first_name: 'dana', last_name: 'Okafor' });
  await coach.send('PATCH', '/api/coach/bio/', { short_bio: 'Strong.' });
  const coach_id = (await coach.get('/api/coach/profile/')).body.id ?? 0;
  const { id: user_id } = await server.createUser({ first_name: 'Hannah', last_name: 'Berg' });
  await server.database.insert(reviews).values({ coach_id, user_id, rating: 4, comment: 'Patient.', created_at: new Date(0) });
  expect((await server.fetch(`/api/reviews/${String(coach_id)}/`)).status).toBe(404);
  await closeApp((await logIn(coach.email)).view);
  const { user, view } = await openApp('/profile');
  expect(await screen.findByText('Patient.')).toBeDefined();
  expect(screen.getByText('Hannah')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Preview as visitors see you' }));
  expect(within(await screen.findByRole('dialog')).getByText('Patient.')).toBeDefined();
  await closeApp(view);

  const { reviews: own, ...without } = (await coach.get('/api/coach/profile/')).body;
  phone.weather = (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/coach/profile/') return Promise.resolve(Response.json(without));
    return pathname.startsWith('/api/reviews/') ? Promise.resolve(Response.json(own)) : null;
  };
  await openApp('/profile');
  expect(await screen.findByText('Patient.')).toBeDefined();
});

test('an update that fails says its own sentence and keeps what was typed', async () => {
  const { user, coach } = await openAsCoach();
  breakPath(/^\/api\/coach\/(bio|gender)\/$/);
  await user.click(screen.getByRole('button', { name: 'Edit details' }));
  const bio = screen.getByLabelText('Professional bio');
  await user.clear(bio);
  await user.type(bio, 'Stronger.');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await user.selectOptions(screen.getByLabelText('Country'), 'DE');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Error updating biography')).toBeDefined();
  expect(screen.getByText('Error updating gender')).toBeDefined();
  expect(screen.queryByText('Error updating country')).toBeNull();
  expect((bio as HTMLInputElement).value).toBe('Stronger.');
  phone.weather = CLEAR;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect((await coach.get('/api/coach/profile/')).body).toMatchObject({ short_bio: 'Stronger.', gender: 'female', country: 'DE' });
  expect(phone.asked.filter((path) => path === '/api/coach/country/')).toHaveLength(1);
});

test('branding, specialties, listing and a new program that fail say so in the words of the catalogue', async () => {
  const { user } = await openAsCoach();
  breakPath(/^\/api\/coach\//);
  await user.click(tab('Your Brand'));
  await user.click(await screen.findByRole('button', { name: 'Save Branding Info' }));
  expect(await screen.findByText('Something went wrong saving your branding info.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Edit specialties' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Mobility/ }));
  expect(screen.getByRole('checkbox', { name: 'Mobility (new)' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Error updating specialties')).toBeDefined();

  await user.click(tab('Programs'));
  const listed = await screen.findByRole('switch', { name: 'Listed' });
  await user.click(listed);
  expect(await screen.findByText('Error updating program listing')).toBeDefined();
  expect((listed as HTMLInputElement).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Add Premium Program' }));
  await user.click(await screen.findByRole('button', { name: 'Add Program' }));
  expect(screen.getByRole('alert').textContent).toBe('ATTENTION: Please fill out all fields of the program form.');
  await user.type(screen.getByLabelText('Description'), 'More.');
  await user.type(screen.getByLabelText('Price'), '199');
  await user.click(await screen.findByRole('checkbox', { name: 'Strength' }));
  await user.click(screen.getByRole('button', { name: 'Add Program' }));
  expect(await screen.findByText('Error creating program')).toBeDefined();
  phone.weather = CLEAR;
  await user.click(screen.getByRole('button', { name: 'Add Program' }));
  expect(await screen.findByText('$199.00/month')).toBeDefined();
});

test('a coach without subscriptions is not sent to find a coach; a member is', async () => {
  const { user, view } = await openAsCoach();
  await user.click(tab('Payments'));
  expect(await screen.findByText('No active subscriptions.')).toBeDefined();
  const main = () => within(screen.getByRole('main'));
  expect(main().queryByRole('link', { name: 'Find a Coach' })).toBeNull();
  await closeApp(view);
  freshPhone(server);
  const { email } = await server.createUser();
  await closeApp((await logIn(email)).view);
  const member = await openApp('/profile?tab=payments');
  expect(await main().findByRole('link', { name: 'Find a Coach' })).toBeDefined();
  await closeApp(member.view);
});

test('a coach without specialties reads so', async () => {
  const coach = await newCoach(server);
  await coach.send('PATCH', '/api/coach/country/', { country: 'DE' });
  await closeApp((await logIn(coach.email)).view);
  localStorage.setItem('activeTab', 'brand');
  await openApp('/profile');
  expect(await screen.findByText('You currently have no specialties listed.')).toBeDefined();
});

test('an upgrade that fails says why, and one that works leads to the registration', async () => {
  const { email } = await server.createUser();
  await closeApp((await logIn(email)).view);
  const { user } = await openApp('/profile');
  const become = await screen.findByRole('button', { name: 'Become a Coach' });
  phone.weather = (request) =>
    request.url.endsWith('/upgrade-to-coach/') ? Promise.resolve(Response.json({ error: 'Not today.' }, { status: 400 })) : null;
  await user.click(become);
  expect(await screen.findByText('Error: Not today.')).toBeDefined();
  breakPath(/upgrade-to-coach/);
  await user.click(become);
  expect(await screen.findByText('An error occurred while upgrading to coach. Please try again.')).toBeDefined();
  phone.weather = CLEAR;
  await user.click(become);
  expect(await screen.findByRole('heading', { name: 'Personal Info' })).toBeDefined();
  expect(localStorage.getItem('needsCompleteRegistration')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('alert').textContent).toBe('Please fill out all required fields.');
});

test('a new password is judged at its field before it is sent; what only the server knows is told there too', async () => {
  const { email } = await server.createUser({ first_name: 'Dana', last_name: 'Quill' });
  await closeApp((await logIn(email)).view);
  const { user } = await openApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'Security' }));
  await user.click(await screen.findByRole('button', { name: 'Change Password' }));
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const said = (label: string) => document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  const change = async (old: string, next: string, again = next) => {
    for (const [label, text] of Object.entries({ 'Current password': old, 'New password': next, 'Confirm new password': again })) {
      await user.clear(field(label));
      await user.click(field(label));
      await user.paste(text);
    }
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  const isFocused = (label: string) => waitFor(() => expect(document.activeElement).toBe(field(label)));
  for (const known of ['football99', 'quill1990']) {
    await change(TEST_PASSWORD, known);
    await isFocused('New password');
    expect(said('New password')).toContain(REGISTER_MESSAGES.wellKnown);
    expect(said('New password')).toContain('At least 8 characters: yes');
  }
  await change(TEST_PASSWORD, 'kettlebar47', 'kettlebar48');
  await isFocused('Confirm new password');
  expect(said('Confirm new password')).toContain(PASSWORD_MESSAGES.mismatch);
  expect(phone.asked).not.toContain('/api/user/password/');

  // A server whose list has grown since this page was loaded.
  phone.weather = (request) => (request.url.endsWith('/api/user/password/') ? sendInstead(request, 'football99') : null);
  await change(TEST_PASSWORD, 'kettlebar47');
  await isFocused('New password');
  expect(said('New password')).toContain(REGISTER_MESSAGES.wellKnown);
  expect(field('Current password').value).toBe(TEST_PASSWORD);
  phone.weather = CLEAR;
  await change('not this one 1', 'kettlebar47');
  await isFocused('Current password');
  expect(screen.getByRole('alert').textContent).toContain(PASSWORD_MESSAGES.wrongOld);
  await change(TEST_PASSWORD, 'kettlebar47');
  expect(await screen.findByText(/^Your password was changed/)).toBeDefined();
});

async function sendInstead(request: Request, password: string): Promise<Response> {
  const body = (await request.json()) as object;
  const { method, url, headers } = request;
  return server.fetch(url, { method, headers, body: JSON.stringify({ ...body, new_password: password, confirm_password: password }) });
}

test('signed-in devices say what they are, since when, and which is this one; each of the others can be signed out', async () => {
  const { email } = await server.createUser();
  const signInFrom = (userAgent: string) =>
    server.fetch('/api/token/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
      body: JSON.stringify({ email, password: TEST_PASSWORD }),
    });
  await signInFrom('Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36');
  await signInFrom('curl/8.0');
  await closeApp((await logIn(email)).view);
  const tablet = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(tablet);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
  const { user } = await openApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'Security' }));
  const devices = within(await screen.findByRole('region', { name: 'Signed-in devices' }));
  const [own, ...others] = (await devices.findAllByRole('listitem')).map((row) => row.textContent);
  expect(own).toMatch(/^Safari on iPadSigned in \w+ \d+, \d{4}\. In use now\.This device$/);
  expect(others.map((text) => text.replace(/Signed in .*/, '')).sort()).toEqual(['Another device', 'Chrome on Android']);
  for (const text of others) expect(text).toMatch(/Signed in \w+ \d+, \d{4}\. Last used \w+, \w+ \d+, \d{1,2}:\d\d [AP]M\.Sign out$/);
  await user.click(devices.getByRole('button', { name: /^Sign out Chrome on Android, signed in / }));
  await waitFor(() => expect(devices.queryByText('Chrome on Android')).toBeNull());
  expect(devices.getByRole('link', { name: 'What is stored on this device' }).getAttribute('href')).toBe('/ai-coach/this-phone');
  vi.restoreAllMocks();
});
