import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { usualGym } from '#domain/training/gym.ts';
import { saveGym } from '#offline/log/gym.ts';
import { listSetsOfExercise } from '#offline/log/set-logs.ts';
import { readUnit } from '#offline/log/training-choice.ts';
import { breakStorage, STRENGTH_PLAN, storePlan, storeWorkout, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

beforeEach(async () => {
  world = await trainingWorld();
  await storePlan(world, STRENGTH_PLAN);
});

async function open() {
  world.show(<TodayPage />);
  await screen.findByRole('region', { name: 'Back squat' });
}

const squat = () => screen.getByRole('region', { name: 'Back squat' });
const question = () => within(squat()).queryByRole('group', { name: 'Pounds or kilograms?' });
const answerIn = async (unit: 'lbs' | 'kg') =>
  world.user.click(within(await within(squat()).findByRole('group', { name: 'Pounds or kilograms?' })).getByRole('button', { name: unit }));
const field = (name: string) => within(squat()).getByRole<HTMLInputElement>('textbox', { name });

async function isNeverAsked() {
  await open();
  // What is read for the question is read by then: the last time stands beside the set, the fields are there.
  await within(squat()).findByRole('button', { name: 'Log set 1' });
  await waitFor(() => expect(squat().textContent).toContain('Add a set'));
  expect(question()).toBeNull();
}

test('a new person is asked once, below the fields of the first weight, and one tap answers for good', async () => {
  await open();
  await answerIn('kg');
  await within(squat()).findByRole('textbox', { name: 'Set 1 weight in kg' });
  expect(await readUnit(world.account)).toBe('kg');
  await waitFor(() => expect(question()).toBeNull());
  cleanup();
  await isNeverAsked();
  expect(field('Set 1 weight in kg')).toBeDefined();
});

test('pounds is an answer too', async () => {
  await open();
  await answerIn('lbs');
  await waitFor(() => expect(question()).toBeNull());
  cleanup();
  await isNeverAsked();
  expect(await readUnit(world.account)).toBe('lb');
});

test('a number typed before the answer is meant in the unit of the answer, and is not converted', async () => {
  await open();
  await within(squat()).findByRole('group', { name: 'Pounds or kilograms?' });
  await world.user.type(field('Set 1 weight in lbs'), '60');
  await answerIn('kg');
  await waitFor(() => expect(field('Set 1 weight in kg').value).toBe('60'));
  await world.user.click(within(squat()).getByRole('button', { name: 'Log set 1' }));
  await waitFor(async () =>
    expect(await listSetsOfExercise(world.account, 'Back squat', 10)).toMatchObject([{ weight: '60', unit: 'kg', reps: 5 }]),
  );
});

test('who logged without answering is not asked again: the unit stands at the weights', async () => {
  await open();
  await within(squat()).findByRole('group', { name: 'Pounds or kilograms?' });
  await world.user.type(field('Set 1 weight in lbs'), '100');
  await world.user.click(within(squat()).getByRole('button', { name: 'Log set 1' }));
  await within(squat()).findByRole('button', { name: /^Edit Set 1/ });
  await waitFor(() => expect(question()).toBeNull());
});

test('who has logged before, or has described a gym, is not asked', async () => {
  await storeWorkout(world, '2026-11-11', [{ exercise: 'Deadlift', reps: 5, weight: '225' }]);
  await isNeverAsked();
  cleanup();
  world = await trainingWorld();
  await storePlan(world, STRENGTH_PLAN);
  await saveGym(world.account, usualGym('kg'));
  await isNeverAsked();
  expect(await readUnit(world.account)).toBe('kg');
});

test('an answer that cannot be stored says so and stays to be given', async () => {
  await open();
  await within(squat()).findByRole('group', { name: 'Pounds or kilograms?' });
  const repair = breakStorage(world);
  await answerIn('kg');
  expect((await within(squat()).findByRole('alert')).textContent).toContain('Not saved: this phone is full.');
  repair();
  await answerIn('kg');
  await within(squat()).findByRole('textbox', { name: 'Set 1 weight in kg' });
});
