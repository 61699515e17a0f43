import { expect, test } from 'vitest';
import { normaliseText } from '../normalise-text.ts';
import { offeredIn, wishWithout } from './another-substitute.ts';
import { continueWish, wishIn } from './continue-wish.ts';

const OFFERED = offeredIn('Barbell split squat instead of reverse lunge on Tuesday.');

function read(before: string, typed: string, planned: readonly string[] = ['reverse lunge']) {
  const wish = wishIn(normaliseText(before));
  return wish === undefined ? undefined : wishWithout(normaliseText(typed), wish, OFFERED, (name) => planned.includes(name))?.text;
}

test.each([
  ['no, not this one. something on two legs', 'swap reverse lunge for something on 2 legs but not barbell split squat'],
  ["i don't like that, one with dumbbells please", 'swap reverse lunge for 1 with dumbbells but not barbell split squat'],
  ['rather something seated', 'swap reverse lunge for something seated but not barbell split squat'],
  ['nah, something else', 'swap reverse lunge but not barbell split squat'],
])('After a substitute was offered, «%s» asks for another one (PLAN-24)', (typed, text) =>
  expect(read('swap reverse lunge', typed)).toBe(text),
);

test('Once the substitute was accepted, another one takes the place of it (PLAN-24)', () => {
  expect(read('swap reverse lunge', 'hm not that, something with both legs', ['barbell split squat'])).toBe(
    'swap barbell split squat for something with both legs',
  );
  expect(read('swap reverse lunge', 'something else please', ['barbell split squat'])).toBe('swap barbell split squat');
});

test.each(['something with my knee is off', 'one more set of squats', 'something for my calves too'])(
  'A wish or a report of its own asks for no other substitute: «%s»',
  (typed) => expect(read('swap reverse lunge', typed)).toBeUndefined(),
);

test('What stands beside the refusal of an offer is wished for and not left out (PLAN-24)', () => {
  const wish = wishIn('move wednesday to saturday');
  expect(wish === undefined ? undefined : continueWish('no not that, sunday', wish)?.text).toBe('move wednesday to sunday');
});
