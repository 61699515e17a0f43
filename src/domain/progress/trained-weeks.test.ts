import { expect, test } from 'vitest';
import { array, assert, integer, property } from '#tests/support/properties.ts';
import { shiftDay, shiftWeek } from '../training/week.ts';
import { firstWeekDay, trainedWeeks, WEEKS_LOOKED, WEEKS_SHOWN } from './trained-weeks.ts';

/** A Wednesday. */
const TODAY = '2026-11-18';
const back = (weeks: number) => shiftWeek(TODAY, -weeks);

test('a week counts with one workout, and not more with two (PROG-17)', () => {
  const { weeks, trained, row } = trainedWeeks([TODAY, shiftDay(TODAY, -1), back(1), back(3)], TODAY);
  expect(weeks.slice(-4)).toEqual(['trained', 'rest', 'trained', 'trained']);
  expect([trained, row]).toEqual([3, 2]);
});

test('this week breaks nothing before its first workout', () => {
  const { weeks, row } = trainedWeeks([back(1), back(2)], TODAY);
  expect([weeks.at(-1), row]).toEqual(['open', 2]);
});

test('weeks before the first workout are not missed', () => {
  expect(trainedWeeks([back(2)], TODAY).since).toBe(3);
  expect(trainedWeeks([back(40)], TODAY).since).toBe(WEEKS_SHOWN);
  expect(trainedWeeks([], TODAY)).toMatchObject({ since: 1, trained: 0, row: 0 });
});

test('the days of a year are enough to count a year in a row', () => {
  const dates = Array.from({ length: WEEKS_LOOKED }, (_, week) => back(week));
  expect(dates.every((date) => date >= firstWeekDay(TODAY))).toBe(true);
  expect(trainedWeeks(dates, TODAY).row).toBe(WEEKS_LOOKED);
});

test('workouts to come and the order of the days change nothing', () => {
  assert(
    property(array(integer({ min: -20, max: 360 })), (ago) => {
      const dates = ago.map((days) => shiftDay(TODAY, -days));
      const past = dates.filter((date) => date <= TODAY);
      expect(trainedWeeks(dates.toReversed(), TODAY)).toEqual(trainedWeeks(past, TODAY));
    }),
  );
});
