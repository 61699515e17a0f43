import { describe, expect, test } from 'vitest';
import { anyBrief } from '#tests/fixtures/plans/any-brief.ts';
import { assert, property } from '#tests/support/properties.ts';
import { buildPlan } from '../build-plan.ts';
import { checkPlan } from '../check-plan.ts';
import { type Brief, EMPTY_BRIEF, EXPERIENCES } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { planWork } from '../plan-work.ts';

const { kit, name: gym } = GYMS.kettlebells;
const LIFTER: Brief = { ...EMPTY_BRIEF, goal: 'general fitness', days: 3, minutes: 60, kit, gym };
function objections(brief: Brief) {
  return checkPlan(buildPlan(brief), brief).filter(({ severity }) => severity !== 'info');
}

describe('a week with nothing but kettlebells (TEMPLATE-5)', () => {
  test.each(EXPERIENCES)('of %s trainees swings on two days, squats, presses overhead, rows and carries', (experience) => {
    const brief: Brief = { ...LIFTER, experience };
    const days = (planWork(buildPlan(brief))[0] ?? []).map((day) => day.work);
    const swings = days.flat().filter(({ exercise }) => exercise?.id === 'kettlebell-swing');
    expect(swings.length).toBeGreaterThanOrEqual(2);
    for (const { prescription } of swings) expect([prescription.sets >= 3, prescription.reps]).toEqual([true, '10–15']);
    for (const { prescription } of swings) expect(prescription.note?.includes('two weeks') === true).toBe(experience === 'beginner');
    for (const pattern of ['squat', 'vertical-push', 'horizontal-pull', 'carry'])
      expect([pattern, days.flat().some(({ exercise }) => exercise?.pattern === pattern)]).toEqual([pattern, true]);
    const rows = days.flat().filter(({ exercise }) => exercise?.pattern === 'horizontal-pull');
    expect(rows.reduce((sum, { prescription }) => sum + prescription.sets, 0)).toBeGreaterThanOrEqual(6);
    expect(days.flat().some(({ exercise }) => exercise?.load === 'barbell')).toBe(false);
    expect(objections(brief)).toEqual([]);
  });

  test('of anybody has nothing the checker objects to', () => {
    assert(
      property(anyBrief, (brief) => {
        expect(objections({ ...brief, kit, gym })).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
