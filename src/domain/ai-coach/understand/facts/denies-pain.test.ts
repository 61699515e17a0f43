import { expect, test } from 'vitest';
import { deniesPain } from './denies-pain.ts';

const says = (content: string): boolean => deniesPain([{ role: 'user', content }]);

test.each([
  'Muscle, 3 days, full gym, nothing hurts',
  'no injuries, home dumbbells',
  "I don't have any pain, 4 days",
  'injury free so far',
  'strength, without injuries',
  "I'm not injured",
])('«%s» leaves nothing to ask about pain', (said) => {
  expect(says(said)).toBe(true);
});

test.each(['my knee hurts', 'no pain no gain, 4 days', 'muscle, 3 days, full gym', 'is it normal that nothing hurts?'])(
  '«%s» does not deny pain',
  (said) => {
    expect(says(said)).toBe(false);
  },
);
