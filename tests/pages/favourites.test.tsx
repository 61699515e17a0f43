import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readFavourites } from '#contract/index.ts';
import { addCoach } from '#tests/support/test-coach.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { CLEAR, freshPhone, NO_SIGNAL, openAt, type Phone } from './market-world.tsx';
import { closeApp, logIn } from './session-world.tsx';

let server: TestServer;
let phone: Phone;
let anika: number;
let bruno: number;
let chloe: number;

beforeAll(async () => {
  server = await startTestServer();
  const add = async (first_name: string) => (await addCoach(server.database, { first_name, last_name: 'Rao' })).id;
  [anika, bruno, chloe] = [await add('Anika'), await add('Bruno'), await add('Chloe')];
});
afterAll(() => server.close());
beforeEach(() => {
  phone = freshPhone(server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const heart = (name: string) => screen.getByRole('button', { name: `Save ${name} Rao` });
const isSaved = (name: string) => heart(name).getAttribute('aria-pressed') === 'true';
const kept = () => JSON.parse(localStorage.getItem('favourite-coaches') ?? 'null') as unknown;

async function inAccount(email: string): Promise<number[]> {
  const { access } = await server.signIn(email);
  const answer = await server.call(access)(readFavourites, {});
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value.coach_ids;
}

test('the heart saves a coach on this phone, without an account, and a reload finds it', async () => {
  const first = await openAt('/browse');
  await screen.findAllByRole('article');
  expect(isSaved('Anika')).toBe(false);
  await first.user.click(heart('Anika'));
  expect(isSaved('Anika')).toBe(true);
  expect(kept()).toEqual({ owner: null, ids: [anika], unsent: true });
  first.view.unmount();
  const again = await openAt('/browse');
  await screen.findAllByRole('article');
  expect(isSaved('Anika')).toBe(true);
  await again.user.click(heart('Anika'));
  expect(isSaved('Anika')).toBe(false);
});

test('«Saved» shows the shortlist under an address that can be shared', async () => {
  const { user, address } = await openAt('/browse');
  await screen.findAllByRole('article');
  await user.click(heart('Chloe'));
  await user.click(heart('Anika'));
  await user.click(screen.getByRole('button', { name: 'Saved 2' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  await waitFor(() => expect(address()).toBe(`/browse?only=${anika},${chloe}`));
  await user.click(screen.getByRole('button', { name: 'Saved 2' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
});

test('after login the account has what it had and what the phone saved, and so has the phone', async () => {
  const { email } = await server.createUser();
  const { access, owner } = await server.signIn(email);
  await server.fetch('/api/favourites/', {
    method: 'PUT',
    headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ coach_ids: [chloe] }),
  });
  const visit = await openAt('/browse');
  await screen.findAllByRole('article');
  await visit.user.click(heart('Bruno'));
  visit.view.unmount();
  const { view } = await logIn(email);
  await waitFor(async () => expect(await inAccount(email)).toEqual([bruno, chloe]), { timeout: 15_000 });
  await waitFor(() => expect(kept()).toEqual({ owner, ids: [bruno, chloe], unsent: false }));
  await waitFor(() => expect(isSaved('Bruno') && isSaved('Chloe') && !isSaved('Anika')).toBe(true));
  expect(sessionStorage.getItem('favourite-coaches')).toBeNull();
  await closeApp(view);
});

test('opening /register clears local storage, and the shortlist is still there afterwards', async () => {
  const visit = await openAt('/browse');
  await screen.findAllByRole('article');
  await visit.user.click(heart('Bruno'));
  visit.view.unmount();
  const register = await openAt('/register');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(localStorage.length).toBe(0));
  register.view.unmount();
  await openAt('/browse');
  await screen.findAllByRole('article');
  expect(isSaved('Bruno')).toBe(true);
});

test('a heart pressed without signal reaches the account when there is signal again', async () => {
  const { email } = await server.createUser();
  const home = await logIn(email);
  const region = await screen.findByRole('article', { name: 'Anika Rao' });
  await waitFor(() => expect(phone.asked).toContain('/api/favourites/'));
  await waitFor(() => expect(kept()).toBeNull());
  phone.weather = NO_SIGNAL;
  await home.user.click(within(region).getByRole('button', { name: 'Save Anika Rao' }));
  await waitFor(() => expect(kept()).toMatchObject({ ids: [anika], unsent: true }));
  phone.weather = CLEAR;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(kept()).toMatchObject({ ids: [anika], unsent: false }));
  expect(await inAccount(email)).toEqual([anika]);
  await closeApp(home.view);
});
