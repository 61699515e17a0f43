import { expect, test } from 'vitest';
import { minutesText, workoutMinutes } from './workout-minutes.ts';

const minutes = (finished_at: string | null) => workoutMinutes({ started_at: '2026-11-18T09:00:00.000Z', finished_at });

test('a workout lasts from its first set to Log Workout', () => {
  expect(minutes('2026-11-18T09:59:40.000Z')).toBe(60);
});

test('an open workout, one closed the next day and one of a wrong clock have no length', () => {
  expect([null, '2026-11-19T08:00:00.000Z', '2026-11-18T08:00:00.000Z', 'never'].map(minutes)).toEqual([null, null, null, null]);
});

test('an hour and more is told in hours', () => {
  expect([0, 59, 60, 560].map(minutesText)).toEqual(['0 min', '59 min', '1 h 0 min', '9 h 20 min']);
});
