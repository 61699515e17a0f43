import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { queueMessage } from '#offline/chat/chat.ts';
import { STRENGTH_PLAN, storePlan, storeWorkout, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

const SQUAT = { exercise: 'Back squat', reps: 5, weight: '225', rpe: 7 };

beforeEach(async () => {
  world = await trainingWorld();
  await storePlan(world, STRENGTH_PLAN);
});

async function open() {
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: /Log Workout$/ });
}

const squat = () => screen.getByRole('region', { name: 'Back squat' });

test('READY-2: after three weeks away Today says what is lighter and until when, and its sets and loads follow', async () => {
  await storeWorkout(world, '2026-10-28', [SQUAT, SQUAT]);
  await open();
  screen.getByText(
    'After 3 weeks away: about 10% lighter, two thirds of the sets and at least 3 reps in reserve this week; back to plan in week 3, from Dec 2.',
  );
  expect(squat().textContent).toContain('1 set × 5 reps, RPE 7');
  expect(within(screen.getByRole('region', { name: 'Bench press' })).getByText(/^1 set × 5 reps/)).toBeDefined();
  expect(squat().textContent).toContain('3 weeks since the last time, so start 10% lighter than 5 reps were.');
});

test('READY-1: who said to be 65 or older comes back by the next longer break', async () => {
  await queueMessage(world.account, 'I am 70 years old');
  await storeWorkout(world, '2026-11-04', [SQUAT, SQUAT]);
  await open();
  screen.getByText(/^After 2 weeks away: about 10% lighter, two thirds of the sets/);
  expect(squat().textContent).toContain('so start 10% lighter');
});

test('READY-1: who told the coach of an illness since then comes back by the next longer break', async () => {
  await queueMessage(world.account, 'I was sick for ten days');
  await storeWorkout(world, '2026-11-04', [SQUAT, SQUAT]);
  await open();
  expect(screen.getByText(/^After 2 weeks away: about 10% lighter, two thirds of the sets/)).toBeDefined();
});

test('READY-3: a lighter week keeps its sets on the way back, because the larger cut counts', async () => {
  const { plan_id } = await storePlan(world, STRENGTH_PLAN);
  for (const day of [0, 1, 2]) await storeWorkout(world, `2026-10-2${6 + day}`, [SQUAT], { plan_id, week: 2, day });
  await open();
  screen.getByText(/^After 3 weeks away/);
  expect(within(screen.getByRole('region', { name: 'Bench press' })).getByText(/^2 sets × 5 reps, RPE 6/)).toBeDefined();
});

test('READY-3: without a break nothing is said and nothing is less', async () => {
  await storeWorkout(world, '2026-11-14', [SQUAT, SQUAT]);
  await open();
  expect(screen.queryByText(/ away: | back after /)).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Bench press' })).getByText(/^2 sets × 5 reps/)).toBeDefined();
});

test('TODAY-11 a break that only arrives with a round is minded without taking the open workout from the screen', async () => {
  await open();
  const card = squat();
  await storeWorkout(world, '2026-10-28', [SQUAT, SQUAT]);
  await screen.findByText(/^After 3 weeks away/);
  expect(card.isConnected).toBe(true);
});
