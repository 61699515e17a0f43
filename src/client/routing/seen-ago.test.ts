import { millisecondsInDay } from 'date-fns/constants';
import { expect, test } from 'vitest';
import { seenAgo } from './seen-ago.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

test.each([
  [-5_000, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [2 * 3_600_000 + 1, '2 hours ago'],
  [millisecondsInDay, '1 day ago'],
  [40 * millisecondsInDay, '40 days ago'],
])('what is %i ms old was seen %s', (age, words) => {
  expect(seenAgo(NOW - age, NOW)).toBe(words);
});
