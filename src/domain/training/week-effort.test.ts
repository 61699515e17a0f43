import { expect, test } from 'vitest';
import { isLighterWeek, weekEfforts } from './week-effort.ts';

const squat = { exercise: 'Back squat', rpe_schedule: [7, 8, 9, 6] };
const bench = { exercise: 'Bench press', rpe_schedule: [7, 7.5, 8, 6] };
const plan = {
  goal: 'strength',
  weeks: Array.from({ length: 4 }, () => [{ day: 'Monday', primary: [squat, bench], accessories: [{ rpe: 10 }] }]),
};

test('a week’s effort is the mean of its primary lifts, to half a point', () => {
  expect(weekEfforts(plan)).toEqual([7, 8, 8.5, 6]);
});

test('a plan without RPE has no efforts to draw', () => {
  expect(weekEfforts({ goal: 'muscle', schedule: [{ day: 'Day 1', exercises: [{ exercise: 'Row', rir: '2' }] }] })).toEqual([null]);
});

test('only a week easier than the one before is the lighter week', () => {
  const efforts = weekEfforts(plan);
  expect([0, 1, 2, 3].map((week) => isLighterWeek(efforts, week))).toEqual([false, false, false, true]);
});
