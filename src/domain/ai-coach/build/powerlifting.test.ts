import { describe, expect, test } from 'vitest';
import { foldBrief } from '../brief.ts';
import { buildPlan } from '../build-plan.ts';
import { competitionLiftOf, LEAST_LIFT_DAYS } from '../check/powerlifting-table.ts';
import { checkPlan } from '../check-plan.ts';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { planWork } from '../plan-work.ts';

const LIFTER: Brief = { ...EMPTY_BRIEF, goal: 'strength', style: 'powerlifting', experience: 'intermediate', minutes: 60 };

function weekOf(brief: Brief) {
  const plan = buildPlan(brief);
  const work = (planWork(plan)[0] ?? []).map((day) => day.work);
  const daysOf = (lift: string) =>
    work.filter((day) => day.some(({ exercise }) => exercise !== undefined && competitionLiftOf(exercise) === lift)).length;
  return { work, faults: checkPlan(plan, brief).filter(({ severity }) => severity !== 'info'), daysOf };
}

describe('a powerlifting week (TEMPLATE-1)', () => {
  test.each([2, 3, 4, 5, 6])('on %i days has each lift on its days, first on its day, and at most 40%% assistance', (days) => {
    const brief: Brief = { ...LIFTER, days, experience: days === 6 ? 'advanced' : 'intermediate', minutes: days === 6 ? 90 : 60 };
    const { work, faults, daysOf } = weekOf(brief);
    const least = LEAST_LIFT_DAYS[days];
    expect(daysOf('squat')).toBeGreaterThanOrEqual(least?.squat ?? 0);
    expect(daysOf('bench press')).toBeGreaterThanOrEqual(least?.['bench press'] ?? 0);
    expect(daysOf('deadlift')).toBeGreaterThanOrEqual(least?.deadlift ?? 0);
    for (const [first] of work) expect(first?.exercise === undefined ? undefined : competitionLiftOf(first.exercise)).toBeDefined();
    expect(faults).toEqual([]);
  });

  test('of somebody new has no sets under three reps', () => {
    const { work, faults } = weekOf({ ...LIFTER, experience: 'beginner', days: 3 });
    for (const item of work.flat()) expect(item.range?.low ?? 3).toBeGreaterThanOrEqual(3);
    expect(faults).toEqual([]);
  });
});

test.each([
  ['I want a powerlifting program, 4 days a week', 'powerlifting'],
  ['training to be a powerlifter, four times a week', 'powerlifting'],
  ['I go to a powerlifting gym and want bigger muscles', null],
  ['I used to do powerlifting, now I want to lose weight', null],
] as const)('«%s» gives the style %s', (content, style) => {
  expect(foldBrief([{ role: 'user', content }]).style).toBe(style);
});
