import { describe, expect, test } from 'vitest';
import type { Failure } from '#contract/index.ts';
import { listChat, queueMessage } from '#offline/chat/chat.ts';
import { readCurrentPlan } from '#offline/log/plans.ts';
import { conversation, planFor, refused, send, startSender, UNREACHABLE } from './chat-network.ts';
import { account, network, phone, renewChatPhone } from './chat-phone.ts';

renewChatPhone();

describe('the greeting', () => {
  test('comes from the coach, once, however often it is asked for', async () => {
    network.weather = [{ messages: ['Hello.', 'What is your goal?'], quick_replies: ['Strength'] }];
    const sender = startSender(account, network);
    expect(await Promise.all([sender.loadGreeting(), sender.loadGreeting()])).toEqual(['ready', 'ready']);
    expect(await sender.loadGreeting()).toBe('ready');
    expect(network.seen).toEqual([{ messages: [], key: undefined }]);
    expect((await listChat(account)).map((entry) => entry.quick_replies)).toEqual([[], ['Strength']]);
  });

  test('stands first and goes with the first message', async () => {
    const sender = startSender(account, network);
    await sender.loadGreeting();
    await queueMessage(account, 'Hi');
    await send(sender);
    expect(await conversation(account)).toEqual(['coach: Hello.', 'you: Hi', 'coach: re: Hi']);
    expect(network.seen.at(-1)?.messages[0]).toEqual({ role: 'assistant', content: 'Hello.' });
  });

  test.each<[string, Failure]>([
    ['unreachable', UNREACHABLE],
    ['broken', refused(500)],
    ['a captive portal', { kind: 'unreadable', status: 200 }],
  ])('comes from the phone when the coach is %s', async (_why, failure) => {
    network.weather = [failure];
    expect(await startSender(account, network).loadGreeting()).toBe('ready');
    expect(await conversation(account)).toEqual(['phone: Hello.']);
  });

  test('that came from the phone loses its mark when the coach says the same', async () => {
    network.weather = [UNREACHABLE, 'pass'];
    const sender = startSender(account, network);
    await sender.loadGreeting();
    await queueMessage(account, 'Hi');
    await sender.loadGreeting();
    expect((await conversation(account))[0]).toBe('coach: Hello.');
  });

  test('that came from the phone is replaced by a different one while nobody replied, and stays once somebody has', async () => {
    network.weather = [UNREACHABLE, { messages: ['Welcome.'] }];
    const sender = startSender(account, network, { phone: () => ({ messages: ['Hello', 'from the phone.'] }) });
    await sender.loadGreeting();
    await sender.loadGreeting();
    expect(await conversation(account)).toEqual(['coach: Welcome.']);

    const other = await phone.account('user-2');
    network.weather = [UNREACHABLE, { messages: ['Welcome.'] }];
    const otherSender = startSender(other, network);
    await otherSender.loadGreeting();
    await queueMessage(other, 'Hi');
    await otherSender.stop();
    network.weather = [{ messages: ['Welcome.'] }];
    expect(await otherSender.loadGreeting()).toBe('ready');
    expect((await conversation(other))[0]).toBe('phone: Hello.');
  });

  test.each([401, 403])('fails when the coach refuses (%i), and nothing is stored', async (status) => {
    network.weather = [refused(status)];
    expect(await startSender(account, network).loadGreeting()).toEqual(refused(status));
    expect(await listChat(account)).toEqual([]);
  });

  test('without words counts as failed', async () => {
    network.weather = [{}];
    expect(await startSender(account, network).loadGreeting()).toMatchObject({ kind: 'unreadable' });
  });

  test('brings the plan the coach has for this trainee', async () => {
    network.weather = [{ messages: ['Welcome back.'], plan: planFor('kept') }];
    await startSender(account, network).loadGreeting();
    expect((await readCurrentPlan(account))?.plan.goal).toBe('kept');
  });
});
