import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { warmUpRamp } from '#domain/training/warm-up.ts';
import { queueMessage } from '#offline/chat/chat.ts';
import { listSetsOfExercise } from '#offline/log/set-logs.ts';
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
const field = (name: string) => within(squat()).getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => within(squat()).getByRole('button', { name });

async function type(name: string, text: string) {
  await world.user.clear(field(name));
  await world.user.type(field(name), text);
}

test('the suggestion stands in the fields until somebody types, and a tick logs it', async () => {
  await storeWorkout(world, '2026-11-14', [SQUAT, SQUAT]);
  await open();
  expect(squat().textContent).toContain('Suggested: 225 × 5');
  expect(squat().textContent).toContain('Last time points to a max near 286 lbs; 5 reps at RPE 7 is this load.');
  expect(field('Set 1 weight in lbs').value).toBe('225');
  expect(within(squat()).queryByRole('button', { name: /^Use the suggestion/ })).toBeNull();
  await world.user.click(button('Log set 1'));
  await within(squat()).findByRole('button', { name: 'Edit Set 1: 225 lbs × 5, RPE 7' });
});

test('one tap puts the suggestion over what was typed, a second tap logs it, and what was typed can come back', async () => {
  await storeWorkout(world, '2026-11-14', [SQUAT]);
  await open();
  await type('Set 1 weight in lbs', '200');
  await type('Set 1 reps', '8');
  await world.user.click(button('Use the suggestion: 225 × 5'));
  expect(field('Set 1 weight in lbs').value).toBe('225');
  expect(field('Set 1 reps').value).toBe('5');
  await world.user.click(button('Back to mine: 200 × 8'));
  expect(field('Set 1 weight in lbs').value).toBe('200');
  expect(field('Set 1 reps').value).toBe('8');
  expect(await listSetsOfExercise(world.account, 'Back squat', 10)).toHaveLength(1);
  await world.user.click(button('Use the suggestion: 225 × 5'));
  await world.user.click(button('Log set 1'));
  await within(squat()).findByRole('button', { name: 'Edit Set 1: 225 lbs × 5, RPE 7' });
});

test('a set harder than asked makes the next one lighter and says why, and leaves alone what is typed there', async () => {
  await storeWorkout(world, '2026-11-14', [SQUAT, SQUAT]);
  await open();
  await type('Set 2 weight in lbs', '230');
  await type('Set 1 RPE', '9');
  await world.user.click(button('Log set 1'));
  await within(squat()).findByText('Suggested: 210 × 5');
  expect(squat().textContent).toContain('Set 1 moved at RPE 9, two over target.');
  expect(field('Set 2 weight in lbs').value).toBe('230');
  await world.user.click(button('Use the suggestion: 210 × 5'));
  expect(field('Set 2 weight in lbs').value).toBe('210');
});

test('before the first heavy set the way up to it lies folded, and it is gone once that is logged', async () => {
  await storeWorkout(world, '2026-11-14', [SQUAT, SQUAT]);
  await open();
  const summary = within(squat()).getByText('Warm-up').closest('details');
  expect(summary?.open).toBe(false);
  expect(summary?.textContent).toContain('4 sets from 55 lbs');
  expect(
    within(summary!)
      .getAllByRole('listitem', { hidden: true })
      .map((item) => item.textContent),
  ).toEqual([
    '55 lbs× 8each side 5Log',
    '110 lbs× 5each side 25 5 2.5Log',
    '155 lbs× 3each side 45 10Log',
    '190 lbs× 2each side 45 25 2.5Log',
  ]);
  await type('Set 1 weight in lbs', '60');
  expect(within(squat()).getByText('Warm-up').parentElement?.textContent).toBe('Warm-up 1 set at 45 lbs');
  await world.user.click(button('Log set 1'));
  await within(squat()).findByRole('button', { name: /^Edit Set 1/ });
  expect(within(squat()).queryByText('Warm-up')).toBeNull();
});

test('behind the exercise stand its last three times', async () => {
  await storeWorkout(world, '2026-11-04', [SQUAT, { ...SQUAT, reps: 4 }]);
  await storeWorkout(world, '2026-11-09', [{ ...SQUAT, weight: '220' }]);
  await storeWorkout(world, '2026-11-14', [SQUAT, SQUAT]);
  await open();
  await world.user.click(button('More for Back squat'));
  const sheet = await screen.findByRole('dialog', { name: 'Back squat' });
  expect(within(sheet).getAllByText('225 lbs × 5, RPE 7')).toHaveLength(2);
  expect(within(sheet).getByText('9 days ago: 220 lbs × 5')).toBeDefined();
  expect(within(sheet).getByText('14 days ago: 225 lbs × 5, 4')).toBeDefined();
});

