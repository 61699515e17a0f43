import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ChatPage } from '#client/features/coach-chat/chat-page.tsx';
import { listChat } from '#offline/chat/chat.ts';
import type { Fault } from '#tests/offline/support/network.ts';
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

const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const log = () => screen.getByRole('log', { name: 'Conversation' });

async function greetedChat(): Promise<void> {
  world = await openWorld(server);
  world.show(<ChatPage />);
  await waitFor(() => expect(within(log()).getByText('AI Coach:')).toBeTruthy());
  await waitFor(() => expect(message().disabled).toBe(false));
}

/** From now on the coach's address answers so; everything else is delivered. */
function coachAnswers(fault: Fault): void {
  world.network.plan = ({ path }) => (path === '/api/ai-coach/' ? fault : 'deliver');
}

describe('Without signal', () => {
  test('a message is kept, waits visibly, and is answered by the phone at once; the composer stays open', async () => {
    await greetedChat();
    world.setSignal(false);
    await user.type(message(), 'Get stronger{Enter}');
    expect(await within(log()).findByText('Waiting for signal')).toBeTruthy();
    expect(await within(log()).findByText('Answered on this phone')).toBeTruthy();
    expect(message().disabled).toBe(false);
    expect(screen.queryByText('Error contacting AI Coach.')).toBeNull();
    await user.type(message(), '3 days{Enter}');
    await waitFor(() => expect(within(log()).getAllByText('Waiting for signal')).toHaveLength(2));
    await waitFor(() => expect(within(log()).getAllByText('Answered on this phone')).toHaveLength(2));
  });

  test('what waits is sent once signal is back, and the same answer from the server takes the phone’s mark away', async () => {
    await greetedChat();
    world.setSignal(false);
    await user.type(message(), 'Get stronger{Enter}');
    await within(log()).findByText('Answered on this phone');
    const lines = (await listChat(world.account)).map(({ content }) => content);
    world.setSignal(true);
    world.sender.wake();
    expect(await within(log()).findByText('Sent')).toBeTruthy();
    await waitFor(() => expect(within(log()).queryByText('Answered on this phone')).toBeNull());
    expect((await listChat(world.account)).map(({ content }) => content)).toEqual(lines);
  });
});

describe('A try that fails with signal', () => {
  test('says «Error contacting AI Coach.» at the message, keeps it, and Retry sends it', async () => {
    await greetedChat();
    coachAnswers({ status: 500, body: { detail: 'Broken' } });
    await user.type(message(), 'Get stronger{Enter}');
    expect(await within(log()).findByText('Error contacting AI Coach.')).toBeTruthy();
    expect(within(log()).getByText('Waiting')).toBeTruthy();
    expect(within(log()).getByText('Answered on this phone')).toBeTruthy();
    expect(message().disabled).toBe(false);
    coachAnswers('deliver');
    await user.click(within(log()).getByRole('button', { name: 'Retry' }));
    expect(await within(log()).findByText('Sent')).toBeTruthy();
    expect(screen.queryByText('Error contacting AI Coach.')).toBeNull();
  });

  test('an answer without words says «Something went wrong.», and Retry asks anew', async () => {
    await greetedChat();
    coachAnswers({ status: 200, body: {} });
    await user.type(message(), 'Get stronger{Enter}');
    expect((await within(log()).findByRole('alert')).textContent).toContain('Something went wrong.');
    expect(within(log()).getByText('Not sent')).toBeTruthy();
    expect(within(log()).getByText('Get stronger')).toBeTruthy();
    coachAnswers('deliver');
    await user.click(within(log()).getByRole('button', { name: 'Retry' }));
    expect(await within(log()).findByText('Sent')).toBeTruthy();
    expect(within(log()).queryByRole('alert')).toBeNull();
  });

  test('a message that is refused can be deleted, after a question', async () => {
    await greetedChat();
    coachAnswers({ status: 400, body: { detail: 'No' } });
    await user.type(message(), 'Get stronger{Enter}');
    expect((await within(log()).findByRole('alert')).textContent).toContain('Error contacting AI Coach.');
    await user.click(within(log()).getByRole('button', { name: 'Delete' }));
    const question = screen.getByRole('dialog', { name: 'Delete this message?' });
    await user.click(within(question).getByRole('button', { name: 'Keep it' }));
    expect(within(log()).getByText('Get stronger')).toBeTruthy();
    await user.click(within(log()).getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(log()).queryByText('Get stronger')).toBeNull());
    expect((await listChat(world.account)).filter(({ role }) => role === 'user')).toEqual([]);
  });

  test('a subscription that ended meanwhile is named', async () => {
    await greetedChat();
    coachAnswers({ status: 403, body: { detail: 'No subscription' } });
    await user.type(message(), 'Get stronger{Enter}');
    expect((await within(log()).findByRole('alert')).textContent).toContain('Error contacting AI Coach.');
    expect(within(log()).getByRole('link', { name: 'See AI Coach' }).getAttribute('href')).toBe('/ai-coach');
  });
});
