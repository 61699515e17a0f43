import { expect, test } from 'vitest';
import { normaliseText } from '../normalise-text.ts';
import { readRepeatBlock } from './read-repeat-block.ts';

test.each([
  ['Repeat block 1', 1],
  ['can I run the same block again?', null],
  ['I want to do this block once more', null],
  ['restart the block please', null],
  ['redo the last 5 weeks', null],
  ["let's go back to week 1 and start the block over", null],
  ['run block 2 again', 2],
  ['one more round of this block', null],
  ['please repeat my current training block', null],
] as const)('NEXT-5 «%s» asks for a block again', (said, number) => {
  expect(readRepeatBlock(normaliseText(said))).toEqual({ number });
});

test.each([
  'next block please',
  'should I repeat a block?',
  "I don't want to repeat the block",
  'why does the plan repeat?',
  'can I do bench press again on Friday?',
  'repeat that please',
  'show me the plan again',
  'how often should I repeat a block',
  'start over',
])('NEXT-5 «%s» does not', (said) => {
  expect(readRepeatBlock(normaliseText(said))).toBeUndefined();
});
