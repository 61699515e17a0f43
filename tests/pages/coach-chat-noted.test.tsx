import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ChatPage } from '#client/features/coach-chat/chat-page.tsx';
import { listChat } from '#offline/chat/chat.ts';
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
const fact = (name: string) => within(log()).findByRole<HTMLButtonElement>('button', { name });

async function openChat(options?: WorldOptions): Promise<void> {
  world = await openWorld(server, options);
  world.show(<ChatPage />);
  await within(log()).findByText('AI Coach:');
}

async function say(text: string): Promise<void> {
  await waitFor(() => expect(message().disabled).toBe(false));
  await user.click(message());
  await user.paste(text);
  await user.keyboard('{Enter}');
}

async function ownMessages(): Promise<string[]> {
  return (await listChat(world.account)).flatMap(({ role, content }) => (role === 'user' ? [content] : []));
}

test.each([true, false])('Facts read from a message are chips in place of their sentence (signal: %s)', async (signal) => {
  await openChat({ signal });
  await say('Muscle, 3 days, 45 minutes');
  expect(await fact('3 days, 45 minutes')).toBeTruthy();
  expect(within(log()).getByRole('list', { name: 'Noted' })).toBeTruthy();
  expect(within(log()).queryByText(/^Noted: /)).toBeNull();
  expect(within(log()).queryByRole('button', { name: 'Take it out' })).toBeNull();
  world.redraw(<ChatPage />);
  await fact('Muscle');
});

test('«Take it out» tells the coach to forget the fact, and its chip can no longer be pressed', async () => {
  await openChat();
  await say('Muscle, 3 days, 45 minutes');
  const chip = await fact('Muscle');
  await waitFor(() => expect(chip.disabled).toBe(false));
  await user.click(chip);
  expect(chip.getAttribute('aria-expanded')).toBe('true');
  await user.click(within(within(log()).getByRole('group', { name: 'Goal: Muscle' })).getByRole('button', { name: 'Take it out' }));
  await waitFor(() => expect(within(log()).queryByRole('button', { name: 'Muscle' })).toBeNull());
  expect(await ownMessages()).toContain('Forget: Goal');
  expect(within(log()).getByText('Muscle').tagName).toBe('S');
  expect(await fact('3 days, 45 minutes')).toBeTruthy();
});

test('«Change it» begins a message about the fact, keeps what was being written, and needs no pointer', async () => {
  await openChat();
  await say('Muscle, 3 days, 45 minutes');
  const chip = await fact('3 days, 45 minutes');
  await waitFor(() => expect(chip.disabled).toBe(false));
  chip.focus();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(message().value).toBe('Days and time: ');
  expect(document.activeElement).toBe(message());
  expect(within(log()).queryByRole('button', { name: 'Take it out' })).toBeNull();
  await user.keyboard('4 days{Enter}');
  await fact('4 days, 45 minutes');
  await waitFor(() => expect(message().disabled).toBe(false));
  await user.type(message(), 'One thing:');
  await user.click(await fact('4 days, 45 minutes'));
  await user.click(screen.getByRole('button', { name: 'Change it' }));
  expect(message().value).toBe('One thing: Days and time: ');
});

test('A plan comes with the facts it was made from', async () => {
  await openChat();
  await say('Muscle, 3 days, 45 minutes');
  await fact('Muscle');
  await say('Full gym, lifting 1 year');
  await within(log()).findByRole('article');
  expect(await fact('Full gym')).toBeTruthy();
});

const GUESSES = {
  messages: ['Did you mean «Swap the exercise» or «Take it out»? Tap one, and I go on with what you wrote.'],
  quick_replies: ['Swap the exercise', 'Take it out'],
  is_choice: true,
};

test('Two guesses stand under their question, not among the suggestions, and are gone once one is chosen', async () => {
  await openChat();
  world.network.plan = ({ path }) => (path === '/api/ai-coach/' ? { status: 200, body: GUESSES } : 'deliver');
  await say('the bench, you know');
  const guesses = await within(log()).findByRole('group', { name: 'Which did you mean?' });
  expect(
    within(guesses)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(GUESSES.quick_replies);
  expect(screen.queryByRole('group', { name: 'Quick replies' })).toBeNull();
  world.network.plan = () => 'deliver';
  const swap = within(guesses).getByRole<HTMLButtonElement>('button', { name: 'Swap the exercise' });
  await waitFor(() => expect(swap.disabled).toBe(false));
  swap.focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await ownMessages()).toContain('Swap the exercise'));
  await waitFor(() => expect(within(log()).queryByRole('group', { name: 'Which did you mean?' })).toBeNull());
  expect(log().contains(document.activeElement) || document.activeElement === message()).toBe(true);
});
