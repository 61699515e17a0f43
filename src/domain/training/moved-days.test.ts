import { expect, test } from 'vitest';
import type { Plan } from '../plan/plan.ts';
import { movedDays } from './moved-days.ts';

const week = (...days: [label: string, ...names: string[]][]): Plan => ({
  goal: 'muscle',
  schedule: days.map(([day, ...names]) => ({ day, exercises: names.map((exercise) => ({ exercise })) })),
});

const BEFORE = week(['Mon', 'Squat', 'Bench press'], ['Tue', 'Deadlift', 'Row'], ['Fri', 'Lunge', 'Pull-up']);

test('A session stays itself on another weekday, also when it changes places with another', () => {
  expect(movedDays(BEFORE, week(['Mon', 'Squat', 'Bench press'], ['Thu', 'Deadlift', 'Row'], ['Fri', 'Lunge', 'Pull-up']))).toEqual([
    0, 1, 2,
  ]);
  expect(movedDays(BEFORE, week(['Mon', 'Deadlift', 'Row'], ['Tue', 'Squat', 'Bench press'], ['Fri', 'Lunge', 'Pull-up']))).toEqual([
    1, 0, 2,
  ]);
  expect(movedDays(BEFORE, week(['Tue', 'Deadlift', 'Row'], ['Fri', 'Lunge', 'Pull-up'], ['Sat', 'Squat', 'Bench press']))).toEqual([
    2, 0, 1,
  ]);
});

test('A session with one exercise changed is still that session; one left out has no place', () => {
  expect(movedDays(BEFORE, week(['Mon', 'Leg press', 'Bench press'], ['Sat', 'Deadlift', 'Row']))).toEqual([0, 1, null]);
});

test('Days with other exercises, and days alike, are known by their label', () => {
  expect(movedDays(BEFORE, week(['Tue', 'Swim'], ['Mon', 'Run'], ['Fri', 'Row', 'Bike', 'Walk']))).toEqual([1, 0, 2]);
  const alike = week(['Mon', 'Squat'], ['Thu', 'Squat']);
  expect(movedDays(alike, alike)).toEqual([0, 1]);
});
