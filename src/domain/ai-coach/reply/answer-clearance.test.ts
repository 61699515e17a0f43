import { expect, test } from 'vitest';
import { answer, type CoachAnswer } from '../answer.ts';
import type { ChatMessage } from '../brief.ts';

const PLAN = answer({
  messages: [{ role: 'user', content: 'Get stronger, 4 days a week, 60 minutes, full gym, lifting for two years, nothing hurts' }],
}).plan!;

/** The answer to the last of these messages to somebody who trains by a plan of another talk. */
function last(...said: string[]): CoachAnswer {
  const messages: ChatMessage[] = [];
  let reply: CoachAnswer | undefined;
  for (const content of said) {
    messages.push({ role: 'user', content });
    reply = answer({ messages, plan: PLAN, offer: null });
    messages.push({ role: 'assistant', content: reply.messages.join('\n') });
  }
  return reply!;
}

const FEVER = 'I have a fever of 39 since Tuesday, may I train?';

test.each(['A doctor has cleared me', 'My GP says it was just a flu and I may train from Thursday, but gently'])(
  'READY-5: a clearance keeps the plan and leads back into it: «%s»',
  (text) => {
    const { plan, messages, brief } = last(FEVER, text);
    expect(plan).toBeUndefined();
    expect(messages.join(' ')).toMatch(/half the sets at RPE 6/);
    expect(messages.join(' ')).not.toMatch(/as written/);
    expect(brief).toMatchObject({ goal: 'strength', days: 4 });
  },
);

test('READY-5: the session asked for after a clearance says so', () => {
  expect(last(FEVER, 'A doctor has cleared me', 'what is on Monday?').messages[0]).toMatch(/half the sets/);
});

test.each(['the temperature went down yesterday, the cough is still there. when may I begin again?', 'so what should I do on Thursday'])(
  'READY-5: before it, the way back names the 48 hours: «%s»',
  (text) => {
    expect(last(FEVER, text).messages.join(' ')).toMatch(/48 hours/);
  },
);

test('PLAN-4: a confirmed doubt spares the part that the message before it named, and what is left is told', () => {
  const said = ['I twisted my knee playing handball and it is swollen', 'Yes, that is me, now', 'what am I still allowed to train?'];
  const { messages } = last(...said);
  expect(messages.join(' ')).toMatch(/What is left of your plan/);
  expect(messages.join(' ')).toMatch(/bench press/);
  expect(messages.join(' ')).not.toMatch(/squat|lunge|deadlift/);
});
