import { describe, expect, test } from 'vitest';
import type { Plan } from '../../../plan/plan.ts';
import { answer } from '../../answer.ts';
import { contentsOfPlan } from '../../edit/plan-contents.ts';
import { normaliseText } from '../normalise-text.ts';
import { readPointing } from './read-pointing.ts';
import type { Exchange } from './talk-record.ts';

const item = (exercise: string, sets = 3) => ({ exercise, sets, reps: '5' });
const PLAN: Plan = {
  goal: 'strength',
  schedule: [
    { day: 'Mon', primary: [item('Back squat', 4), item('Bench press')], accessories: [item('Lateral raise')] },
    { day: 'Wed', primary: [item('Deadlift'), item('Overhead press')], accessories: [item('Lat pulldown')] },
    { day: 'Fri', primary: [item('Close-grip bench press')], accessories: [item('Cable curl')] },
  ],
};
const point = (said: string, ...talk: [text: string, said: string][]) => {
  const exchanges: Exchange[] = talk.map(([text, answered]) => ({ text: normaliseText(text), said: answered }));
  return readPointing(normaliseText(said), exchanges, contentsOfPlan(PLAN))?.pointing;
};

const CHOICES: [string, string] = [
  'can you swap bench press',
  'Pause bench press instead of bench press on Monday.\nThe card shows the first of these: «swap bench press for pause bench press», «swap bench press for decline bench press» and «swap bench press for floor press». Say which.',
];
const SHOWN: [string, string] = [
  "what's on wednesday",
  'Wed, about 49 minutes: Deadlift 4 × 5, Overhead press 3 × 5, Lat pulldown 2 × 8–12.',
];

describe('one of the choices by its place (PLAN-31)', () => {
  test.each([
    ['the second one', 'swap bench press for decline bench press'],
    ["I'd take the last one", 'swap bench press for floor press'],
    ['the third option please', 'swap bench press for floor press'],
  ])('«%s»', (said, text) => expect(point(said, CHOICES)).toMatchObject({ to: 'text', text, replaces: true }));

  test('after one of the others was looked at, the one that is left', () => {
    const tried: [string, string] = ['the other one', 'Decline bench press instead of bench press on Monday.'];
    expect(point('no the other one', CHOICES, tried)).toMatchObject({ text: 'swap bench press for floor press' });
  });

  test('without choices it is none', () => expect(point('the second one', SHOWN)).toBeUndefined());
});

describe('an exercise of the session just shown by its place (PLAN-31)', () => {
  test.each([
    ['the second one, can I do something else', 'swap overhead press on wednesday'],
    ['I hate the last one', 'swap lat pulldown on wednesday'],
    ['drop the third exercise', 'remove lat pulldown on wednesday'],
    ['why the first one', 'why deadlift'],
    ['how do I do the last one', 'how do i do lat pulldown'],
    ['how heavy on the first one', 'how heavy deadlift'],
  ])('«%s»', (said, text) => expect(point(said, SHOWN)).toMatchObject({ to: 'text', text }));

  test.each(['the last one hurt', 'the first one was great', 'my first exercise class is on Friday'])('«%s» asks for nothing', (said) =>
    expect(point(said, SHOWN)).toBeUndefined(),
  );
});

test.each([
  ['the second one is too long', 'make wednesday shorter'],
  ['the last session is way too long', 'make friday shorter'],
  ['my first day is too short', 'make monday longer'],
])('«%s» is a day of the week (PLAN-31)', (said, text) => {
  expect(point(said, ['3 days', 'Your plan is ready.'])).toMatchObject({ to: 'text', text });
});

describe('a question at the end of a fact is answered, too (PLAN-25)', () => {
  const first = (content: string) => answer({ messages: [{ role: 'user', content }] }).messages.join('\n');
  test.each([
    ["I'm 68, is that too old?", /not too old/],
    ['I am 71 and never lifted, am I too old to start?', /not too old|never too late|nineties/],
  ])('«%s»', (said, words) => {
    expect(first(said)).toMatch(words);
    expect(first(said)).toContain('What do you want from training?');
  });
});
