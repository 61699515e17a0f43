import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Call } from '#contract/index.ts';
import { answer } from '#domain/ai-coach/answer.ts';
import { acceptChange, changeState } from '#offline/chat/change.ts';
import { deleteMessage, listChat, queueMessage, retryMessage } from '#offline/chat/chat.ts';
import { readCurrentPlan, savePlan } from '#offline/log/plans.ts';
import type { Account } from '#offline/store/account.ts';
import { createSync } from '#offline/sync/sync.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Phone } from './accounts-phone.ts';
import { CoachNetwork, planFor, refused, send, startSender, UNREACHABLE } from './chat-network.ts';

let server: TestServer;
let call: Call;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const user = await server.createUser({ subscribed: true });
  const session = await server.signIn(user.email);
  call = server.call(session.access);
  owner = session.owner;
});

async function sync(account: Account) {
  const running = createSync({ account, call });
  running.start();
  const status = await running.syncNow();
  await running.stop();
  expect(status).toMatchObject({ phase: 'idle', pending: 0, rejected: 0 });
}

/** What two devices must agree on. */
async function shared(account: Account) {
  return (await listChat(account)).map(({ message_id, role, content, on_phone, answers, plan_id, noted }) => ({
    message_id,
    role,
    content,
    on_phone,
    answers,
    plan_id,
    noted,
  }));
}

test('the conversation with the real coach stands on the second phone, which sends nothing of it again', async () => {
  const a = await new Phone('phone-a').account(owner);
  const network = new CoachNetwork(call);
  const sender = startSender(a, network, { phone: (_, asked) => answer(asked) });
  expect(await sender.loadGreeting()).toBe('ready');
  for (const content of ['I want to get stronger', '3 days', 'full gym', 'I have trained for three years', '60 minutes']) {
    await queueMessage(a, content);
    await send(sender);
  }
  expect((await listChat(a)).filter((entry) => entry.role === 'user').map((entry) => entry.state)).toEqual(Array(5).fill('answered'));
  expect((await listChat(a)).flatMap(({ noted = [] }) => noted.map(({ label }) => label))).toContain('Goal');
  const plan = await readCurrentPlan(a);
  expect(plan).toMatchObject({ source: 'coach' });
  await sync(a);

  const b = await new Phone('phone-b').account(owner);
  await sync(b);
  expect(await shared(b)).toEqual(await shared(a));
  expect(await readCurrentPlan(b)).toEqual(plan);
  const other = new CoachNetwork(call);
  const otherSender = startSender(b, other);
  expect(await otherSender.loadGreeting()).toBe('ready');
  await send(otherSender);
  expect(other.seen).toEqual([]);
  // The second phone goes on where the first one stopped.
  await queueMessage(b, 'Change my days to 4');
  await send(otherSender);
  expect(other.seen[0]?.messages.slice(0, -1).map((message) => message.content)).toEqual((await shared(a)).map((entry) => entry.content));
  await sync(b);
  await sync(a);
  expect(await shared(a)).toEqual(await shared(b));
});

test('two phones that greet before they hear of each other show one greeting', async () => {
  const accounts = [await new Phone('phone-a').account(owner), await new Phone('phone-b').account(owner)] as const;
  for (const account of accounts) await startSender(account, new CoachNetwork(call)).loadGreeting();
  for (const account of [...accounts, accounts[0]]) await sync(account);
  const [first, second] = await Promise.all(accounts.map(shared));
  expect(second).toEqual(first);
  expect(new Set(first?.map((entry) => entry.content)).size).toBe(first?.length);
});

test('the real server and the phone say the same, so the marks go; a lost answer is replayed to the letter', async () => {
  const account = await new Phone().account(owner);
  const network = new CoachNetwork(call);
  const sender = startSender(account, network, { phone: (_, asked) => answer(asked) });
  await sender.loadGreeting();
  network.weather = ['lost', 'lost', 'pass'];
  await queueMessage(account, 'I want to build muscle, 4 days a week, full gym, intermediate, 60 minutes');
  await send(sender);
  const marked = (await listChat(account)).filter((entry) => entry.on_phone);
  expect(marked.length).toBeGreaterThan(0);
  await send(sender);
  await send(sender);
  const after = await listChat(account);
  expect(after.filter((entry) => entry.on_phone)).toEqual([]);
  expect(after.map((entry) => entry.message_id).slice(-marked.length)).toEqual(marked.map((entry) => entry.message_id));
  expect(new Set(network.seen.slice(1).map((request) => JSON.stringify(request))).size).toBe(1);
  await sync(account);
});

test('a change proposed on one phone is accepted on the other, and both know', async () => {
  const a = await new Phone('phone-a').account(owner);
  await savePlan(a, { plan: planFor('muscle'), source: 'coach' });
  const network = new CoachNetwork();
  const change = { kind: 'brief', title: 'Another goal', why: 'You asked.', lines: [], kept: [] };
  network.weather = [{ messages: ['Shall I?'], plan: planFor('strength'), change, corrections: ['A set less.'] }];
  await queueMessage(a, 'rather strength');
  await send(startSender(a, network));
  await sync(a);

  const b = await new Phone('phone-b').account(owner);
  await sync(b);
  const proposal = (await listChat(b)).at(-1)!;
  expect(proposal).toMatchObject({ change: { title: 'Another goal' }, corrections: ['A set less.'] });
  expect(proposal.change?.lines).toEqual((await listChat(a)).at(-1)?.change?.lines);
  expect((await readCurrentPlan(b))?.plan.goal).toBe('muscle');
  expect(await acceptChange(b, proposal.message_id)).toBe('done');
  await sync(b);
  await sync(a);
  for (const account of [a, b]) {
    const [entries, current] = [await listChat(account), await readCurrentPlan(account)];
    expect(current?.plan.goal).toBe('strength');
    expect(changeState(entries.at(-1)!, entries, current?.plan_id ?? null)).toBe('accepted');
  }
  expect(await acceptChange(a, proposal.message_id)).toBe('gone');
});

test('a message taken back disappears from the second phone as well', async () => {
  const a = await new Phone('phone-a').account(owner);
  const network = new CoachNetwork();
  network.weather = [UNREACHABLE, refused(400)];
  const { message_id } = await queueMessage(a, 'poison');
  const sender = startSender(a, network);
  await sender.settled();
  await sync(a);
  const b = await new Phone('phone-b').account(owner);
  await sync(b);
  expect((await shared(b)).map((entry) => entry.content)).toEqual(['poison', 're: poison']);

  await send(sender);
  expect((await listChat(a))[0]?.state).toBe('dead');
  await deleteMessage(a, message_id);
  await sync(a);
  await sync(b);
  expect(await shared(b)).toEqual([]);
  await retryMessage(a, message_id);
  expect(await listChat(a)).toEqual([]);
});

test('without a subscription the real server refuses, and the phone says so', async () => {
  const user = await server.createUser();
  const session = await server.signIn(user.email);
  const account = await new Phone().account(session.owner);
  const sender = startSender(account, new CoachNetwork(server.call(session.access)));
  expect(await sender.loadGreeting()).toMatchObject({ kind: 'refused', status: 403 });
  await queueMessage(account, 'Hi');
  await send(sender);
  expect(await listChat(account)).toMatchObject([{ state: 'failed', failure: 'subscription' }]);
});
