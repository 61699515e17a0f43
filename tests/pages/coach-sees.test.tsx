import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ChatPage } from '#client/features/coach-chat/chat-page.tsx';
import { listChat } from '#offline/chat/chat.ts';
import { readCoachFacts } from '#offline/chat/coach-facts.ts';
import { openSession } from '#offline/log/sessions.ts';
import { saveSet } from '#offline/log/set-logs.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openWorld, type World } from './coach-chat-world.tsx';

let server: TestServer;
let world: World;
const user = userEvent.setup();

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => world.close());

const facts = () => screen.getByRole('region', { name: 'What your coach sees' });
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const removeButton = (name: RegExp) => within(facts()).findByRole('button', { name });

async function greetedChat(): Promise<void> {
  world = await openWorld(server);
  world.show(<ChatPage />);
  await within(screen.getByRole('log', { name: 'Conversation' })).findByText('AI Coach:');
  await waitFor(() => expect(message().disabled).toBe(false));
}

async function logOneSet(): Promise<void> {
  const { session_id } = await openSession(world.account, { performed_on: '2026-08-31', plan_id: 'p', week: 0, day: 0, label: 'Mon' });
  await saveSet(world.account, { session_id, exercise: 'Squat', exercise_n: 1, set_n: 1, reps: 5, weight: '100', unit: 'lb', rpe: null });
}

test('What was said is taken back with a message, and the coach asks for it again', async () => {
  await greetedChat();
  await user.click(message());
  await user.paste('I want to build muscle, 3 days a week');
  await user.keyboard('{Enter}');
  const button = await removeButton(/^Remove Goal: Muscle$/);
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
  await waitFor(() => expect(facts().textContent).not.toContain('Goal'));
  expect(facts().textContent).toContain('3 days');
  await waitFor(async () => expect((await listChat(world.account)).at(-1)?.content).toMatch(/^What do you want from training/));
  expect((await listChat(world.account)).findLast((entry) => entry.role === 'user')?.content).toBe('Forget: Goal');
});

test('A fact of the log goes without a message, is not read for the coach any more, and comes back with Undo', async () => {
  await greetedChat();
  await logOneSet();
  const before = (await listChat(world.account)).length;
  await user.click(await removeButton(/^Remove Logged: 1 workout, 31 August/));
  await waitFor(() => expect(within(facts()).getByRole('status').textContent).toBe('Removed Logged.Undo'));
  expect((await readCoachFacts(world.account)).map(({ key }) => key)).not.toContain('logged');
  await waitFor(() => expect(within(facts()).queryByText('Logged', { selector: 'dt' })).toBeNull());
  await user.click(within(facts()).getByRole('button', { name: 'Undo' }));
  await within(facts()).findByText('Logged', { selector: 'dt' });
  expect((await readCoachFacts(world.account)).map(({ key }) => key)).toContain('logged');
  expect(within(facts()).getByRole('status').textContent).toBe('');
  expect(await listChat(world.account)).toHaveLength(before);
});

test('A fact stays, and a sentence says why, when the phone cannot store that it should go', async () => {
  await greetedChat();
  await logOneSet();
  const button = await removeButton(/^Remove Logged:/);
  world.fillStorage();
  await user.click(button);
  await waitFor(() => expect(within(facts()).getByRole('status').textContent).toContain('Not saved: this phone is full.'));
  world.freeStorage();
  expect((await readCoachFacts(world.account)).map(({ key }) => key)).toContain('logged');
});
