import { describe, expect, test } from 'vitest';
import { anyBrief } from '#tests/fixtures/plans/any-brief.ts';
import { assert, constantFrom, property } from '#tests/support/properties.ts';
import type { Exercise, Muscle } from '../../exercises/exercise.ts';
import { buildPlan } from '../build-plan.ts';
import { checkPlan } from '../check-plan.ts';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { planWork, type WorkDay } from '../plan-work.ts';

const LIFTER: Brief = {
  ...EMPTY_BRIEF,
  goal: 'muscle',
  experience: 'intermediate',
  days: 4,
  minutes: 60,
  kit: GYMS['full gym'].kit,
  gym: 'full gym',
};
const FOCUSES: readonly (readonly Muscle[])[] = [
  ['glutes'],
  ['biceps', 'triceps'],
  ['chest'],
  ['lats', 'upper back'],
  ['side delts'],
  ['quads', 'hamstrings'],
  ['calves'],
  ['abs'],
  ['glutes', 'biceps', 'triceps'],
];

function weekOf(brief: Brief): readonly WorkDay[] {
  return planWork(buildPlan(brief))[0] ?? [];
}

function sets(week: readonly WorkDay[], suits: (exercise: Exercise) => boolean): number {
  return week
    .flatMap((day) => day.work)
    .reduce((sum, { exercise, prescription }) => sum + (exercise !== undefined && suits(exercise) ? prescription.sets : 0), 0);
}

function days(week: readonly WorkDay[], suits: (exercise: Exercise) => boolean, places = Number.POSITIVE_INFINITY): number {
  return week.filter((day) => day.work.slice(0, places).some(({ exercise }) => exercise !== undefined && suits(exercise))).length;
}

const trains =
  (...muscles: readonly Muscle[]) =>
  ({ pattern, primary }: Exercise): boolean =>
    pattern !== 'conditioning' && primary.some((muscle) => muscles.includes(muscle));
const isThrust = ({ id }: Exercise): boolean => id.endsWith('hip-thrust');

function objections(brief: Brief) {
  return checkPlan(buildPlan(brief), brief).filter(({ severity }) => severity !== 'info');
}

