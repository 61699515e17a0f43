import { expect, test } from 'vitest';
import { answer, type CoachAnswer } from './answer.ts';
import type { ChatMessage } from './brief.ts';

const READY = 'Get stronger, 3 days a week, 60 minutes, full gym, lifting for a year';

/** The coach's answer to the last of these messages, said after a plan was made. */
function last(...said: string[]): CoachAnswer {
  const messages: ChatMessage[] = [];
  let reply = answer({ messages });
  for (const content of [READY, ...said]) {
    messages.push({ role: 'user', content });
    reply = answer({ messages });
    messages.push({ role: 'assistant', content: reply.messages.join('\n') });
  }
  return reply;
}

test('PLAN-33 «start over» stands alone, whatever was changed and asked before it', () => {
  const reply = last('Make it 45 minutes', 'Make it 50 minutes instead', 'How is my bench press going?', 'Start over');
  expect(reply.messages[0]).toBe('We start over.');
  expect(reply.change).toBeUndefined();
});

test.each(["I don't want to get weaker my squat is finally good how much was it the last time I did it", "don't want to lose my squat"])(
  'PLAN-33 what must not happen is no wish to leave an exercise out: «%s»',
  (text) => {
    expect(last(text).change).toBeUndefined();
  },
);

test('PLAN-33 «without dropping» names what stays', () => {
  expect(last('make it 50 minutes without dropping overhead press').brief.refused).toEqual([]);
});

test('FACT-11 a pregnancy that is hoped for is none', () => {
  expect(last('we are hoping to become pregnant this year').brief.limitations).toEqual([]);
  expect(last('I am pregnant').brief.limitations).not.toEqual([]);
});

test('KNOW-6 no other topic answers for SARMs', () => {
  expect(last('my cousin takes sarms, is it basically creatine').messages.join(' ')).toMatch(/I advise against steroids and SARMs/);
  expect(last('is creatine a steroid').messages.join(' ')).toMatch(/^Creatine is no steroid/);
});
