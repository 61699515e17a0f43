import { expect, test } from 'vitest';
import { dayView } from '../plan/plan-view.ts';
import { estimateMinutes, restSeconds } from './session-minutes.ts';

const day = (exercises: { exercise: string; sets: number; reps: string; rest_seconds?: number; superset?: string }[]) =>
  dayView({ goal: 'muscle', schedule: [{ primary: exercises }] }, 0, 0)!;

test('Three lifts of three sets of five with three minutes of rest take about half an hour', () => {
  const minutes = estimateMinutes(
    day(['Back squat', 'Bench press', 'Deadlift'].map((exercise) => ({ exercise, sets: 3, reps: '5', rest_seconds: 180 }))),
  );
  expect(minutes).toBeGreaterThanOrEqual(35);
  expect(minutes).toBeLessThanOrEqual(45);
});

test('Longer rests, more sets and the second side all take time', () => {
  const plain = estimateMinutes(day([{ exercise: 'Goblet squat', sets: 3, reps: '10', rest_seconds: 60 }]));
  expect(estimateMinutes(day([{ exercise: 'Goblet squat', sets: 3, reps: '10', rest_seconds: 180 }]))).toBe(plain + 4);
  expect(estimateMinutes(day([{ exercise: 'Split squat', sets: 3, reps: '10', rest_seconds: 60 }]))).toBeGreaterThan(plain);
  expect(estimateMinutes(day([{ exercise: 'Brisk walk', sets: 1, reps: '20 min' }]))).toBeGreaterThanOrEqual(24);
});

test('An empty day takes no time, and an unknown exercise still takes some', () => {
  expect(estimateMinutes(day([]))).toBe(0);
  expect(estimateMinutes(day([{ exercise: 'Quantum flexor', sets: 3, reps: 'many' }]))).toBeGreaterThan(8);
});

test('Rest is what the plan says, else what the goal usually takes', () => {
  const item = day([{ exercise: 'Back squat', sets: 3, reps: '5' }]).primary[0]!;
  expect(restSeconds({ ...item, rest_seconds: 145 }, 'strength')).toBe(145);
  expect(restSeconds(item, 'strength')).toBe(180);
  expect(restSeconds(item, 'muscle')).toBe(120);
  expect(restSeconds({ ...item, exercise: 'Dumbbell curl' }, 'muscle')).toBe(75);
});

test('Two exercises in turn take about a third less than one after the other (TRAIN-19)', () => {
  const curl = { exercise: 'Dumbbell curl', sets: 3, reps: '10', rest_seconds: 90 };
  const press = { exercise: 'Triceps pushdown', sets: 3, reps: '10', rest_seconds: 90 };
  const straight = estimateMinutes(day([curl, press]));
  const paired = estimateMinutes(
    day([
      { ...curl, superset: 'A', rest_seconds: 15 },
      { ...press, superset: 'A', rest_seconds: 60 },
    ]),
  );
  expect(straight - paired).toBeGreaterThanOrEqual(2);
  expect(straight - paired).toBeLessThanOrEqual(4);
  const apart = estimateMinutes(
    day([
      { ...curl, superset: 'A' },
      { ...press, superset: 'B' },
    ]),
  );
  expect(apart).toBe(straight);
});
