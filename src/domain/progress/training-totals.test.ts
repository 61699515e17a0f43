import { expect, test } from 'vitest';
import { addTotals, NO_TRAINING, trainingTotals } from './training-totals.ts';

const set = (session_id: string, weight: string, unit: 'lb' | 'kg' = 'lb') => ({ session_id, reps: 5, weight, unit });
const workout = (session_id: string, minutes: number | null) => ({
  session_id,
  started_at: '2026-11-18T09:00:00.000Z',
  finished_at: minutes === null ? null : new Date(Date.UTC(2026, 10, 18, 9, minutes)).toISOString(),
});

test('workouts with a set, their known minutes, sets and weight are counted (PROG-18)', () => {
  const workouts = [workout('a', 45), workout('b', null), workout('empty', 30)];
  expect(trainingTotals(workouts, [set('a', '100'), set('a', '100'), set('b', '')], 'lb')).toEqual({
    workouts: 2,
    minutes: 45,
    sets: 3,
    moved: 1000,
  });
});

test('weights of both units are added in the one that is shown', () => {
  expect(trainingTotals([], [set('a', '100'), set('a', '45.359237', 'kg')], 'lb').moved).toBe(1000);
});

test('totals of parts add up', () => {
  const part = trainingTotals([workout('a', 45)], [set('a', '100')], 'lb');
  expect(addTotals(part, addTotals(part, NO_TRAINING))).toEqual({ workouts: 2, minutes: 90, sets: 2, moved: 1000 });
});

test('a warm-up set makes a workout, and counts for nothing else (TRAIN-23)', () => {
  expect(trainingTotals([workout('a', 45)], [{ ...set('a', '100'), kind: 'warm-up' }], 'lb')).toEqual({
    workouts: 1,
    minutes: 45,
    sets: 0,
    moved: 0,
  });
});
