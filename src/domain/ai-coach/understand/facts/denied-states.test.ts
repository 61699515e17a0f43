import { expect, test } from 'vitest';
import { type ChatMessage, foldBrief } from '../../brief.ts';

function states(...said: readonly string[]): readonly string[] {
  const messages = said.flatMap((content): ChatMessage[] => [
    { role: 'user', content },
    { role: 'assistant', content: 'Here is your plan.' },
  ]);
  return foldBrief(messages).states.map(({ kind }) => kind);
}

const CHAIR = 'Build muscle, 3 days a week, full gym, I am a wheelchair user';

test.each([
  'I do not use a wheelchair, that was a friend',
  'I am not a wheelchair user',
  "I don't use a wheelchair",
  "sorry, I'm not in a wheelchair",
  'no wheelchair here, that was my brother',
  "I've never been in a wheelchair",
  "I'm no longer in a wheelchair",
])('STATE-6 «%s» takes a state back', (denial) => {
  expect(states(CHAIR)).toEqual(['wheelchair']);
  expect(states(CHAIR, denial)).toEqual([]);
});

test.each(["I can't stand at all", 'I do not want to leave my wheelchair', 'there is no wheelchair ramp at my gym'])(
  'STATE-6 «%s» leaves it',
  (told) => {
    expect(states(CHAIR, told)).toEqual(['wheelchair']);
  },
);

test.each([
  ['I am 20 weeks pregnant', "I'm not pregnant, that was a typo"],
  ['I am hypermobile', "I'm not hypermobile, I mixed that up"],
])('STATE-6 «%s», then «%s»', (told, denial) => {
  expect(states('Build muscle, 3 days a week, full gym', told)).toHaveLength(1);
  expect(states('Build muscle, 3 days a week, full gym', told, denial)).toEqual([]);
});
