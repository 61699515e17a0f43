import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { QUIZZES } from '#domain/quizzes/quiz-table.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openMarket } from './demo-market.ts';
import { freshPhone, NO_SIGNAL, openApp, type Phone } from './session-world.tsx';

let server: TestServer;
let phone: Phone;

beforeAll(async () => {
  server = await startTestServer();
  await openMarket(server);
});
afterAll(() => server.close());
beforeEach(() => {
  phone = freshPhone(server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const question = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const progress = () => screen.getByRole('progressbar');

test('quiz 1 goes on 300 ms after each answer, and to its results 500 ms after the last', { timeout: 60_000 }, async () => {
  const timers = vi.spyOn(window, 'setTimeout');
  const waits = () => timers.mock.calls.map(([, delay]) => delay).filter((delay) => delay === 300 || delay === 500);
  const { user } = await openApp('/quiz/1');
  await question('How long have you been training?');
  expect(progress().getAttribute('aria-valuenow')).toBe('1');
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  await user.click(option(/New to training/));
  await question('What do you want most?');
  expect(waits()).toEqual([300]);
  expect(progress().getAttribute('aria-label')).toBe('Question 2 of 4');
  await user.click(option(/More strength/));
  await question('What does your training look like now?');
  await user.click(option(/No plan yet/));
  await question('What would you spend on coaching each month?');
  expect(waits()).toEqual([300, 300, 300]);
  expect(screen.getByText(/Try AI Coach free for 14 days/)).toBeDefined();
  await user.click(option(/Up to \$150/));
  await question('Based on your answers, here are the coaches we recommend.');
  expect(waits()).toEqual([300, 300, 300, 500]);
  const answers = within(screen.getByRole('list', { name: 'Your answers' }));
  expect(answers.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'New to training',
    'More strength',
    'No plan yet',
    'Up to $150',
  ]);
  expect(await screen.findAllByRole('link', { name: 'Book FREE Discovery Call' })).toHaveLength(3);
});

test('a new question takes the focus', async () => {
  const { user } = await openApp('/quiz/1');
  await question('How long have you been training?');
  await user.click(option(/Training veteran/));
  const heading = await question('What do you want most?');
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('the arrow keys look at answers without leaving; the space bar takes one, and Enter goes on', async () => {
  const { user } = await openApp('/quiz/1');
  const heading = await question('How long have you been training?');
  heading.focus();
  await user.tab();
  await user.keyboard(' ');
  await question('What do you want most?');
  await user.tab();
  await user.keyboard('[ArrowDown]');
  await waitFor(() => expect(option(/More strength/).checked).toBe(true));
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What do you want most?');
  await user.keyboard('{Enter}');
  await question('What does your training look like now?');
});

test('Enter that follows an arrow key at once goes on with that answer, and Back still shows it', async () => {
  const { user } = await openApp('/quiz/1');
  await question('How long have you been training?');
  const veteran = option(/Training veteran/);
  // The page is not drawn again between the three.
  veteran.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  veteran.click();
  veteran.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await question('What do you want most?');
  await user.click(screen.getByRole('button', { name: 'Previous question' }));
  await question('How long have you been training?');
  expect(option(/Training veteran/).checked).toBe(true);
});

test('the back arrow returns to the question before with its answer still chosen', async () => {
  const { user } = await openApp('/quiz/1');
  await question('How long have you been training?');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous question' }).disabled).toBe(true);
  await user.click(option(/Years of training/));
  await question('What do you want most?');
  await user.click(screen.getByRole('button', { name: 'Previous question' }));
  await question('How long have you been training?');
  expect(option(/Years of training/).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await question('What do you want most?');
});

test('going back stops what was about to go on', async () => {
  const set = vi.spyOn(window, 'setTimeout');
  const cleared = vi.spyOn(window, 'clearTimeout');
  const { user } = await openApp('/quiz/1?experience=new&goal=muscle&confidence=none&at=4');
  await question('What would you spend on coaching each month?');
  await user.click(option(/Up to \$150/));
  const leaving = set.mock.results[set.mock.calls.findIndex(([, delay]) => delay === 500)]?.value as unknown;
  expect(leaving).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Previous question' }));
  await question('What does your training look like now?');
  expect(cleared).toHaveBeenCalledWith(leaving);
});

test.each([2, 3, 4] as const)(
  'quiz %i waits for Next, which waits for an answer, and ends with See My Results',
  { timeout: 90_000 },
  async (n) => {
    const { questions, title } = QUIZZES[n];
    const { user } = await openApp(`/quiz/${n}`);
    for (const [index, { question: asked, options, key }] of questions.entries()) {
      await question(asked);
      expect(screen.getByText(`${title} · ${index + 1} of 6`)).toBeDefined();
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(index === 0);
      const isLast = index === 5;
      const next = screen.getByRole<HTMLButtonElement>('button', { name: isLast ? 'See My Results' : 'Next' });
      expect(next.disabled).toBe(true);
      expect(screen.queryByRole('complementary', { name: 'AI Coach' }) !== null).toBe(key === 'budget');
      await user.click(screen.getAllByRole('radio')[options.length - 1]!);
      await waitFor(() => expect(next.disabled).toBe(false));
      await user.click(next);
    }
    await question('Meet Your Match');
    expect((await screen.findAllByRole('button', { name: /^Book Discovery Call - \$15/ })).length).toBeGreaterThan(0);
  },
);

test('the budget step of quiz 2 offers the AI Coach for $9.99 in the first month', async () => {
  const { user } = await openApp('/quiz/2?training=strength&routine_duration=4_8w&issue=boredom&diet=lose&support=fresh_plan');
  await question('What would you spend on coaching each month?');
  expect(await screen.findAllByText(/^\d+ coach(es)? fits?$/)).toHaveLength(3);
  const tip = within(screen.getByRole('complementary', { name: 'AI Coach' }));
  expect(tip.getByText(/\$9\.99 first month/)).toBeDefined();
  await user.click(tip.getByRole('link', { name: 'Learn More about the AI Coach' }));
  await question(/A plan that fits/);
});

test('Previous returns with the answer still chosen', async () => {
  const { user } = await openApp('/quiz/3');
  await question('What is the training for?');
  await user.click(option(/^Weight/));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await question('How long can a session be?');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await question('What is the training for?');
  expect(option(/^Weight/).checked).toBe(true);
});

test('a quiz can be left, and asks for nothing from the network', async () => {
  phone.weather = NO_SIGNAL;
  const { user } = await openApp('/quiz/4');
  await question('What are you working towards?');
  await user.click(option(/^Lean mass/));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await question('How do you train?');
  expect(phone.asked).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Leave the quiz' }));
  await question(/Pick the coach/);
});
