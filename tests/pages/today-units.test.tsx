import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { listSetsOfExercise } from '#offline/log/set-logs.ts';
import { STRENGTH_PLAN, storePlan, storeWorkout, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

beforeEach(async () => {
  world = await trainingWorld();
  await storePlan(world, STRENGTH_PLAN);
});

async function open() {
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: /Log Workout$/ });
}

const squat = () => screen.getByRole('region', { name: 'Back squat' });
const field = (name: string) => within(squat()).getByRole<HTMLInputElement>('textbox', { name });
const logged = () => listSetsOfExercise(world.account, 'Back squat', 10);

async function type(name: string, text: string) {
  await world.user.click(field(name));
  await world.user.clear(field(name));
  await world.user.type(field(name), text);
}

async function choose(unit: 'lbs' | 'kg') {
  await world.user.click(screen.getByRole('radio', { name: unit }));
  await within(squat()).findByRole('textbox', { name: `Set 2 weight in ${unit}` });
}

test('the fields, their heads, last time, the suggestion and what is done stand in one order: weight, reps, RPE', async () => {
  await storeWorkout(world, '2026-11-14', [{ exercise: 'Back squat', reps: 4, weight: '225', rpe: 7 }]);
  await open();
  const names = within(squat())
    .getAllByRole('textbox')
    .slice(0, 3)
    .map((input) => input.getAttribute('aria-label'));
  expect(names).toEqual(['Set 1 weight in lbs', 'Set 1 reps', 'Set 1 RPE']);
  expect(within(squat()).getByText('Reps').parentElement?.textContent).toBe('SetLast timelbsRepsRPE');
  expect(within(squat()).getByText('225 × 4')).toBeDefined();
  expect(squat().textContent).toMatch(/Suggested: \d+ × 5/);
  await world.user.click(within(squat()).getByRole('button', { name: 'Same as last time: 225 × 4' }));
  const done = await within(squat()).findByRole('button', { name: 'Edit Set 1: 225 lbs × 4, RPE 7' });
  expect([...done.querySelectorAll('[aria-hidden]')].map((cell) => cell.textContent)).toEqual(['225', '4', '7']);
  await world.user.click(within(squat()).getByRole('button', { name: 'More for Back squat' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('225 lbs × 4, RPE 7');
});

test('switching to kilograms converts everything shown, and nothing that is stored', async () => {
  await storeWorkout(world, '2026-11-14', [{ exercise: 'Back squat', reps: 5, weight: '225', rpe: 7 }]);
  await open();
  await type('Set 1 weight in lbs', '222.5');
  await world.user.click(within(squat()).getByRole('button', { name: 'Log set 1' }));
  await within(squat()).findByRole('button', { name: /^Edit Set 1/ });
  await type('Set 2 weight in lbs', '200');
  await choose('kg');
  expect(field('Set 2 weight in kg').value).toBe('90.7');
  const done = within(squat()).getByRole('button', { name: 'Edit Set 1: 100.9 kg × 5, RPE 7' });
  expect(within(squat()).getByText('102.1 × 5')).toBeDefined();
  expect(squat().textContent).not.toContain('lbs');
  expect(await logged()).toMatchObject([{ weight: '222.5', unit: 'lb' }, { weight: '225' }]);

  await world.user.click(done);
  expect(field('Set 1 weight in kg').value).toBe('100.9');
  await type('Set 1 reps', '6');
  await world.user.click(within(squat()).getByRole('button', { name: 'Save set 1' }));
  await within(squat()).findByRole('button', { name: 'Edit Set 1: 100.9 kg × 6, RPE 7' });
  expect((await logged())[0]).toMatchObject({ weight: '222.5', unit: 'lb', reps: 6 });

  await world.user.click(within(squat()).getByRole('button', { name: 'Log set 2' }));
  await waitFor(async () => expect(await logged()).toHaveLength(3));
  expect((await logged()).find((set) => set.set_n === 2)).toMatchObject({ weight: '200', unit: 'lb' });
});

test('a weight changed after the switch is stored in the new unit', async () => {
  await open();
  await type('Set 1 weight in lbs', '200');
  await choose('kg');
  await type('Set 1 weight in kg', '92.5');
  await world.user.click(within(squat()).getByRole('button', { name: 'Log set 1' }));
  await waitFor(async () => expect(await logged()).toMatchObject([{ weight: '92.5', unit: 'kg' }]));
});
