import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { matchPath, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { HistoryPage } from '#client/features/history/history-page.tsx';
import { RoutinePage } from '#client/features/routines/routine-page.tsx';
import { RoutinesPage } from '#client/features/routines/routines-page.tsx';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { PageParamsContext } from '#client/routing/page-params.ts';
import { PAGES } from '#domain/routes.ts';
import { listRoutines, saveRoutine } from '#offline/log/routines.ts';
import { listSessions } from '#offline/log/sessions.ts';
import { listSetsOfExercise } from '#offline/log/set-logs.ts';
import { MUSCLE_PLAN, storePlan, storeWorkout, TODAY, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;
beforeEach(async () => {
  world = await trainingWorld();
});

function show(first = <RoutinesPage />) {
  world.show(<OpenPage first={first} />);
}

/** The pages behind their addresses, beginning with one of them. */
function OpenPage({ first }: { first: React.ReactNode }) {
  const { pathname } = useLocation();
  const id = matchPath(PAGES.routine.path, pathname)?.params.id;
  if (pathname === '/') return first;
  if (pathname === PAGES.today.path) return <TodayPage />;
  if (id === undefined) return <RoutinesPage />;
  return (
    <PageParamsContext value={{ id }}>
      <RoutinePage key={id} />
    </PageParamsContext>
  );
}

const tap = async (name: string | RegExp) => world.user.click(await screen.findByRole('button', { name }));
const type = async (name: string, text: string) => world.user.type(await screen.findByRole('textbox', { name }), text);

async function add(...names: string[]) {
  await tap('Add exercises');
  const sheet = await screen.findByRole('dialog', { name: 'Add exercises' });
  const field = await within(sheet).findByRole('searchbox', { name: 'Search by name' });
  for (const name of names) {
    await world.user.clear(field);
    await world.user.type(field, name);
    await world.user.click(await within(sheet).findByRole('checkbox', { name: new RegExp(`^${name}\\b`) }));
  }
  await world.user.click(within(sheet).getByRole('button', { name: `Add ${names.length}` }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const PUSH = {
  routine_id: 'r1',
  name: 'Push day',
  days: [{ day_id: 'd1', day: { exercises: [{ exercise: 'Bench press', exercise_id: 'bench-press', sets: 2, reps: '5' }] } }],
};

test('ROUTINE-7 a routine is made by hand: exercises, sets, effort, rest, a rule and a superset, and then trained', async () => {
  show();
  await tap('New routine');
  await tap('Save');
  expect(await screen.findByText('Give the routine a name')).toBeDefined();
  await type('Name', 'Push day');
  await add('Bench press', 'Lateral raise', 'Triceps pushdown');
  await tap('Settings of Bench press');
  const sheet = await screen.findByRole('dialog', { name: 'Bench press' });
  await world.user.selectOptions(within(sheet).getByRole('combobox', { name: 'Sets' }), '4');
  const reps = within(sheet).getByRole('textbox', { name: /^Reps/ });
  await world.user.clear(reps);
  await world.user.type(reps, '5');
  await world.user.selectOptions(within(sheet).getByRole('combobox', { name: 'Effort' }), 'RPE 8, 2 reps left');
  await world.user.selectOptions(within(sheet).getByRole('combobox', { name: 'Rest' }), '3:00');
  await world.user.click(within(sheet).getByRole('radio', { name: /^A little each time/ }));
  await world.user.selectOptions(within(sheet).getByRole('combobox', { name: 'Step' }), '2.5 lbs');
  await world.user.click(within(sheet).getByRole('button', { name: 'Use this' }));
  await tap('Settings of Lateral raise');
  await tap('Superset with Triceps pushdown');
  await tap('Save');
  await screen.findByRole('link', { name: /^Push day/ });
  const [routine] = await listRoutines(world.account);
  expect(routine).toMatchObject({
    name: 'Push day',
    days: [
      {
        day: {
          exercises: [
            {
              exercise: 'Bench press',
              sets: 4,
              reps: '5',
              rpe: 8,
              rest_seconds: 180,
              progression: { rule: 'linear', step: '2.5', unit: 'lb' },
            },
            { exercise: 'Lateral raise', superset: 'A' },
            { exercise: 'Triceps pushdown', superset: 'A' },
          ],
        },
      },
    ],
  });
  await tap('Start Push day');
  const bench = await screen.findByRole('region', { name: 'Bench press' });
  expect(bench.textContent).toContain('4 sets × 5 reps, RPE 8');
  expect(await listSessions(world.account, { from: TODAY, to: TODAY })).toEqual([]);
}, 60_000);

test('what was typed into a routine survives a reload before it is saved, and Cancel forgets it', async () => {
  await saveRoutine(world.account, PUSH, undefined);
  show();
  await world.user.click(await screen.findByRole('link', { name: /^Push day/ }));
  await type('Name', ' B');
  await screen.findByDisplayValue('Push day B');
  await waitFor(async () =>
    expect(await world.account.database.drafts.get('routine|r1')).toMatchObject({ value: { routine: { name: 'Push day B' } } }),
  );
  cleanup();
  show();
  await world.user.click(await screen.findByRole('link', { name: /^Push day/ }));
  await screen.findByDisplayValue('Push day B');
  await tap('Cancel');
  await screen.findByRole('link', { name: /^Push day/ });
  expect(await world.account.database.drafts.get('routine|r1')).toBeUndefined();
  expect((await listRoutines(world.account))[0]?.name).toBe('Push day');
}, 60_000);

test('a deleted routine comes back by undo', async () => {
  await saveRoutine(world.account, PUSH, undefined);
  show();
  await world.user.click(await screen.findByRole('link', { name: /^Push day/ }));
  await tap('Delete this routine');
  await screen.findByText(/^Push day was deleted/);
  expect(await listRoutines(world.account)).toEqual([]);
  await tap('Undo');
  await screen.findByRole('link', { name: /^Push day/ });
  expect(await listRoutines(world.account)).toEqual([PUSH]);
}, 60_000);

test('ROUTINE-7 the plan is copied as a routine of one’s own, with its days', async () => {
  await storePlan(world, MUSCLE_PLAN);
  show();
  await tap('Copy Muscle plan as my own');
  await screen.findByDisplayValue('Muscle plan');
  const [routine] = await listRoutines(world.account);
  expect(routine?.days.map(({ day }) => day)).toMatchObject([
    { title: 'Day 1', exercises: [{ exercise: 'Goblet squat', sets: 2, rpe: 8 }] },
    { title: 'Day 2', exercises: [{ exercise: 'Dumbbell row', sets: 3, reps: '10' }] },
  ]);
  await tap('Day 2');
  expect(await screen.findByText('Dumbbell row')).toBeDefined();
}, 60_000);

test('ROUTINE-7 a past workout becomes a routine with the sets and reps that were done', async () => {
  await storeWorkout(world, TODAY, [
    { exercise: 'Bench press', reps: 5, weight: '200' },
    { exercise: 'Bench press', reps: 4, weight: '200' },
    { exercise: 'Dip', reps: 12, weight: '' },
  ]);
  show(<HistoryPage />);
  await tap('Make a routine of it');
  await screen.findByDisplayValue('Workout');
  expect(await screen.findByText('2 sets × 4–5 reps')).toBeDefined();
  expect((await listRoutines(world.account))[0]?.days[0]?.day.exercises).toMatchObject([
    { exercise: 'Bench press', sets: 2, reps: '4–5' },
    { exercise: 'Dip', sets: 1, reps: '12' },
  ]);
}, 60_000);

test('ROUTINE-13 the handle moves an exercise by arrow keys and by dragging, and a superset stays one', async () => {
  show();
  await tap('New routine');
  await type('Name', 'Push day');
  await add('Bench press', 'Lateral raise', 'Triceps pushdown');
  await tap('Settings of Lateral raise');
  await tap('Superset with Triceps pushdown');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.replace(/^Superset A\d/, ''));
  const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}: drag, or press the up and down arrow keys` });
  handle('Bench press').focus();
  await world.user.keyboard('{ArrowDown}');
  expect(order()).toEqual(['Lateral raise', 'Triceps pushdown', 'Bench press']);
  expect(document.activeElement).toBe(handle('Bench press'));
  // Rows of 100 px; nothing is laid out here.
  for (const [index, row] of screen.getAllByRole('listitem').entries())
    row.getBoundingClientRect = () => ({ top: index * 100, bottom: index * 100 + 100 }) as DOMRect;
  HTMLElement.prototype.setPointerCapture = () => {};
  const pressed = handle('Bench press');
  fireEvent.pointerDown(pressed, { button: 0, pointerId: 1, clientY: 250 });
  fireEvent.pointerMove(pressed, { pointerId: 1, clientY: 120 });
  expect(order()[2]).toBe('Bench press');
  fireEvent.pointerUp(pressed, { pointerId: 1 });
  expect(order()).toEqual(['Bench press', 'Lateral raise', 'Triceps pushdown']);
  await tap('Save');
  await screen.findByRole('link', { name: /^Push day/ });
  const [routine] = await listRoutines(world.account);
  expect(routine?.days[0]?.day.exercises).toMatchObject([
    { exercise: 'Bench press' },
    { exercise: 'Lateral raise', superset: 'A' },
    { exercise: 'Triceps pushdown', superset: 'A' },
  ]);
}, 60_000);

test('ROUTINE-16 changes left without saving are said in the list and in the routine, gone on with, or given up', async () => {
  await saveRoutine(world.account, PUSH, undefined);
  show();
  await world.user.click(await screen.findByRole('link', { name: /^Push day/ }));
  await type('Name', ' A');
  cleanup();
  show();
  await world.user.click(await screen.findByRole('link', { name: /^Push day.*Unsaved changes kept\./ }));
  await screen.findByText('Unsaved changes kept.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Push day A');
  await tap('Continue');
  await waitFor(() => expect(screen.queryByText('Unsaved changes kept.')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Push day A');
  cleanup();
  show();
  await world.user.click(await screen.findByRole('link', { name: /^Push day.*Unsaved changes kept\./ }));
  await tap('Discard');
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Push day'));
  expect(screen.queryByText('Unsaved changes kept.')).toBeNull();
});

test('ROUTINE-16 a new routine that was left stands in the list, and is gone once it is given up', async () => {
  show();
  await tap('New routine');
  await type('Name', 'Legs');
  cleanup();
  show();
  await world.user.click(await screen.findByRole('link', { name: /^Legs, not saved yet/ }));
  await tap('Discard');
  await screen.findByText(/^No routine yet/);
  await waitFor(() => expect(screen.queryByRole('link', { name: /not saved yet/ })).toBeNull());
});

test('TODAY-7 three exercises are joined in the editor, one after the other, and each can be taken out', async () => {
  const exercises = ['Lateral raise', 'Barbell curl', 'Triceps pushdown'].map((exercise) => ({ exercise, sets: 2, reps: '10' }));
  await saveRoutine(world.account, { ...PUSH, days: [{ day_id: 'd1', day: { exercises } }] }, undefined);
  show();
  await world.user.click(await screen.findByRole('link', { name: /^Push day/ }));
  await tap('Settings of Lateral raise');
  await tap('Superset with Barbell curl');
  await tap('Settings of Barbell curl');
  await tap('Join Triceps pushdown to them: a circuit');
  await waitFor(() => expect(screen.getAllByText(/^A[123]$/).map(({ textContent }) => textContent)).toEqual(['A1', 'A2', 'A3']));
  await tap('Settings of Lateral raise');
  await tap('Take it out of the superset');
  await waitFor(() => expect(screen.getAllByText(/^A[123]$/).map(({ textContent }) => textContent)).toEqual(['A1', 'A2']));
});

test('ROUTINE-16 what was chosen in the settings of an exercise is kept by a superset and by closing them, readable or not', async () => {
  show();
  await tap('New routine');
  await type('Name', 'Push day');
  await add('Bench press', 'Lateral raise');
  await tap('Settings of Bench press');
  const sheet = () => within(screen.getByRole('dialog', { name: 'Bench press' }));
  await world.user.click(sheet().getByRole('radio', { name: /^A little each time/ }));
  await world.user.selectOptions(sheet().getByRole('combobox', { name: 'Sets' }), '5');
  await tap('Superset with Lateral raise');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await tap('Settings of Bench press');
  expect(sheet().getByRole<HTMLInputElement>('radio', { name: /^A little each time/ }).checked).toBe(true);
  await world.user.selectOptions(sheet().getByRole('combobox', { name: 'Sets' }), '4');
  await type('Reps', 'many');
  fireEvent.click(screen.getByRole('dialog', { name: 'Bench press' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await tap('Save');
  await waitFor(async () =>
    expect((await listRoutines(world.account))[0]?.days[0]?.day.exercises?.[0]).toMatchObject({
      sets: 4,
      superset: 'A',
      progression: { rule: 'linear' },
    }),
  );
}, 60_000);

test('ROUTINE-17 a drop set and a note are set in the routine, and the workout has them, the drop set lighter (TRAIN-25)', async () => {
  await saveRoutine(world.account, PUSH, undefined);
  await storeWorkout(world, '2026-11-14', [{ exercise: 'Bench press', reps: 5, weight: '200' }]);
  show();
  await world.user.click(await screen.findByRole('link', { name: /^Push day/ }));
  await tap('Settings of Bench press');
  const sheet = within(await screen.findByRole('dialog', { name: 'Bench press' }));
  await world.user.click(sheet.getByText('Kind of each set'));
  await world.user.selectOptions(sheet.getByRole('combobox', { name: 'Set 2' }), 'Drop set');
  await world.user.type(sheet.getByRole('textbox', { name: 'Note' }), 'Pause on the chest');
  await world.user.click(sheet.getByRole('button', { name: 'Use this' }));
  await tap('Save');
  await screen.findByRole('link', { name: /^Push day/ });
  const [routine] = await listRoutines(world.account);
  expect(routine?.days[0]?.day.exercises).toMatchObject([{ note: 'Pause on the chest', set_kinds: [null, 'drop'] }]);
  await tap('Start Push day');
  const bench = await screen.findByRole('region', { name: 'Bench press' });
  expect(bench.textContent).toContain('Pause on the chest');
  const weight = (set: number) => within(bench).getByRole<HTMLInputElement>('textbox', { name: `Set ${set} weight in lbs` }).value;
  const first = Number(weight(1));
  expect(Number(weight(2))).toBeGreaterThanOrEqual(first * 0.75);
  expect(Number(weight(2))).toBeLessThanOrEqual(first * 0.85);
  await world.user.click(within(bench).getByRole('button', { name: 'Log set 1' }));
  await within(bench).findByRole('button', { name: /^Edit Set 1/ });
  await within(bench).findByText(/A drop set: about a fifth lighter/);
  await world.user.click(within(bench).getByRole('button', { name: 'Log set 2' }));
  await waitFor(async () => expect((await listSetsOfExercise(world.account, 'Bench press', 10)).map(({ kind }) => kind)).toContain('drop'));
}, 60_000);

test('TRAIN-25 a planned drop set that is made a normal one takes the working load, unless its load was typed', async () => {
  const bench = { exercise: 'Bench press', sets: 3, reps: '5', set_kinds: [null, 'drop', 'drop'] };
  await saveRoutine(world.account, { ...PUSH, days: [{ day_id: 'd1', day: { title: 'Push day', exercises: [bench] } }] }, undefined);
  await storeWorkout(world, '2026-11-14', [{ exercise: 'Bench press', reps: 5, weight: '200' }]);
  show();
  await tap('Start Push day');
  const card = within(await screen.findByRole('region', { name: 'Bench press' }));
  const weight = (set: number) => card.getByRole<HTMLInputElement>('textbox', { name: `Set ${set} weight in lbs` });
  const choose = async (set: number, kind: RegExp) => {
    await world.user.click(card.getByRole('button', { name: new RegExp(`^Set ${set}[^0-9].*choose its kind`) }));
    await world.user.click(await screen.findByRole('button', { name: kind }));
  };
  await waitFor(() => expect(weight(2).value).not.toBe(''));
  const [working, drop] = [weight(1).value, weight(2).value];
  expect(Number(drop)).toBeLessThan(Number(working));
  await choose(2, /Normal set/);
  await waitFor(() => expect(weight(2).value).toBe(working));
  await choose(2, /Drop set/);
  await waitFor(() => expect(weight(2).value).toBe(drop));
  await world.user.clear(weight(3));
  await world.user.type(weight(3), '95');
  await choose(3, /Normal set/);
  expect(weight(3).value).toBe('95');
  await choose(2, /Normal set/);
  await waitFor(() => expect(weight(2).value).toBe(working));
  await tap('Log set 1');
  await waitFor(() => expect(card.getByText(/^Suggested: /).textContent).toContain(`Suggested: ${working} × `));
  await world.user.clear(weight(2));
  await world.user.type(weight(2), '95');
  await world.user.click(await card.findByRole('button', { name: /^Use the suggestion/ }));
  await waitFor(() => expect(weight(2).value).toBe(working));
}, 60_000);

test('ROUTINE-19 a ready routine is copied, opened, and a day of it trained', async () => {
  show();
  await screen.findByText('Full body, 3 days a week');
  await tap('Copy Two dumbbells as my own');
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Two dumbbells'));
  const [routine] = await listRoutines(world.account);
  expect(routine?.days.map(({ day }) => day.title)).toEqual(['Day A', 'Day B', 'Day C']);
  cleanup();
  show();
  await screen.findByRole('link', { name: /^Two dumbbells\W+next Day A, 4 exercises, \d+ min/ });
  await tap('Start Two dumbbells, Day A');
  await screen.findByRole('region', { name: 'Goblet squat' });
});