test('each step of the way up is logged with one tap, stands before the sets as W, and counts for nothing (TRAIN-23)', async () => {
  await storeWorkout(world, '2026-11-14', [SQUAT, SQUAT]);
  await open();
  const summary = within(squat()).getByText('Warm-up').closest('details')!;
  await world.user.click(summary.querySelector('summary')!);
  await world.user.click(button('Log warm-up: 55 lbs × 8'));
  await within(squat()).findByRole('button', { name: /^Edit Warm-up 1: 55 lbs × 8/ });
  await world.user.click(button('Log warm-up: 110 lbs × 5'));
  await within(squat()).findByRole('button', { name: /^Edit Warm-up 2: 110 lbs × 5/ });
  expect(within(summary).getAllByText('Logged')).toHaveLength(2);
  expect(button('Log set 1')).toBeDefined();
  expect(button('Warm-up 1, warm-up set: choose its kind').textContent).toBe('W');
  expect(screen.getByRole('img', { name: /to do$/ }).getAttribute('aria-label')).not.toContain('phone');
  const sets = (await listSetsOfExercise(world.account, 'Back squat', 2)).toReversed();
  expect(sets.map(({ kind, weight, set_n }) => [kind, weight, set_n])).toEqual([
    ['warm-up', '55', 3],
    ['warm-up', '110', 4],
  ]);
});

test('a tap on a set’s number chooses its kind, of a logged set too, which undo brings back', async () => {
  await storeWorkout(world, '2026-11-14', [SQUAT, SQUAT]);
  await open();
  await type('Set 1 weight in lbs', '200');
  await world.user.click(button('Set 1, normal set: choose its kind'));
  await world.user.click(await screen.findByRole('button', { name: /^To failure/ }));
  expect(field('Set 1 RPE').value).toBe('10');
  await world.user.click(button('Log set 1'));
  await within(squat()).findByRole('button', { name: 'Edit Set 1: 200 lbs × 5, RPE 10, to failure' });
  await world.user.click(button('Set 1, to failure: choose its kind'));
  await world.user.click(await screen.findByRole('button', { name: /^Drop set/ }));
  await within(squat()).findByRole('button', { name: 'Edit Set 1: 200 lbs × 5, RPE 10, drop set' });
  await world.user.click(screen.getByRole('button', { name: /^Undo/ }));
  await within(squat()).findByRole('button', { name: 'Edit Set 1: 200 lbs × 5, RPE 10, to failure' });
});

test('a record is marked at its set and said once, and is still marked after a reload without being said again', async () => {
  await storeWorkout(world, '2026-11-14', [SQUAT, SQUAT]);
  await open();
  await type('Set 1 weight in lbs', '230');
  await world.user.click(button('Log set 1'));
  const sentence = '230 lbs is the most you have lifted in this exercise.';
  await within(squat()).findByText(sentence);
  await within(squat()).findByText(`New record in Back squat: ${sentence}`);
  cleanup();
  await open();
  await within(squat()).findByText(sentence);
  expect(within(squat()).queryByText(/^New record/)).toBeNull();
});

test('the first time an exercise is done is no record, and without a number it says how to find one', async () => {
  await open();
  expect(squat().textContent).toContain('No number yet: start with the empty bar');
  await type('Set 1 weight in lbs', '135');
  await world.user.click(button('Log set 1'));
  await within(squat()).findByRole('button', { name: /^Edit Set 1/ });
  expect(squat().textContent).not.toContain('record');
});

test('a max told to the coach is where a lift never logged begins', async () => {
  await queueMessage(world.account, 'My squat max is 315 lbs');
  await open();
  await waitFor(() => expect(squat().textContent).toContain('You told the coach a max of 315 lbs: a careful start for 5 reps.'));
  expect(field('Set 1 weight in lbs').value).toBe('220');
});

test('TRAIN-26 a logged set that is said to be to failure has no rep left, whatever effort it had', async () => {
  await storeWorkout(world, '2026-11-14', [SQUAT, SQUAT]);
  await open();
  await type('Set 1 RPE', '8');
  await world.user.click(button('Log set 1'));
  await within(squat()).findByRole('button', { name: /^Edit Set 1: .*RPE 8$/ });
  await world.user.click(button('Set 1, normal set: choose its kind'));
  await world.user.click(await screen.findByRole('button', { name: /^To failure/ }));
  await within(squat()).findByRole('button', { name: /^Edit Set 1: .*RPE 10, to failure$/ });
});

