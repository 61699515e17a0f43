import { expect, test } from 'vitest';
import { answer } from '../answer.ts';
import type { ChatMessage } from '../person/brief-shape.ts';

const READY = 'Get stronger, 3 days a week, 60 minutes, full gym, lifting for a year';

function lastOf(...says: string[]) {
  const messages: ChatMessage[] = [];
  let reply = answer({ messages: [] });
  for (const content of [READY, ...says]) {
    messages.push({ role: 'user', content });
    reply = answer({ messages });
    messages.push({ role: 'assistant', content: reply.messages.join('\n') });
  }
  return reply;
}

test.each([
  'splendid stuff',
  'my uncle insists running is the only real sport',
  'gotta run, bus is here',
  'the barber was closed again',
  'oof, what a monday',
])('PLAN-28 what neither asks nor wishes gets a word and no menu: «%s»', (text) => {
  const { messages, quick_replies, change, noted } = lastOf(text);
  expect(messages).toHaveLength(1);
  expect(messages.join(' ')).not.toMatch(/Did you mean|Is that about|What should I do/);
  expect({ quick_replies, change, noted }).toEqual({ quick_replies: [], change: undefined, noted: undefined });
});

test.each(['the show is on sunday, so when do I rest before it', 'then define overload'])(
  'PLAN-28 a question somewhere in a message is answered or named, never taken for a remark: «%s»',
  (text) => {
    expect(lastOf(text).messages.join(' ')).not.toMatch(/Nothing changes|Understood, your plan stays/);
  },
);

test('PLAN-28 the same word does not come twice in a row', () => {
  expect(lastOf('zzz').messages).not.toEqual(lastOf('zzz', 'brr').messages);
});

test.each(['i only eat 500 a day now', 'I throw it up after dinner', 'my insulin dose was changed again'])(
  'PLAN-28 what is told of eating, illness or medicine is no remark in passing: «%s»',
  (text) => {
    expect(lastOf(text).messages.join(' ')).toMatch(/doctor/);
  },
);

test('PLAN-28 a death is met before training, and nothing done is no success', () => {
  const words = lastOf("don't tell me well done, I've done nothing. We buried my father Thursday").messages.join(' ');
  expect(words).toContain('I am sorry');
  expect(lastOf('done nothing at all, no').messages.join(' ')).not.toMatch(/Well done|Good work/);
});

const NUMB = 'my saddle area is numb since this morning and I cannot pee';
test.each([
  ['it has gone away now, probably nothing', /^That it eases does not make it nothing/],
  ['ok ok leaving now', /^Good, that is the right thing to do/],
  ['the hospital kept me overnight, they found a slipped disc', /^Good that somebody looked at it/],
])('PLAN-29 after an emergency, two messages later: «%s»', (text, words) => {
  expect(lastOf(NUMB, 'hm', 'right', text).messages.join(' ')).toMatch(words);
});

test('PLAN-4 after an emergency the coach stays with it twice; then the talk goes on, and training waits', () => {
  const stays = /^Nothing about training comes before this|^My answer stays the same/;
  expect(lastOf(NUMB, 'I am 43 and did gymnastics for 3 years').messages.join(' ')).toMatch(stays);
  expect(lastOf(NUMB, 'hm', 'right', 'I am 43 and did gymnastics for 3 years').messages.join(' ')).not.toMatch(stays);
  expect(lastOf(NUMB, 'hm', 'right', 'give me the plan').plan).toBeUndefined();
});
