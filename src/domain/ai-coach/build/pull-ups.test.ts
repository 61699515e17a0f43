import { describe, expect, test } from 'vitest';
import { anyBrief } from '#tests/fixtures/plans/any-brief.ts';
import { assert, constantFrom, property } from '#tests/support/properties.ts';
import { foldBrief } from '../brief.ts';
import { buildPlan } from '../build-plan.ts';
import { checkPlan } from '../check-plan.ts';
import { type Brief, EMPTY_BRIEF, type Style } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { planWork } from '../plan-work.ts';
import { unmetWishes } from '../unmet-wishes.ts';

const LIFTER: Brief = {
  ...EMPTY_BRIEF,
  goal: 'strength',
  style: 'pull-ups',
  experience: 'intermediate',
  days: 3,
  minutes: 60,
  kit: GYMS['full gym'].kit,
  gym: 'full gym',
};
const NEW: Brief = { ...LIFTER, style: 'first pull-up', experience: 'beginner' };

function weekOf(brief: Brief) {
  const work = (planWork(buildPlan(brief))[0] ?? []).map((day) => day.work);
  const setsOf = (...patterns: readonly string[]): number =>
    work.flat().reduce((sum, { exercise, prescription }) => sum + (patterns.includes(exercise?.pattern ?? '') ? prescription.sets : 0), 0);
  const daysWith = (id: string): number => work.filter((day) => day.some(({ exercise }) => exercise?.id === id)).length;
  return { work, setsOf, daysWith };
}

function objections(brief: Brief) {
  return checkPlan(buildPlan(brief), brief).filter(({ severity }) => severity !== 'info');
}

describe('a week for pull-ups (TEMPLATE-4)', () => {
  test.each([2, 3, 4])('begins two of %i days with a pull-up and has nine sets, rows and curls', (days) => {
    const { work, setsOf } = weekOf({ ...LIFTER, days });
    const opened = work.filter(([first]) => first?.exercise?.pattern === 'vertical-pull' && first.exercise.load === 'bodyweight');
    expect(opened.length).toBeGreaterThanOrEqual(2);
    expect(setsOf('vertical-pull')).toBeGreaterThanOrEqual(9);
    expect(setsOf('horizontal-pull')).toBeGreaterThanOrEqual(4);
    expect(setsOf('biceps')).toBeGreaterThanOrEqual(2);
    expect(objections({ ...LIFTER, days })).toEqual([]);
  });

  test('to the first one has help, lowering on at most two days with few reps, and a hang', () => {
    for (const kit of [GYMS['full gym'].kit, ['pull-up-bar', 'bands'] as const]) {
      const { work, daysWith } = weekOf({ ...NEW, kit });
      const lowered = work.flat().filter(({ exercise }) => exercise?.id === 'negative-pull-up');
      expect(daysWith('assisted-pull-up') + daysWith('band-assisted-pull-up')).toBeGreaterThanOrEqual(2);
      expect(daysWith('negative-pull-up')).toBeGreaterThanOrEqual(1);
      expect(daysWith('negative-pull-up')).toBeLessThanOrEqual(2);
      expect(lowered.map(({ prescription }) => prescription.reps)).toEqual(lowered.map(() => '2–3'));
      expect(daysWith('dead-hang')).toBeGreaterThanOrEqual(1);
      expect(daysWith('pull-up')).toBe(0);
      expect(objections({ ...NEW, kit })).toEqual([]);
    }
  });

  test('lowers on at most two days where there is nothing but a bar', () => {
    expect(weekOf({ ...NEW, goal: 'functional', kit: GYMS.park.kit }).daysWith('negative-pull-up')).toBeLessThanOrEqual(2);
  });

  test('without a bar has pulldowns and says what is missing', () => {
    const brief: Brief = { ...LIFTER, kit: ['cable', 'dumbbells', 'bench'] };
    const { work } = weekOf(brief);
    expect(work.filter(([first]) => first?.exercise?.pattern === 'vertical-pull').length).toBeGreaterThanOrEqual(2);
    expect(unmetWishes(brief, buildPlan(brief)).join()).toContain('no bar');
    expect(objections(brief)).toEqual([]);
  });

  test('of anybody has nothing the checker objects to', () => {
    assert(
      property(anyBrief, constantFrom<Style>('pull-ups', 'first pull-up'), (brief, style) => {
        expect(objections({ ...brief, focus: [], style })).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

test.each([
  ['I want to do my first pull-up, 3 days a week', 'first pull-up', []],
  ['I want to be able to do a single chin-up, twice a week', 'first pull-up', []],
  ['I want to get stronger at pull-ups, 3 days', 'pull-ups', ['pull-up']],
  ['my goal is to reach 10 strict pull-ups, 4 days a week', 'pull-ups', ['pull-up']],
  ['I can do 5 pull-ups and want bigger muscles', null, ['pull-up']],
  ['no pull-ups please, 3 days', null, []],
] as const)('«%s» gives the style %s', (content, style, wanted) => {
  const brief = foldBrief([{ role: 'user', content }]);
  expect([brief.style, brief.wanted]).toEqual([style, wanted]);
});

test('Who wants pull-ups is not told to squat more often (FREQ)', () => {
  const kit: Brief['kit'] = ['pull-up-bar', 'bands'];
  for (const brief of [{ ...NEW, kit }, { ...LIFTER, kit }, NEW]) {
    const told = checkPlan(buildPlan(brief), brief).filter(({ rule }) => rule === 'FREQ');
    expect(told.filter(({ sentence }) => /build the skill/.test(sentence))).toEqual([]);
  }
});
