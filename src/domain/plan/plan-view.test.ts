import { anything, assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { planSchema } from './plan.ts';
import { dayView, planView } from './plan-view.ts';

const squat = { exercise: 'Back squat', sets: 4, reps: '5', rpe_schedule: [7, 7.5, 8.5, 6] };

test('A strength plan has four weeks, and each week its own RPE', () => {
  const plan = { goal: 'Strength', explanation: 'Because.', weeks: [[{ day: 'Mon', primary: [squat] }]] };
  expect(planView(plan)).toEqual({ goal: 'Strength', is_strength: true, explanation: 'Because.', weeks: 4, days: 1 });
  expect([0, 1, 2, 3].map((week) => dayView(plan, week, 0)?.primary[0]?.rpe)).toEqual([7, 7.5, 8.5, 6]);
});

test('Any other plan repeats one week', () => {
  const plan = { goal: 'muscle', schedule: [{ day: 'Mon', exercises: [{ name: 'Push-up', rir: 2 }] }] };
  expect(planView(plan)).toMatchObject({ is_strength: false, weeks: 1, days: 1 });
  expect(dayView(plan, 0, 0)?.primary[0]).toMatchObject({ exercise: 'Push-up', rir: '2', rpe: null });
});

test('Missing sets and reps are three sets of 8–12', () => {
  const plan = {
    goal: 'muscle',
    schedule: [
      { primary: [{ exercise: 'Bench press' }, { exercise: 'Row', sets: '4', reps: 10 }, { exercise: 'Curl', sets: 0, reps: '' }] },
    ],
  };
  expect(dayView(plan, 0, 0)?.primary.map(({ sets, reps }) => `${sets}×${reps}`)).toEqual(['3×8–12', '4×10', '3×8–12']);
});

test('Days are named as the plan names them, or counted', () => {
  const plan = { goal: 'muscle', schedule: [{ day: 'Monday', primary: [squat] }, { day: 2, primary: [squat] }, { primary: [squat] }] };
  expect([0, 1, 2].map((day) => dayView(plan, 0, day)?.label)).toEqual(['Monday', 'Day 2', 'Day 3']);
  expect(dayView(plan, 0, 3)).toBeUndefined();
});

test('The same lift twice in a day is told apart', () => {
  const plan = { goal: 'muscle', schedule: [{ primary: [squat], accessories: [squat, { exercise: ' Back  squat ' }] }] };
  const day = dayView(plan, 0, 0);
  expect([...(day?.primary ?? []), ...(day?.accessories ?? [])].map((item) => item.exercise_n)).toEqual([1, 2, 3]);
});

test('Weeks in objects are read like weeks in lists', () => {
  const plan = { goal: 'strength', weeks: [{ days: [{ day: 'Mon', primary: [squat] }] }, [{ day: 'Tue', primary: [squat] }]] };
  expect(dayView(plan, 0, 0)?.label).toBe('Mon');
  expect(dayView(plan, 3, 0)?.label).toBe('Tue');
});

test('Numbers written as text are read, nonsense is not drawn a billion times', () => {
  const plan = { goal: 'strength', schedule: [{ primary: [{ exercise: 'Squat', sets: 1e9, rpe: '@8,5' }] }] };
  expect(dayView(plan, 0, 0)?.primary[0]).toMatchObject({ sets: 20, rpe: 8.5 });
});

test('Whatever a backend sends that parses as a plan can be shown', () => {
  assert(
    property(anything(), anything(), (weeks, schedule) => {
      const parsed = planSchema.safeParse({ goal: 'strength', weeks, schedule });
      if (parsed.success) for (let day = 0; day < planView(parsed.data).days; day += 1) dayView(parsed.data, 2, day);
    }),
  );
});
