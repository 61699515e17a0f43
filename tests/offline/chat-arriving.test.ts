import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Call, COACH_WORDS_EVENT, type CoachFact } from '#contract/index.ts';
import { planSlot } from '#domain/sync/slots.ts';
import { queueMessage } from '#offline/chat/chat.ts';
import { messageTable } from '#offline/chat/rows.ts';
import { type ArrivingAnswer, type ChatSender, createChatSender } from '#offline/chat/sender.ts';
import { savePlan } from '#offline/log/plans.ts';
import { type Account, closeAccount, openAccount } from '#offline/store/account.ts';
import { conversation, ManualTimer, planFor, UNREACHABLE } from './chat-network.ts';

let account: Account;
let sender: ChatSender;
let facts: () => Promise<CoachFact[]>;
let arrived: (ArrivingAnswer | null)[];
/** Bodies as they were sent, and what happens to each request. */
let bodies: unknown[];
let answers: Call[];

const LIFT: CoachFact = { key: 'lift:squat', label: 'Squat, best estimate', value: '132.5 kg' };
const SAYS = (text: string): Call => (() => Promise.resolve({ ok: true, value: { messages: [text] } })) as Call;
const LOST: Call = () => Promise.resolve({ ok: false, failure: UNREACHABLE });

/** Words come as these events, and then the rest happens. */
const streams =
  (events: [string, unknown][], then: Call): Call =>
  (endpoint, input, options) => {
    for (const [event, data] of events) options?.on_event?.(event, data);
    return then(endpoint, input, options);
  };

const words = (message: unknown, text: unknown): [string, unknown] => [COACH_WORDS_EVENT, { message, text }];

beforeEach(async () => {
  account = await openAccount({
    origin: 'http://setwise.test',
    owner: crypto.randomUUID(),
    device: crypto.randomUUID(),
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  });
  facts = () => Promise.resolve([LIFT]);
  [arrived, bodies, answers] = [[], [], []];
  sender = createChatSender({
    account,
    call: (endpoint, input, options) => {
      bodies.push(structuredClone((input as { body: unknown }).body));
      const next = (answers.length > 1 ? answers.shift() : answers[0]) ?? LOST;
      return next(endpoint, input, options);
    },
    answerOnPhone: ({ messages, facts }) => ({ messages: [`${messages.length} messages, ${facts.length} facts`] }),
    facts: () => facts(),
    onArriving: (arriving) => arrived.push(arriving),
    random: () => 0,
    setTimer: new ManualTimer().set,
  });
  sender.start();
  await sender.settled();
});

afterEach(async () => {
  await sender.stop();
  closeAccount(account);
  await account.database.delete();
});

const send = async (text?: string) => {
  if (text !== undefined) await queueMessage(account, text);
  sender.wake();
  await sender.settled();
};

test('words are handed on as they come, and leave when the answer is stored', async () => {
  answers = [streams([words(0, 'Start light.'), words(0, ' Then add.'), words(1, 'Good luck.')], SAYS('Start light. Then add.'))];
  await send('How do I begin?');
  expect(arrived.map((one) => one?.lines ?? null)).toEqual([
    ['Start light.'],
    ['Start light. Then add.'],
    ['Start light. Then add.', 'Good luck.'],
    null,
  ]);
  expect(await conversation(account)).toEqual(['you: How do I begin?', 'coach: Start light. Then add.']);
});

test('the answer counts, not the words before it: a stream cut midway stores nothing of it, and the retry is answered once', async () => {
  answers = [streams([words(0, 'Start light.')], LOST), SAYS('Rest first.')];
  await send('How do I begin?');
  expect(arrived.at(-1)).toBeNull();
  expect(await conversation(account)).toEqual(['you: How do I begin? (queued)', 'phone: 1 messages, 1 facts']);
  await send();
  expect(await conversation(account)).toEqual(['you: How do I begin?', 'phone: 1 messages, 1 facts', 'coach: Rest first.']);
});

test('what is no piece of an answer is left out', async () => {
  answers = [
    streams(
      [['other', { message: 0, text: 'x' }], words('0', 'x'), words(5, 'x'), words(-1, 'x'), words(0, 7), words(0, 'Hi.')],
      SAYS('Hi.'),
    ),
  ];
  await send('Hello');
  expect(arrived.map((one) => one?.lines ?? null)).toEqual([['Hi.'], null]);
});

test('the facts and the plan go along, and a repeat sends them as they were the first time', async () => {
  await savePlan(account, { plan: planFor('strength'), source: 'coach' });
  answers = [LOST, SAYS('Heavy enough.')];
  await send('How heavy?');
  facts = () => Promise.resolve([{ ...LIFT, value: '140 kg' }]);
  await savePlan(account, { plan: planFor('muscle'), source: 'coach' });
  await send();
  expect(bodies).toEqual([bodies[0], bodies[0]]);
  expect(bodies[0]).toMatchObject({ messages: [{ content: 'How heavy?' }], facts: [LIFT], plan: { goal: 'strength' } });
  expect((await messageTable(account).toArray()).some((row) => row.asked_with !== undefined)).toBe(false);
  await send('And now?');
  expect(bodies[2]).toMatchObject({ facts: [{ value: '140 kg' }], plan: { goal: 'muscle' } });
});

test('facts that cannot be read keep no message back', async () => {
  facts = () => Promise.reject(new Error('storage'));
  answers = [SAYS('Hi.')];
  await send('Hello');
  expect(bodies).toEqual([{ messages: [{ role: 'user', content: 'Hello' }] }]);
});

test('what is larger than the server takes stays behind: the facts where the plan can go without them, else the plan', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ key: `lift:${index}`, label: 'Squat', value: 'é'.repeat(400) }));
  facts = () => Promise.resolve(many);
  const large = { ...planFor('strength'), explanation: 'é'.repeat(120_000) };
  await savePlan(account, { plan: large, source: 'coach' });
  answers = [SAYS('Hi.'), SAYS('Hi again.')];
  await send('Hello');
  expect(bodies).toEqual([{ messages: [{ role: 'user', content: 'Hello' }], plan: large, offer: null }]);
  // As an earlier version stored it, which counted characters.
  const larger = { ...large, explanation: 'é'.repeat(140_000) };
  const { plan_id } = await savePlan(account, { plan: planFor('muscle'), source: 'coach' });
  await account.database.registers
    .where('slot')
    .equals(planSlot(plan_id))
    .modify((row) => {
      Object.assign(row.value ?? {}, { plan: larger });
    });
  await send('Hello again');
  expect(bodies.at(-1)).toMatchObject({ facts: many });
  expect(bodies.at(-1)).not.toHaveProperty('plan');
});
