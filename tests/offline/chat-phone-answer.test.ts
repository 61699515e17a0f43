import { describe, expect, test } from 'vitest';
import type { ChatMessage, Failure } from '#contract/index.ts';
import { ReaderNotHereError } from '#offline/chat/beside.ts';
import { deleteMessage, listChat, queueMessage } from '#offline/chat/chat.ts';
import { listPlans, readCurrentPlan, savePlan } from '#offline/log/plans.ts';
import { conversation, echoOf, planFor, refused, send, startSender, UNREACHABLE } from './chat-network.ts';
import { account, network, renewChatPhone } from './chat-phone.ts';

renewChatPhone();

const last = (messages: readonly ChatMessage[]) => messages.at(-1)?.content ?? '';
/** A phone that builds a plan named after the message; the server's may be another. */
const withPlan = (name: (content: string) => string) => (messages: ChatMessage[]) => ({
  messages: [echoOf(messages)],
  plan: planFor(name(last(messages))),
});

test.each<[string, Failure]>([
  ['nothing can be reached', UNREACHABLE],
  ['a captive portal answers', { kind: 'unreadable', status: 200 }],
  ['the server is broken', refused(503)],
  ['something in between is broken', { kind: 'unreadable', status: 502 }],
  ['there were too many requests', refused(429)],
  ['the same request is still running', refused(409, 'in_progress', 1)],
])('when %s the message waits and the phone answers at once, marked as such', async (_why, failure) => {
  network.weather = [failure];
  await queueMessage(account, 'Hi');
  await send(startSender(account, network, { phone: () => ({ messages: ['From the phone.'], quick_replies: ['Yes'] }) }));
  expect(await conversation(account)).toEqual(['you: Hi (queued)', 'phone: From the phone.']);
  expect((await listChat(account)).at(-1)?.quick_replies).toEqual(['Yes']);
});

test('every message typed without signal gets its answer, each knowing the ones before', async () => {
  network.weather = [UNREACHABLE];
  const lengths: number[] = [];
  const sender = startSender(account, network, {
    phone: (messages) => {
      lengths.push(messages.length);
      return { messages: [echoOf(messages)] };
    },
  });
  for (const content of ['one', 'two', 'three']) {
    await queueMessage(account, content);
    await send(sender);
  }
  expect(await conversation(account)).toEqual([
    'you: one (queued)',
    'phone: re: one',
    'you: two (queued)',
    'phone: re: two',
    'you: three (queued)',
    'phone: re: three',
  ]);
  expect(lengths).toEqual([1, 3, 5]);
});

test('once known to be without signal, the phone answers before it tries again', async () => {
  network.weather = [UNREACHABLE];
  const sender = startSender(account, network);
  await queueMessage(account, 'one');
  await send(sender);
  network.hold();
  await queueMessage(account, 'two');
  sender.wake();
  while ((await listChat(account)).length < 4) await new Promise((resolve) => setImmediate(resolve));
  expect((await conversation(account)).at(-1)).toBe('phone: re: two');
  network.release?.();
  await sender.settled();
});

test('when the online answer says the same, the marks go and nothing is added', async () => {
  network.weather = [UNREACHABLE, 'pass'];
  const sender = startSender(account, network);
  await sender.settled();
  await queueMessage(account, 'Hi');
  await send(sender);
  const before = await listChat(account);
  await send(sender);
  expect(await conversation(account)).toEqual(['you: Hi', 'coach: re: Hi']);
  expect((await listChat(account)).map((entry) => entry.message_id)).toEqual(before.map((entry) => entry.message_id));
});

test('when the online answer differs, it follows as a further message and the phone’s stays', async () => {
  network.weather = [UNREACHABLE, 'pass'];
  const sender = startSender(account, network, { phone: () => ({ messages: ['From the phone.'] }) });
  await sender.settled();
  await queueMessage(account, 'Hi');
  await send(sender);
  await send(sender);
  expect(await conversation(account)).toEqual(['you: Hi', 'phone: From the phone.', 'coach: re: Hi']);
  await queueMessage(account, 'More');
  await send(sender);
  // What the coach itself said is what the conversation goes on from.
  expect(network.seen.at(-1)?.messages.map((message) => message.content)).toEqual(['Hi', 're: Hi', 'More']);
});

