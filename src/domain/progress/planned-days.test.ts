import { expect, test } from 'vitest';
import type { Plan } from '../plan/plan.ts';
import { plannedDays } from './planned-days.ts';

const plan = (labels: string[]): Plan => ({
  goal: 'strength',
  schedule: labels.map((day) => ({ day, exercises: [{ name: 'Back squat', sets: 3, reps: '5' }] })),
});

test('the weekdays a plan names are planned for two weeks', () => {
  expect(plannedDays(plan(['Monday', 'Wed']), '2026-11-18')).toEqual(['2026-11-18', '2026-11-23', '2026-11-25', '2026-11-30']);
});

test('a plan without weekdays plans no day', () => {
  expect(plannedDays(plan(['Day 1', 'Day 2']), '2026-11-18')).toEqual([]);
  expect(plannedDays(plan(['Monday', 'Day 2']), '2026-11-18')).toEqual([]);
});
