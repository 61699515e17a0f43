import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ChatPage } from '#client/features/coach-chat/chat-page.tsx';
import { listChat } from '#offline/chat/chat.ts';
import { saveDraft } from '#offline/store/drafts.ts';
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

async function openChat(options?: WorldOptions): Promise<void> {
  world = await openWorld(server, options);
  world.show(<ChatPage />);
}

const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const log = () => screen.getByRole('log', { name: 'Conversation' });

async function ownMessages(): Promise<string[]> {
  return (await listChat(world.account)).flatMap(({ role, content }) => (role === 'user' ? [content] : []));
}

/** Waits until the coach has greeted and the composer is free. */
async function greeted(): Promise<void> {
  await waitFor(() => expect(within(log()).getByText('AI Coach:')).toBeTruthy());
  await waitFor(() => expect(message().disabled).toBe(false));
}

describe('The first messages', () => {
  test('come from a call with an empty history, and the loading sentence stands in their place', async () => {
    await openChat();
    expect(screen.getByText('Loading AI Coach...').getAttribute('role')).toBe('status');
    expect(message().disabled).toBe(true);
    await greeted();
    const asked = world.network.sent.filter(({ path }) => path === '/api/ai-coach/');
    expect(asked.map(({ body }) => body)).toEqual([{ messages: [] }]);
    expect(screen.queryByText('Loading AI Coach...')).toBeNull();
    expect(screen.queryByText('Answered on this phone')).toBeNull();
  });

  test('are not asked for again in a conversation that has begun', async () => {
    await openChat();
    await greeted();
    world.redraw(<ChatPage />);
    await greeted();
    expect(world.network.count('POST', '/api/ai-coach/')).toBe(1);
  });

  test('that fail say «Failed to load AI Coach.», the phone greets, and Try again brings the coach', async () => {
    world = await openWorld(server);
    world.network.plan = ({ path }) => (path === '/api/ai-coach/' ? { status: 500, body: { detail: 'Broken' } } : 'deliver');
    world.show(<ChatPage />);
    expect(await screen.findByText('Failed to load AI Coach.')).toBeTruthy();
    await greeted();
    expect(screen.getByText('Answered on this phone')).toBeTruthy();
    world.network.plan = () => 'deliver';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Failed to load AI Coach.')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Answered on this phone')).toBeNull());
  });

  test('that fail without signal are asked for again when signal is back', async () => {
    await openChat({ signal: false });
    expect(await screen.findByText('Failed to load AI Coach.')).toBeTruthy();
    expect(await screen.findByText('Answered on this phone')).toBeTruthy();
    world.setSignal(true);
    await waitFor(() => expect(screen.queryByText('Failed to load AI Coach.')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Answered on this phone')).toBeNull());
  });

  test('are refused without a subscription, and say where to get one', async () => {
    await openChat({ subscribed: false });
    expect(await screen.findByText('Failed to load AI Coach.')).toBeTruthy();
    expect(screen.getByText('This account has no active AI Coach subscription.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See AI Coach' }).getAttribute('href')).toBe('/ai-coach');
    expect(within(log()).queryByText('AI Coach:')).toBeNull();
  });
});

describe('Sending', () => {
  test('with the Send button shows the message as sent and the answer below it', async () => {
    await openChat();
    await greeted();
    await user.type(message(), 'I want to get stronger');
    await user.click(send());
    expect(await within(log()).findByText('I want to get stronger')).toBeTruthy();
    expect(await within(log()).findByText('Sent')).toBeTruthy();
    expect(message().value).toBe('');
    await waitFor(() => expect(within(log()).getAllByText('AI Coach:').length).toBeGreaterThan(1));
  });

  test('with Enter sends, and Shift+Enter starts a new line', async () => {
    await openChat();
    await greeted();
    await user.type(message(), 'First line{Shift>}{Enter}{/Shift}second line');
    expect(message().value).toBe('First line\nsecond line');
    expect(await ownMessages()).toEqual([]);
    await user.type(message(), '{Enter}');
    await within(log()).findByText((_, element) => element?.tagName === 'P' && element.textContent === 'You: First line\nsecond line');
    expect(message().value).toBe('');
  });

  test('nothing but blanks is ignored', async () => {
    await openChat();
    await greeted();
    await user.click(send());
    await user.type(message(), '   {Shift>}{Enter}{/Shift}  {Enter}');
    await user.click(send());
    expect(await ownMessages()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shuts the composer and shows that the coach is typing until the answer is there', async () => {
    await openChat();
    await greeted();
    world.network.plan = ({ path }) => (path === '/api/ai-coach/' ? 'hold' : 'deliver');
    await user.type(message(), 'Build muscle{Enter}');
    expect(await screen.findByText('AI Coach is typing')).toBeTruthy();
    expect(message().disabled).toBe(true);
    expect(send().disabled).toBe(true);
    expect(within(log()).getByText('Sending')).toBeTruthy();
    await waitFor(() => expect(world.network.heldCount).toBe(1));
    world.network.release();
    await waitFor(() => expect(message().disabled).toBe(false));
    expect(screen.queryByText('AI Coach is typing')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(message()));
  });

  test('a quick reply sends what it says and leaves the typed text alone', async () => {
    await openChat();
    await greeted();
    await user.type(message(), 'half a thought');
    const replies = screen.getByRole('group', { name: 'Quick replies' });
    const first = within(replies).getAllByRole('button')[0]!;
    const words = first.textContent;
    await user.click(first);
    expect(await within(log()).findByText(words)).toBeTruthy();
    expect(message().value).toBe('half a thought');
  });

  test('a message past the limit is not taken, and stays in the box', async () => {
    await openChat();
    await greeted();
    await user.click(message());
    await user.paste('x'.repeat(4_001));
    expect(screen.getByText('1 characters too many')).toBeTruthy();
    await user.click(send());
    expect(screen.getByRole('alert').textContent).toContain('A message can have up to 4,000 characters.');
    expect(message().value).toBe('x'.repeat(4_001));
    expect(await ownMessages()).toEqual([]);
  });
});

describe('What was typed and not sent', () => {
  test('is there again after the page was left', async () => {
    await openChat();
    await greeted();
    await user.type(message(), 'My shoulder');
    world.redraw(<ChatPage />);
    await waitFor(() => expect(message().value).toBe('My shoulder'));
  });

  test('is there again after the app was closed', async () => {
    world = await openWorld(server);
    await saveDraft(world.account, 'chat-composer', 'My shoulder');
    world.show(<ChatPage />);
    await waitFor(() => expect(message().value).toBe('My shoulder'));
  });

  test('stays in the box, with the reason, when the phone is full', async () => {
    await openChat();
    await greeted();
    await user.type(message(), 'My shoulder hurts');
    world.fillStorage();
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain('Not saved: this phone is full.');
    expect(message().value).toBe('My shoulder hurts');
    world.freeStorage();
    await user.click(send());
    expect(await within(log()).findByText('My shoulder hurts')).toBeTruthy();
    expect(message().value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