test('a late online answer stands with the message it answers, not at the end', async () => {
  network.weather = [UNREACHABLE, UNREACHABLE, 'pass'];
  const sender = startSender(account, network, { phone: () => ({ messages: ['From the phone.'] }) });
  await sender.settled();
  await queueMessage(account, 'one');
  await send(sender);
  await queueMessage(account, 'two');
  await send(sender);
  await send(sender);
  expect(await conversation(account)).toEqual([
    'you: one',
    'phone: From the phone.',
    'coach: re: one',
    'you: two',
    'phone: From the phone.',
    'coach: re: two',
  ]);
});

describe('plans', () => {
  test('the phone’s plan is used at once, and stays the same plan when the online one is equal', async () => {
    const answer = withPlan((content) => content);
    network.weather = [UNREACHABLE, answer([{ role: 'user', content: 'strength' }])];
    const sender = startSender(account, network, { phone: answer });
    await sender.settled();
    await queueMessage(account, 'strength');
    await send(sender);
    const used = await readCurrentPlan(account);
    expect(used).toMatchObject({ source: 'phone', plan: { goal: 'strength' } });
    await send(sender);
    expect(await readCurrentPlan(account)).toEqual(used);
    expect(await listPlans(account)).toHaveLength(1);
    expect(await conversation(account)).toEqual(['you: strength', 'coach: re: strength']);
  });

  test('an online plan that differs follows and wins', async () => {
    network.weather = [UNREACHABLE, { messages: ['Better.'], plan: planFor('online') }];
    const sender = startSender(account, network, { phone: withPlan(() => 'phone') });
    await sender.settled();
    await queueMessage(account, 'plan');
    await send(sender);
    expect((await readCurrentPlan(account))?.plan.goal).toBe('phone');
    await send(sender);
    expect((await readCurrentPlan(account))?.plan.goal).toBe('online');
    expect(await conversation(account)).toEqual(['you: plan', 'phone: re: plan', 'coach: Better.']);
  });

  test('other words about the same plan follow without a second plan', async () => {
    network.weather = [UNREACHABLE, { messages: ['In other words.'], plan: planFor('phone') }];
    const sender = startSender(account, network, { phone: withPlan(() => 'phone') });
    await sender.settled();
    await queueMessage(account, 'plan');
    await send(sender);
    await send(sender);
    expect(await listPlans(account)).toHaveLength(1);
    const [, told, online] = await listChat(account);
    expect(online).toMatchObject({ content: 'In other words.', plan_id: told?.plan_id });
  });

  test('an online plan does not win over one chosen since the phone answered', async () => {
    network.weather = [UNREACHABLE, { messages: ['Late.'], plan: planFor('online') }];
    const sender = startSender(account, network, { phone: withPlan(() => 'phone') });
    await sender.settled();
    await queueMessage(account, 'plan');
    await send(sender);
    await savePlan(account, { plan: planFor('chosen'), source: 'coach' });
    await send(sender);
    expect((await readCurrentPlan(account))?.plan.goal).toBe('chosen');
  });

  test('a choice made while the phone waited for signal is not undone by the phone’s plan or the online one', async () => {
    network.hold();
    network.weather = [UNREACHABLE, { messages: ['Late.'], plan: planFor('online') }];
    const sender = startSender(account, network, { phone: withPlan(() => 'phone') });
    await sender.settled();
    await queueMessage(account, 'plan');
    sender.wake();
    while (network.seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await savePlan(account, { plan: planFor('chosen'), source: 'coach' });
    network.release?.();
    await sender.settled();
    expect((await readCurrentPlan(account))?.plan.goal).toBe('chosen');
    await send(sender);
    expect((await readCurrentPlan(account))?.plan.goal).toBe('chosen');
    expect(await listPlans(account)).toHaveLength(3);
  });

  test('after two messages without signal, the online answers end with the later one’s plan', async () => {
    network.weather = [UNREACHABLE];
    const sender = startSender(account, network, { phone: withPlan((content) => `phone ${content}`) });
    await sender.settled();
    for (const content of ['one', 'two']) {
      await queueMessage(account, content);
      await send(sender);
    }
    network.weather = [{ messages: ['A'], plan: planFor('online one') }, UNREACHABLE];
    await send(sender);
    // The first answer is older than the plan the phone made for the second message.
    expect(await conversation(account)).toContain('coach: A');
    expect((await readCurrentPlan(account))?.plan.goal).toBe('phone two');
    network.weather = [{ messages: ['B'], plan: planFor('online two') }];
    await send(sender);
    expect((await readCurrentPlan(account))?.plan.goal).toBe('online two');
  });

  test('a message whose phone answer had no plan may still bring one after an earlier message’s', async () => {
    network.weather = [
      UNREACHABLE,
      UNREACHABLE,
      { messages: ['A'], plan: planFor('online one') },
      { messages: ['B'], plan: planFor('online two') },
    ];
    const sender = startSender(account, network, {
      phone: (messages) => (last(messages) === 'one' ? withPlan(() => 'phone')(messages) : { messages: ['?'] }),
    });
    await sender.settled();
    for (const content of ['one', 'two']) {
      await queueMessage(account, content);
      await send(sender);
    }
    await send(sender);
    expect((await readCurrentPlan(account))?.plan.goal).toBe('online two');
  });
});

test('a phone that has no words leaves the message waiting', async () => {
  network.weather = [UNREACHABLE];
  await queueMessage(account, 'Hi');
  await send(startSender(account, network, { phone: () => ({ messages: [] }) }));
  expect(await conversation(account)).toEqual(['you: Hi (queued)']);
});

test('a message taken back before it was sent goes with the phone’s answer to it', async () => {
  network.weather = [UNREACHABLE];
  const { message_id } = await queueMessage(account, 'Hi');
  await send(startSender(account, network));
  await deleteMessage(account, message_id);
  expect(await listChat(account)).toEqual([]);
});

describe('while the coach’s files follow the app onto the phone', () => {
  test('messages wait without an answer of the phone’s, and get it once the files are there', async () => {
    network.weather = [UNREACHABLE];
    let isHere = false;
    const sender = startSender(account, network, { phone: (messages) => (isHere ? { messages: [echoOf(messages)] } : null) });
    for (const content of ['one', 'two']) await queueMessage(account, content);
    await send(sender);
    expect(await conversation(account)).toEqual(['you: one (queued)', 'you: two (queued)']);
    isHere = true;
    await send(sender);
    expect(await conversation(account)).toEqual(['you: one (queued)', 'phone: re: one', 'you: two (queued)', 'phone: re: two']);
  });

  test('the server answers what waits, though the phone could not', async () => {
    network.weather = [UNREACHABLE, 'pass'];
    const sender = startSender(account, network, { phone: () => null });
    await queueMessage(account, 'Hi');
    await send(sender);
    await send(sender);
    expect(await conversation(account)).toEqual(['you: Hi', 'coach: re: Hi']);
  });

  test('an empty conversation is not greeted', async () => {
    network.weather = [UNREACHABLE];
    expect(await startSender(account, network, { phone: () => null }).loadGreeting()).toEqual(UNREACHABLE);
    expect(await listChat(account)).toEqual([]);
  });

  test('a message is not sent without the log’s digest, which goes with every try of it', async () => {
    let isHere = false;
    const log = async () => {
      if (!isHere) throw new ReaderNotHereError();
      return null;
    };
    const sender = startSender(account, network, { phone: () => null, log });
    await queueMessage(account, 'Hi');
    await send(sender);
    expect(network.seen).toEqual([]);
    expect(await conversation(account)).toEqual(['you: Hi (queued)']);
    isHere = true;
    await send(sender);
    expect(await conversation(account)).toEqual(['you: Hi', 'coach: re: Hi']);
  });
});
