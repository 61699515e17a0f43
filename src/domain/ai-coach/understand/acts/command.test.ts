import { expect, test } from 'vitest';
import { normaliseText } from '../normalise-text.ts';
import { begunAct, orderedAct, orderParts } from './command.ts';

test.each([
  ['remove cardio from my plan', 'remove-exercise'],
  ['can you take out the leg curl please', 'remove-exercise'],
  ['ugh i hate cardio', 'remove-exercise'],
  ['put curls on friday instead of the renegade rows', 'swap-exercise'],
  ['could you change the bench press for something with dumbbells', 'swap-exercise'],
  ['ok and swap mon with tuesday, permanently', 'move-day'],
  ['swap thursday to friday this week will you', 'shift-session'],
  ['can u add sprints or jumps to make me faster', 'add-cardio'],
  ['add a hip thrust on wednesday', 'add-exercise'],
  ['can you put more arms on thursday', 'more-sets'],
  ['i want more glutes please', 'focus-shift'],
  ['less upper body and more glutes', 'focus-shift'],
])('«%s» orders %s', (text, act) => expect(orderedAct(normaliseText(text))).toBe(act));

test.each([
  'why is there a leg curl on push day',
  'keep the curls',
  'give me an alternative to barbell rows',
  'no more burpees',
  "i don't want to lose the curl",
  'drop to 3 days',
  'take today off',
  'is more chest work useful',
  'change the weight on squats',
  'no pain today',
  'what if i skip leg day',
])('«%s» orders nothing of these', (text) => expect(orderedAct(normaliseText(text))).toBeUndefined());

test('A message is split where a new order begins, lists stay together', () => {
  expect(orderParts('can you put more arms on thursday and make friday only 30 min')).toHaveLength(2);
  expect(orderParts('remove the leg curl from monday and the spanish squat from friday')).toEqual([
    'remove the leg curl from monday',
    'remove the spanish squat from friday',
  ]);
  expect(orderParts('superset chest and back')).toHaveLength(1);
});

test.each([
  ['two more sets of squats on tuesday and one set less of lunges', ['2 more sets', '1 set less']],
  ['an extra set of dips, and another set of rows on friday', ['an extra set of dips', 'another set of rows']],
  ['one more set of bench and deadlift', ['1 more set of bench']],
])('Sets of one exercise beside sets of another are two orders: «%s» (PLAN-12)', (typed, begins) => {
  const parts = orderParts(normaliseText(typed));
  expect(parts).toHaveLength(begins.length);
  for (const [index, part] of parts.entries()) {
    expect(part.startsWith(begins[index] ?? '')).toBe(true);
    expect(orderedAct(part) ?? begunAct(part)).toMatch(/-sets$/);
  }
});
