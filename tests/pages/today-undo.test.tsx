import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { listSessions } from '#offline/log/sessions.ts';
import { listSets, listSetsOfExercise, saveSet } from '#offline/log/set-logs.ts';
import { STRENGTH_PLAN, storePlan, TODAY, type TrainingWorld, trainingWorld } from './training-world.tsx';

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
const press = async (name: string | RegExp) => world.user.click(await screen.findByRole('button', { name }));
const squats = async () =>
  (await listSetsOfExercise(world.account, 'Back squat', 10)).map((set) => `${set.set_n}: ${set.weight} × ${set.reps}`).sort();
const todays = () => listSessions(world.account, { from: TODAY, to: TODAY });

async function logSet(set_n: number, weight: string) {
  await world.user.clear(field(`Set ${set_n} weight in lbs`));
  await world.user.type(field(`Set ${set_n} weight in lbs`), weight);
  await press(`Log set ${set_n}`);
  await screen.findByRole('button', { name: `Undo: Set ${set_n} logged: ${weight} × 5` });
}

async function openChanges(exercise: string) {
  await press(`More for ${exercise}`);
  await press('Undo an earlier change');
  return within(await screen.findByRole('dialog', { name: 'Undo an earlier change' }));
}

test('a tick is undone: the set is gone, its session with it, and what was typed stands in the fields again', async () => {
  await open();
  await logSet(1, '100');
  expect(screen.getByText('Set 1 logged: 100 × 5', { selector: '[aria-live]' })).toBeDefined();
  await press('Undo: Set 1 logged: 100 × 5');
  await within(squat()).findByRole('button', { name: 'Log set 1' });
  await waitFor(async () => expect(await squats()).toEqual([]));
  await waitFor(() => expect(field('Set 1 weight in lbs').value).toBe('100'));
  expect(await todays()).toEqual([]);
  await screen.findByText('Undone: Set 1 logged: 100 × 5');
  expect(screen.queryByRole('button', { name: /^Undo:/ })).toBeNull();
});

test('an edit is undone: the values before it are logged again', async () => {
  await open();
  await logSet(1, '100');
  await press(/^Edit Set 1/);
  await world.user.clear(field('Set 1 weight in lbs'));
  await world.user.type(field('Set 1 weight in lbs'), '120');
  await press('Save set 1');
  await press('Undo: Set 1 changed to 120 × 5');
  await within(squat()).findByRole('button', { name: 'Edit Set 1: 100 lbs × 5, RPE 7' });
  expect(await squats()).toEqual(['1: 100 × 5']);
});

test('a deletion is undone: the set and its session are back as they were', async () => {
  await open();
  await logSet(1, '100');
  const [session] = await todays();
  await press(/^Edit Set 1/);
  await press('Delete set 1');
  await waitFor(async () => expect(await todays()).toEqual([]));
  await press('Undo: Set 1 deleted: 100 × 5');
  await within(squat()).findByRole('button', { name: 'Edit Set 1: 100 lbs × 5, RPE 7' });
  expect(await todays()).toEqual([session]);
});

test('an added row is taken away again, and a row taken away comes back with what was typed', async () => {
  await open();
  await press('Add a set');
  expect(screen.getByText('of 6 sets')).toBeDefined();
  await press('Undo: Set 3 added');
  await screen.findByText('of 5 sets');
  await press('Add a set');
  await world.user.type(field('Set 3 weight in lbs'), '90');
  await press('More for Back squat');
  await press('Take the added set away');
  await screen.findByText('of 5 sets');
  await press('Undo: Added set 3 taken away');
  await screen.findByText('of 6 sets');
  expect(field('Set 3 weight in lbs').value).toBe('90');
});

test('the offer stands for 8 seconds, longer while the focus is on it', async () => {
  await open();
  await logSet(1, '100');
  const undo = screen.getByRole('button', { name: /^Undo: Set 1/ });
  act(() => undo.focus());
  world.clock.now += 60_000;
  // A whole turn of the clock that takes it away.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getByRole('button', { name: /^Undo: Set 1/ })).toBe(undo);
  act(() => undo.blur());
  world.clock.now += 8_000;
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo: Set 1/ })).toBeNull());
});

