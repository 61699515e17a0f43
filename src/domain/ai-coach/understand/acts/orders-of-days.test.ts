import { expect, test } from 'vitest';
import { normaliseText } from '../normalise-text.ts';
import { orderedAct, orderParts, ordersPlanOnly } from './command.ts';

test.each([
  ['my fridays are dead from now on, put it on sunday. and monday max 35 min', ['move-day', 'shorter-sessions']],
  ['thursday should move to friday and monday only 45 minutes', ['move-day', 'shorter-sessions']],
  ['only wednesday 30 min. and saturday goes to sunday', ['shorter-sessions', 'move-day']],
])('A day that moves and the minutes of another day are two orders, and no fact about all days: «%s» (PLAN-12)', (typed, acts) => {
  const text = normaliseText(typed);
  expect(orderParts(text).map(orderedAct)).toEqual(acts);
  expect(ordersPlanOnly(text)).toBe(true);
});

test.each(['monday and thursday 45 min', 'tuesday, friday and sunday 30 minutes each'])(
  'Training days with their minutes are facts: «%s»',
  (typed) => expect(ordersPlanOnly(normaliseText(typed))).toBe(false),
);
