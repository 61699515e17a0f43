import { afterAll, beforeAll, expect, test } from 'vitest';
import { askCoach, type Call, type ChatMessage } from '#contract/index.ts';
import { answer } from '#domain/ai-coach/answer.ts';
import { DIGEST_MAX_LENGTH, type LogDigest } from '#domain/ai-coach/log-digest/digest-shape.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { digestOf } from '#tests/fixtures/log-digest.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const WEEKS = ['09-28', '10-05', '10-12', '10-19', '10-26', '11-02', '11-09', '11-16'].map((day) => `2026-${day}`);
const LOG: LogDigest = digestOf(
  {
    'Back squat': WEEKS.map((on, week) => ({ on, reps: [5, 5, 5], weight: String(100 + 2.5 * week) })),
    'Bench press': WEEKS.map((on) => ({ on, reps: [5, 5, 5], weight: '70', rpe: 9 })),
  },
  {
    place: { week: 1, day: 0, labels: ['Fri'], scheduled: true, session: 'none', changed: null },
    targets: [
      {
        day: 0,
        exercise: 'Back squat',
        exercise_n: 1,
        sets: 3,
        done: 0,
        reps: '5',
        rpe: 8,
        suggestion: { load: '120kg', reps: 5, reason: 'Last time points to a max near 148 kg; 5 reps at RPE 8 is this load.' },
      },
    ],
    plan_since: '2026-09-20',
  },
);
const PLAN: Plan = {
  goal: 'strength',
  weeks: [
    [{ day: 'Fri', primary: ['Back squat', 'Bench press'].map((exercise) => ({ exercise, sets: 3, reps: 5, rpe: 8 })), accessories: [] }],
  ],
};
const QUESTIONS = [
  'Am I getting stronger?',
  'How is my bench going?',
  'What is my best squat?',
  'What did I bench last time?',
  'What should I squat today?',
  'How many chest sets did I do this week?',
  'How often did I train this month?',
  'When is the light week?',
  'My bench is stuck',
];

let server: TestServer;
let call: Call;

beforeAll(async () => {
  server = await startTestServer();
  const { email } = await server.createUser({ subscribed: true });
  call = server.call((await server.signIn(email)).access);
});
afterAll(() => server.close());

async function asked(content: string, log: unknown): Promise<object> {
  const messages: ChatMessage[] = [{ role: 'user', content }];
  const said = await call(askCoach, { body: { messages, plan: PLAN, log } });
  return said.ok ? said.value : said;
}

test.each(QUESTIONS)('phone and server answer «%s» alike, with the log and without it', async (content) => {
  for (const log of [LOG, null]) {
    const { brief: _, ...phone } = answer({ messages: [{ role: 'user', content }], plan: PLAN, log });
    expect(await asked(content, log ?? undefined)).toEqual(JSON.parse(JSON.stringify(phone)));
  }
});

test.each<[string, unknown]>([
  ['malformed', { ...LOG, exercises: 'all of them' }],
  ['a text', 'Back squat 100 kg'],
  ['too long', { ...LOG, padding: 'x'.repeat(DIGEST_MAX_LENGTH) }],
  ['null', null],
])('a log that is %s is left out, and the message is answered', async (_, log) => {
  for (const content of QUESTIONS.slice(0, 2)) expect(await asked(content, log)).toEqual(await asked(content, undefined));
});
