import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgramPage } from '#client/features/program/program-page.tsx';
import { TodayPage } from '#client/features/today/today-page.tsx';
import type { Plan } from '#domain/plan/plan.ts';
import { listSetsOfExercise } from '#offline/log/set-logs.ts';
import { storePlan, trainingWorld } from './training-world.tsx';

const PLAN: Plan = {
  goal: 'muscle',
  schedule: [
    {
      day: 'Day 1',
      primary: [{ exercise: 'Goblet squat', sets: 1, reps: '8' }],
      accessories: [
        { exercise: 'Dumbbell curl', sets: 2, reps: '10', superset: 'x', rest_seconds: 15 },
        { exercise: 'Triceps pushdown', sets: 2, reps: '10', superset: 'x', rest_seconds: 75 },
      ],
    },
  ],
};

test('a logged set of a superset leads to its partner and back, and the rest comes after the round (TODAY-7)', async () => {
  const world = await trainingWorld();
  await storePlan(world, PLAN);
  world.show(<TodayPage />);
  const tick = async (name: string, set: number) => {
    const card = await screen.findByRole('region', { name });
    return within(card).findByRole('button', { name: `Log set ${set}` });
  };
  const log = async (name: string, set: number) => {
    await world.user.click(await tick(name, set));
    const without = within(screen.getByRole('region', { name })).queryByRole('button', { name: 'It was without weight' });
    if (without !== null) await world.user.click(without);
    await waitFor(async () => expect(await listSetsOfExercise(world.account, name, 10)).toHaveLength(set));
  };
  await tick('Goblet squat', 1);
  expect(screen.getByRole('region', { name: 'Dumbbell curl' }).textContent).toContain('Superset A1');
  expect(screen.getByRole('region', { name: 'Triceps pushdown' }).textContent).toContain('Superset A2');
  await log('Goblet squat', 1);
  await log('Dumbbell curl', 1);
  await tick('Triceps pushdown', 1);
  expect(within(screen.getByRole('region', { name: 'Dumbbell curl' })).queryByRole('button', { name: 'Log set 2' })).toBeNull();
  await log('Triceps pushdown', 1);
  await log('Dumbbell curl', 2);
  await log('Triceps pushdown', 2);
});

test('both names of a superset stay on top with what is planned, and the panel says what follows at once (TODAY-7)', async () => {
  const world = await trainingWorld();
  await storePlan(world, { ...PLAN, schedule: [{ day: 'Day 1', primary: PLAN.schedule?.[0]?.accessories ?? [] }] });
  world.show(<TodayPage />);
  const card = (name: string) => screen.findByRole('region', { name });
  const names = async (current: string) =>
    within(await card(current))
      .getAllByRole('heading')
      .map((heading) => heading.textContent);
  const both = ['Superset A1Dumbbell curl', 'Superset A2Triceps pushdown'];
  expect(await names('Dumbbell curl')).toEqual(both);
  const partner = within(await card('Dumbbell curl')).getByRole('region', { name: 'Triceps pushdown' });
  expect(partner.textContent).toContain('2 sets × 10 reps');
  expect((await card('Dumbbell curl')).textContent).toContain('Then straight to A2');
  await world.user.type(screen.getByLabelText(/^Set 1 weight/), '20{Enter}');
  await waitFor(async () => expect(await names('Triceps pushdown')).toEqual(both));
  expect((await card('Triceps pushdown')).textContent).not.toContain('Then straight to');
  // Its turn comes by itself, so there is nothing to open before its sets are done.
  expect(screen.queryByRole('button', { name: 'Open Dumbbell curl' })).toBeNull();
});

test('between the exercises of a superset of one’s own runs a change-over, and after the round the longest of their rests (TODAY-7)', async () => {
  const world = await trainingWorld();
  const pair = { sets: 2, reps: '10', superset: 'x' };
  const exercises = [
    { exercise: 'Seated cable row', ...pair },
    { exercise: 'Triceps pushdown', ...pair },
  ];
  await storePlan(world, { goal: 'muscle', schedule: [{ day: 'Day 1', exercises }] });
  world.show(<TodayPage />);
  const rest = () => screen.queryByRole('timer', { name: 'Rest' })?.textContent;
  await world.user.type(await screen.findByLabelText(/^Set 1 weight/), '50{Enter}');
  await waitFor(() => expect(rest()).toBe('0:15'));
  await screen.findByRole('region', { name: 'Triceps pushdown' });
  await world.user.type(await screen.findByLabelText(/^Set 1 weight/), '20{Enter}');
  await waitFor(() => expect(rest()).toBe('2:00'));
});

test('My Program marks the exercises of a superset', async () => {
  const world = await trainingWorld();
  await storePlan(world, PLAN);
  world.show(<ProgramPage />);
  const day = await screen.findByRole('article', { name: 'Day 1' });
  const lines = within(day)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(lines).toEqual(['Goblet squat: 1 x 8', 'Superset A1Dumbbell curl: 2 x 10', 'Superset A2Triceps pushdown: 2 x 10']);
});

test('TODAY-7 a circuit of three goes round, A1, A2, A3, with a change-over between them and the longest rest after the round', async () => {
  const world = await trainingWorld();
  const names = ['Goblet squat', 'Dumbbell curl', 'Triceps pushdown'] as const;
  const primary = names.map((exercise, at) => ({ exercise, sets: 2, reps: '10', superset: 'x', rest_seconds: 60 + 15 * at }));
  await storePlan(world, { ...PLAN, schedule: [{ day: 'Day 1', primary }] });
  world.show(<TodayPage />);
  const field = (name: string, set: number) =>
    screen
      .getAllByRole('region', { name })
      .flatMap((card) => within(card).queryAllByLabelText(new RegExp(`^Set ${set} weight`)))
      .at(0);
  const rests = ['0:15', '0:15', '1:30', '0:15', '0:15', undefined];
  for (const round of [1, 2])
    for (const name of names) {
      await waitFor(() => expect(field(name, round)).toBeDefined());
      await world.user.type(field(name, round)!, '20{Enter}');
      await waitFor(async () => expect(await listSetsOfExercise(world.account, name, 10)).toHaveLength(round));
      const rest = rests.shift();
      await waitFor(() => expect(screen.queryByRole('timer')?.textContent).toBe(rest));
    }
}, 60_000);
