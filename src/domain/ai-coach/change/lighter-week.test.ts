import { expect, test } from 'vitest';
import { blockWeeks } from '#domain/plan/block-weeks.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import fc from '#tests/support/properties.ts';
import { buildPlan } from '../build-plan.ts';
import { checkPlan } from '../check-plan.ts';
import { type Brief, EMPTY_BRIEF, EXPERIENCES, GOALS } from '../person/brief-shape.ts';
import { GYMS, type GymName } from '../person/gyms-table.ts';
import { planWork } from '../plan-work.ts';
import { deloadPlan, withoutLighterStart } from './lighter-week.ts';

const STRENGTH: Brief = { ...EMPTY_BRIEF, goal: 'strength', experience: 'intermediate', days: 3, minutes: 60, kit: GYMS['full gym'].kit };
const MUSCLE: Brief = { ...STRENGTH, goal: 'muscle' };

const work = (plan: Plan, week = 0) => (planWork(plan)[week] ?? []).flatMap((day) => day.work);
const setsOf = (plan: Plan, week = 0) => work(plan, week).reduce((sum, item) => sum + item.prescription.sets, 0);
const hardest = (plan: Plan, week = 0) => Math.max(...work(plan, week).map((item) => item.effort));

/** Milliseconds; the test builds hundreds of plans. */
const PATIENCE = 60_000;

test('a strength plan begins with its lighter week, climbs again and ends light', () => {
  const plan = buildPlan(STRENGTH);
  const lighter = deloadPlan(plan);
  expect([0, 1, 2, 3].map((week) => setsOf(lighter, week))).toEqual([3, 0, 1, 3].map((week) => setsOf(plan, week)));
  expect(hardest(lighter)).toBe(6);
  expect(dayView(lighter, 1, 0)?.primary[0]?.rpe).toBe(dayView(plan, 0, 0)?.primary[0]?.rpe);
});

test('a plan in a block begins with the lighter week of the block and less weight, climbs again and ends light', () => {
  const plan = buildPlan(MUSCLE);
  const lighter = deloadPlan(plan);
  const sets = (of: Plan) => blockWeeks(of).map((week) => week.sets);
  const [light, first, second, third] = [sets(plan).at(-1), ...sets(plan)];
  expect(sets(lighter)).toEqual([light, first, second, third, light]);
  expect(work(lighter).map((item) => item.prescription.exercise)).toEqual(work(plan).map((item) => item.prescription.exercise));
  expect(work(lighter).find(({ main }) => main)?.prescription).toMatchObject({ rir: '4', load_factor: 0.9 });
  expect(checkPlan(lighter, MUSCLE).filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a plan without blocks becomes its lighter week: half the sets, two more in reserve and less weight', () => {
  const { block: _, ...plan } = buildPlan(MUSCLE);
  const lighter = deloadPlan(plan);
  expect(setsOf(lighter) / setsOf(plan)).toBeGreaterThan(0.4);
  expect(setsOf(lighter) / setsOf(plan)).toBeLessThan(0.68);
  expect(hardest(lighter)).toBeLessThanOrEqual(hardest(plan) - 2);
  expect(work(lighter).find(({ main }) => main)?.prescription.note).toContain('10% less weight');
});

test('without the lighter week it started with, a plan has its full weeks again', () => {
  for (const plan of [buildPlan(STRENGTH), buildPlan(MUSCLE)]) {
    const full = withoutLighterStart(deloadPlan(plan));
    const [first, second, , ...light] = blockWeeks(plan).map(({ sets }) => sets);
    const weeks = blockWeeks(full).map(({ sets }) => sets);
    expect([weeks[0], weeks[1], weeks.at(-1)]).toEqual([first, second, light.at(-1)]);
    expect(withoutLighterStart(plan)).toBe(plan);
  }
});

test('a plan without a lighter week, or without a list of lifts, is eased all the same', () => {
  const foreign: Plan = { goal: 'strength', weeks: [[{ day: 1, exercises: [{ exercise: 'Back squat', sets: '4', reps: 5, rpe: '8' }] }]] };
  expect(work(deloadPlan(foreign))[0]?.prescription).toMatchObject({ exercise: 'Back squat', sets: 2, rpe: 6 });
  expect(work(deloadPlan(foreign), 1)[0]?.prescription).toMatchObject({ sets: 4, rpe: 8 });
  expect(planView(deloadPlan({ goal: 'muscle' })).days).toBe(0);
});

/** A deload week has few sets and a rise afterwards, by design. */
const LIGHT_ON_PURPOSE = new Set(['VOL_LOW', 'JUMP']);

const gyms = Object.keys(GYMS) as GymName[];
test(
  'a lighter week of any plan asks for no more than the plan did and nothing an expert would refuse',
  () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GOALS),
        fc.constantFrom(...EXPERIENCES),
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom(20, 45, 60, 90),
        fc.constantFrom(...gyms),
        (goal, experience, days, minutes, gym) => {
          const brief: Brief = { ...EMPTY_BRIEF, goal, experience, days, minutes, kit: GYMS[gym].kit, gym };
          const plan = buildPlan(brief);
          const lighter = deloadPlan(plan);
          expect(setsOf(lighter)).toBeLessThanOrEqual(setsOf(plan));
          expect(hardest(lighter)).toBeLessThanOrEqual(hardest(plan));
          const errors = checkPlan(lighter, { ...brief, lighter: 'deload' }).filter(
            ({ rule, severity }) => severity === 'error' && !LIGHT_ON_PURPOSE.has(rule),
          );
          expect(errors).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  },
  PATIENCE,
);
