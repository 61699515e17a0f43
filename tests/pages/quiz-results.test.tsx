import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, TEST_ORIGIN, type TestServer } from '#tests/support/test-server.ts';
import { openMarket } from './demo-market.ts';
import { CLEAR, freshPhone, NO_SIGNAL, openApp, type Phone } from './session-world.tsx';

let server: TestServer;
let phone: Phone;

const ONE = '/quiz/1/results?experience=years&goal=strength&confidence=stuck&budget=mid';
const TWO = '/quiz/2/results?training=strength&routine_duration=4_8w&issue=boredom&diet=lose&support=fresh_plan&budget=low';
const THREE = '/quiz/3/results?goal=weight&time=30-45&frequency=3&challenge=time&plan=none&budget=low';
const FOUR = '/quiz/4/results?goal=strength&style=other&need=recovery&method=combination&log=yes&budget=high';

beforeAll(async () => {
  server = await startTestServer();
  await openMarket(server);
});
afterAll(() => server.close());
beforeEach(() => {
  phone = freshPhone(server);
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${TEST_ORIGIN}/quiz`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const cards = () => screen.findAllByRole('article');
const answered = (json: object, init?: ResponseInit) => () => Promise.resolve(Response.json(json, init));

test('results 1 recommends three, each with what speaks for and against, both stories, the free call and the profile', async () => {
  const { user } = await openApp(ONE);
  expect(await screen.findByRole('heading', { level: 1, name: 'Based on your answers, here are the coaches we recommend.' })).toBeDefined();
  const found = await cards();
  expect(found).toHaveLength(3);
  for (const card of found.map((element) => within(element))) {
    expect(card.getByRole('img', { name: '2 of 4 answers covered' })).toBeDefined();
    expect(card.getByText('Fits your goal and budget')).toBeDefined();
    expect(card.getByText(/^Coaches Strength, and (both programs cover|the (Standard|Premium) program covers) it$/)).toBeDefined();
    expect(card.getByText(/^(Premium at )?\$\d+\.\d\d a month is within your \$150 to \$300$/)).toBeDefined();
    expect(card.getByRole('heading', { name: 'Problems I Solve' })).toBeDefined();
    expect(card.getByRole('heading', { name: 'My Approach' })).toBeDefined();
    expect(card.getByText('Starting at')).toBeDefined();
    expect(card.getByRole('link', { name: 'View Full Profile' }).getAttribute('href')).toMatch(/^\/coach\/\d+$/);
  }
  const [best, second] = found.map((element) => within(element));
  const name = best!.getByRole('heading', { level: 2 }).textContent.split(' ')[0];
  expect(best!.queryByText(/ a month (more|less) than /)).toBeNull();
  expect(second!.getByText(new RegExp(`^\\$\\d+\\.\\d\\d a month (more|less) than ${name}(’s Premium)?$`))).toBeDefined();
  expect(screen.getByText(/^Ordered by how well their programs fit your goal and budget, then by rating; equals take turns/)).toBeDefined();
  const text = document.body.textContent;
  expect(text).not.toMatch(/alphabet|points?\b/i);
  const call = best!.getByRole('link', { name: 'Book FREE Discovery Call' });
  expect(call.getAttribute('href')).toMatch(/^\/coach\/\d+\/discovery-call$/);
  await user.click(call);
  expect(await screen.findByRole('heading', { name: 'Book Your FREE Discovery Call' })).toBeDefined();
});

test('results 1 offers the AI Coach as it is written, and the comparison of the three', async () => {
  await openApp(ONE);
  await cards();
  const banner = within(screen.getByRole('region', { name: 'AI Coach' }));
  expect(banner.getByText('Not Ready For a 1on1 Coach?')).toBeDefined();
  expect(banner.getByText('Try AI Coach free for 14 days')).toBeDefined();
  expect(banner.getByText('Usually $49.99 • Cancel anytime')).toBeDefined();
  expect(banner.getByRole('link', { name: 'Learn More about the AI Coach' }).getAttribute('href')).toBe('/ai-coach');
  expect(screen.getByRole('link', { name: 'Compare these 3' }).getAttribute('href')).toMatch(/^\/compare\?ids=\d+,\d+,\d+$/);
});

test('Start Your Plan asks for the trial and leaves for the checkout, once however often it is pressed', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const bodies: unknown[] = [];
  phone.weather = (request) => {
    if (!request.url.endsWith('/api/stripe/checkout/')) return null;
    return request.json().then((body) => {
      bodies.push(body);
      return Response.json({ url: `${TEST_ORIGIN}/sandbox/checkout/1` });
    });
  };
  const { user } = await openApp(ONE);
  const button = await screen.findByRole('button', { name: /Start Your Plan/ });
  await user.dblClick(button);
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(`${TEST_ORIGIN}/sandbox/checkout/1`));
  expect(bodies).toEqual([{ cancel_url: `${TEST_ORIGIN}/quiz`, trial: true }]);
});

test('a trial that cannot be started says Something went wrong. Please try again.', async () => {
  const { user } = await openApp(ONE);
  await cards();
  phone.weather = NO_SIGNAL;
  await user.click(screen.getByRole('button', { name: /Start Your Plan/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Please try again.');
});

test.each([
  ['2', TWO],
  ['3', THREE],
])('results %s says Meet Your Match; a coach leads to the profile and lists every program', async (_, path) => {
  await openApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Meet Your Match' })).toBeDefined();
  const [first] = await cards();
  const card = within(first!);
  expect(
    within(card.getByRole('heading', { level: 2 }))
      .getByRole('link')
      .getAttribute('href'),
  ).toMatch(/^\/coach\/\d+$/);
  expect(card.getByRole('button', { name: /^Book Discovery Call - \$15/ })).toBeDefined();
  const programs = card.getAllByRole('heading', { name: /^(Standard|Premium) Program$/ });
  expect(programs.length).toBeGreaterThan(0);
  expect(card.getAllByRole('button', { name: /^Subscribe To This Program/ })).toHaveLength(programs.length);
  // The lowest stands in the head as well.
  expect(card.getAllByText(/^\$\d+\.\d\d$/)).toHaveLength(programs.length + 1);
  const banner = within(screen.getByRole('region', { name: 'AI Coach' }));
  expect(banner.getByText('80% off first month - just $9.99')).toBeDefined();
  expect(banner.getByText('Usually $49.99 • Cancel anytime')).toBeDefined();
});

test.each([
  ['2', TWO],
  ['3', THREE],
  ['4', FOUR],
])('the $15 call of results %s leaves for its checkout, or says why not', async (_, path) => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { user } = await openApp(path);
  const [first] = await cards();
  const button = within(first!).getByRole('button', { name: /^Book Discovery Call - \$15/ });
  phone.weather = NO_SIGNAL;
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong.');
  phone.weather = answered({ checkout_url: 'https://evil.example/pay' });
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to start checkout.'));
  phone.weather = answered({ error: 'This coach takes no payments now.' }, { status: 409 });
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to start checkout.This coach takes no payments now.'));
  phone.weather = answered({ checkout_url: `${TEST_ORIGIN}/sandbox/checkout/7` });
  await user.click(button);
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`${TEST_ORIGIN}/sandbox/checkout/7`));
  expect(phone.asked.filter((asked) => /^\/api\/discovery-call\/\d+\/$/.test(asked))).toHaveLength(4);
});

test('an attempt nobody answered is repeated under its key; an answered one is not', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const keys: (string | null)[] = [];
  const noting =
    (weather: Phone['weather']): Phone['weather'] =>
    (request) => {
      if (request.url.includes('/buy/')) keys.push(request.headers.get('Idempotency-Key'));
      return weather(request);
    };
  const { user } = await openApp(TWO);
  const [first] = await cards();
  const button = within(first!).getAllByRole('button', { name: /^Subscribe To This Program/ })[0]!;
  phone.weather = noting(NO_SIGNAL);
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong');
  phone.weather = noting(answered({ error: 'Closed.' }, { status: 409 }));
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Error: Closed.'));
  phone.weather = noting(answered({ checkout_url: `${TEST_ORIGIN}/sandbox/checkout/7` }));
  await user.click(button);
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each([
  ['1', ONE],
  ['2', TWO],
  ['3', THREE],
  ['4', FOUR],
])('results %s show three; all others come as rows when asked for, and go again', async (_, path) => {
  const { user } = await openApp(path);
  expect(await cards()).toHaveLength(3);
  expect(screen.queryByRole('heading', { name: /^The other / })).toBeNull();
  const more = screen.getByRole('link', { name: /^Show all \d+$/ });
  const fitting = Number(more.textContent.replace('Show all ', ''));
  await user.click(more);
  const rest = await screen.findByRole('list', { name: `The other ${fitting - 3}` });
  const rows = within(rest).getAllByRole('link');
  expect(rows).toHaveLength(fitting - 3);
  expect(rows[0]?.textContent).toMatch(/^4.+\$\d+\.\d\d a month$/);
  expect(rows.every((row) => /^\/coach\/\d+$/.test(row.getAttribute('href') ?? ''))).toBe(true);
  const profiles = (within_: HTMLElement[]) =>
    within_.flatMap((one) => [...one.querySelectorAll('a[href^="/coach/"]')]).map((a) => a.getAttribute('href')?.split('/')[2]);
  expect(new Set([...profiles(await cards()), ...rows.map((row) => row.getAttribute('href')?.split('/')[2])]).size).toBe(fitting);
  const covered = (element: Element) =>
    Number(/^(\d) of/.exec(element.querySelector('[aria-label$="answers covered"]')?.getAttribute('aria-label') ?? '')?.[1]);
  const strokes = [...(await cards()), ...rows].map(covered);
  expect(strokes).toEqual(strokes.toSorted((a, b) => b - a));
  await user.click(screen.getByRole('link', { name: 'Show three' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: /^The other/ })).toBeNull());
});

test('rows that do not come leave the three, and can be asked for again', async () => {
  const { user } = await openApp(FOUR);
  await cards();
  phone.weather = (request) => (request.url.includes('/match/rest/') ? Promise.reject(new TypeError('Failed to fetch')) : null);
  await user.click(screen.getByRole('link', { name: /^Show all/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('The other coaches could not be fetched. Try again.');
  expect(await cards()).toHaveLength(3);
  phone.weather = CLEAR;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(within(await screen.findByRole('list', { name: /^The other/ })).getAllByRole('link').length).toBeGreaterThan(3);
});

test('what would change the order is one sentence and one link away, and its result says the changed answer', async () => {
  const { user } = await openApp(ONE);
  const [first] = await cards();
  const before = within(first!).getByRole('heading', { level: 2 }).textContent;
  const sentence = screen.getByText(/^Had you answered/).textContent;
  const [, label, promised] = /^Had you answered (.+), (.+) would be first\. Try it$/.exec(sentence) ?? [];
  expect(['Up to $150', '$300 and more']).toContain(label);
  expect(promised).not.toBe(before);
  await user.click(screen.getByRole('link', { name: 'Try it' }));
  await waitFor(() => expect(screen.getAllByRole('article')[0]?.querySelector('h2')?.textContent).toBe(promised));
  expect(within(screen.getByRole('list', { name: 'Your answers' })).getByText(label!)).toBeDefined();
});

test('nobody who fits says so and leads to everybody', async () => {
  phone.weather = answered({ matches: [], total: 0, page: 1, pages: 1, fitting: 0, others: [] });
  const { user } = await openApp(TWO);
  expect(await screen.findByText('No coaches found for your selection.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Browse All Coaches' });
  expect(link.getAttribute('href')).toBe('/browse');
  phone.weather = CLEAR;
  await user.click(link);
  await waitFor(() => expect(screen.queryByText('No coaches found for your selection.')).toBeNull());
});

test.each([
  ['/quiz/1/results', 'No answers to match yet.', 'Take the quiz', '/quiz/1'],
  ['/quiz/3/results', 'No answers to match yet.', 'Take the quiz', '/quiz/3'],
  ['/quiz/1/results?goal=fame&budget=99', 'No answers to match yet.', 'Take the quiz', '/quiz/1'],
  ['/quiz/1/results?experience=new&goal=muscle', 'Some answers are missing.', 'Answer the rest', '/quiz/1?experience=new&goal=muscle&at=3'],
])('%s says %s and offers the quiz', async (path, sentence, action, to) => {
  await openApp(path);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(to);
  expect(phone.asked).toEqual([]);
});

test('results show what they wait for, and without signal keep the answers and try again', async () => {
  let arrive: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  phone.weather = async () => {
    await gate;
    throw new TypeError('Failed to fetch');
  };
  const { user } = await openApp(ONE);
  expect(await screen.findByText('Finding your perfect matches...')).toBeDefined();
  arrive();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No signal\. Your answers are kept in this page/);
  phone.weather = CLEAR;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(3);
});

test('Change answers opens the quiz with every answer chosen', async () => {
  const { user } = await openApp(ONE);
  await cards();
  await user.click(screen.getByRole('link', { name: 'Change answers' }));
  expect(await screen.findByRole('heading', { name: 'How long have you been training?' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Years of training/ }).checked).toBe(true);
});
