import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { listSetsOfExercise } from '#offline/log/set-logs.ts';
import { breakStorage, holdWrites, STRENGTH_PLAN, storePlan, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

beforeEach(async () => {
  world = await trainingWorld();
});

/** Today with a plan and a weight typed for its first set. */
async function open(plan: typeof STRENGTH_PLAN) {
  await storePlan(world, plan);
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: /Log Workout$/ });
  await type('Set 1 weight in lbs', '100');
}

async function type(name: string, text: string) {
  const field = await screen.findByRole('textbox', { name });
  await world.user.clear(field);
  await world.user.type(field, text);
}

const press = async (name: string | RegExp) => world.user.click(await screen.findByRole('button', { name }));
const logWorkout = () => press(/Log Workout$/);

const ONE_SET = { goal: 'strength', weeks: [[{ day: 'Wednesday', primary: [{ exercise: 'Back squat', sets: 1, reps: '5' }] }]] };

test('Log Workout tapped while a tick is being stored: it waits for the last set, then ends the workout without a question', async () => {
  await open(ONE_SET);
  const letGo = holdWrites(world);
  await press('Log set 1');
  await logWorkout();
  expect(screen.getByRole('button', { name: /Log Workout$/ }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  letGo();
  await screen.findByText('Workout logged to history.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await listSetsOfExercise(world.account, 'Back squat', 10)).map((set) => set.weight)).toEqual(['100']);
});

test('Log Workout tapped while a tick is being stored: with other sets open it asks about those alone', async () => {
  await open(STRENGTH_PLAN);
  const letGo = holdWrites(world);
  await press('Log set 1');
  await logWorkout();
  letGo();
  const sheet = within(await screen.findByRole('dialog', { name: 'Finish with 1 of 5 sets?' }));
  expect(sheet.queryByText(/typed but not ticked/)).toBeNull();
});

test('Log Workout tapped while a tick is being stored: a change of a ticked set counts as saved', async () => {
  await open(ONE_SET);
  await press('Log set 1');
  await press('Open Back squat');
  await press('Edit Set 1: 100 lbs × 5');
  await type('Set 1 weight in lbs', '110');
  const letGo = holdWrites(world);
  await press('Save set 1');
  await logWorkout();
  letGo();
  await screen.findByText('Workout logged to history.');
  expect((await listSetsOfExercise(world.account, 'Back squat', 10)).map((set) => set.weight)).toEqual(['110']);
});

test('Log Workout tapped while a tick is being stored: a set that could not be stored is asked about with what was typed', async () => {
  await open(ONE_SET);
  const repair = breakStorage(world);
  await press('Log set 1');
  await logWorkout();
  expect(await screen.findByText('1 set is typed but not ticked:')).toBeDefined();
  repair();
});