test('afterwards, also after a reload, the menu undoes one change after the other, the newest of a set first', async () => {
  await open();
  await logSet(1, '100');
  await press(/^Edit Set 1/);
  await world.user.clear(field('Set 1 weight in lbs'));
  await world.user.type(field('Set 1 weight in lbs'), '120');
  await press('Save set 1');
  await screen.findByRole('button', { name: 'Undo: Set 1 changed to 120 × 5' });
  cleanup();
  await open();
  expect(screen.queryByRole('button', { name: /^Undo:/ })).toBeNull();
  const sheet = await openChanges('Back squat');
  const names = async () => (await sheet.findAllByRole('button', { name: /^Undo/ })).map((button) => button.getAttribute('aria-label'));
  expect(await names()).toEqual(['Undo: Back squat, Set 1 changed to 120 × 5']);
  await press('Undo: Back squat, Set 1 changed to 120 × 5');
  await waitFor(async () => expect(await names()).toEqual(['Undo: Back squat, Set 1 logged: 100 × 5']));
  expect(await squats()).toEqual(['1: 100 × 5']);
  await press('Undo: Back squat, Set 1 logged: 100 × 5');
  await sheet.findByText('Nothing to undo in this workout.');
  expect(await squats()).toEqual([]);
});

test('a set that was changed elsewhere since is not overwritten: the undo says so', async () => {
  await open();
  await logSet(1, '100');
  const [session] = await todays();
  const [set] = await listSets(world.account, session!.session_id);
  const { slot: _, state: __, logged_at: ___, ...entry } = set!;
  // What another tab of this phone, or another phone, stores reaches the same register.
  const { database } = world.account;
  const changes = await database.drafts.where('key').startsWith('changes|').toArray();
  await saveSet(world.account, { ...entry, weight: '130' });
  await database.drafts.bulkPut(changes);
  await press(/^Undo: Set 1 logged/);
  await screen.findByText('Not undone: this set was changed elsewhere since, and stays as it is.');
  expect(await squats()).toEqual(['1: 130 × 5']);
});

test('after a tick the focus is on the tick of the next set, over exercises, and at last on Log Workout', async () => {
  await storePlan(world, {
    goal: 'strength',
    weeks: [
      [
        {
          day: 'Wednesday',
          primary: [
            { exercise: 'Back squat', sets: 2, reps: '5' },
            { exercise: 'Bench press', sets: 1, reps: '5' },
          ],
        },
      ],
    ],
  });
  await open();
  const focused = () =>
    `${document.activeElement?.closest('section')?.getAttribute('aria-label')} ${document.activeElement?.getAttribute('aria-label')}`;
  await world.user.type(field('Set 1 weight in lbs'), '100{Enter}');
  await waitFor(() => expect(focused()).toBe('Back squat Log set 2'));
  await world.user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Bench press Log set 1'));
  await world.user.type(
    within(screen.getByRole('region', { name: 'Bench press' })).getByRole('textbox', { name: 'Set 1 weight in lbs' }),
    '80',
  );
  await press('Log set 1');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /Log Workout$/ })));
});

test('the next set stands first under its name, and what is done below it', async () => {
  await open();
  const rows = () =>
    within(squat())
      .getAllByRole('listitem')
      .map((row) => {
        const [edit] = within(row).queryAllByRole('button', { name: /^Edit Set/ });
        const [tick] = within(row).queryAllByRole('button', { name: /^Log set/ });
        return edit?.textContent ?? tick?.getAttribute('aria-label');
      });
  await press('Add a set');
  await logSet(1, '100');
  await waitFor(() => expect(rows()[0]).toBe('Log set 2'));
  expect(rows().slice(1)).toEqual([expect.stringMatching(/^Edit Set 1/), 'Log set 3']);
  expect(screen.queryByRole('heading', { name: 'Done' })).toBeNull();
  await press('Log set 2');
  await waitFor(() => expect(rows()[0]).toBe('Log set 3'));
  await press('Log set 3');
  await screen.findByRole('heading', { name: 'Done' });
  expect(
    screen
      .getAllByRole('region')
      .map((region) => region.getAttribute('aria-label'))
      .filter((name) => name !== null && /squat|press|up/.test(name)),
  ).toEqual(['Bench press', 'Pull-up', 'Back squat']);
});
