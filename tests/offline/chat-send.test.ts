import { describe, expect, test } from 'vitest';
import { CHAT_MESSAGE_MAX_LENGTH, CHAT_MESSAGES_MAX } from '#domain/limits.ts';
import { chatIntent, deleteMessage, InvalidMessageError, listChat, queueMessage, retryMessage } from '#offline/chat/chat.ts';
import { savePlan } from '#offline/log/plans.ts';
import { firstRound } from '#offline/sync/first-round.ts';
import { record } from '#offline/sync/record.ts';
import { createSync } from '#offline/sync/sync.ts';
import { CoachNetwork, conversation, ManualTimer, planFor, refused, send, startSender, UNREACHABLE } from './chat-network.ts';
import { account, network, phone, renewChatPhone } from './chat-phone.ts';

renewChatPhone();

test('a message is on the phone before the network is asked, and answered with the whole conversation', async () => {
  const sender = startSender(account, network);
  await send(sender);
  network.hold();
  await queueMessage(account, 'Hi');
  await queueMessage(account, '  I want to get strong  ');
  expect(await conversation(account)).toEqual(['you: Hi (queued)', 'you: I want to get strong (queued)']);
  network.release?.();
  await send(sender);
  expect(await conversation(account)).toEqual(['you: Hi', 'coach: re: Hi', 'you: I want to get strong', 'coach: re: I want to get strong']);
  expect(network.seen.at(-1)?.messages).toEqual([
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: 're: Hi' },
    { role: 'user', content: 'I want to get strong' },
  ]);
  expect((await listChat(account)).at(-1)?.quick_replies).toEqual(['More']);
});

test('three queued messages leave in their order, one at a time, also when the clock goes back', async () => {
  await queueMessage(account, 'one');
  phone.now -= 3_600_000;
  await queueMessage(account, 'two');
  await queueMessage(account, 'three');
  const sender = startSender(account, network);
  await send(sender);
  expect(network.seen.map((request) => request.messages.at(-1)?.content)).toEqual(['one', 'two', 'three']);
  expect(network.seen.map((request) => request.messages.length)).toEqual([1, 3, 5]);
  expect(network.mostInFlight).toBe(1);
  expect(await conversation(account)).toEqual([
    'you: one',
    'coach: re: one',
    'you: two',
    'coach: re: two',
    'you: three',
    'coach: re: three',
  ]);
});

