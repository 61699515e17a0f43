import { expect, test } from 'vitest';
import { daysOfPlan } from './copy-days.ts';

test('ROUTINE-7 a plan becomes days as they are in a week, with effort, rest and supersets, and without its schedules', () => {
  const plan = {
    goal: 'muscle',
    schedule: [
      {
        day: 'Monday',
        title: 'Push',
        primary: [{ exercise: 'Bench press', sets: 3, sets_schedule: [3, 4], reps: '8–12', rir: '2', rest_seconds: 180 }],
        accessories: [
          { exercise: 'Fly', superset: 'A' },
          { exercise: 'Pushdown', superset: 'A' },
        ],
      },
    ],
  };
  const [day] = daysOfPlan(plan, 1);
  expect(day).toMatchObject({
    title: 'Push',
    exercises: [
      { exercise: 'Bench press', sets: 4, reps: '8–12', rpe: 8, rest_seconds: 180 },
      { exercise: 'Fly', superset: 'A' },
      { exercise: 'Pushdown', superset: 'A' },
    ],
  });
  expect(JSON.stringify(day)).not.toContain('schedule');
});
