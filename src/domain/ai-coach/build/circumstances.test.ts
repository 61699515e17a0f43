import { expect, test } from 'vitest';
import { anyBrief } from '#tests/fixtures/plans/any-brief.ts';
import { assert, property } from '#tests/support/properties.ts';
import { blockWeeks } from '../../plan/block-weeks.ts';
import { dayView, planView } from '../../plan/plan-view.ts';
import { buildPlan } from '../build-plan.ts';
import { checkPlan, hasErrors } from '../check-plan.ts';
import { type Brief, EMPTY_BRIEF, EXPERIENCES } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { allowedExercises, traineeOf } from '../person/trainee.ts';
import { planWork } from '../plan-work.ts';

const { kit, name } = GYMS['full gym'];
const athlete: Brief = {
  ...EMPTY_BRIEF,
  goal: 'functional',
  experience: 'intermediate',
  days: 2,
  minutes: 60,
  sports: [{ name: 'football', weekdays: [6] }],
  kit,
  gym: name,
};

const setsOf = (brief: Brief, week = 0): number => blockWeeks(buildPlan(brief))[week]?.sets ?? 0;
const exercisesOf = (brief: Brief): string[] =>
  [0, 1].flatMap((day) => {
    const view = dayView(buildPlan(brief), 0, day);
    return [...(view?.primary ?? []), ...(view?.accessories ?? [])].map(({ exercise }) => exercise);
  });

test('TEMPLATE-11 In season the same exercises have about three fifths of the sets, and it is said', () => {
  const inSeason: Brief = { ...athlete, season: 'in' };
  expect(setsOf(inSeason) / setsOf(athlete)).toBeGreaterThan(0.5);
  expect(setsOf(inSeason) / setsOf(athlete)).toBeLessThan(0.75);
  expect(exercisesOf(inSeason)).toEqual(exercisesOf(athlete));
  expect(buildPlan(inSeason).explanation).toMatch(/In season each exercise has about three fifths/);
  expect(buildPlan({ ...athlete, season: 'off' }).explanation).not.toMatch(/In season/);
});

test('TEMPLATE-11 A season without a sport changes nothing', () => {
  const none: Brief = { ...athlete, sports: [] };
  expect(setsOf({ ...none, season: 'in' })).toBe(setsOf(none));
});

test('READY-6 After an operation the sets come back over four weeks, and the next block is as usual', () => {
  const back: Brief = { ...athlete, sports: [], goal: 'general fitness', after_surgery: true };
  const usual = setsOf({ ...back, after_surgery: false });
  const shares = [0, 1, 2, 3].map((week) => setsOf(back, week) / usual);
  expect(shares[0]).toBeLessThanOrEqual(0.65);
  expect(shares[1]).toBe(shares[0]);
  expect(shares[3]).toBeGreaterThan(shares[0] ?? 1);
  const reserve = (week: number) => Number.parseInt(dayView(buildPlan(back), week, 0)?.primary[0]?.rir ?? '0', 10);
  expect([reserve(0), reserve(1), reserve(2)]).toEqual([4, 4, 3]);
  expect(setsOf({ ...back, block: 2 })).toBe(setsOf({ ...back, block: 2, after_surgery: false }));
});

test('READY-6 A strength plan eases its four weeks', () => {
  const back: Brief = { ...athlete, sports: [], goal: 'strength', days: 3, after_surgery: true };
  const plan = buildPlan(back);
  const rpes = dayView(plan, 0, 0)?.primary.map(({ rpe }) => rpe ?? 0) ?? [];
  expect(Math.max(...rpes)).toBeLessThanOrEqual(6);
  expect(setsOf(back)).toBeLessThan(0.7 * setsOf({ ...back, after_surgery: false }));
});

test('TEMPLATE-11, READY-6, TEMPLATE-12 Nobody’s plan breaks a rule for it', () => {
  assert(
    property(anyBrief, (any) => {
      const few = any.kit !== null && !any.kit.includes('machine');
      for (const brief of [
        { ...any, season: 'in' as const },
        { ...any, after_surgery: true },
        ...(few ? [{ ...any, single: ['dumbbells' as const, 'kettlebells' as const] }] : []),
      ])
        expect([brief, hasErrors(buildPlan(brief), brief)]).toEqual([brief, false]);
    }),
    { numRuns: 60 },
  );
});

test('TRAIN-18 Most supersets of anybody have as many sets of both exercises', () => {
  let pairs = 0;
  let uneven = 0;
  assert(
    property(anyBrief, (brief) => {
      const plan = buildPlan(brief);
      for (let day = 0; day < planView(plan).days; day += 1) {
        const view = dayView(plan, 0, day);
        const sets = new Map<string, number[]>();
        for (const item of [...(view?.primary ?? []), ...(view?.accessories ?? [])])
          if (item.superset !== null) sets.set(item.superset, [...(sets.get(item.superset) ?? []), item.sets]);
        for (const counts of sets.values()) {
          pairs += 1;
          if (new Set(counts).size > 1) uneven += 1;
        }
      }
    }),
    { numRuns: 150 },
  );
  expect(pairs).toBeGreaterThan(50);
  expect(uneven / pairs).toBeLessThan(0.2);
});

test('TEMPLATE-12 With one kettlebell nothing needs a second one, and every pattern it can train is trained', () => {
  for (const experience of EXPERIENCES)
    for (const days of [2, 3, 4]) {
      const brief: Brief = {
        ...EMPTY_BRIEF,
        goal: 'general fitness',
        experience,
        days,
        kit: GYMS.kettlebells.kit,
        single: ['kettlebells'],
      };
      const plan = buildPlan(brief);
      const items = (planWork(plan)[0] ?? []).flatMap(({ work }) => work.map(({ exercise }) => exercise));
      for (const id of ['gorilla-row', 'farmers-carry', 'front-rack-carry', 'kettlebell-front-rack-squat', 'dumbbell-thruster'])
        expect([experience, days, items.some((exercise) => exercise?.id === id)]).toEqual([experience, days, false]);
      for (const pattern of ['squat', 'vertical-push', 'horizontal-pull', 'carry'])
        expect([experience, days, pattern, items.some((exercise) => exercise?.pattern === pattern)]).toEqual([
          experience,
          days,
          pattern,
          true,
        ]);
      expect(checkPlan(plan, brief).filter(({ severity }) => severity !== 'info')).toEqual([]);
    }
});

test('TEMPLATE-12 A pair of one kind is used, whatever there is a single one of', () => {
  const brief: Brief = { ...EMPTY_BRIEF, kit: ['dumbbells', 'kettlebells'], single: ['kettlebells'] };
  const allowed = allowedExercises(traineeOf(brief)).map(({ id }) => id);
  expect(allowed).toContain('farmers-carry');
  expect(allowed).not.toContain('gorilla-row');
});

test('TEMPLATE-11 In season, days that nobody told are two, away from the match', () => {
  for (const [match, eves] of [
    [6, [4, 5, 0]],
    [0, [5, 6, 1]],
    [3, [1, 2, 4]],
  ] as const) {
    const { weekdays } = traineeOf({ ...athlete, days: null, season: 'in', sports: [{ name: 'football', weekdays: [match] }] });
    expect([match, weekdays.length, weekdays.filter((day) => day === match || eves.some((eve) => eve === day))]).toEqual([match, 2, []]);
  }
});
