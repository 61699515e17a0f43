import { expect, test } from 'vitest';
import { answer } from '../answer.ts';
import { buildPlan } from '../build-plan.ts';
import { EMPTY_BRIEF } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { planWork } from '../plan-work.ts';
import { isEmptyPlan } from './no-plan.ts';

const tell = (...says: string[]) => answer({ messages: says.map((content) => ({ role: 'user', content })), plan: null });
const CHAIR = { ...EMPTY_BRIEF, days: 3, minutes: 60, states: [{ kind: 'wheelchair' as const }] };

test.each(['nothing at all', 'only a barbell and plates', 'no equipment'])(
  'PLAN-46 From a wheelchair with %s there is no plan, and the coach says what would do',
  (kit) => {
    const { plan, messages } = tell(`I use a wheelchair, ${kit}, 3 days, general fitness`);
    expect(plan).toBeUndefined();
    expect(messages.join(' ')).toMatch(/no plan for you yet: .*wheelchair.*Bands or dumbbells would do/);
  },
);

test('PLAN-46 The plan comes as soon as the equipment is told', () => {
  const { plan } = tell('I use a wheelchair, no equipment, 3 days, general fitness', 'I have dumbbells now');
  expect(plan === undefined ? true : isEmptyPlan(plan)).toBe(false);
});

test.each(['full gym', 'dumbbells', 'kettlebells'] as const)(
  'STATE-1 From a wheelchair with %s every day has work, and no band leads it',
  (gym) => {
    for (const goal of ['strength', 'muscle', 'general fitness'] as const) {
      const plan = buildPlan({ ...CHAIR, goal, kit: GYMS[gym].kit });
      expect(isEmptyPlan(plan)).toBe(false);
      const leads = planWork(plan).flatMap((week) => week.map(({ work }) => work[0]?.exercise?.load));
      expect(leads).not.toContain('band');
    }
  },
);

test('STATE-1 With dumbbells the chair is the bench: there is a row, a press and work for both arms', () => {
  const patterns = planWork(buildPlan({ ...CHAIR, goal: 'strength', kit: GYMS.dumbbells.kit }))
    .flat()
    .flatMap(({ work }) => work.map(({ exercise }) => exercise?.pattern));
  for (const pattern of ['horizontal-pull', 'vertical-push', 'rear-delt', 'biceps', 'triceps']) expect(patterns).toContain(pattern);
});
