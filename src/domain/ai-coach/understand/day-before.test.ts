import { expect, test } from 'vitest';
import { namesDayBesideEvent, withDayBesideEvent } from './day-before.ts';

test.each([
  ['I play football on saturday. no legs the day before the game', [], 'I play football on saturday. no legs on friday'],
  ['no legs the day before the game on Saturday', [], 'no legs on friday'],
  ['nothing heavy the day after the match', ['our match is on Sunday'], 'nothing heavy on monday'],
  ['keep the day before my race easy', ['Sunday race every week'], 'keep on saturday easy'],
])('PLAN-20 «%s» names the weekday', (content, earlier, full) => expect(withDayBesideEvent(content, earlier)).toBe(full));

test('Where no message tells when the game is, it stays as typed', () => {
  expect(withDayBesideEvent('no legs the day before the game', ['I train on mondays'])).toBe('no legs the day before the game');
  expect(namesDayBesideEvent('no legs the day before the game')).toBe(true);
  expect(namesDayBesideEvent('no legs before the bench')).toBe(false);
});
