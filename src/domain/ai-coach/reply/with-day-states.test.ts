import { expect, test } from 'vitest';
import { answer } from '../answer.ts';
import type { ChatMessage } from '../brief.ts';

const READY = 'Build muscle, 3 days a week, 60 minutes, full gym, lifting for a year, nothing hurts';
const PLAN = answer({ messages: [{ role: 'user', content: READY }] }).plan!;

/** All that is said to the last of these messages about the plan. */
function last(...said: string[]): string {
  const messages: ChatMessage[] = [];
  for (const content of said) {
    messages.push({ role: 'user', content });
    messages.push({ role: 'assistant', content: answer({ messages, plan: PLAN, offer: null }).messages.join('\n') });
  }
  return messages.at(-1)!.content;
}

test.each([
  ['running a temperature since yesterday', 'barely slept'],
  ['caught the flu', 'my legs are very sore', 'hangover today'],
  ['food poisoning', 'what do I train today?'],
  ['I got covid', 'go lighter today'],
])('READY-5: an illness told before decides about today: %s, %s', (...said) => expect(last(...said)).toContain('No training now.'));

test('READY-5: it ends when its end or a session is told, or somebody starts over', () => {
  expect(last('caught the flu', 'the flu is over')).toContain('half the sets at RPE 6');
  expect(last('caught the flu', 'the flu is over', 'what do I train today?')).not.toContain('No training');
  expect(last('caught the flu', 'I trained today', 'barely slept')).not.toContain('No training');
  expect(last('caught the flu', 'start over', 'barely slept')).not.toContain('No training');
});

test('READY-4: a state told lately is said again with the session, and beside another state', () => {
  expect(last('slept terribly', "what's my workout today?")).toMatch(/after a bad night.*\n.*:/);
  expect(last('sore throat since monday, it is a cold', 'slept terribly')).toContain('with a cold in the head');
  expect(last('slept terribly', 'how many sets for chest?')).not.toContain('bad night');
});
