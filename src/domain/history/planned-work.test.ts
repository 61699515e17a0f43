import { expect, test } from 'vitest';
import { readPlanDay } from '../plan/plan-view.ts';
import { plannedWork } from './planned-work.ts';

const DAY = readPlanDay(
  {
    exercises: [
      { exercise: 'Bench press', sets: 3, reps: '5' },
      { exercise: 'Curl', sets: 2, reps: '10', superset: 'x' },
      { exercise: 'Pushdown', sets: 2, reps: '12', superset: 'x' },
    ],
  },
  0,
  0,
);

test('HIST-8 pairs of the workout’s day are told, and what of it was not done', () => {
  const { superset, left } = plannedWork(DAY, true, [
    { name: 'bench press', exercise_n: 1 },
    { name: 'Pushdown', exercise_n: 1 },
    { name: 'Face pull', exercise_n: 1 },
  ]);
  expect(['Bench press', 'Curl', 'Pushdown', 'Face pull'].map((name) => superset({ name, exercise_n: 1 }))).toEqual([
    null,
    'A1',
    'A2',
    null,
  ]);
  expect(left).toEqual(['Curl: 2 sets × 10 reps']);
});

test('HIST-8 of a workout whose day is not known nothing is told', () => {
  const { superset, left } = plannedWork(undefined, true, [{ name: 'Curl', exercise_n: 1 }]);
  expect([superset({ name: 'Curl', exercise_n: 1 }), left]).toEqual([null, []]);
});
