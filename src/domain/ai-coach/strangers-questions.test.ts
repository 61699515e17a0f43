import { expect, test } from 'vitest';
import { answer, type CoachAnswer } from './answer.ts';
import type { ChatMessage } from './brief.ts';

const READY = 'Get stronger, 4 days a week, 60 minutes, full gym, lifting for a year';

/** The coach's answer to a message said after a plan was made. */
function asked(content: string): CoachAnswer {
  const messages: ChatMessage[] = [{ role: 'user', content: READY }];
  messages.push({ role: 'assistant', content: answer({ messages }).messages.join('\n') }, { role: 'user', content });
  return answer({ messages });
}

test.each([
  ['my elbows stick out to the sides on the bench press. any cues?', /elbows|shoulder/i],
  ['a lad at work takes sarms and got massive. worth it or nah', /advise against/],
  ['i am 15 and dad says lifting will stunt me. what do i tell him', /stunt/],
])('KNOW-9 a short question is answered from the message around it: «%s»', (text, answered) => {
  expect(asked(text).messages.join(' ')).toMatch(answered);
});

test.each(['what is a pallof press, never heard of it', "whats a 'face pull'", 'what is mean goblet squat? how i do it'])(
  "KNOW-9 what an exercise is asks for nobody's own numbers: «%s»",
  (text) => {
    expect(asked(text).messages.join(' ')).toMatch(/^(?:Pallof press|Face pull|Goblet squat): /);
  },
);

test('KNOW-9 what a husband says of lifting is answered when its truth is asked', () => {
  expect(asked('My husband says deadlifts are dangerous. Is he right?').messages.join(' ')).toMatch(/injuries|healthy joints/);
});

test.each([
  'what is a deload, everything has felt heavy for a month',
  'Away in Portugal for 8 days without a gym. Should I do extra before to make up for it?',
  "I can't see any ab work. Should I add planks at the end?",
  "I'm scared I'll tear something, is lifting dangerous at 60?",
])('PLAN-4 a question that names no sign raises no alarm: «%s»', (text) => {
  expect(asked(text).messages.join(' ')).not.toMatch(/sounds like|Stop training/);
});

test.each([
  'everything feels pointless and i do not want to be here any more',
  'I felt something tear in my chest on the bench and my arm went weak',
  'my bone density is fine but my shin hurts at one point and I cannot put weight on it',
])('PLAN-4 what names a sign is not answered as a question: «%s»', (text) => {
  expect(asked(text).messages.join(' ')).toMatch(/sounds like|Stop training|talk to|emergency|waits/i);
});

test.each([
  ["i don't want my boss knowing how much i deadlift", 'remove'],
  ['can i make my own exercise for the cable thing at my gym', 'add'],
])('PLAN-33 «%s» changes no exercise', (text) => {
  expect(asked(text).change).toBeUndefined();
});
