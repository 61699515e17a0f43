import { expect, test } from 'vitest';
import { assert, integer, property } from '#tests/support/properties.ts';
import { daysBetween, localDate, shiftDay, shiftWeek, weekdayOf, weekOf } from './week.ts';

test('A week starts on Sunday and holds its day', () => {
  expect(weekOf('2026-11-18')).toEqual(['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']);
  expect(weekOf('2026-11-15')[0]).toBe('2026-11-15');
  expect(weekOf('2026-11-21')[0]).toBe('2026-11-15');
});

test('Every day of any year stands in its week at its weekday', () => {
  assert(
    property(integer({ min: -40_000, max: 40_000 }), (offset) => {
      const date = shiftDay('2026-01-01', offset);
      const week = weekOf(date);
      return week.length === 7 && week[weekdayOf(date)] === date && shiftWeek(shiftWeek(date, 3), -3) === date && weekdayOf(week[0]!) === 0;
    }),
  );
});

test('The day is the one on the trainee’s own clock', () => {
  expect(localDate(new Date(2026, 10, 8, 23, 59))).toBe('2026-11-08');
  expect(localDate(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
});

test('What is not a day is refused', () => {
  expect(() => weekOf('18.11.2026')).toThrow(RangeError);
});

test('No day is skipped or repeated where the clocks change', () => {
  // 2026: Berlin changes on March 29 and October 25, New York on March 8 and November 1. Samoa left out December 30, 2011.
  for (const day of ['2026-03-28', '2026-10-24', '2026-03-07', '2026-10-31', '2011-12-29']) {
    expect(daysBetween(day, shiftDay(day, 1))).toBe(1);
    expect(shiftDay(shiftDay(day, 1), -1)).toBe(day);
    expect(daysBetween(day, shiftWeek(day, 1))).toBe(7);
  }
  expect(shiftDay('2011-12-29', 1)).toBe('2011-12-30');
});
