import { expect, test } from 'vitest';
import { shiftDay } from '../week.ts';
import { type ReturnInput, returnEffect } from './return-effect.ts';
import { returnWords } from './return-words.ts';

const TODAY = '2026-11-23';
const daysAgo = (...days: number[]) => days.map((day) => shiftDay(TODAY, -day));
const on = (days: readonly number[], more: Partial<ReturnInput> = {}) =>
  returnEffect({ trained_on: daysAgo(...days), today: TODAY, days_per_week: 3, ...more });
const said = (days: readonly number[], more: Partial<ReturnInput> = {}) => {
  const effect = on(days, more);
  return effect === null ? null : returnWords(effect, TODAY);
};

test('READY-2: the first week after three weeks away says what is lighter and when the plan is back', () => {
  expect(on([21, 23])).toMatchObject({ days_away: 21, week: 1, load: 0.9, sets: 0.67, rir_least: 3 });
  expect(said([21, 23])).toBe(
    'After 3 weeks away: about 10% lighter, two thirds of the sets and at least 3 reps in reserve this week; back to plan in week 3, from Dec 7.',
  );
});

test('READY-2: the weeks back are counted from the first session, and the plan is back on the day that was said', () => {
  expect(said([7, 28])).toBe(
    'Week 2 back after 3 weeks away: 85% of the sets and at least 3 reps in reserve this week; back to plan in week 3, from Nov 30.',
  );
  expect(on([0, 3, 6, 27])).toMatchObject({ week: 1 });
  expect(on([3, 7, 11, 14, 35])).toBeNull();
});

test.each([
  [40, [0.5, 0.67, 0.85], [4, 3, 3]],
  [100, [0.5, 0.5, 0.67, 0.8, 0.8], [4, 4, 3, 3, 3]],
  [150, [0.5, 0.5, 0.67, 0.67, 0.67, 0.67, 0.67], [4, 4, 3, 3, 3, 3, 3]],
])('READY-1: after %d days away every week back has its sets and reserve, and then the plan', (away, sets, reserve) => {
  const weeks = Array.from({ length: sets.length + 1 }, (_, week) => {
    const trained = Array.from({ length: week * 7 }, (_, day) => day + 1);
    return on([...trained, week * 7 + away]);
  });
  expect(weeks.map((effect) => effect?.sets)).toEqual([...sets, undefined]);
  expect(weeks.map((effect) => effect?.rir_least)).toEqual([...reserve, undefined]);
});

test('READY-3: a gap that the days of the plan have by themselves is no break', () => {
  expect(on([5])).toBeNull();
  expect(on([7], { days_per_week: 1 })).toBeNull();
  expect(on([8], { days_per_week: 1 })).toMatchObject({ rir_more: 1 });
  expect(on([])).toBeNull();
});

test('READY-2: after a missed week only the first session is easier', () => {
  expect(said([9])).toBe('After 9 days away: one more rep in reserve today; back to plan with the next session.');
  expect(on([0, 9])).toMatchObject({ rir_more: 1, sets: 1 });
  expect(on([2, 11])).toBeNull();
});

test('READY-3: after a second break on the way back the larger cut counts, not both', () => {
  expect(on([13, 13 + 60])).toMatchObject({ days_away: 60, week: 2, sets: 0.5 });
  expect(on([13, 13 + 20])).toMatchObject({ days_away: 13, week: 1, sets: 0.8 });
});

test('READY-1: from 65 on the way back is that of the next longer break, and a long one asks for fewer sessions', () => {
  expect(on([14], { returning: { age: 70 } })).toMatchObject({ days_away: 14, sets: 0.67, back: { week: 3 } });
  expect(said([90])).toBe(
    'After 3 months away: about 25% lighter, half the sets and at least 4 reps in reserve this week; back to plan in week 6, from Dec 28. Train 3 times this week at most.',
  );
});
