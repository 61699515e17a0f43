import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addCoach, addReview } from '#tests/support/test-coach.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { freshPhone, NO_SIGNAL, openAt, type Phone } from './market-world.tsx';

let server: TestServer;
let phone: Phone;
let mara: number;
let plain: number;
let unlisted: number;

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  mara = (
    await addCoach(database, {
      first_name: 'mara',
      last_name: 'Lindqvist',
      short_bio: 'Small numbers up every week.',
      specialties: ['Strength', 'Nutrition'],
      programs: [
        { type: 'basic', price: '129.00', description: 'A block of four weeks.', specialties: ['Strength'] },
        { type: 'premium', price: '219.5', description: 'Everything, and calls.' },
        { type: 'retreat', price: '999.00', description: 'A week away.', listed: false },
      ],
      portfolio: [
        { image_url: '/images/a.webp', description: 'Nationals, third attempt.' },
        { image_url: '/images/b.webp', description: '' },
        { image_url: '/images/c.webp', image_url_optimized: '/images/c-small.webp', description: 'The garage.' },
      ],
    })
  ).id;
  const said = (day: number, rating: number, comment: string, first_name = 'Priya', last_name = 'Raman') =>
    addReview(database, mara, { rating, comment, first_name, last_name, created_at: new Date(Date.UTC(2026, 4, day)) });
  await said(1, 5, 'The oldest.');
  await said(2, 4, 'Strict about depth.');
  await said(3, 5, 'Short messages.', '', '');
  await said(4, 5, 'Heavier.');
  await said(5, 4, 'The newest.', 'jonas', 'Lund');
  plain = (await addCoach(database, { first_name: 'Plain', last_name: 'Person' })).id;
  unlisted = (await addCoach(database, { first_name: 'Not', last_name: 'Ready', calendly_username: '' })).id;
});
afterAll(() => server.close());
beforeEach(() => {
  phone = freshPhone(server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const section = (name: string) => within(screen.getByRole('region', { name }));
const open = async (id: number, name: string) => {
  const app = await openAt(`/coach/${id}`);
  await screen.findByRole('heading', { level: 1, name });
  return app;
};

test("a profile loads under 'Loading...', then shows who this is", async () => {
  await openAt(`/coach/${mara}`);
  expect(await screen.findByText('Loading...')).toBeDefined();
  await screen.findByRole('heading', { level: 1, name: 'Mara Lindqvist' });
  expect(screen.getByText('Small numbers up every week.')).toBeDefined();
  expect(
    within(screen.getByRole('list', { name: 'Specialties' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Nutrition', 'Strength']);
  await waitFor(() => expect(document.title).toBe('Mara Lindqvist, Nutrition coach · Setwise'));
});

test('the card that was pressed gives the profile a face before the rest arrives', async () => {
  phone.weather = (request) => (request.url.includes('/api/') ? new Promise(() => undefined) : null);
  const card = { id: mara, name: 'Mara Lindqvist', image: null, short_bio: 'Small numbers.', rating: { average: 4.6, count: 5 } };
  await openAt(`/coach/${mara}`, { coach: { ...card, specialties: ['Strength'], starting_price: '129.00', programs: [] } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mara Lindqvist' })).toBeDefined();
  expect(screen.getByText('Loading...')).toBeDefined();
});

test('How I Help has the four statements under their names', async () => {
  await open(mara, 'Mara Lindqvist');
  const help = section('How I Help');
  const said = help.getAllByRole('article').map((card) => [within(card).getByRole('heading').textContent, card.lastChild?.textContent]);
  expect(said).toEqual([
    ['What I Deliver', 'Heavier lifts by spring.'],
    ['Problems I Solve', 'No time and no plan.'],
    ['My Approach', 'Three sessions a week.'],
    ['My Track Record', 'Two hundred people.'],
  ]);
});

test('the discovery call is offered with its sentence and leads to its form', async () => {
  const { user, address } = await open(mara, 'Mara Lindqvist');
  expect(screen.getByText(/^Book a 15-minute discovery call/)).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Book FREE Discovery Call' }));
  await waitFor(() => expect(address()).toBe(`/coach/${mara}/discovery-call`));
});

test('each offered program has its name, price, description and what it covers', async () => {
  await open(mara, 'Mara Lindqvist');
  const programs = section('Training Programs').getAllByRole('article');
  expect(programs.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Standard Program', 'Premium Program']);
  expect(programs[0]?.textContent).toContain('$129.00/month');
  expect(programs[0]?.textContent).toContain('A block of four weeks.');
  expect(programs[0]?.textContent).toContain('Covers: Strength');
  expect(programs[1]?.textContent).toContain('$219.50/month');
  expect(within(programs[1]!).getByRole('button', { name: /^Subscribe Now/ })).toBeDefined();
});

describe('reviews', () => {
  test('average, count and distribution, the first three, then the rest in a list the keyboard can scroll', async () => {
    await open(mara, 'Mara Lindqvist');
    const reviews = section('Reviews');
    expect(reviews.getByText('4.6')).toBeDefined();
    expect(reviews.getByText('5 reviews')).toBeDefined();
    const bars = reviews.getByRole('list', { name: 'How many gave each number of stars' });
    expect(
      within(bars)
        .getAllByRole('listitem')
        .map((bar) => bar.textContent),
    ).toEqual(['5 stars:3', '4 stars:2', '3 stars:0', '2 stars:0', '1 star:0']);
    const more = screen.getByRole('region', { name: 'More Reviews (2)' });
    expect(more.getAttribute('tabindex')).toBe('0');
    expect(
      within(more)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('p')?.textContent),
    ).toEqual(['Strict about depth.', 'The oldest.']);
    expect(reviews.getByText('The newest.').parentElement?.textContent).toBe('May 5, 2026The newest.Jonas');
    expect(reviews.getByText('Short messages.').parentElement?.textContent).toContain('Anonymous');
  });

  test('a coach without any says so', async () => {
    await open(plain, 'Plain Person');
    expect(section('Reviews').getByText('No reviews yet. Reviews come from people who subscribed.')).toBeDefined();
  });

  test('reviews that did not come leave the section out', async () => {
    phone.weather = (request) => (request.url.includes('/api/reviews/') ? Promise.resolve(new Response('{}', { status: 500 })) : null);
    await open(mara, 'Mara Lindqvist');
    expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Training Programs' })).toBeDefined();
  });
});

describe('the portfolio', () => {
  test('it shows its first picture with the description, and one that fails is hidden', async () => {
    await open(mara, 'Mara Lindqvist');
    const portfolio = screen.getByRole('region', { name: 'Portfolio' });
    expect(within(portfolio).getByText('Nationals, third attempt.')).toBeDefined();
    const picture = portfolio.querySelector('img');
    expect(picture?.getAttribute('width')).toBe('800');
    expect(picture?.className).not.toContain('broken');
    fireEvent.error(picture!);
    expect(portfolio.querySelector('img')?.className).toContain('broken');
  });

  test('without pictures there is no section', async () => {
    await open(plain, 'Plain Person');
    expect(screen.queryByRole('region', { name: 'Portfolio' })).toBeNull();
  });
});

describe('sharing', () => {
  test("goes through the phone's own sheet where there is one", async () => {
    const { user } = await open(mara, 'Mara Lindqvist');
    const share = vi.fn<Navigator['share']>(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Mara Lindqvist · Setwise', url: window.location.href });
  });

  test('else the link is copied, and the button says so', async () => {
    const { user } = await open(mara, 'Mara Lindqvist');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeDefined();
    expect(writeText).toHaveBeenCalledWith(window.location.href);
  });
});

test.each([
  ['nobody', () => 99_999],
  ['a coach who is not fully set up', () => unlisted],
])("the address of %s says 'Coach not found.' and leads to the list", async (_, id) => {
  await openAt(`/coach/${id()}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Coach not found.' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse Coaches' }).getAttribute('href')).toBe('/browse');
});

test('the way back leads to the list as it was searched', async () => {
  const { user, address } = await openAt('/browse?q=mara');
  await user.click(within(await screen.findByRole('article')).getByRole('link', { name: 'View Profile' }));
  await screen.findByRole('heading', { level: 1, name: 'Mara Lindqvist' });
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await user.click(crumbs.getByRole('link', { name: 'Find a Coach' }));
  await waitFor(() => expect(address()).toBe('/browse?q=mara'));
});

test('without signal a profile that was never seen says when it opens', async () => {
  phone.weather = NO_SIGNAL;
  await openAt(`/coach/${mara}`);
  expect(await screen.findByText(/^This profile opens as soon as there is signal/)).toBeDefined();
});
