import { expect, test } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';

test('a bodyweight block falls from three reps in reserve to one in its last two loading weeks (BLOCK-2)', () => {
  const lifter: Brief = { ...EMPTY_BRIEF, goal: 'muscle', days: 3, minutes: 60, experience: 'intermediate' };
  const plan = buildPlan({ ...lifter, kit: GYMS.bodyweight.kit, gym: GYMS.bodyweight.name });
  const [first] = (plan.schedule ?? []).flatMap(({ primary }) => primary ?? []);
  expect(first?.rir_schedule).toEqual(['3', '2', '2', '1', '1', '4']);
});
