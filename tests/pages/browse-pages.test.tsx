import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addCoach } from '#tests/support/test-coach.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { CLEAR, freshPhone, NO_SIGNAL, openAt, type Phone } from './market-world.tsx';

let server: TestServer;
let phone: Phone;
/** Three pages and a bit. */
const COACHES = 24 * 3 + 5;

beforeAll(async () => {
  server = await startTestServer();
  for (let place = 0; place < COACHES; place += 1) {
    const last_name = String(place).padStart(3, '0');
    await addCoach(server.database, { first_name: 'Coach', last_name, programs: [{ price: `${COACHES - place}.00` }] });
  }
});
afterAll(() => server.close());
beforeEach(() => {
  phone = freshPhone(server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// Not by role: with as many cards as here that takes seconds.
const names = () => [...document.querySelectorAll('article h2')].map((heading) => heading.textContent);
const expected = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `Coach ${String(from + index).padStart(3, '0')}`);
const more = () => screen.getByText('Show more');
const asked = () => phone.asked.filter((path) => path === '/api/coaches/cards/').length;

test('each «Show more» asks for one more page and keeps what was there', async () => {
  const { user, address } = await openAt('/browse');
  await waitFor(() => expect(names()).toEqual(expected(0, 24)));
  expect(screen.getByText('77 coaches, from $1.00 a month')).toBeDefined();
  expect(screen.getByText('24 of 77 shown')).toBeDefined();
  await user.click(more());
  await waitFor(() => expect(names()).toEqual(expected(0, 48)));
  await user.click(more());
  await waitFor(() => expect(names()).toEqual(expected(0, 72)));
  await user.click(more());
  await waitFor(() => expect(names()).toEqual(expected(0, 77)));
  await waitFor(() => expect(address()).toBe('/browse?page=4'));
  expect(asked()).toBe(4);
  expect(screen.queryByText('Show more')).toBeNull();
  expect(screen.getByText('77 coaches, from $1.00 a month')).toBeDefined();
});

test('another order starts from its first page', async () => {
  const { user, address } = await openAt('/browse?page=3');
  await waitFor(() => expect(names()).toEqual(expected(0, 72)));
  await user.selectOptions(screen.getByLabelText('Sort'), 'price-low');
  await waitFor(() => expect(names()[0]).toBe('Coach 076'));
  expect(names()).toHaveLength(24);
  await waitFor(() => expect(address()).toBe('/browse?sort=price-low'));
});

test('an address past the end shows the end', async () => {
  await openAt('/browse?page=900');
  await waitFor(() => expect(names()).toEqual(expected(0, 77)));
});

test('a page that does not come keeps those that did', async () => {
  const { user } = await openAt('/browse');
  await waitFor(() => expect(names()).toHaveLength(24));
  phone.weather = NO_SIGNAL;
  await user.click(more());
  expect(await screen.findByText('No answer came. This is still the list from before: try again when there is signal.')).toBeDefined();
  expect(names()).toEqual(expected(0, 24));
  phone.weather = CLEAR;
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual(expected(0, 48)));
});
