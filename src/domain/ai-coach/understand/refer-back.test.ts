import { expect, test } from 'vitest';
import { normaliseText } from './normalise-text.ts';
import { type Referent, referentOf, withReferent } from './refer-back.ts';

const CURL: Referent = { exercise: 'hammer curl', isOrdered: true };
const read = (text: string, referent = CURL) => withReferent(normaliseText(text), referent);

test.each([
  ['do 4x10 of those', '4 sets of hammer curl. 10 reps of hammer curl'],
  ['ok 3 x 8-10', '3 sets of hammer curl. 8-10 reps of hammer curl'],
  ['only 2 sets', '2 sets of hammer curl'],
  ['20 reps', '20 reps of hammer curl'],
  ['one more set', '1 more set of hammer curl'],
  ['can you make those a bit heavier', 'make hammer curl heavier'],
  ['on tuesday too', 'add hammer curl on tuesday'],
  ['shift it to saturday', 'remove hammer curl. add hammer curl on saturday'],
  ['nah get rid of that', 'remove hammer curl'],
  ['i hate those', 'remove hammer curl'],
  ['hmm is there something else i could do', 'swap hammer curl'],
  ['what can i do instead', 'swap hammer curl'],
  ['could you suggest another exercise instead', 'swap hammer curl'],
  ['put them last', 'put the hammer curl last'],
  ['pair it with the plank', 'pair the hammer curl with the plank'],
])('«%s» after an order about an exercise reads «%s» (PLAN-20)', (text, full) => expect(read(text)).toBe(full));

test.each([
  'make it 45 minutes',
  'make it 4 days',
  'can i do it at home',
  'add lunges',
  'move it to my lunch break session',
  'is it good for my arms',
  'thanks',
  'nah leave it',
  'make it 50 minutes instead',
  'do friday instead',
  'can we train in the morning instead',
  'i would rather have 4 days instead',
  'i want to lose fat now instead',
  'go for muscle growth instead',
  'i would rather get stronger instead',
  'something else: i want to lose weight now',
  'change the goal to general fitness instead',
])('«%s» stands alone', (text) => expect(read(text)).toBeUndefined());

test('A bare amount after a question is no order', () => {
  expect(read('3x12', { ...CURL, isOrdered: false })).toBeUndefined();
  expect(withReferent('bin it', undefined)).toBeUndefined();
});

test('What came in is talked about, not what went out', () => {
  expect(referentOf('swap the bench for something', 'machine chest press instead of bench press on monday.')?.exercise).toBe(
    'machine chest press',
  );
  expect(referentOf('what does a face pull do', 'face pull trains the rear delts.')).toEqual({ exercise: 'face pull', isOrdered: false });
});
