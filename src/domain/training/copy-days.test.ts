import { expect, test } from 'vitest';
import { dayOfSets, daysOfPlan } from './copy-days.ts';

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

test('ROUTINE-7 a past workout becomes a day with the sets and reps that were done', () => {
  const set = (exercise: string, reps: number, exercise_n = 1) => ({ exercise, exercise_n, reps });
  const sets = [set('Squat', 5), set('Squat', 5), set('Dip', 12), set('Dip', 9), set('Squat', 3, 2)];
  expect(dayOfSets('Legs', sets)).toEqual({
    title: 'Legs',
    exercises: [
      { exercise: 'Squat', sets: 2, reps: '5' },
      { exercise: 'Dip', sets: 2, reps: '9–12' },
      { exercise: 'Squat', sets: 1, reps: '3' },
    ],
  });
});

test('ROUTINE-7 a routine of a past workout has its working sets, without the warm-up', () => {
  const of = { exercise: 'Squat', exercise_n: 1 };
  const sets = [
    { ...of, reps: 8, kind: 'warm-up' },
    { ...of, reps: 5 },
    { ...of, reps: 5, kind: 'failure' },
  ];
  expect(dayOfSets('Legs', sets).exercises).toEqual([{ exercise: 'Squat', sets: 2, reps: '5' }]);
});
