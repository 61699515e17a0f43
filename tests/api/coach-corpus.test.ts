import { afterAll, beforeAll, expect, test } from 'vitest';
import { askCoach, type Call } from '#contract/index.ts';
import { answer } from '#domain/ai-coach/answer.ts';
import { planChangeSchema } from '#domain/ai-coach/change/plan-change.ts';
import type { LogFact } from '#domain/ai-coach/log-facts.ts';
import { planSchema } from '#domain/plan/plan.ts';
import { type Conversation, GROUPS } from '#tests/fixtures/conversations/conversation.ts';
import { HELD_OUT } from '#tests/fixtures/conversations/held-out-table.ts';
import { messagesOf } from '#tests/fixtures/conversations/score.ts';
import { TUNED } from '#tests/fixtures/conversations/tuned-table.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const FACTS: LogFact[] = [
  { key: 'workouts', label: 'Last 4 weeks', value: '11 workouts, 2.8 a week' },
  { key: 'lift:back squat', label: 'Back squat, best estimate', value: '132 kg, up 6 kg since 2 Sep' },
  { key: 'last-session', label: 'Last session', value: '18 Nov: Back squat 110 kg × 5, 5, 5; Bench press 80 kg × 5, 5, 5' },
  { key: 'unit', label: 'Weights shown in', value: 'Kilograms' },
];
const AT_ONCE = 8;

let server: TestServer;
let call: Call;

beforeAll(async () => {
  server = await startTestServer();
  const { email } = await server.createUser({ subscribed: true });
  call = server.call((await server.signIn(email)).access);
});
afterAll(() => server.close());

/** What the server says to a conversation beside what the engine on the phone says; null where they are equal. */
async function difference(conversation: Conversation, facts: LogFact[]): Promise<object | null> {
  const messages = messagesOf(conversation, (before) => answer({ messages: before, facts }).messages.join('\n'));
  const { brief: _, ...phone } = answer({ messages, facts });
  const online = await call(askCoach, { body: { messages, facts } });
  const said = online.ok ? online.value : online;
  return JSON.stringify(sorted(said)) === JSON.stringify(sorted(phone)) ? null : { messages, said, phone };
}

function sorted(value: object): object {
  return Object.fromEntries(Object.entries(JSON.parse(JSON.stringify(value)) as object).sort(([a], [b]) => (a < b ? -1 : 1)));
}

test.each(GROUPS)(
  'Phone and server answer every conversation of the group «%s» alike',
  async (group) => {
    const conversations = [...TUNED[group], ...HELD_OUT[group]];
    const different: object[] = [];
    for (let at = 0; at < conversations.length; at += AT_ONCE) {
      const found = await Promise.all(
        conversations.slice(at, at + AT_ONCE).map((conversation, index) => difference(conversation, index % 2 === 0 ? FACTS : [])),
      );
      different.push(...found.flatMap((item) => item ?? []));
    }
    expect(different).toEqual([]);
  },
  120_000,
);

test('A plan and a change that come with an answer can be read by whoever stores them', async () => {
  const messages = messagesOf([['Get stronger', '3 days, 60 minutes', 'Full gym, lifting 1 year', 'Only dumbbells'], 'change']);
  const online = await call(askCoach, { body: { messages } });
  expect(online.ok && planSchema.safeParse(online.value.plan).success).toBe(true);
  expect(online.ok && planChangeSchema.parse(online.value.change).kind).toBe('equipment');
});
