import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { HistoryPage } from '#client/features/history/history-page.tsx';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { reopenSession } from '#offline/log/sessions.ts';
import { listSetsOfExercise } from '#offline/log/set-logs.ts';
import { STRENGTH_PLAN, storePlan, storeWorkout, TODAY, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;
beforeEach(async () => {
  world = await trainingWorld();
});

const squat = () => within(screen.getByRole('region', { name: 'Back squat' }));
const tap = async (name: string | RegExp) => world.user.click(await screen.findByRole('button', { name }));

async function type(label: string, value: string) {
  const field = await squat().findByRole('textbox', { name: label });
  await world.user.clear(field);
  await world.user.type(field, value);
}

/** Logs the next set of the squat, whose name is then as given. */
async function log(n: number, weight: string, reps: string) {
  await type(`Set ${n} weight in lbs`, weight);
  await type(`Set ${n} reps`, reps);
  await world.user.click(squat().getByRole('button', { name: `Log set ${n}` }));
  await squat().findByRole('button', { name: new RegExp(`^Edit Set ${n}: ${weight} lbs × ${reps}`) });
}

async function makeKind(name: RegExp, kind: RegExp) {
  await world.user.click(squat().getByRole('button', { name }));
  await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: kind }));
}

/** An empty workout with the squat, whose first set was made a warm-up after it was logged. */
async function warmUpFirst() {
  world.show(<TodayPage />);
  await tap('Start an empty workout');
  await tap('Add exercises');
  const sheet = await screen.findByRole('dialog', { name: 'Add exercises' });
  await world.user.type(await within(sheet).findByRole('searchbox', { name: 'Search by name' }), 'back squat');
  await world.user.click(await within(sheet).findByRole('checkbox', { name: /^Back squat/ }));
  await world.user.click(within(sheet).getByRole('button', { name: 'Add 1' }));
  await screen.findByRole('region', { name: 'Back squat' });
  await log(1, '60', '8');
  await makeKind(/^Set 1, normal set/, /^Warm-up/);
  await squat().findByRole('button', { name: /^Edit Warm-up 1/ });
}

const rows = () =>
  within(squat().getByRole('list', { name: 'Sets' }))
    .getAllByRole('button', { name: /choose its kind$/ })
    .map((button) => button.getAttribute('aria-label')?.split(',')[0]);

test('TRAIN-23 with a warm-up before it a set keeps its shown number in rows, undo and the list of changes', async () => {
  await warmUpFirst();
  await screen.findByRole('button', { name: 'Undo: 60 × 8 is a warm-up set now' });
  await log(1, '100', '5');
  await screen.findByRole('button', { name: 'Undo: Set 1 logged: 100 × 5' });
  // The panel holds set 2; below it the rows read in order.
  expect(within(squat().getByRole('list', { name: 'Next set' })).getByRole('button', { name: 'Log set 2' })).toBeTruthy();
  expect(rows()).toEqual(['Warm-up 1', 'Set 1', 'Set 3']);
  await world.user.click(squat().getByRole('button', { name: /^Edit Set 1/ }));
  await world.user.click(squat().getByRole('button', { name: 'Delete set 1' }));
  await screen.findByRole('button', { name: 'Undo: Set 1 deleted: 100 × 5' });
  await tap('More for Back squat');
  await tap('Undo an earlier change');
  const sheet = await screen.findByRole('dialog', { name: 'Undo an earlier change' });
  await within(sheet).findByText('Set 1 deleted: 100 × 5');
}, 60_000);

test('an empty workout has no score: its rows are nobody’s plan, and head, end and card count the same sets', async () => {
  await warmUpFirst();
  await log(1, '100', '5');
  await screen.findByText('set', { exact: true });
  expect(screen.queryByText(/^of \d+ sets/)).toBeNull();
  expect(screen.queryByText(/Prescribed/)).toBeNull();
  expect((await listSetsOfExercise(world.account, 'Back squat', 9)).map((set) => set.prescribed)).toEqual([null, null]);
  await tap(/Log Workout$/);
  const sheet = await screen.findByRole('dialog', { name: 'Finish with 1 set?' });
  expect(within(sheet).getByText('The ticked set is kept. Empty rows are left out.')).toBeTruthy();
  await world.user.click(within(sheet).getByRole('button', { name: 'Finish now' }));
  await screen.findByText('Workout logged to history.');
  expect((await screen.findByRole('group', { name: 'Totals' })).textContent).toContain('1 set');
}, 60_000);

test('in a plan the end counts as the head does, without the warm-up set', async () => {
  await storePlan(world, STRENGTH_PLAN);
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: /Log Workout$/ });
  await log(1, '60', '8');
  await makeKind(/^Set 1, normal set/, /^Warm-up/);
  await screen.findByText('of 5 sets');
  await log(1, '100', '5');
  await tap(/Log Workout$/);
  await screen.findByRole('dialog', { name: 'Finish with 1 of 5 sets?' });
}, 60_000);

test('TRAIN-11 a warm-up set alone is enough for a first suggestion', async () => {
  await warmUpFirst();
  await squat().findByText('One step above your warm-up of 60 lbs: let this set tell.');
  expect((squat().getByRole('textbox', { name: 'Set 1 weight in lbs' }) as HTMLInputElement).value).toBe('65');
}, 60_000);

test('TRAIN-2 History estimates a set without an effort by Epley and says so, and a reopened workout is «still open» beside «Sent»', async () => {
  const session_id = await storeWorkout(world, TODAY, [{ exercise: 'Bench press', reps: 8, weight: '60' }]);
  await reopenSession(world.account, session_id);
  world.show(<HistoryPage />);
  const progress = await screen.findByRole('region', { name: 'Progress of Bench press' });
  await waitFor(() => expect(within(progress).getByText('76')).toBeTruthy());
  expect(progress.textContent).toContain('by Epley');
  expect(screen.getByText(/still open/)).toBeTruthy();
  cleanup();
});
