import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ProgramPage } from '#client/features/program/program-page.tsx';
import { readChoice } from '#offline/log/training-choice.ts';
import { MUSCLE_PLAN, STRENGTH_PLAN, storePlan, storeWorkout, TODAY, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

beforeEach(async () => {
  world = await trainingWorld();
});

const day = (name: string) => screen.getByRole('article', { name });

test('without a plan it says so and leads to the chat', async () => {
  world.show(<ProgramPage />);
  await screen.findByText('No plan available. Go to the chat to generate one.');
  expect(screen.getByRole('link', { name: 'Go to the chat' }).getAttribute('href')).toBe('/ai-coach/chat');
});

test('a strength plan shows its explanation, its days with RPE, and which one is today’s', async () => {
  await storePlan(world, STRENGTH_PLAN);
  world.show(<ProgramPage />);
  await screen.findByRole('heading', { name: 'Your Weekly Training Plan' });
  expect(screen.getByText('Bench leads because it is your goal.')).toBeDefined();
  expect(within(day('Wednesday')).getByText('Today')).toBeDefined();
  expect(within(day('Monday')).queryByText('Today')).toBeNull();
  expect(within(day('Wednesday')).getByRole('heading', { name: 'Primary' })).toBeDefined();
  expect(within(day('Wednesday')).getByRole('heading', { name: 'Accessories' })).toBeDefined();
  const lines = within(day('Wednesday'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(lines).toEqual(['Back squat: 2 x 5, RPE 7', 'Bench press: 2 x 5, RPE 7', 'Pull-up: 1 x 8, RPE 7']);
});

test('another week of a strength plan shows its RPE and its place in the shape of four weeks', async () => {
  await storePlan(world, STRENGTH_PLAN);
  world.show(<ProgramPage />);
  await world.user.click(await screen.findByRole('radio', { name: 'Week 3' }));
  expect(within(day('Monday')).getByRole('listitem').textContent).toBe('Deadlift: 3 x 3, RPE 9');
  expect(screen.getByRole('img', { name: 'Planned effort: week 1 RPE 7, week 2 RPE 8, week 3 RPE 9, week 4 RPE 6' })).toBeDefined();
});

test('any other plan has no weeks and gives its RIR notes', async () => {
  await storePlan(world, MUSCLE_PLAN);
  world.show(<ProgramPage />);
  await screen.findByRole('article', { name: 'Day 1' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(within(day('Day 1')).getByRole('listitem').textContent).toBe('Goblet squat: 2 x 8–12, RIR 2');
});

test('starting the day leads to Today’s Workout and remembers the place', async () => {
  const { plan_id } = await storePlan(world, STRENGTH_PLAN);
  world.show(<ProgramPage />);
  const link = await screen.findByRole('link', { name: 'Start Wednesday' });
  expect(link.getAttribute('href')).toBe('/ai-coach/today');
  await world.user.click(link);
  await vi.waitFor(async () => expect(await readChoice(world.account)).toEqual({ plan_id, week: 0, day: 1, on: TODAY }));
});

test('a day that is logged today is marked as done and no longer the thing to start', async () => {
  const { plan_id } = await storePlan(world, STRENGTH_PLAN);
  await storeWorkout(world, TODAY, [{ exercise: 'Back squat', reps: 5, weight: '235' }], { plan_id, day: 1 });
  world.show(<ProgramPage />);
  await screen.findByText('Done today');
  expect(screen.getByRole('link', { name: 'Open Wednesday' })).toBeDefined();
});

test('an earlier plan can be looked at and trained by again', async () => {
  await storePlan(world, MUSCLE_PLAN);
  world.clock.now += 60_000;
  await storePlan(world, STRENGTH_PLAN);
  world.show(<ProgramPage />);
  await world.user.click(await screen.findByRole('button', { name: 'Earlier plans' }));
  await world.user.click(screen.getByRole('button', { name: 'Look at it' }));
  await screen.findByRole('article', { name: 'Day 1' });
  expect(screen.getByText('An earlier plan, for looking at. You train by a newer one.')).toBeDefined();
  await world.user.click(screen.getAllByRole('button', { name: 'Back to your plan' })[0]!);
  await screen.findByRole('article', { name: 'Wednesday' });
  await world.user.click(screen.getByRole('button', { name: 'Earlier plans' }));
  await world.user.click(screen.getByRole('button', { name: 'Train by it' }));
  await screen.findByRole('article', { name: 'Day 1' });
  expect(screen.queryByText('An earlier plan, for looking at. You train by a newer one.')).toBeNull();
});

test('a plan that cannot be read says so and can be tried again', async () => {
  await storePlan(world, STRENGTH_PLAN);
  const broken = vi.spyOn(world.account.database.registers, 'get').mockRejectedValue(new DOMException('gone', 'UnknownError'));
  world.show(<ProgramPage />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your plan could not be read from this phone.');
  broken.mockRestore();
  await world.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('article', { name: 'Wednesday' });
});
