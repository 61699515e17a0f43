import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addCoach } from '#tests/support/test-coach.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { freshPhone, NO_SIGNAL, openAt, type Phone } from './market-world.tsx';
import { closeApp, logIn } from './session-world.tsx';

let server: TestServer;
let phone: Phone;

beforeAll(async () => {
  server = await startTestServer();
  const add = (first_name: string, ratings: number[]) => addCoach(server.database, { first_name, last_name: 'Rao', ratings });
  await add('Low', [3]);
  await add('Best', [5, 5]);
  await add('Second', [5, 4]);
  await add('Third', [4]);
});
afterAll(() => server.close());
beforeEach(() => {
  phone = freshPhone(server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('home says what this is and leads to the coaches and to the quiz', async () => {
  const { user, address } = await openAt('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pick the coach. Keep the proof.' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Take the 4-question quiz' }).getAttribute('href')).toBe('/quiz/1');
  await user.click(screen.getByRole('link', { name: 'Browse Coaches' }));
  await waitFor(() => expect(address()).toBe('/browse'));
});

test('the AI Coach bar keeps the offer in its words', async () => {
  await openAt('/');
  const promo = within(await screen.findByRole('region', { name: 'AI Coach' }));
  expect(promo.getByText('AI Coach: $9.99 first month (80% off)')).toBeDefined();
  expect(promo.getByText(/^Usually \$49\.99, cancel anytime\./)).toBeDefined();
  expect(promo.getByRole('link', { name: 'Meet the AI Coach' }).getAttribute('href')).toBe('/ai-coach');
});

test('who has the AI Coach is led to the chat, from the bar and from the header', async () => {
  const { email } = await server.createUser({ subscribed: true });
  const { view } = await logIn(email);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Meet the AI Coach' }).getAttribute('href')).toBe('/ai-coach/chat'));
  const header = within(screen.getByRole('banner'));
  expect(header.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Setwise', '/'],
    ['Blog', '/blog'],
    ['AI Coach', '/ai-coach/chat'],
    ['Find a Coach', '/browse'],
    ["Today's Workout", '/ai-coach/today'],
    ['Profile', '/profile'],
  ]);
  await closeApp(view);
});

test('ROUTINE-1 who is signed in is led to the log from the home page, where registering and signing in end', async () => {
  const { email } = await server.createUser({});
  const { view } = await logIn(email);
  await waitFor(() =>
    expect(within(screen.getByRole('main')).getByRole('link', { name: "Today's Workout" }).getAttribute('href')).toBe('/ai-coach/today'),
  );
  await closeApp(view);
});

test('it gives the reasons, the steps, and the three best rated coaches', async () => {
  await openAt('/');
  await screen.findByRole('heading', { name: 'Meet three of them' });
  const under = (name: string) => {
    const section = screen.getByRole('heading', { level: 2, name }).closest('section');
    return within(section!)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
  };
  expect(under('Why choose us')).toEqual([
    'No lock-in',
    'No hidden fees',
    'Cancel anytime',
    'Public reviews',
    'Human support',
    'Payments stay on the platform',
  ]);
  expect(under('How it works')).toEqual(['Look around', 'Talk for 15 minutes', 'Train and adjust']);
  expect(under('Meet three of them')).toEqual(['Best Rao', 'Second Rao', 'Third Rao']);
  expect(screen.getByRole('link', { name: 'See all 4 coaches' }).getAttribute('href')).toBe('/browse');
});

test('without signal home is complete but for the coaches', async () => {
  phone.weather = NO_SIGNAL;
  await openAt('/');
  expect(await screen.findByRole('heading', { name: 'How it works' })).toBeDefined();
  await waitFor(() => expect(phone.asked).toContain('/api/coaches/cards/'));
  expect(screen.queryByRole('heading', { name: 'Meet three of them' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Not sure where to start?' })).toBeDefined();
});

test('the footer leads to every page of content', async () => {
  await openAt('/');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/browse',
    '/ai-coach',
    '/blog',
    '/faq',
    '/contact',
    '/terms',
    '/privacy',
    '/client-terms',
    '/coach-terms',
  ]);
});
