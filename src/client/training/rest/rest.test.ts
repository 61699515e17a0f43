import { expect, test } from 'vitest';
import { changeRest, clockText, isShown, secondsLeft, startRest } from './rest.ts';

const NOW = 1_000_000;

test('a rest counts down to its end, however long the phone slept', () => {
  const rest = startRest(90, NOW);
  expect(secondsLeft(rest, NOW)).toBe(90);
  expect(secondsLeft(rest, NOW + 6_001)).toBe(84);
  expect(secondsLeft(rest, NOW + 3_600_000)).toBe(0);
});

test('fifteen seconds more or less move the end', () => {
  const rest = startRest(90, NOW);
  expect(secondsLeft(changeRest(rest, 15, NOW + 10_000), NOW + 10_000)).toBe(95);
  expect(secondsLeft(changeRest(rest, -15, NOW + 10_000), NOW + 10_000)).toBe(65);
});

test('a rest is never shorter than nothing, and an ended one that is made longer runs from now', () => {
  const rest = startRest(10, NOW);
  expect(secondsLeft(changeRest(rest, -15, NOW), NOW)).toBe(0);
  expect(secondsLeft(changeRest(rest, 15, NOW + 60_000), NOW + 60_000)).toBe(15);
});

test('the ring never overflows when a rest is made longer', () => {
  expect(changeRest(startRest(90, NOW), 15, NOW).seconds).toBe(105);
});

test('an ended rest leaves the dock after two minutes', () => {
  const rest = startRest(60, NOW);
  expect(isShown(rest, NOW + 179_000)).toBe(true);
  expect(isShown(rest, NOW + 180_000)).toBe(false);
});

test('seconds read as minutes and seconds', () => {
  expect([0, 9, 84, 180].map(clockText)).toEqual(['0:00', '0:09', '1:24', '3:00']);
});
