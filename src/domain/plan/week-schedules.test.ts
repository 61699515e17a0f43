import { expect, test } from 'vitest';
import { withoutSchedules, withWeekReps, withWeekSets } from './week-schedules.ts';

const waved = { exercise: 'Row', sets: 3, sets_schedule: [3, 4, 4, 4, 2], reps: '8–12', rir_schedule: ['3', '2', '2', '1', '4'] };

test('More or fewer sets hold in every week, and the lighter week keeps its share', () => {
  expect(withWeekSets(waved, 3, 4)).toMatchObject({ sets: 4, sets_schedule: [4, 5, 5, 5, 3] });
  expect(withWeekSets(waved, 3, 2)).toMatchObject({ sets: 2, sets_schedule: [2, 3, 3, 3, 1] });
  expect(withWeekSets({ exercise: 'Row', sets: 3 }, 3, 5)).toEqual({ exercise: 'Row', sets: 5 });
});

test('In a session of another week exactly that week changes as asked', () => {
  expect(withWeekSets(waved, 4, 2).sets_schedule?.[1]).toBe(2);
  expect(withWeekSets(waved, 2, 1).sets_schedule?.[4]).toBe(1);
});

test('Other reps leave the weeks their effort and sets', () => {
  expect(withWeekReps({ ...waved, reps_schedule: ['8–12', '6–8'] }, '5')).toEqual({ ...waved, reps: '5' });
  expect(withoutSchedules(waved)).toEqual({ exercise: 'Row', sets: 3, reps: '8–12' });
});
