import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { closeApp, freshPhone, logIn, NO_SIGNAL, openApp, type Phone } from './session-world.tsx';

let server: TestServer;
let phone: Phone;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  phone = freshPhone(server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const nav = () => within(screen.getAllByRole('navigation', { name: 'Main' })[0]!);
const expire = (token: string) => {
  const [head, claims = ''] = token.split('.');
  const old = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), iat: 1_000, exp: 1_600 };
  return `${head}.${Buffer.from(JSON.stringify(old)).toString('base64url')}.signature`;
};

test('a login without both fields says so and asks nobody', async () => {
  const { user } = await openApp('/login');
  await user.type(await screen.findByLabelText('Email'), 'sam@example.com');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please fill in the required fields');
  expect(phone.asked).toEqual([]);
});

test('wrong credentials are told in one sentence, and what was typed stays', async () => {
  const { email } = await server.createUser();
  const { user } = await openApp('/login');
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'not-the-password');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong email or password. Please try again');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('not-the-password');
  expect(localStorage.getItem('access')).toBeNull();
});

test('Show makes the password readable and Hide covers it again', async () => {
  const { user } = await openApp('/login');
  const field = await screen.findByLabelText<HTMLInputElement>('Password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});

test('a login leads home, clears local storage, keeps the two tokens and changes the header', async () => {
  localStorage.setItem('something-old', '1');
  const { email } = await server.createUser({ subscribed: true });
  const { view } = await logIn(email);
  expect(localStorage.getItem('something-old')).toBeNull();
  expect(localStorage.getItem('access')).toMatch(/^ey/);
  expect(localStorage.getItem('refresh')).not.toBeNull();
  expect(nav().queryByText('Login')).toBeNull();
  expect(nav().getByText('Profile').getAttribute('href')).toBe('/profile');
  await waitFor(() => expect(nav().getByText('AI Coach').getAttribute('href')).toBe('/ai-coach/chat'));
  await closeApp(view);
});

test('without a subscription AI Coach leads to its page, and the chat does too', async () => {
  const { email } = await server.createUser();
  const first = await logIn(email);
  await waitFor(() => expect(phone.asked).toContain('/api/my-subscriptions/'));
  expect(nav().getByText('AI Coach').getAttribute('href')).toBe('/ai-coach');
  await closeApp(first.view);
  const { view } = await openApp('/ai-coach/chat');
  expect(await screen.findByRole('button', { name: 'Start for $9.99' })).toBeDefined();
  await closeApp(view);
});

test.each(['/ai-coach/chat', '/ai-coach/today', '/ai-coach/this-phone', '/profile', '/become-coach', '/complete-registration'])(
  'a visitor at %s is sent home',
  async (path) => {
    await openApp(path);
    expect(await screen.findByRole('heading', { name: /Pick the coach/ })).toBeDefined();
    // Home asks for what every visitor sees, and nothing else is asked for.
    expect(phone.asked.filter((path) => !path.startsWith('/api/coaches/cards/'))).toEqual([]);
  },
);

test('an expired token and no signal keep the person in, with the name this phone remembers', async () => {
  const { email } = await server.createUser({ first_name: 'dana', last_name: 'petrov' });
  const first = await logIn(email);
  const { readCachedProfile } = await import('#offline/accounts/cached-profile.ts');
  const { localDevice } = await import('#client/session/local-device.ts');
  const { ownerOfToken } = await import('#client/api/token-storage.ts');
  const access = localStorage.getItem('access') ?? '';
  await waitFor(async () =>
    expect(await readCachedProfile(await localDevice(), ownerOfToken(access) ?? '')).toMatchObject({ profile: { email } }),
  );
  await closeApp(first.view);
  localStorage.setItem('access', expire(access));
  phone.weather = NO_SIGNAL;
  const { view } = await openApp('/profile');
  expect(await screen.findByText('Dana Petrov')).toBeDefined();
  await waitFor(() => expect(phone.asked).toContain('/api/token/refresh/'));
  expect(localStorage.getItem('refresh')).not.toBeNull();
  await closeApp(view);
});

test.each<[string, () => Promise<Response>]>([
  ["a portal's page", () => Promise.resolve(new Response('<html>', { status: 200 }))],
  ['an error of the server', () => Promise.resolve(Response.json({ detail: 'Oops' }, { status: 503 }))],
  ['a page that answers 401', () => Promise.resolve(new Response('<html>', { status: 401 }))],
])('%s in place of the profile logs nobody out', async (_, answer) => {
  const { email } = await server.createUser();
  await closeApp((await logIn(email)).view);
  phone.weather = answer;
  phone.asked.length = 0;
  const { view } = await openApp('/profile');
  await waitFor(() => expect(phone.asked).toContain('/api/user/profile/'));
  expect(await screen.findByRole('button', { name: 'Log Out' })).toBeDefined();
  expect(localStorage.getItem('refresh')).not.toBeNull();
  await closeApp(view);
});

test('an expired token with a refused refresh leads home and leaves no token', async () => {
  const { email } = await server.createUser();
  await closeApp((await logIn(email)).view);
  localStorage.setItem('access', expire(localStorage.getItem('access') ?? ''));
  localStorage.setItem('refresh', 'of-nobody');
  await openApp('/profile');
  expect(await screen.findByRole('heading', { name: /Pick the coach/ })).toBeDefined();
  await waitFor(() => expect(localStorage.getItem('refresh')).toBeNull());
  expect(localStorage.getItem('access')).toBeNull();
  expect(nav().getByText('Login')).toBeDefined();
});

test('a profile refused with 403 ends the session', async () => {
  const { email } = await server.createUser();
  await closeApp((await logIn(email)).view);
  phone.weather = (request) =>
    request.url.endsWith('/api/user/profile/') ? Promise.resolve(Response.json({ detail: 'No.' }, { status: 403 })) : null;
  await openApp('/profile');
  expect(await screen.findByRole('heading', { name: /Pick the coach/ })).toBeDefined();
  await waitFor(() => expect(localStorage.getItem('access')).toBeNull());
});

test('tokens of an earlier session generation came back from a crash and are discarded', async () => {
  const { email } = await server.createUser();
  await closeApp((await logIn(email)).view);
  const { localDevice } = await import('#client/session/local-device.ts');
  const { bumpGeneration } = await import('#offline/store/device.ts');
  await bumpGeneration(await localDevice());
  await openApp('/profile');
  expect(await screen.findByRole('heading', { name: /Pick the coach/ })).toBeDefined();
  await waitFor(() => expect(localStorage.getItem('access')).toBeNull());
});

test('a logout in another tab is seen in this one', async () => {
  const { email } = await server.createUser();
  await closeApp((await logIn(email)).view);
  await openApp('/profile');
  await screen.findByText(email);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(await screen.findByRole('heading', { name: /Pick the coach/ })).toBeDefined();
});

test('opening Register clears all local storage first, keeps old workouts safe and offers Login', async () => {
  localStorage.setItem('something-old', '1');
  localStorage.setItem('workout-history', '{"2025-08-01":{"date":"2025-08-01","week":1,"day":"Mon","exercises":[]}}');
  await openApp('/register');
  expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined();
  await waitFor(() => expect(localStorage.length).toBe(0));
  const { localDevice } = await import('#client/session/local-device.ts');
  const kept = await (await localDevice()).database.quarantine.toArray();
  expect(kept.map((row) => row.key)).toEqual(['workout-history']);
});
