import { expect, test } from 'vitest';
import type { Plan } from '../../plan/plan.ts';
import { dayView, planView } from '../../plan/plan-view.ts';
import { type ReturnEffect, returnEffect } from '../../training/readiness/return-effect.ts';
import { buildPlan } from '../build-plan.ts';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { easeAfterBreak } from './ease-after-break.ts';

const TODAY = '2026-11-23';
const BRIEF: Brief = { ...EMPTY_BRIEF, goal: 'muscle', experience: 'intermediate', days: 3, minutes: 60, kit: GYMS['full gym'].kit };
const daysAgo = (days: number): string => {
  const day = new Date(TODAY);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
};
const away = (days: number): ReturnEffect => {
  const effect = returnEffect({
    trained_on: [daysAgo(days)],
    today: TODAY,
    days_per_week: 3,
  });
  if (effect === null) throw new Error(`${days} days are no break`);
  return effect;
};
const days = (plan: Plan, week: number) => Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, week, day));
const items = (plan: Plan, week = 0) => days(plan, week).flatMap((day) => [...(day?.primary ?? []), ...(day?.accessories ?? [])]);
const setsOf = (plan: Plan, week = 0) => items(plan, week).reduce((sum, item) => sum + item.sets, 0);
const reserve = (plan: Plan, week = 0) => items(plan, week).map((item) => Number.parseInt(item.rir ?? '', 10));

test.each([14, 21, 40, 100, 150, 400])('READY-1: after %d days away the days, exercises, reps and rests of a plan stay', (length) => {
  for (const goal of ['muscle', 'strength'] as const) {
    const plan = buildPlan({ ...BRIEF, goal });
    const eased = easeAfterBreak(plan, 0, away(length));
    const same = (one: Plan) =>
      items(one).map(({ exercise, reps, rest_seconds, superset }) => ({ exercise, reps, rest_seconds, superset }));
    expect(same(eased)).toEqual(same(plan));
    expect(days(eased, 0).map((day) => day?.label)).toEqual(days(plan, 0).map((day) => day?.label));
    expect(items(eased, 1).map((item) => item.exercise)).toEqual(items(plan, 1).map((item) => item.exercise));
  }
});

test.each([
  [14, 0.8],
  [21, 0.67],
  [40, 0.5],
])('READY-2: after %d days the week has %d of its sets, the first exercises keep theirs longest', (length, share) => {
  const plan = buildPlan(BRIEF);
  const eased = easeAfterBreak(plan, 1, away(length));
  expect(Math.abs(setsOf(eased, 1) / setsOf(plan, 1) - share)).toBeLessThan(0.06);
  expect(Math.min(...items(eased, 1).map(({ sets }) => sets))).toBeGreaterThanOrEqual(1);
  expect(Math.min(...reserve(eased, 1))).toBeGreaterThanOrEqual(away(length).rir_least ?? 0);
});

test('READY-2: the example of three sets each loses the sets of the last exercises first', () => {
  const exercises = ['Back squat', 'Bench press', 'Barbell row', 'Leg curl'].map((exercise) => ({ exercise, sets: 3, rir: '1–2' }));
  const eased = easeAfterBreak({ goal: 'muscle', schedule: [{ day: 'Mon', minutes: 60, exercises }] }, 0, away(14));
  expect(items(eased).map(({ sets, rir }) => `${sets} @ ${rir}`)).toEqual(['3 @ 3', '3 @ 3', '2 @ 3', '2 @ 3']);
  expect(days(eased, 0)[0]?.minutes).toBeNull();
});

test('READY-2: effort by RPE falls to the reserve of the way back, and the load still follows the planned effort', () => {
  const exercise = { exercise: 'Back squat', sets: 4, reps: '5', rpe_schedule: [8, 8.5, 9, 6] };
  const eased = easeAfterBreak({ goal: 'strength', schedule: [{ day: 'Mon', primary: [exercise] }] }, 1, away(40));
  expect(items(eased, 1)[0]).toMatchObject({ sets: 2, rpe: 6, planned_rpe: 8.5 });
});

test('READY-2: after a missed week the first session has its sets and one more rep in reserve', () => {
  const plan = buildPlan(BRIEF);
  const eased = easeAfterBreak(plan, 0, away(9));
  expect(setsOf(eased)).toBe(setsOf(plan));
  expect(reserve(eased)).toEqual(reserve(plan).map((reps) => Math.min(5, reps + 1)));
});

test('READY-1: in the first two weeks after 32 days and more there are no singles, half of the jumps and a set of Nordic curls', () => {
  const line = (exercise: string, sets: number, reps: string) => ({ exercise, sets, reps, rpe_schedule: [8, 8.5, 8.5, 6] });
  const day = {
    day: 'Mon',
    primary: [line('Back squat', 1, '1'), line('Back squat', 4, '5')],
    accessories: [line('Box jump', 4, '3'), line('Nordic curl', 3, '6')],
  };
  const plan: Plan = { goal: 'strength', weeks: [[day], [day], [day], [day]] };
  const back = (length: number, week: number) => {
    const effect = returnEffect({
      trained_on: [daysAgo(length + 7 * (week - 1)), ...(week > 1 ? [daysAgo(7 * (week - 1))] : [])],
      today: TODAY,
      days_per_week: 1,
    });
    if (effect === null) throw new Error('The plan holds again.');
    return items(easeAfterBreak(plan, 0, effect)).map(({ sets, reps }) => `${sets} x ${reps}`);
  };
  for (const week of [1, 2]) {
    const [single, , jumps, nordics] = back(40, week);
    expect([week, single, jumps, nordics]).toEqual([week, '1 x 3', '2 x 3', '1 x 6']);
  }
  expect(back(40, 3)[0]).toBe('1 x 1');
  expect(back(21, 1)[0]).toBe('1 x 1');
});
