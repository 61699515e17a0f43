import { describe, expect, test } from 'vitest';
import type { Plan } from '../../plan/plan.ts';
import { buildPlan } from '../build-plan.ts';
import { checkPlan } from '../check-plan.ts';
import { type Brief, EMPTY_BRIEF, EXPERIENCES } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';

const LIFTER: Brief = { ...EMPTY_BRIEF, goal: 'muscle', days: 3, minutes: 60, experience: 'intermediate' };

function mains(plan: Plan) {
  return (plan.schedule ?? []).flatMap(({ primary }) => primary ?? []);
}

describe.each(['kettlebells', 'bands'] as const)('a block with nothing but %s (BLOCK-3)', (gym) => {
  const own = { kit: GYMS[gym].kit, gym: GYMS[gym].name };

  test.each(['intermediate', 'advanced'] as const)('of %s trainees has a set more of main lifts from the second week on', (experience) => {
    const brief: Brief = { ...LIFTER, ...own, experience };
    const plan = buildPlan(brief);
    const grown = mains(plan).filter(({ sets_schedule }) => (sets_schedule?.[1] ?? 0) > (sets_schedule?.[0] ?? 0));
    expect(grown.length).toBeGreaterThanOrEqual(3);
    for (const { sets, sets_schedule } of grown) {
      const first = Number(sets);
      expect(sets_schedule?.slice(0, 4)).toEqual([first, first + 1, first + 1, first + 1]);
    }
    expect(checkPlan(plan, brief).filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  test.each(EXPERIENCES.flatMap((experience) => [20, 30, 45, 90].map((minutes) => [experience, minutes] as const)))(
    'keeps the sessions of %s trainees with %s minutes within the rules',
    (experience, minutes) => {
      const brief: Brief = { ...LIFTER, ...own, experience, minutes };
      expect(checkPlan(buildPlan(brief), brief).filter(({ severity }) => severity !== 'info')).toEqual([]);
    },
  );
});

test('a bodyweight block falls from three reps in reserve to one in its last two loading weeks (BLOCK-2)', () => {
  const brief: Brief = { ...LIFTER, kit: GYMS.bodyweight.kit, gym: GYMS.bodyweight.name };
  expect(mains(buildPlan(brief))[0]?.rir_schedule).toEqual(['3', '2', '2', '1', '1', '4']);
});