test('two tabs never send at the same time', async () => {
  const held = new Map<string, Promise<unknown>>();
  const locks = {
    request: <T>(name: string, _options: { signal: AbortSignal }, run: () => Promise<T>): Promise<T> => {
      const turn = (held.get(name) ?? Promise.resolve()).then(run);
      held.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
  await queueMessage(account, 'one');
  await queueMessage(account, 'two');
  const tabs = [startSender(account, network, { locks }), startSender(account, network, { locks })];
  await Promise.all(tabs.map(send));
  expect(network.mostInFlight).toBe(1);
  expect(network.seen).toHaveLength(2);
});

test('an answer whose way back was lost is asked for again under the same key and letter for letter', async () => {
  network.weather = ['lost', 'pass'];
  const sender = startSender(account, network);
  await queueMessage(account, 'Hi');
  await send(sender);
  await queueMessage(account, 'More');
  await send(sender);
  const [first, second] = network.seen;
  expect(second).toEqual(first);
  const [message] = await listChat(account);
  expect(first?.key).toBe(message?.message_id);
  expect(await conversation(account)).toEqual(['you: Hi', 'coach: re: Hi', 'you: More', 'coach: re: More']);
});

test('a line from another phone that arrives in between does not change what is asked again', async () => {
  network.weather = ['lost', 'pass'];
  const sender = startSender(account, network);
  await sender.settled();
  phone.now += 60_000;
  await queueMessage(account, 'Hi');
  await send(sender);
  const created_at = new Date(phone.now - 30_000).toISOString();
  const line = {
    message_id: 'other-1',
    role: 'user' as const,
    content: 'Earlier.',
    created_at,
    on_phone: false,
    answers: null,
    plan_id: null,
  };
  await record(account, [chatIntent(line)]);
  await send(sender);
  expect(network.seen[1]).toEqual(network.seen[0]);
  expect(await conversation(account)).toEqual(['you: Earlier.', 'you: Hi', 'coach: re: Hi']);
});

test('a message that was on its way when the app was killed is sent again at the next start, under the same key', async () => {
  network.hold();
  startSender(account, network);
  await queueMessage(account, 'Hi');
  const killed = startSender(account, network);
  killed.wake();
  while (network.seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(await conversation(account)).toEqual(['you: Hi (sending)']);
  phone.crash();

  const again = await phone.account('user-1');
  const next = new CoachNetwork();
  await send(startSender(again, next));
  expect(await conversation(again)).toEqual(['you: Hi', 'coach: re: Hi']);
  expect(next.seen).toEqual([network.seen[0]]);
});

test('a phone somebody has just signed in on asks when it knows their plan, or cannot know it now', async () => {
  let answer = () => {};
  const server = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sync = createSync({ account, call: () => server.then(() => ({ ok: false, failure: UNREACHABLE })) });
  sync.start();
  const fetched = firstRound(account, sync);
  await queueMessage(account, 'lighter, please');
  const sender = startSender(account, network, { ready: () => fetched });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(network.seen).toHaveLength(0);
  await savePlan(account, { plan: planFor('theirs'), source: 'coach' });
  answer();
  await send(sender);
  await sync.stop();
  expect(network.seen.map(({ plan }) => plan)).toEqual([planFor('theirs')]);
});

test('a phone that has had a round before waits for none', async () => {
  await account.database.meta.put({ key: 'cursor', epoch: 'e', cursor: 0, last_sync: '2026-11-20T18:00:00.000Z' });
  await expect(firstRound(account, { syncNow: () => new Promise(() => {}) })).resolves.toBeUndefined();
});

test('nothing is stored after the sender was stopped, and the message waits', async () => {
  network.hold();
  const sender = startSender(account, network);
  await queueMessage(account, 'Hi');
  sender.wake();
  while (network.seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await sender.stop();
  network.release?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await conversation(account)).toEqual(['you: Hi (queued)']);
});

describe('answers that are none', () => {
  test('an answer with neither messages nor reply fails the message, and a retry asks anew', async () => {
    network.weather = [{}, 'pass'];
    const sender = startSender(account, network);
    const { message_id } = await queueMessage(account, 'Hi');
    await send(sender);
    expect(await listChat(account)).toMatchObject([{ state: 'failed', failure: 'unusable' }]);
    await retryMessage(account, message_id);
    await send(sender);
    expect(network.seen.map((request) => request.key)).toEqual([message_id, `${message_id}.1`]);
    expect(await conversation(account)).toEqual(['you: Hi', 'coach: re: Hi']);
  });

  test('a reply in place of messages is an answer', async () => {
    network.weather = [{ messages: [], reply: 'Fine.' }];
    await queueMessage(account, 'Hi');
    await send(startSender(account, network));
    expect(await conversation(account)).toEqual(['you: Hi', 'coach: Fine.']);
  });

  test('without a sign-in nothing is lost and nothing goes on until somebody wakes it', async () => {
    network.weather = [refused(401), 'pass'];
    const timer = new ManualTimer();
    await queueMessage(account, 'one');
    await queueMessage(account, 'two');
    const sender = startSender(account, network, { timer });
    await sender.settled();
    expect(await conversation(account)).toEqual(['you: one (queued)', 'you: two (queued)']);
    expect(timer.due).toEqual([]);
    await send(sender);
    expect(await conversation(account)).toEqual(['you: one', 'coach: re: one', 'you: two', 'coach: re: two']);
  });

  test('without a subscription the message fails and says why', async () => {
    network.weather = [refused(403)];
    await queueMessage(account, 'Hi');
    await send(startSender(account, network));
    expect(await listChat(account)).toMatchObject([{ state: 'failed', failure: 'subscription' }]);
  });

  test.each([400, 413, 422])(
    'a message the server cannot take (%i) is given up, can be tried again or deleted, and holds nothing up',
    async (status) => {
      network.weather = [refused(status), 'pass', refused(status)];
      const sender = startSender(account, network);
      const { message_id } = await queueMessage(account, 'poison');
      await queueMessage(account, 'fine');
      await send(sender);
      expect(await conversation(account)).toEqual(['you: poison (dead)', 'you: fine', 'coach: re: fine']);
      expect(network.seen.at(-1)?.messages).toEqual([{ role: 'user', content: 'fine' }]);
      await retryMessage(account, message_id);
      await send(sender);
      expect((await conversation(account))[0]).toBe('you: poison (dead)');
      await deleteMessage(account, message_id);
      expect(await conversation(account)).toEqual(['you: fine', 'coach: re: fine']);
    },
  );

  test('a key the server holds for another text is given up for a fresh one', async () => {
    network.weather = [refused(409, 'idempotency_key_reused'), 'pass'];
    const { message_id } = await queueMessage(account, 'Hi');
    await send(startSender(account, network));
    expect(network.seen.map((request) => request.key)).toEqual([message_id, `${message_id}.1`]);
    expect(await conversation(account)).toEqual(['you: Hi', 'coach: re: Hi']);
  });

  test('only a message that was given up can be retried, and one that was answered cannot be deleted', async () => {
    const { message_id } = await queueMessage(account, 'Hi');
    await retryMessage(account, message_id);
    await send(startSender(account, network));
    await retryMessage(account, message_id);
    await deleteMessage(account, message_id);
    expect(network.seen.map((request) => request.key)).toEqual([message_id]);
    expect(await conversation(account)).toEqual(['you: Hi', 'coach: re: Hi']);
  });
});

describe('what fits', () => {
  test('an answer longer than a message is cut between its paragraphs, and nothing of it is lost', async () => {
    const paragraphs = Array.from({ length: 12 }, (_, index) => `${index} ${'word '.repeat(200)}`.trim());
    network.weather = [{ messages: [paragraphs.join('\n\n')] }];
    await queueMessage(account, 'Hi');
    await send(startSender(account, network));
    const lines = (await listChat(account)).slice(1).map((entry) => entry.content);
    expect(lines.every((line) => line.length <= CHAT_MESSAGE_MAX_LENGTH)).toBe(true);
    expect(lines.join('\n\n')).toBe(paragraphs.join('\n\n'));
  });

  test('a conversation longer than the server takes loses the coach’s oldest words first', async () => {
    const sender = startSender(account, network);
    for (let n = 0; n <= CHAT_MESSAGES_MAX / 2; n += 1) {
      await queueMessage(account, `message ${n}`);
      await send(sender);
    }
    const last = network.seen.at(-1)?.messages ?? [];
    expect(last).toHaveLength(CHAT_MESSAGES_MAX);
    expect(last.slice(0, 3).map((message) => message.content)).toEqual(['message 0', 'message 1', 're: message 1']);
  });

  test.each(['', '   ', '\u0000', 'x'.repeat(CHAT_MESSAGE_MAX_LENGTH + 1)])('a message that is none is not kept', async (content) => {
    await expect(queueMessage(account, content)).rejects.toBeInstanceOf(InvalidMessageError);
    expect(await listChat(account)).toEqual([]);
  });

  test('text no database can hold is made storable before it is kept', async () => {
    expect((await queueMessage(account, 'a\ud800b\u0000c 💪')).content).toBe('a\ufffdbc 💪');
  });
});

test('a message without signal is tried again after a pause that grows, and never before the server asked', async () => {
  network.weather = [UNREACHABLE, UNREACHABLE, refused(429, undefined, 60), 'pass'];
  const timer = new ManualTimer();
  const sender = startSender(account, network, { timer });
  await sender.settled();
  await queueMessage(account, 'Hi');
  await send(sender);
  const waits: number[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    waits.push(timer.due.at(-1)?.ms ?? 0);
    timer.fire();
    await sender.settled();
  }
  expect(waits).toEqual([1_000, 2_000, 60_000]);
  expect(timer.due).toEqual([]);
  expect(await conversation(account)).toEqual(['you: Hi', 'coach: re: Hi']);
});

test('a message that waits while the page is visible is tried every nine seconds at the latest; hidden, the pause goes on growing', async () => {
  network.weather = [UNREACHABLE];
  const timer = new ManualTimer();
  let isVisible = true;
  const sender = startSender(account, network, { timer, isVisible: () => isVisible });
  await sender.settled();
  await queueMessage(account, 'Hi');
  await send(sender);
  const waits: number[] = [];
  for (let tries = 0; tries < 9; tries += 1) {
    isVisible = tries < 7;
    waits.push(timer.due.at(-1)?.ms ?? 0);
    timer.fire();
    await sender.settled();
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 9_000, 9_000, 9_000, 9_000, 150_000]);
});

test('coming back to the page tries a message at once, but not before the server asked', async () => {
  network.weather = [refused(503, undefined, 60), UNREACHABLE, 'pass'];
  const timer = new ManualTimer();
  const sender = startSender(account, network, { timer });
  await sender.settled();
  await queueMessage(account, 'Hi');
  await send(sender);
  phone.now += 59_999;
  sender.resume();
  await sender.settled();
  expect(network.seen).toHaveLength(1);
  expect(timer.due).toHaveLength(1);
  phone.now += 1;
  sender.resume();
  await sender.settled();
  sender.resume();
  await sender.settled();
  expect(network.seen).toHaveLength(3);
  expect(await conversation(account)).toEqual(['you: Hi', 'coach: re: Hi']);
});
