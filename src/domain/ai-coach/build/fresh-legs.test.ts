import { expect, test } from 'vitest';
import type { Plan } from '../../plan/plan.ts';
import { buildPlan } from '../build-plan.ts';
import { checkPlan } from '../check-plan.ts';
import { type Brief, EMPTY_BRIEF, GOALS } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { planWork } from '../plan-work.ts';

const LIFTER: Brief = { ...EMPTY_BRIEF, experience: 'intermediate', days: 3, minutes: 60, kit: GYMS['full gym'].kit };
const LEGS = new Set(['squat', 'hinge', 'lunge']);

/** Most sets for the legs on the day of that label in any week. */
const legSets = (plan: Plan, label: string): number =>
  Math.max(
    0,
    ...planWork(plan).map((week) =>
      week
        .filter((day) => day.label.startsWith(label))
        .flatMap(({ work }) => work.filter(({ exercise }) => exercise?.compound === true && LEGS.has(exercise.pattern)))
        .reduce((sum, { prescription }) => sum + prescription.sets, 0),
    ),
  );

test.each(GOALS)('TEMPLATE-16 No heavy legs on the eve of a match, and the days that were asked for hold: %s', (goal) => {
  for (const [name, match, eve] of [
    ['football', 6, 'Fri'],
    ['rugby', 0, 'Sat'],
    ['netball', 3, 'Tue'],
  ] as const)
    for (const weekdays of [
      [1, 3, 5],
      [2, 4, 6],
      [1, 2, 4, 5],
      [1, 2, 3, 5, 6],
    ]) {
      const free = weekdays.filter((day) => day !== match);
      const brief: Brief = { ...LIFTER, goal, season: 'in', sports: [{ name, weekdays: [match] }], days: free.length, weekdays: free };
      const plan = buildPlan(brief);
      expect(planWork(plan)[0]?.length).toBe(free.length);
      expect([name, free, legSets(plan, eve)]).toEqual([name, free, expect.toSatisfy((sets: number) => sets <= 2)]);
    }
});

test('TEMPLATE-16 Two or three days around a Saturday match keep away from it by themselves', () => {
  for (const days of [1, 2, 3]) {
    const plan = buildPlan({ ...LIFTER, goal: 'strength', season: 'in', sports: [{ name: 'football', weekdays: [6] }], days });
    expect(planWork(plan)[0]?.length).toBe(days);
    expect(legSets(plan, 'Fri')).toBeLessThanOrEqual(2);
  }
});

test('TEMPLATE-16 The checker objects to heavy legs on the eve, and to nothing off season', () => {
  const brief: Brief = { ...LIFTER, goal: 'muscle', weekdays: [1, 3, 5] };
  const plan = buildPlan(brief);
  const sports = [{ name: 'football', weekdays: [6] }];
  const eve = (season: Brief['season']) =>
    checkPlan(plan, { ...brief, sports, season }).filter(({ sentence }) => /the day before your match/.test(sentence));
  expect(eve('in').map(({ severity }) => severity)).toEqual(['warn']);
  expect(eve('off')).toEqual([]);
});

test('TEMPLATE-17 A pullover stands in for a pull from above twice a week at most', () => {
  for (const goal of GOALS)
    for (const days of [3, 4, 5, 6]) {
      const week = planWork(buildPlan({ ...LIFTER, goal, days, kit: GYMS['dumbbells and bench'].kit }))[0] ?? [];
      const held = week.filter(({ work }) => work.some(({ exercise }) => exercise?.pattern === 'pullover'));
      expect([goal, days, held.length <= 2]).toEqual([goal, days, true]);
    }
});
