import { expect, test } from 'vitest';
import fc from '#tests/support/properties.ts';
import type { Plan } from '../plan/plan.ts';
import { planView, weekCount } from '../plan/plan-view.ts';
import type { CoachPlan } from '../sync/proposal-shape.ts';
import { coachPlanOf, collapse, planOfCoachPlan } from './coach-plan.ts';
import { whatExceeds } from './plan-size.ts';
import { planWeeks } from './shared-log.ts';

const WEEKS = 4;
const list = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: 1, maxLength: WEEKS });
const item = fc.record({
  exercise: fc.constantFrom('Squat', 'Bench press', 'Row'),
  sets: list(fc.option(fc.integer({ min: 1, max: 6 }), { nil: null, freq: 6 })),
  reps: list(fc.constantFrom('5', '8–12')),
  rpe: list(fc.option(fc.constantFrom(7, 8, 8.5), { nil: null, freq: 3 })),
});
const plans: fc.Arbitrary<CoachPlan> = fc
  .array(fc.uniqueArray(item, { minLength: 1, maxLength: 3, selector: ({ exercise }) => exercise }), { minLength: 1, maxLength: 3 })
  .map((days) => ({
    weeks: WEEKS,
    days: days.map((items, at) => ({
      day_id: `day ${at + 1}`,
      title: `Title ${at + 1}`,
      items: items.map((each) => ({ ...each, item_id: `${each.exercise.toLowerCase()}#1` })),
    })),
  }));

/** What each week of a plan asks for, day by day; exercises that pause are left out. */
function asked({ weeks, days }: CoachPlan) {
  return Array.from({ length: weeks }, (_, week) =>
    days.map(({ title, items }) => [
      title,
      ...items.flatMap(({ exercise, sets, reps, rpe }) => {
        const of = <Value>(values: readonly Value[]) => values[Math.min(week, values.length - 1)];
        return of(sets) === null ? [] : [[exercise, of(sets), of(reps), of(rpe)].join(' ')];
      }),
    ]),
  );
}

test('what a coach sends trains as it was shown, week by week, also with pauses and weeks without a target of effort (CPLAN-4)', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const { weeks } = planWeeks(planOfCoachPlan(plan));
      const trained = weeks.map((days) =>
        days.map(({ title, exercises }) => [
          title,
          ...exercises.map(({ exercise, sets, reps, rpe }) => [exercise, sets, reps, rpe].join(' ')),
        ]),
      );
      expect(trained).toEqual(asked(plan));
    }),
    { numRuns: 300 },
  );
});

test('a plan whose exercises never pause comes back as the plan that was sent (CPLAN-1)', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const steady = {
        ...plan,
        days: plan.days.map((day) => ({
          ...day,
          items: day.items.map((each) => ({ ...each, sets: collapse(each.sets.map((sets) => sets ?? 3)) })),
        })),
      };
      const back = coachPlanOf(planWeeks(planOfCoachPlan(steady)));
      expect(asked(back)).toEqual(asked(steady));
      expect(back.days.map(({ items }) => items.map(({ item_id }) => item_id))).toEqual(
        steady.days.map(({ items }) => items.map(({ item_id }) => item_id)),
      );
    }),
  );
});

test('a block of fewer weeks than a strength plan is used to has as many as it says', () => {
  const plan: Plan = { goal: 'strength', block: { number: 1, kind: '', weeks: 3 }, schedule: [{ day: 'Monday', exercises: [] }] };
  expect(weekCount(planView(plan))).toBe(3);
  expect(weekCount(planView({ ...plan, block: null }))).toBe(4);
});

test('a plan may have 14 days, 40 exercises a day and 12 weeks, and what is longer is told which (CPLAN-10)', () => {
  const days = (count: number, items = 0) =>
    Array.from({ length: count }, (_, at) => ({
      day_id: `d${at}`,
      title: 'Day',
      items: Array.from({ length: items }, (__, n) => ({ item_id: `i${n}`, exercise: 'Squat', sets: [3], reps: ['5'], rpe: [8] })),
    }));
  expect(whatExceeds({ weeks: 12, days: days(14, 40) })).toBeNull();
  expect(whatExceeds({ weeks: 1, days: days(15) })).toContain('14 days');
  expect(whatExceeds({ weeks: 1, days: days(1, 41) })).toContain('40 exercises');
  expect(whatExceeds({ weeks: 13, days: days(1) })).toContain('12 weeks');
  expect(whatExceeds({ weeks: 1, days: [] })).toContain('at least one day');
});
