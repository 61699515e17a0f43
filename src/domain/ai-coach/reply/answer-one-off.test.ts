import { expect, test } from 'vitest';
import { answer } from '../answer.ts';
import type { ChatMessage } from '../brief.ts';

const READY = 'Build muscle, 3 days a week, 60 minutes, full gym, lifting for a year, nothing hurts';
const PLAN = answer({ messages: [{ role: 'user', content: READY }] }).plan!;

function last(...said: string[]) {
  const messages: ChatMessage[] = [];
  let reply = answer({ messages });
  for (const content of said) {
    messages.push({ role: 'user', content });
    reply = answer({ messages, plan: PLAN, offer: null });
    messages.push({ role: 'assistant', content: reply.messages.join('\n') });
  }
  return reply;
}

test('PLAN-17: minutes that somebody happens to have are of today, and the plan stays', () => {
  const reply = last('ugh, only got 35 minutes');
  expect(reply.change).toBeUndefined();
  expect(reply.messages[0]).toMatch(/for once: /);
  expect(reply.messages.join(' ')).toContain('«35 minutes from now on»');
  expect(last('ugh, only got 35 minutes', '35 minutes from now on').brief.minutes).toBe(35);
});

test('PLAN-34: the weights of another place are asked for where none are told', () => {
  const asked = 'How heavy do the kettlebells there go?';
  expect(last('abroad until 20 January, only kettlebells there').messages.join(' ')).toContain(asked);
  expect(last('abroad until 20 January, only kettlebells to 16 kg there').messages.join(' ')).not.toContain(asked);
  expect(last('abroad until 20 January, only bands there').messages.join(' ')).not.toContain('How heavy');
});

test('PLAN-34: a trip that lasts a while is no break that is over', () => {
  expect(last('going on holiday for 2 weeks').messages[0]).toMatch(/^Away 2 weeks|^Away/);
  expect(last('I was on holiday for 2 weeks').messages[0]).not.toMatch(/^Away/);
});

test('PLAN-33: starting over is no answer about a trip that was told before', () => {
  const reply = last('on vacation for 10 days, no gym', 'start over. 2 days, barbell and rack, strength, 50 min, lifting for years');
  expect(reply.messages[0]).toBe('We start over.');
  expect(reply.brief).toMatchObject({ goal: 'strength', days: 2, minutes: 50 });
});