describe('a week with a focus (TEMPLATE-2)', () => {
  test('on glutes has hip thrusts among the first two on two days, a squat or lunge, a hinge and abduction', () => {
    const week = weekOf({ ...LIFTER, days: 3, focus: ['glutes'] });
    expect(days(week, isThrust, 2)).toBeGreaterThanOrEqual(2);
    expect(sets(week, isThrust)).toBeGreaterThanOrEqual(6);
    expect(sets(week, trains('glutes'))).toBeGreaterThanOrEqual(12);
    for (const patterns of [['squat', 'lunge'], ['hinge'], ['abduction']])
      expect(days(week, ({ pattern }) => patterns.includes(pattern))).toBeGreaterThanOrEqual(1);
  });

  test('on glutes at home with dumbbells opens two days with a hip thrust', () => {
    const week = weekOf({ ...LIFTER, kit: GYMS['dumbbells and bench'].kit, gym: 'dumbbells', focus: ['glutes'] });
    expect(days(week, isThrust, 1)).toBeGreaterThanOrEqual(2);
    expect(days(week, ({ pattern }) => pattern === 'lunge')).toBeGreaterThanOrEqual(1);
    expect(days(week, ({ id }) => id.includes('romanian-deadlift'))).toBeGreaterThanOrEqual(1);
  });

  test('on arms has nine sets for each side, both kinds of curls and extensions, a pair of both, and one day that begins with them', () => {
    const week = weekOf({ ...LIFTER, focus: ['biceps', 'triceps'] });
    expect(sets(week, trains('biceps'))).toBeGreaterThanOrEqual(9);
    expect(sets(week, trains('triceps'))).toBeGreaterThanOrEqual(9);
    for (const id of ['incline-dumbbell-curl', 'hammer-curl', 'overhead-triceps-extension', 'triceps-pushdown'])
      expect([id, days(week, (exercise) => exercise.id === id)]).not.toEqual([id, 0]);
    expect(days(week, trains('biceps', 'triceps'), 2)).toBeGreaterThanOrEqual(1);
    const marks = week.flatMap((day) =>
      day.work.flatMap(({ exercise, prescription }) =>
        prescription.superset !== null && exercise !== undefined && trains('biceps', 'triceps')(exercise)
          ? [`${day.label} ${prescription.superset}`]
          : [],
      ),
    );
    expect(marks.length).toBeGreaterThan(new Set(marks).size);
  });

  test('on the chest has twelve sets of flat, incline and fly work, and pulls keep up', () => {
    const week = weekOf({ ...LIFTER, focus: ['chest'] });
    expect(sets(week, trains('chest'))).toBeGreaterThanOrEqual(12);
    expect(days(week, ({ id }) => id.startsWith('incline'))).toBeGreaterThanOrEqual(1);
    expect(days(week, ({ pattern }) => pattern === 'fly')).toBeGreaterThanOrEqual(1);
    const pulls = sets(week, ({ pattern }) => ['horizontal-pull', 'vertical-pull', 'pullover'].includes(pattern));
    const rear = sets(week, ({ pattern }) => pattern === 'rear-delt');
    const pushes = sets(week, ({ pattern }) => ['horizontal-push', 'vertical-push', 'fly'].includes(pattern));
    expect((pulls + rear / 2) / pushes).toBeGreaterThanOrEqual(0.8);
  });

  test('on the back has fourteen sets, with rows and pulls from above on two days each', () => {
    const week = weekOf({ ...LIFTER, focus: ['lats', 'upper back'] });
    expect(sets(week, trains('lats', 'upper back'))).toBeGreaterThanOrEqual(14);
    for (const wanted of ['horizontal-pull', 'vertical-pull'])
      expect(days(week, ({ pattern }) => pattern === wanted)).toBeGreaterThanOrEqual(2);
  });

  test('on the shoulders has ten sets of the sides on two days, six of the rear, and no front raise', () => {
    const week = weekOf({ ...LIFTER, focus: ['side delts'] });
    expect(sets(week, trains('side delts'))).toBeGreaterThanOrEqual(10);
    expect(days(week, ({ pattern }) => pattern === 'side-delt')).toBeGreaterThanOrEqual(2);
    expect(sets(week, trains('rear delts'))).toBeGreaterThanOrEqual(6);
    expect(days(week, ({ pattern }) => pattern === 'front-delt')).toBe(0);
  });

  test('on the legs has twelve sets for quads and eight for hamstrings, with a squat, a hinge, a leg curl and one leg at a time', () => {
    const week = weekOf({ ...LIFTER, focus: ['quads', 'hamstrings'] });
    expect(sets(week, trains('quads'))).toBeGreaterThanOrEqual(12);
    expect(sets(week, trains('hamstrings'))).toBeGreaterThanOrEqual(8);
    for (const wanted of ['squat', 'hinge', 'leg-curl', 'lunge'])
      expect(days(week, ({ pattern }) => pattern === wanted)).toBeGreaterThanOrEqual(1);
  });

  test('on calves has ten sets on three days, most of them with straight knees', () => {
    const week = weekOf({ ...LIFTER, focus: ['calves'] });
    expect(sets(week, trains('calves'))).toBeGreaterThanOrEqual(10);
    expect(days(week, trains('calves'))).toBeGreaterThanOrEqual(3);
    const bent = sets(week, ({ id }) => id === 'seated-calf-raise');
    expect(bent).toBeGreaterThanOrEqual(2);
    expect(bent / sets(week, trains('calves'))).toBeLessThanOrEqual(0.4);
  });

  test('on abs has eight sets, some that bend the trunk and some that hold it still', () => {
    const week = weekOf({ ...LIFTER, focus: ['abs'] });
    expect(sets(week, trains('abs'))).toBeGreaterThanOrEqual(8);
    expect(days(week, ({ id }) => id.includes('crunch') || id.includes('raise'))).toBeGreaterThanOrEqual(1);
    expect(days(week, ({ id }) => ['dead-bug', 'pallof-press', 'plank', 'side-plank'].includes(id))).toBeGreaterThanOrEqual(1);
  });

  test('takes its sets from other muscles, which keep their least', () => {
    for (const focus of FOCUSES) expect([focus, objections({ ...LIFTER, focus })]).toEqual([focus, []]);
  });

  test('of anybody has nothing the checker objects to', () => {
    assert(
      property(anyBrief, constantFrom(...FOCUSES), (brief, focus) => {
        expect(objections({ ...brief, focus })).toEqual([]);
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  test('asks for no movement that was swapped away or left out', () => {
    const brief: Brief = { ...LIFTER, focus: ['glutes'], refused: ['hip-thrust', 'machine-hip-thrust', 'dumbbell-hip-thrust'] };
    expect(objections(brief)).toEqual([]);
    expect(days(weekOf(brief), isThrust)).toBe(0);
  });

  test('for strength keeps its main lifts in front', () => {
    const [first] = weekOf({ ...LIFTER, goal: 'strength', focus: ['biceps', 'triceps'] });
    expect(first?.work[0]?.exercise?.load).toBe('barbell');
  });
});

test('An exercise that was swapped away does not come back as work for the focus', () => {
  const home: Brief = {
    ...LIFTER,
    goal: 'fat loss',
    experience: 'advanced',
    days: 7,
    minutes: 40,
    kit: GYMS.bodyweight.kit,
    gym: 'no equipment',
    sports: [{ name: 'basketball', weekdays: [] }],
    focus: ['biceps', 'triceps'],
  };
  for (const from of ['diamond-push-up', 'bench-dip', 'push-up', 'decline-push-up']) {
    const ids = (planWork(buildPlan({ ...home, swaps: [{ from, to: 'knee-push-up' }] }))[0] ?? []).flatMap((day) =>
      day.work.flatMap(({ exercise }) => exercise?.id ?? []),
    );
    expect([from, ids.includes(from)]).toEqual([from, false]);
  }
});
