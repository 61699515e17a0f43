import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addCoach } from '#tests/support/test-coach.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { freshPhone, NO_SIGNAL, openAt, type Phone } from './market-world.tsx';

let server: TestServer;
let phone: Phone;

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  await addCoach(database, {
    first_name: 'anika',
    last_name: 'Rao',
    specialties: ['Strength', 'Hypertrophy'],
    programs: [{ price: '75.00' }, { type: 'premium', price: '180.00' }],
    ratings: [5, 5, 4],
    profile_image_url: '/images/anika.webp',
    profile_image_url_optimized: '/images/anika-small.webp',
  });
  await addCoach(database, {
    first_name: 'Bruno',
    last_name: 'Keller',
    specialties: ['Nutrition', 'Mobility', 'Strength', 'Fat Loss', 'Endurance'],
    programs: [{ price: '150.00' }],
    ratings: [3],
  });
  await addCoach(database, {
    first_name: '',
    last_name: '',
    username: 'quietly.strong',
    specialties: ['Mobility'],
    programs: [{ price: '240.00' }],
  });
  await addCoach(database, { first_name: 'Half', last_name: 'Ready', brand_proof: '' });
});
afterAll(() => server.close());
beforeEach(() => {
  phone = freshPhone(server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) => within(screen.getByRole('article', { name }));
const found = () => document.querySelector('main [role=status]')?.textContent;
const face = (name: 'Specialties' | 'Price Range') => screen.getByRole('button', { name: new RegExp(`^${name}`) });

test("the list loads under 'Loading coaches...', then shows who is fully set up, by name", async () => {
  await openAt('/browse');
  expect(await screen.findByText('Loading coaches...')).toBeDefined();
  await screen.findAllByRole('article');
  expect(names()).toEqual(['@quietly.strong', 'Anika Rao', 'Bruno Keller']);
  expect(found()).toBe('3 coaches, from $75.00 a month');
  await waitFor(() => expect(document.title).toBe('Find a coach · Setwise'));
});

test('a card has photo, name, bio, stars, up to four specialties, the lowest price and its profile', async () => {
  await openAt('/browse');
  await screen.findAllByRole('article');
  const anika = card('Anika Rao');
  const photo = document.querySelector('img[src="/images/anika-small.webp"]');
  expect(photo?.getAttribute('width')).toBe('96');
  expect(photo?.getAttribute('loading')).toBe('lazy');
  expect(anika.getByText('Strength for busy people.')).toBeDefined();
  expect(anika.getByRole('img', { name: '4.7 of 5 stars' })).toBeDefined();
  expect(anika.getByText(/Starting at/).textContent).toBe('Starting at $75.00/month');
  expect(anika.getByRole('link', { name: 'View Profile' }).getAttribute('href')).toMatch(/^\/coach\/\d+$/);
  expect(within(card('Bruno Keller').getByRole('list', { name: 'Specialties' })).getAllByRole('listitem')).toHaveLength(4);
  expect(card('@quietly.strong').getByText('No reviews yet')).toBeDefined();
});

test('a photo that does not load gives way to the default picture', async () => {
  await openAt('/browse');
  await screen.findAllByRole('article');
  const before = document.querySelectorAll('[data-portrait] svg').length;
  fireEvent.error(document.querySelector('img[src="/images/anika-small.webp"]')!);
  expect(document.querySelector('img[src="/images/anika-small.webp"]')).toBeNull();
  expect(document.querySelectorAll('[data-portrait] svg')).toHaveLength(before + 1);
});

describe('with the keyboard alone', () => {
  test('a menu opens with the arrow, an option is chosen with space, and Escape gives the focus back', async () => {
    const { user, address } = await openAt('/browse');
    await screen.findAllByRole('article');
    face('Specialties').focus();
    await user.keyboard('{ArrowDown}');
    const menu = within(await screen.findByRole('group', { name: 'Specialties' }));
    const first = menu.getByRole('checkbox', { name: /^Endurance/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toBe(menu.getByRole('checkbox', { name: /^Strength/ })));
    await user.keyboard(' ');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Specialties' })).toBeNull();
    expect(document.activeElement).toBe(face('Specialties'));
    expect(face('Specialties').textContent).toBe('1 selected');
    await waitFor(() => expect(names()).toEqual(['Anika Rao', 'Bruno Keller']));
    await waitFor(() => expect(address()).toMatch(/^\/browse\?specialties=\d+$/));
  });
});

describe('the filters', () => {
  test('ranges of price are shown with $, and several widen the list', async () => {
    const { user, address } = await openAt('/browse');
    await screen.findAllByRole('article');
    expect(face('Price Range').textContent).toBe('Select...');
    await user.click(face('Price Range'));
    await user.click(screen.getByRole('checkbox', { name: '$100-200' }));
    await waitFor(() => expect(names()).toEqual(['Bruno Keller']));
    await user.click(screen.getByRole('checkbox', { name: '$200+' }));
    await waitFor(() => expect(names()).toEqual(['@quietly.strong', 'Bruno Keller']));
    expect(face('Price Range').textContent).toBe('2 selected');
    await waitFor(() => expect(address()).toBe('/browse?price=100-200,200%2B'));
  });

  test('a click outside closes whichever menu is open', async () => {
    const { user } = await openAt('/browse');
    await screen.findAllByRole('article');
    for (const name of ['Specialties', 'Price Range'] as const) {
      await user.click(face(name));
      expect(screen.getByRole('group', { name })).toBeDefined();
      await user.click(screen.getByRole('heading', { level: 1 }));
      expect(screen.queryByRole('group', { name })).toBeNull();
    }
  });

  test('they sort by name, price and rating', async () => {
    const { user } = await openAt('/browse');
    await screen.findAllByRole('article');
    const sort = screen.getByLabelText('Sort');
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Name', 'Price: Low to High', 'Price: High to Low', 'Highest Rated']);
    await user.selectOptions(sort, 'Price: High to Low');
    await waitFor(() => expect(names()).toEqual(['@quietly.strong', 'Bruno Keller', 'Anika Rao']));
    await user.selectOptions(sort, 'Highest Rated');
    await waitFor(() => expect(names()).toEqual(['Anika Rao', 'Bruno Keller', '@quietly.strong']));
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  });

  test("what fits nobody says so, and 'Clear Filters' brings back everybody, by name", async () => {
    const { user, address } = await openAt('/browse?price=0-100&sort=rating&q=keller');
    expect(await screen.findByRole('heading', { name: 'No coaches found' })).toBeDefined();
    expect(screen.getByText('Try adjusting your filters to see more results.')).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0]!);
    await waitFor(() => expect(names()).toEqual(['@quietly.strong', 'Anika Rao', 'Bruno Keller']));
    await waitFor(() => expect(address()).toBe('/browse'));
    expect(screen.getByLabelText('Search')).toHaveProperty('value', '');
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  });

  test('words find names and specialties, and stay in the address', async () => {
    const { user, address } = await openAt('/browse');
    await screen.findAllByRole('article');
    await user.type(screen.getByLabelText('Search'), 'mobil');
    await waitFor(() => expect(names()).toEqual(['@quietly.strong', 'Bruno Keller']));
    await waitFor(() => expect(address()).toBe('/browse?q=mobil'));
    await user.clear(screen.getByLabelText('Search'));
    await user.type(screen.getByLabelText('Search'), 'ANIKA');
    await waitFor(() => expect(names()).toEqual(['Anika Rao']));
  });

  test('an address opens the list it describes', async () => {
    await openAt('/browse?q=o&price=100-200,0-100&sort=price-low');
    await screen.findAllByRole('article');
    expect(names()).toEqual(['Anika Rao', 'Bruno Keller']);
    expect(screen.getByLabelText('Search')).toHaveProperty('value', 'o');
    expect(screen.getByLabelText('Sort')).toHaveProperty('value', 'price-low');
    expect(face('Price Range').textContent).toBe('2 selected');
  });
});

test('without signal the page says what will be here, and tries again when told to', async () => {
  phone.weather = NO_SIGNAL;
  const { user } = await openAt('/browse');
  expect(await screen.findByText('The coaches are listed here as soon as there is signal.')).toBeDefined();
  phone.weather = () => null;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findAllByRole('article');
  expect(names()).toHaveLength(3);
});

test('a list that failed is an empty list', async () => {
  phone.weather = (request) => (request.url.includes('/api/coaches/') ? Promise.resolve(new Response('{}', { status: 500 })) : null);
  await openAt('/browse');
  expect(await screen.findByRole('heading', { name: 'No coaches found' })).toBeDefined();
});

describe('the comparison', () => {
  test('ticked coaches wait in a tray, four at most, and lead to one address', async () => {
    const { user } = await openAt('/browse');
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('checkbox', { name: 'Compare Bruno Keller' }));
    const tray = within(screen.getByRole('region', { name: 'Compare coaches' }));
    expect(tray.getByText('Tick one more to compare.')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Compare Anika Rao' }));
    expect(tray.getByRole('link', { name: 'Compare 2' }).getAttribute('href')).toMatch(/^\/compare\?ids=\d+,\d+$/);
    await user.click(tray.getByRole('button', { name: 'Take Bruno Keller off' }));
    expect(screen.getByRole('checkbox', { name: 'Compare Bruno Keller' })).toHaveProperty('checked', false);
  });
});
