import { describe, expect, test } from 'vitest';
import { answer, type CoachAnswer } from '../answer.ts';
import { requestBesideAge } from './request-beside.ts';

const FIRST = 'Get stronger, 4 days a week, 60 minutes, full gym, lifting for a year';
const PLAN = answer({ messages: [{ role: 'user', content: FIRST }] }).plan ?? {};

/** The answer to somebody who trains by a plan from elsewhere. */
function answerTo(content: string): CoachAnswer {
  return answer({ messages: [{ role: 'user', content }], plan: PLAN });
}

describe('PLAN-32 who says who they are and asks for something gets what was asked for', () => {
  test.each([
    ['I am Ben and 31 years old. What is on Monday?', /^Mon, about/],
    ["I'm Rosa and I'm 45, I run a bakery. Could you drop Friday this week?", /Friday/],
    ['What is RPE? I am 52 and nobody ever told me.', /RPE/i],
    ['Tom, 28, night shifts. How long should I rest between sets of squats?', /seconds between sets/],
  ])('«%s»', (content, wanted) => {
    const { messages } = answerTo(content);
    expect(messages.join(' ')).toMatch(wanted);
    expect(messages.join(' ')).not.toMatch(/^What I know about you changed/);
  });
});

test('who only says who they are is told what that changes', () => {
  expect(requestBesideAge('I am Ben, 31. I work on roofs.', 31)).toBeUndefined();
  expect(answerTo('I am 71 by the way.').messages.join(' ')).toMatch(/^What I know about you changed/);
});

test('an order that is a fact too is carried out with the age', () => {
  expect(answerTo('I am 31. Drop the calf raises').messages.join(' ')).toMatch(/leave out calf raises/);
});

test('a request in the sentence of the age is read with it', () => {
  expect(requestBesideAge('I am 52, what is RPE?', 52)).toBeUndefined();
});