test('TRAIN-25 a set made a drop set at its number is offered lighter, goes back with its kind, and leaves a typed load alone', async () => {
  await storeWorkout(world, '2026-11-14', [SQUAT, SQUAT]);
  await open();
  const weight = () => within(squat()).getByRole<HTMLInputElement>('textbox', { name: 'Set 1 weight in lbs' });
  const offered = weight().value;
  expect(Number(offered)).toBeGreaterThan(200);
  const choose = async (kind: RegExp) => {
    await world.user.click(within(squat()).getByRole('button', { name: /^Set 1[^0-9]/ }));
    await world.user.click(await screen.findByRole('button', { name: kind }));
  };
  await choose(/^D?\s*Drop set/);
  await waitFor(() => expect(Number(weight().value)).toBe(Math.round((Number(offered) * 0.8) / 5) * 5));
  await choose(/Normal set/);
  await waitFor(() => expect(weight().value).toBe(offered));
  await type('Set 1 weight in lbs', '190');
  await choose(/^D?\s*Drop set/);
  expect(weight().value).toBe('190');
});

test('TRAIN-25 a set made a warm-up set at its number is offered the next step of the way up and no effort, and goes back whole', async () => {
  await storeWorkout(world, '2026-11-14', [SQUAT, SQUAT]);
  await open();
  const field = (name: string) => within(squat()).getByRole<HTMLInputElement>('textbox', { name: `Set 1 ${name}` }).value;
  const shown = () => [field('weight in lbs'), field('reps')];
  const working = shown();
  const choose = async (kind: RegExp) => {
    await world.user.click(within(squat()).getByRole('button', { name: /^(Set|Warm-up) 1[^0-9]/ }));
    await world.user.click(await screen.findByRole('button', { name: kind }));
  };
  await choose(/^W?\s*Warm-up/);
  const weight = async () =>
    (await screen.findByRole<HTMLInputElement>('textbox', { name: /^Warm-up 1 weight in lbs|^Set 1 weight in lbs/ })).value;
  await waitFor(async () => expect(Number(await weight())).toBeLessThan(Number(working[0]) / 2));
  const [step] = warmUpRamp({ weight: working[0]!, unit: 'lb', reps: Number(working[1]), rpe: 8, kind: 'barbell', compound: true });
  expect(await weight()).toBe(step!.weight);
  expect(within(squat()).getByText(`Suggested: ${step!.weight} × ${step!.reps}`)).toBeTruthy();
  // The way up is not told beside one of its own steps.
  expect(within(squat()).queryByText(/sets from/)).toBeNull();
  await choose(/Normal set/);
  await waitFor(() => expect(shown()).toEqual(working));
  await choose(/^W?\s*Warm-up/);
  await world.user.click(within(squat()).getByRole('button', { name: 'Log warm-up 1' }));
  await waitFor(() => expect(shown()).toEqual(working));
});

test('TRAIN-25 the suggestion is that of the kind a set has, and stays in use while its kind changes', async () => {
  await storeWorkout(world, '2026-11-14', [SQUAT, SQUAT]);
  await open();
  const weight = () => within(squat()).getByRole<HTMLInputElement>('textbox', { name: 'Set 1 weight in lbs' });
  const suggested = () => within(squat()).getByText(/^Suggested: /).textContent;
  const use = () => within(squat()).queryByRole('button', { name: /^Use the suggestion/ });
  const choose = async (kind: RegExp) => {
    await world.user.click(within(squat()).getByRole('button', { name: /^Set 1[^0-9]/ }));
    await world.user.click(await screen.findByRole('button', { name: kind }));
  };
  const working = weight().value;
  await choose(/^D?\s*Drop set/);
  await waitFor(() => expect(weight().value).not.toBe(working));
  const drop = weight().value;
  expect(suggested()).toContain(`Suggested: ${drop} × `);
  expect(within(squat()).getByText(/^A drop set: about a fifth lighter/)).toBeTruthy();
  expect(use()).toBeNull();
  await type('Set 1 weight in lbs', '190');
  await world.user.click(use()!);
  expect(weight().value).toBe(drop);
  await choose(/Normal set/);
  await waitFor(() => expect(weight().value).toBe(working));
  expect(suggested()).toContain(`Suggested: ${working} × `);
  expect(within(squat()).queryByText(/^A drop set/)).toBeNull();
  expect(use()).toBeNull();
});

test('TRAIN-27 a load typed with a slip is said at its set and beside Undo, and is logged as typed', async () => {
  await storeWorkout(world, '2026-11-14', [SQUAT, SQUAT]);
  await open();
  await type('Set 1 weight in lbs', '2750');
  await world.user.click(button('Log set 1'));
  await within(squat()).findByRole('button', { name: /^Edit Set 1: 2750/ });
  const slip = /2750 lbs is \d+ times your heaviest other set\. Edit it if that was a slip\./;
  expect(within(squat()).getByText(slip)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Undo: Set 1 logged: 2750/ }).closest('[data-passing]')?.textContent).toMatch(slip);
});
