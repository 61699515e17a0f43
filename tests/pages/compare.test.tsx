import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addCoach } from '#tests/support/test-coach.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { freshPhone, NO_SIGNAL, openAt, type Phone } from './market-world.tsx';

let server: TestServer;
let phone: Phone;
let ids: number[];

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  const add = async (options: Parameters<typeof addCoach>[1]) => (await addCoach(database, options)).id;
  ids = [
    await add({
      first_name: 'Mara',
      last_name: 'One',
      programs: [{ type: 'premium', price: '219.99' }, { price: '129.50' }],
      ratings: [5, 4],
    }),
    await add({ first_name: 'Ines', last_name: 'Two', programs: [{ price: '165.00' }], specialties: ['Mobility', 'Strength'] }),
    await add({ first_name: 'Theo', last_name: 'Three' }),
    await add({ first_name: 'Ruth', last_name: 'Four' }),
    await add({ first_name: 'Fifth', last_name: 'Five' }),
  ];
});
afterAll(() => server.close());
beforeEach(() => {
  phone = freshPhone(server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const heads = () => screen.queryAllByRole('columnheader').map((head) => head.textContent);
/** The values of one fact, left to right. */
function fact(name: string): (string | null)[] {
  const head = screen.getByRole('rowheader', { name });
  return [...(head.closest('tr')?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent.trim());
}

test('a shared link shows its coaches side by side, in its order, with the same facts for each', async () => {
  await openAt(`/compare?ids=${ids[1]},${ids[0]}`);
  await screen.findByRole('table');
  expect(heads()).toEqual(['Ines Two', 'Mara One']);
  expect(fact('Starting at')).toEqual(['$165.00/month', '$129.50/month lowest']);
  expect(fact('Standard, 3 months')).toEqual(['$495.00', '$388.50 lowest']);
  expect(fact('Standard, 6 months')).toEqual(['$990.00', '$777.00 lowest']);
  expect(fact('Premium, 3 months')).toEqual(['Not offered', '$659.97']);
  expect(fact('Premium, 6 months')).toEqual(['Not offered', '$1,319.94']);
  expect(fact('Specialties')).toEqual(['Mobility, Strength', 'Strength']);
  expect(fact('Reviews')).toEqual(['No reviews yet', '4.5 (2)']);
  expect(fact('Cancel')).toEqual(['Any time, ends with the paid month', 'Any time, ends with the paid month']);
  expect(fact('My Approach')).toEqual(['Three sessions a week.', 'Three sessions a week.']);
  const calls = screen.getAllByRole('link', { name: /^Book FREE Discovery Call ?: / });
  expect(calls.map((call) => call.getAttribute('href'))).toEqual([ids[1], ids[0]].map((id) => `/coach/${id}/discovery-call`));
  await waitFor(() => expect(document.title).toBe('Ines Two, Mara One · Setwise'));
});

test('four fit, a fifth is left out, and who is gone is said', async () => {
  await openAt(`/compare?ids=99999,${ids.join(',')}`);
  await screen.findByRole('table');
  expect(heads()).toEqual(['Mara One', 'Ines Two', 'Theo Three']);
  expect(screen.getByText('One coach of this comparison is no longer listed.')).toBeDefined();
});

test('of three the first stays, and the arrows turn the others round; the pin holds the one beside', async () => {
  const { user, address } = await openAt(`/compare?ids=${ids[0]},${ids[1]},${ids[2]}`);
  await screen.findByRole('table');
  const status = () => screen.getByText(/^\d of 2/).textContent;
  const shown = () =>
    screen
      .getAllByRole('columnheader')
      .filter((head) => !head.className.includes('away'))
      .map((head) => head.textContent);
  expect([status(), shown()]).toEqual(['1 of 2: Ines Two', ['Mara One', 'Ines Two']]);
  await user.click(screen.getByRole('button', { name: 'Next coach' }));
  expect([status(), shown()]).toEqual(['2 of 2: Theo Three', ['Mara One', 'Theo Three']]);
  await user.click(screen.getByRole('button', { name: 'Next coach' }));
  expect(status()).toBe('1 of 2: Ines Two');
  await user.click(screen.getByRole('button', { name: 'Coach before' }));
  await user.click(screen.getByRole('button', { name: /^Stays here ?: Mara One\. Hold Theo Three instead$/ }));
  await waitFor(() => expect(shown()).toEqual(['Theo Three', 'Mara One']));
  await waitFor(() => expect(address()).toBe(`/compare?ids=${ids[2]},${ids[1]},${ids[0]}`));
});

test('a swipe turns the right column, and scrolling up or down does not', async () => {
  await openAt(`/compare?ids=${ids[0]},${ids[1]},${ids[2]}`);
  const table = await screen.findByRole('table');
  const swipe = (x: number, y: number) => {
    fireEvent.touchStart(table, { touches: [{ clientX: 200, clientY: 300 }] });
    fireEvent.touchEnd(table, { changedTouches: [{ clientX: 200 + x, clientY: 300 + y }] });
  };
  const status = () => screen.getByText(/^\d of 2/).textContent;
  swipe(-60, 80);
  swipe(-30, 0);
  expect(status()).toBe('1 of 2: Ines Two');
  swipe(-90, 12);
  expect(status()).toBe('2 of 2: Theo Three');
  swipe(90, -12);
  expect(status()).toBe('1 of 2: Ines Two');
});

test('taking a coach off changes the address', async () => {
  const { user, address } = await openAt(`/compare?ids=${ids[0]},${ids[2]}`);
  await user.click(await screen.findByRole('button', { name: /^Remove ?: Mara One$/ }));
  await waitFor(() => expect(heads()).toEqual(['Theo Three']));
  await waitFor(() => expect(address()).toBe(`/compare?ids=${ids[2]}`));
});

test('adding another leads to the list, where these are ticked already', async () => {
  const { user, address } = await openAt(`/compare?ids=${ids[0]},${ids[2]}`);
  await user.click(await screen.findByRole('link', { name: 'Add a coach' }));
  await waitFor(() => expect(address()).toBe('/browse'));
  await screen.findAllByRole('article');
  expect(screen.getByRole('checkbox', { name: 'Compare Mara One' })).toHaveProperty('checked', true);
  const tray = within(screen.getByRole('region', { name: 'Compare coaches' }));
  await user.click(screen.getByRole('checkbox', { name: 'Compare Ruth Four' }));
  expect(tray.getByRole('link', { name: 'Compare 3' }).getAttribute('href')).toBe(`/compare?ids=${ids[0]},${ids[2]},${ids[3]}`);
  await user.click(screen.getByRole('checkbox', { name: 'Compare Ines Two' }));
  expect(screen.getByRole('checkbox', { name: 'Compare Fifth Five' })).toHaveProperty('disabled', true);
  expect(tray.getAllByText(/Four coaches fit side by side/).length).toBeGreaterThan(0);
});

test('without coaches in its address it offers the list', async () => {
  await openAt('/compare');
  expect(await screen.findByText('Nobody to compare yet. Tick up to four coaches in the list.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse Coaches' })).toBeDefined();
});

test('without signal it says when it opens', async () => {
  phone.weather = NO_SIGNAL;
  await openAt(`/compare?ids=${ids[0]}`);
  expect(await screen.findByText('The comparison opens as soon as there is signal.')).toBeDefined();
});
