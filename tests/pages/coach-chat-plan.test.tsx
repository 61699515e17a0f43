import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ChatPage } from '#client/features/coach-chat/chat-page.tsx';
import { readCurrentPlan } from '#offline/log/plans.ts';
import { openSession } from '#offline/log/sessions.ts';
import { saveSet } from '#offline/log/set-logs.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openWorld, type World, type WorldOptions } from './coach-chat-world.tsx';

let server: TestServer;
let world: World;
const user = userEvent.setup();

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => world.close());

const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const log = () => screen.getByRole('log', { name: 'Conversation' });
const cards = () => within(log()).queryAllByRole('article');

async function greetedChat(options?: WorldOptions): Promise<void> {
  world = await openWorld(server, options);
  world.show(<ChatPage />);
  await within(log()).findByText('AI Coach:');
  await waitFor(() => expect(message().disabled).toBe(false));
}

/** Says everything a plan needs in one message, and waits for the card. */
async function askForPlan(goal: string, before = 0): Promise<HTMLElement> {
  await user.click(message());
  await user.paste(`${goal}, 3 days a week, 60 minutes, full gym, I have trained for two years, no injuries`);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(cards()).toHaveLength(before + 1));
  await waitFor(() => expect(message().disabled).toBe(false));
  return cards().at(-1)!;
}

describe('A plan from the coach', () => {
  test('is a card with its goal, days, first exercises and minutes, marked as the current one', async () => {
    await greetedChat();
    const card = await askForPlan('I want to get stronger');
    expect(within(card).getByRole('heading').textContent).toBe('Strength, 4 weeks');
    expect(within(card).getByText('Current plan')).toBeTruthy();
    const days = within(card).getAllByRole('listitem');
    expect(days).toHaveLength(3);
    for (const day of days) expect(day.textContent).toMatch(/.+, .+\d+ min$/);
    expect(within(card).getByRole('link', { name: 'My Program' }).getAttribute('href')).toBe('/ai-coach/dashboard');
    expect((await readCurrentPlan(world.account))?.plan.goal).toMatch(/strength/i);
  });

  test('explains itself when asked', async () => {
    await greetedChat();
    const card = await askForPlan('I want to get stronger');
    const { explanation } = (await readCurrentPlan(world.account))!.plan;
    await user.click(within(card).getByRole('button', { name: 'Why this plan' }));
    const sheet = screen.getByRole('dialog', { name: 'Why this plan' });
    expect(explanation).toBeTruthy();
    expect(sheet.textContent).toContain(explanation!.trim());
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Why this plan' })).toBeNull());
  });

  test('without signal comes from this phone and says so', async () => {
    await greetedChat();
    world.setSignal(false);
    const card = await askForPlan('I want to build muscle');
    expect(within(card).getByText('Current plan')).toBeTruthy();
    expect(within(log()).getByText('Answered on this phone')).toBeTruthy();
    expect((await readCurrentPlan(world.account))?.source).toBe('phone');
  });

  test('of a coach that replaces it at once can be undone, and an earlier one can be taken up again', async () => {
    await greetedChat();
    await askForPlan('I want to get stronger');
    const first = (await readCurrentPlan(world.account))!.plan_id;
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    const body = { reply: 'Another one.', plan: { goal: 'muscle', schedule: [{ day: 'Mon', primary: [{ exercise: 'Front squat' }] }] } };
    world.network.plan = ({ path }) => (path.includes('/api/ai-coach/') ? { status: 200, body } : 'deliver');
    await askForPlan('Something else', 1);
    const second = (await readCurrentPlan(world.account))!.plan_id;
    expect(second).not.toBe(first);
    expect(within(cards()[0]!).getByText('Earlier version')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(within(cards()[0]!).getByText('Current plan')).toBeTruthy());
    expect((await readCurrentPlan(world.account))!.plan_id).toBe(first);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();

    await user.click(within(cards()[1]!).getByRole('button', { name: 'Use this plan' }));
    await waitFor(() => expect(within(cards()[1]!).getByText('Current plan')).toBeTruthy());
    expect((await readCurrentPlan(world.account))!.plan_id).toBe(second);
  });
});

describe('What your coach sees', () => {
  const facts = () => screen.getByRole('region', { name: 'What your coach sees' });

  test('says that it is nothing yet, then what was said', async () => {
    await greetedChat();
    expect(facts().textContent).toContain('Nothing yet.');
    await askForPlan('I want to get stronger');
    expect(within(facts()).getByText('Goal').nextSibling?.textContent).toMatch(/strength/i);
    expect(facts().textContent).toContain('3 days');
  });

  test('counts the workouts that were logged, with the first day', async () => {
    await greetedChat();
    const session = await openSession(world.account, { performed_on: '2026-08-31', plan_id: 'p', week: 0, day: 0, label: 'Mon' });
    await saveSet(world.account, {
      session_id: session.session_id,
      exercise: 'Squat',
      exercise_n: 1,
      set_n: 1,
      reps: 5,
      weight: '100',
      unit: 'lb',
      rpe: null,
    });
    expect((await within(facts()).findByText('Logged')).nextSibling?.textContent).toMatch(/^1 workout, 31 August/);
  });

  test('folds, and offers to change something', async () => {
    await greetedChat();
    await askForPlan('I want to get stronger');
    const fold = within(facts()).getByRole('button', { name: 'What your coach sees' });
    await user.click(within(facts()).getByRole('button', { name: 'Change something' }));
    expect(document.activeElement).toBe(message());
    await user.click(screen.getByRole('button', { name: '2 days a week' }));
    await waitFor(() => expect(cards()).toHaveLength(2));
    await waitFor(() => expect(facts().textContent).toContain('2 days'));
    await user.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    expect(within(facts()).getByText('Goal').closest('[hidden]')).not.toBeNull();
  });
});
