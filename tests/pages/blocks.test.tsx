import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgramPage } from '#client/features/program/program-page.tsx';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { buildPlan } from '#domain/ai-coach/build-plan.ts';
import { EMPTY_BRIEF } from '#domain/ai-coach/person/brief-shape.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { storePlan, storeWorkout, trainingWorld } from './training-world.tsx';

const curl = {
  exercise: 'Dumbbell curl',
  sets: 2,
  sets_schedule: [2, 3, 3, 3, 1],
  reps: '10–15',
  rir: '3',
  rir_schedule: ['3', '2', '2', '1', '4'],
};
const BLOCK = { number: 2, kind: 'muscle', weeks: 5, light_week: 5, started_on: '2026-11-02' };
const PLAN: Plan = { goal: 'muscle', block: BLOCK, schedule: [{ day: 'Day 1', primary: [curl] }] };

test('Today prescribes the week of the block, and says which it is (BLOCK-6)', async () => {
  const world = await trainingWorld();
  const { plan_id } = await storePlan(world, PLAN);
  await storeWorkout(world, '2026-11-11', [{ exercise: 'Dumbbell curl', reps: 12, weight: '30' }], { plan_id });
  world.show(<TodayPage />);
  expect(await screen.findByText('Week 2 of 5')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Dumbbell curl' }).textContent).toContain('3 sets × 10–15 reps, RIR 2');
  expect(screen.queryByRole('combobox', { name: 'Week' })).toBeNull();
});

test('My Program shows the weeks of the block, what changes with them, and why the last is lighter (BLOCK-6)', async () => {
  const world = await trainingWorld();
  const { plan_id } = await storePlan(world, PLAN);
  await storeWorkout(world, '2026-11-11', [{ exercise: 'Dumbbell curl', reps: 12, weight: '30' }], { plan_id });
  world.show(<ProgramPage />);
  const block = await screen.findByRole('list', { name: 'Training block' });
  expect(screen.getByRole('region', { name: 'Where you are' }).textContent).toBe(
    'Block 2, week 2 of 5Next: Day 1.Week 5 ends around December 15. Then block 3 is built from what you logged.',
  );
  const weeks = within(block)
    .getAllByRole('button')
    .map((button) => button.textContent.replaceAll('\u00a0', ' '));
  expect(weeks).toEqual([
    'Week 1: 2 sets, RIR 3',
    'Week 2now: 3 sets, RIR 2',
    'Week 3: 3 sets, RIR 2',
    'Week 4: 3 sets, RIR 1',
    'Week 5: lighter, 1 set, RIR 4',
  ]);
  expect(within(block).getByRole('button', { current: 'step' }).textContent).toContain('Week 2');
  await world.user.click(within(block).getByRole('button', { name: /Week 5/ }));
  expect(screen.getByText(/^Week 5 is lighter: 1 sets? instead of 3 and less effort/)).toBeDefined();
  expect(within(screen.getByRole('article', { name: 'Day 1' })).getByRole('listitem').textContent).toBe('Dumbbell curl: 1 x 10–15, RIR 4');
});

test('A plan as the coach builds it opens in week 1 of its block', async () => {
  const world = await trainingWorld();
  await storePlan(world, buildPlan({ ...EMPTY_BRIEF, goal: 'general fitness', days: 2, kit: [] }));
  world.show(<ProgramPage />);
  expect((await screen.findByRole('region', { name: 'Where you are' })).textContent).toContain('Block 1, week 1 of 6');
});

test('after its last week My Program leads to the next block (BLOCK-7)', async () => {
  const world = await trainingWorld();
  const { plan_id } = await storePlan(world, PLAN);
  await storeWorkout(world, '2026-11-17', [{ exercise: 'Dumbbell curl', reps: 12, weight: '30' }], { plan_id, week: 4 });
  world.show(<ProgramPage />);
  expect(await screen.findByRole('button', { name: 'Build my next block' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Where you are' })).toBeNull();
});
