import { expect, test } from 'vitest';
import { normaliseText } from '../normalise-text.ts';
import { continueWish, wishIn } from './continue-wish.ts';

function read(before: string, typed: string) {
  const wish = wishIn(normaliseText(before));
  return wish === undefined ? undefined : continueWish(normaliseText(typed), wish);
}

test.each([
  ['make sessions shorter', 'no 40', 'make sessions shorter 40 min'],
  ['move wednesday to saturday', 'no sunday', 'move wednesday to sunday'],
  ['move wednesday', 'saturday works', 'move wednesday to saturday'],
  ['drop wednesday', 'no i meant tuesday', 'drop tuesday'],
  ['i wanna train 5 days', 'no i said 5 not 6', '5 days a week'],
  ['i wanna train 5 days', 'rather saturday', 'i want to train 5 days on saturday'],
  ['3 sets of curls', 'make that 4', '4 sets of curls'],
  ['add farmers walks', 'at the end of friday', 'add farmers walks last on friday'],
  ['more rest on squats', '4 min', 'more rest on squats 4 min'],
  ['add calf raises', 'maybe standing ones on tuesday', 'add standing calf raises on tuesday'],
  ['i hate lunges', 'ok but only friday', 'i hate lunges on friday'],
])('After «%s», «%s» takes its place: «%s» (PLAN-24)', (before, typed, text) =>
  expect(read(before, typed)).toMatchObject({ text, replaces: true }),
);

test.each([
  ["I'd like more arms", 'not on monday', "i'd like more arms but not on monday"],
  ['less rest please, 2 minutes everywhere', 'except squats', 'less rest please, 2 minutes everywhere but not squats'],
  ['swap rows for something else', 'no not machines', 'swap rows for something else but not machines'],
  ['make sessions shorter', 'ok but keep the squats', 'make sessions shorter but not squats'],
])('After «%s», «%s» leaves that alone (PLAN-24)', (before, typed, text) =>
  expect(read(before, typed)).toMatchObject({ text, replaces: true }),
);

test.each([
  ['swap pendlay', 'same for rdl', 'swap rdl'],
  ['add farmers walks', 'and calf raises', 'add calf raises'],
  ['remove the bench', 'and the squat please', 'remove the squat'],
])('After «%s», «%s» asks for the same besides (PLAN-24)', (before, typed, text) =>
  expect(read(before, typed)).toMatchObject({ text, replaces: false }),
);

test.each([
  ['no more front squats', 'what is my best squat?'],
  ['swap bench for dips', 'make it 50 minutes instead'],
  ['swap bench for dips', 'how long is friday'],
  ['swap bench for dips', 'my knee hurts'],
  ['swap bench for dips', 'move friday to saturday'],
  ['make it 45 minutes', 'thanks'],
])('After «%s», «%s» stands alone', (before, typed) => expect(read(before, typed)).toBeUndefined());
