import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { savePreference } from '#offline/log/preferences.ts';
import { listSessions } from '#offline/log/sessions.ts';
import { listSets } from '#offline/log/set-logs.ts';
import { STRENGTH_PLAN, storePlan, storeWorkout, TODAY, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;
beforeEach(async () => {
  world = await trainingWorld();
  await storePlan(world, STRENGTH_PLAN);
  await storeWorkout(world, '2026-11-14', [{ exercise: 'Back squat', reps: 5, weight: '225', rpe: 7 }]);
});

const squat = () => screen.getByRole('region', { name: 'Back squat' });

async function open() {
  world.show(<TodayPage />);
  await screen.findByRole('region', { name: 'Back squat' });
}

async function tick() {
  await world.user.click(within(squat()).getByRole('button', { name: 'Log set 1' }));
  await within(squat()).findByRole('button', { name: /^Edit Set 1/ });
}

test('SET-2 a main lift rests as long as was chosen', async () => {
  await savePreference(world.account, 'rest_main', 270);
  await open();
  await tick();
  expect((await screen.findByRole('timer')).textContent).toBe('4:30');
});

test('SET-2 where no rest begins by itself, a button begins it', async () => {
  await savePreference(world.account, 'rest_starts', false);
  await open();
  await tick();
  expect(screen.queryByRole('timer')).toBeNull();
  await world.user.click(await screen.findByRole('button', { name: 'Rest' }));
  expect((await screen.findByRole('timer')).textContent).toBe('3:00');
});

test('SET-3 effort is shown and asked for as reps left, and stored as both', async () => {
  await savePreference(world.account, 'effort', 'rir');
  await open();
  expect(squat().textContent).toContain('Prescribed: 2 sets × 5 reps, RIR 3');
  expect(within(squat()).getByRole<HTMLInputElement>('textbox', { name: 'Set 1 RIR' }).value).toBe('3');
  await tick();
  const [session] = await listSessions(world.account, { from: TODAY, to: TODAY });
  expect(await listSets(world.account, session?.session_id ?? '')).toMatchObject([{ rpe: 7, rir: 3 }]);
});

test('SET-4 without suggestions the fields hold last time’s values and nothing is suggested', async () => {
  await savePreference(world.account, 'suggests', false);
  await open();
  expect(screen.queryByText(/Suggested/)).toBeNull();
  await waitFor(() => expect(within(squat()).getByRole<HTMLInputElement>('textbox', { name: 'Set 1 weight in lbs' }).value).toBe('225'));
});
