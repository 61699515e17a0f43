import { expect, test } from 'vitest';
import { anything, assert, property } from '#tests/support/properties.ts';
import { type Prescription, planSchema } from './plan.ts';
import { dayView, planView, readPlanDay, weekCount } from './plan-view.ts';

const squat = { exercise: 'Back squat', sets: 4, reps: '5', rpe_schedule: [7, 7.5, 8.5, 6] };

test('A strength plan has four weeks, and each week its own RPE', () => {
  const plan = { goal: 'Strength', explanation: 'Because.', weeks: [[{ day: 'Mon', primary: [squat] }]] };
  expect(planView(plan)).toEqual({ goal: 'Strength', is_strength: true, explanation: 'Because.', weeks: 4, days: 1, block: null });
  expect([0, 1, 2, 3].map((week) => dayView(plan, week, 0)?.primary[0]?.rpe)).toEqual([7, 7.5, 8.5, 6]);
});

test('Any other plan repeats one week', () => {
  const plan = { goal: 'muscle', schedule: [{ day: 'Mon', exercises: [{ name: 'Push-up', rir: 2 }] }] };
  expect(planView(plan)).toMatchObject({ is_strength: false, weeks: 1, days: 1 });
  expect(dayView(plan, 0, 0)?.primary[0]).toMatchObject({ exercise: 'Push-up', rir: '2', rpe: null });
});

const block = { number: 2, kind: 'muscle', weeks: 5, light_week: 5, zone: 1 };

test('A plan in blocks has its own weeks, and the schedules give each week its sets, reps, effort and rest (BLOCK-1)', () => {
  const row = { exercise: 'Row', sets: 3, reps: '8–12', rir: '3', rest_seconds: 90 };
  const waved = {
    ...row,
    sets_schedule: [3, 4, 4, 4, 2],
    reps_schedule: ['8–12'],
    rir_schedule: ['3', '2', '2', 1, '4'],
    rest_schedule: [90, 75],
  };
  const plan = planSchema.parse({ goal: 'muscle', block, schedule: [{ day: 'Mon', primary: [waved] }] });
  expect(planView(plan)).toMatchObject({ weeks: 1, block: { ...block, started_on: null } });
  expect(weekCount(planView(plan))).toBe(5);
  const shown = [0, 1, 3, 4, 9].map((week) => dayView(plan, week, 0)?.primary[0]);
  expect(shown.map((item) => `${item?.sets} × ${item?.reps} ${item?.rir} ${item?.rest_seconds}`)).toEqual([
    '3 × 8–12 3 90',
    '4 × 8–12 2 75',
    '4 × 8–12 1 75',
    '2 × 8–12 4 75',
    '2 × 8–12 4 75',
  ]);
});

test("A block of another backend's shape is no block, and its plan still opens", () => {
  for (const odd of ['legs', 3, { weeks: 'six' }, { number: 1, kind: 'muscle', weeks: 900 }]) {
    const plan = planSchema.parse({ goal: 'muscle', block: odd, schedule: [{ day: 'Mon', primary: [squat] }] });
    expect(planView(plan)).toMatchObject({ weeks: 1, days: 1, block: null });
  }
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

test('ROUTINE-17 a warm-up among the kinds of an exercise’s sets is none of them', () => {
  const kinds = (set_kinds: (string | null)[], more: Partial<Prescription> = {}) => {
    const view = readPlanDay({ exercises: [{ exercise: 'Dip', sets: set_kinds.length, set_kinds, ...more }] }, 0, 0).primary[0];
    return [view?.sets, view?.set_kinds];
  };
  expect(kinds(['warm-up', null, null, 'drop'])).toEqual([3, [null, null, 'drop']]);
  expect(kinds([null, 'warm-up', 'failure'])).toEqual([2, [null, 'failure']]);
  expect(kinds(['warm-up', null, null])).toEqual([2, undefined]);
  expect(kinds(['warm-up', 'warm-up'])).toEqual([1, undefined]);
  // More kinds than sets: only those of its sets count.
  expect(kinds([null, 'drop', 'warm-up'], { sets: 2 })).toEqual([2, [null, 'drop']]);
  expect(kinds([null, 'myo-rep'])).toEqual([2, [null, 'myo-rep']]);
});
