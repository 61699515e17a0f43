import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { HistoryPage } from '#client/features/history/history-page.tsx';
import { TodayPage } from '#client/features/today/today-page.tsx';
import type { Plan } from '#domain/plan/plan.ts';
import { listSetsOfExercise } from '#offline/log/set-logs.ts';
import { storePlan, type TrainingWorld, trainingWorld } from './training-world.tsx';

const PLAN: Plan = {
  goal: 'muscle',
  schedule: [
    {
      day: 'Day 1',
      exercises: [
        { exercise: 'Plank', sets: 2, reps: '40 s', rir: '2' },
        { exercise: 'Pull-up', sets: 2, reps: '8', rir: '2' },
        { exercise: 'Split squat', sets: 2, reps: '10 each', rir: '2' },
        { exercise: 'Rowing machine', sets: 1, reps: '10 min' },
      ],
    },
  ],
};

let world: TrainingWorld;
beforeEach(async () => {
  world = await trainingWorld();
  await storePlan(world, PLAN);
  world.show(<TodayPage />);
});

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const sets = (name: string) => listSetsOfExercise(world.account, name, 9);

async function type(exercise: string, field: string, value: string) {
  const input = await (await card(exercise)).findByRole('textbox', { name: field });
  await world.user.clear(input);
  await world.user.type(input, value);
}

async function tap(exercise: string, name: string | RegExp) {
  await world.user.click(await (await card(exercise)).findByRole('button', { name }));
}

test('TRAIN-24 a held exercise has a time in place of reps, offered as prescribed, and the effort as reps left', async () => {
  const time = await (await card('Plank')).findByRole('textbox', { name: 'Set 1 time' });
  expect((time as HTMLInputElement).value).toBe('40 s');
  await type('Plank', 'Set 1 time', '1:05');
  await type('Plank', 'Set 1 RIR', '1');
  await tap('Plank', 'Log set 1');
  await (await card('Plank')).findByRole('button', { name: 'Edit Set 1: 1:05, RIR 1' });
  expect(await sets('Plank')).toMatchObject([{ seconds: 65, reps: 65, rpe: 9, rir: 1 }]);
  expect(((await (await card('Plank')).findByRole('textbox', { name: 'Set 2 time' })) as HTMLInputElement).value).toBe('1:05');
}, 60_000);

test('TRAIN-24 below bodyweight there is help, a step at a time, and the next set keeps it', async () => {
  await tap('Pull-up', 'Open Pull-up');
  await tap('Pull-up', '5 lbs less');
  await tap('Pull-up', '5 lbs less');
  await (await card('Pull-up')).findByText('10 lbs of help');
  await tap('Pull-up', 'Log set 1');
  await (await card('Pull-up')).findByRole('button', { name: 'Edit Set 1: 10 lbs of help × 8' });
  expect(await sets('Pull-up')).toMatchObject([{ weight: '-10', reps: 8 }]);
  expect(((await (await card('Pull-up')).findByRole('textbox', { name: /^Set 2 weight/ })) as HTMLInputElement).value).toBe('-10');
}, 60_000);

test('TRAIN-24 a set of each side says so, keeps it when it is edited, and moves its weight twice', async () => {
  await tap('Split squat', 'Open Split squat');
  await type('Split squat', 'Set 1 weight in lbs', '40');
  await tap('Split squat', 'Log set 1');
  await tap('Split squat', 'Edit Set 1: 40 lbs × 10 each side');
  await type('Split squat', 'Set 1 reps', '12');
  await tap('Split squat', 'Save set 1');
  await (await card('Split squat')).findByRole('button', { name: 'Edit Set 1: 40 lbs × 12 each side' });
  expect(await sets('Split squat')).toMatchObject([{ per_side: true, reps: 12 }]);
  world.show(<HistoryPage />);
  const workout = await screen.findByRole('region', { name: 'Workout' });
  await within(workout).findByText('Set 1: 12 reps each side @ 40 lbs');
  expect(within(workout).getByText('960')).toBeTruthy();
}, 60_000);

test('TRAIN-24 cardio asks how far and how long, in the unit chosen for the set', async () => {
  await tap('Rowing machine', 'Open Rowing machine');
  await tap('Rowing machine', /^Set 1, normal set/);
  const sheet = await screen.findByRole('dialog', { name: 'Set 1 is a…' });
  await world.user.click(within(sheet).getByRole('radio', { name: 'm' }));
  await world.user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await type('Rowing machine', 'Set 1 distance in m', '2000');
  await type('Rowing machine', 'Set 1 time', '8:10');
  await tap('Rowing machine', 'Log set 1');
  await waitFor(async () =>
    expect(await sets('Rowing machine')).toMatchObject([{ distance: '2000', distance_unit: 'm', seconds: 490, reps: 0 }]),
  );
}, 60_000);

test('TODAY-18 a note that was typed is kept however its sheet is closed: outside, by Escape, by choosing a kind', async () => {
  const open = async (name: RegExp) => {
    await tap('Plank', name);
    return screen.findByRole('dialog', { name: /is a…$/ });
  };
  const note = async (sheet: HTMLElement, text: string) => {
    const field = within(sheet).getByRole('textbox', { name: 'Note for this set' });
    await world.user.clear(field);
    await world.user.type(field, text);
  };
  const first = await open(/^Set 1, normal set/);
  await note(first, 'before the set');
  fireEvent.click(first);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await tap('Plank', 'Log set 1');
  await (await card('Plank')).findByText('before the set');
  const second = await open(/^Set 1, normal set/);
  await note(second, 'hips sagged');
  fireEvent(second, new Event('cancel', { cancelable: true }));
  await (await card('Plank')).findByText('hips sagged');
  const third = await open(/^Set 1, normal set/);
  await note(third, 'nothing left');
  await world.user.click(within(third).getByRole('button', { name: /^To failure/ }));
  await waitFor(async () => expect(await sets('Plank')).toMatchObject([{ note: 'nothing left', kind: 'failure' }]));
  // Opened and closed without a word, nothing is written.
  const before = await world.account.database.outbox.count();
  fireEvent.click(await open(/^Set 1, to failure/));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await world.account.database.outbox.count()).toBe(before);
}, 60_000);

test('a note of a set is stored with it, shown below it, and stays when the set is changed', async () => {
  await tap('Plank', 'Log set 1');
  await (await card('Plank')).findByRole('button', { name: /^Edit Set 1/ });
  await tap('Plank', /^Set 1, normal set/);
  const sheet = await screen.findByRole('dialog', { name: 'Set 1 is a…' });
  await world.user.type(within(sheet).getByRole('textbox', { name: 'Note for this set' }), 'hips sagged');
  await world.user.click(within(sheet).getByRole('button', { name: 'Keep the note' }));
  await (await card('Plank')).findByText('hips sagged');
  await tap('Plank', /^Set 1, normal set/);
  await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^To failure/ }));
  await waitFor(async () => expect(await sets('Plank')).toMatchObject([{ note: 'hips sagged', kind: 'failure', rir: 0 }]));
}, 60_000);
