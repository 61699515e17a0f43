import { expect, test } from 'vitest';
import { planSummary } from './plan-summary.ts';

test('A strength plan is told by its weeks, its days, their first three exercises and their minutes', () => {
  const day = (label: string, minutes: number | null) => ({
    day: label,
    minutes,
    primary: [{ exercise: 'Back Squat', sets: 4, reps: 5, why: 'Your main lift.' }, { exercise: 'Bench Press' }],
    accessories: [{ exercise: 'Row' }, { exercise: 'Curl' }],
  });
  const summary = planSummary({ goal: 'strength', explanation: 'Because.', weeks: [[day('Monday', 58), day('Day 2', 55)]] });
  expect(summary.title).toBe('Strength, 4 weeks');
  expect(summary.days).toEqual([
    { key: '0 Monday', label: 'Mon', exercises: 'Back Squat, Bench Press, Row', minutes: 58 },
    { key: '1 Day 2', label: 'Day 2', exercises: 'Back Squat, Bench Press, Row', minutes: 55 },
  ]);
  expect(summary.explanation).toBe('Because.');
  expect(summary.reasons).toEqual([{ exercise: 'Back Squat', why: 'Your main lift.' }]);
});

test('Any other plan is told by its days, and a day without minutes gets an estimate', () => {
  const summary = planSummary({ goal: 'general fitness', schedule: [{ exercises: [{ name: 'Push-up' }] }, {}] });
  expect(summary.title).toBe('General fitness, 2 days');
  expect(summary.days.map(({ label, exercises }) => `${label}: ${exercises}`)).toEqual(['Day 1: Push-up', 'Day 2: Rest']);
  expect(summary.days[0]!.minutes).toBeGreaterThan(0);
});

test('A plan that says nothing still has a name', () => {
  expect(planSummary({})).toEqual({ title: 'Training plan, 0 days', days: [], explanation: '', reasons: [] });
});
