import { expect, test } from 'vitest';
import { contactClock } from './contact-clock.ts';

const DUE = Date.UTC(2026, 10, 24, 13, 20);
const HOUR = 3_600_000;
const MINUTE = 60_000;

test.each([
  ['just paid', 72 * HOUR, 0, 72, 0],
  ['a minute before the first stroke is over', 66 * HOUR + MINUTE, 0, 66, 1],
  ['six hours on', 66 * HOUR, 1, 66, 0],
  ['in the middle', 30 * HOUR + 30 * MINUTE, 6, 30, 30],
  ['in the last stroke', 5 * HOUR + 59 * MINUTE, 11, 5, 59],
  ['less than a minute before', 1, 11, 0, 0],
  ['due now', 0, 12, 0, 0],
  ['long over', -50 * HOUR, 12, 0, 0],
  ['a phone whose clock is behind the purchase', 90 * HOUR, 0, 72, 0],
])('the promise counts down for both, %s (REL-5)', (_, left, passed, hours, minutes) => {
  expect(contactClock(DUE, DUE - left)).toEqual({ passed, strokes: 12, hours, minutes });
});
