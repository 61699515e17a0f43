import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { WorkoutPage } from '#client/features/history/workout-page.tsx';
import { deleteSession, listSessions, openSession, readSession } from '#offline/log/sessions.ts';
import { listSets, saveSet } from '#offline/log/set-logs.ts';
import { breakStorage, storeWorkout, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;
let session_id: string;

beforeEach(async () => {
  world = await trainingWorld();
  session_id = await storeWorkout(world, '2026-11-16', [
    { exercise: 'Bench press', reps: 5, weight: '157.5', rpe: 8 },
    { exercise: 'Bench press', reps: 5, weight: '162.5', rpe: 8.5 },
    { exercise: 'Dip', reps: 12, weight: '' },
  ]);
});

const open = (id = session_id) => world.show(<WorkoutPage />, `/ai-coach/workout?id=${encodeURIComponent(id)}`);
const exercise = (name: string) => within(screen.getByRole('region', { name }));
const benchField = (label: string) => exercise('Bench press').getByLabelText<HTMLInputElement>(label);
const stored = async () =>
  (await listSets(world.account, session_id)).map((set) => [set.exercise, set.set_n, set.weight, set.reps, set.kind]);

async function replace(label: string, value: string): Promise<void> {
  await world.user.clear(benchField(label));
  await world.user.type(benchField(label), value);
}

test('HIST-4 it opens with what was logged, and nothing to save', async () => {
  open();
  await screen.findByRole('region', { name: 'Bench press' });
  expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('2026-11-16');
  expect(screen.getByLabelText<HTMLInputElement>('Start').value).toBe('09:00');
  expect(screen.getByLabelText<HTMLInputElement>('Minutes').value).toBe('3');
  expect(benchField('Set 2 weight in lbs').value).toBe('162.5');
  expect(benchField('Set 2 RPE').value).toBe('8.5');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
});

test('HIST-4 a set is changed, its kind chosen, one removed and one added: all with one Save', async () => {
  open();
  await screen.findByRole('region', { name: 'Bench press' });
  await replace('Set 1 weight in lbs', '160');
  await world.user.click(exercise('Bench press').getByRole('button', { name: /^Set 2, normal set/ }));
  await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Drop set/ }));
  await world.user.click(exercise('Dip').getByRole('button', { name: 'Add a set' }));
  await world.user.click(exercise('Dip').getByRole('button', { name: 'Delete set 1' }));
  expect(await stored()).toHaveLength(3);
  await world.user.click(screen.getByRole('button', { name: 'Save 4 changes' }));
  await waitFor(async () =>
    expect(await stored()).toEqual([
      ['Bench press', 1, '160', 5, undefined],
      ['Bench press', 2, '162.5', 5, 'drop'],
      ['Dip', 2, '', 12, undefined],
    ]),
  );
});

test('HIST-4 day, start, minutes and note are changed', async () => {
  open();
  await screen.findByRole('region', { name: 'Bench press' });
  for (const [label, value] of [
    ['Day', '2026-11-14'],
    ['Start', '18:05'],
    ['Minutes', '56'],
    ['Note', 'Paused every rep.'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await world.user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  await waitFor(async () =>
    expect(await readSession(world.account, session_id)).toMatchObject({
      performed_on: '2026-11-14',
      started_at: new Date(2026, 10, 14, 18, 5).toISOString(),
      finished_at: new Date(2026, 10, 14, 19, 1).toISOString(),
      note: 'Paused every rep.',
    }),
  );
});

describe('HIST-4 nothing is lost', () => {
  test('what is being changed survives a reload, and Cancel gives it up', async () => {
    const shown = open();
    await screen.findByRole('region', { name: 'Bench press' });
    await replace('Set 1 weight in lbs', '171');
    await waitFor(async () => expect(await world.account.database.drafts.get(`past|${session_id}`)).toBeDefined());
    shown.unmount();
    open();
    await screen.findByRole('button', { name: 'Save 1 change' });
    expect(benchField('Set 1 weight in lbs').value).toBe('171');
    await world.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(async () => expect(await world.account.database.drafts.get(`past|${session_id}`)).toBeUndefined());
    expect((await stored())[0]).toEqual(['Bench press', 1, '157.5', 5, undefined]);
  });

  test('what cannot be read is named and marked, and stores nothing', async () => {
    open();
    await screen.findByRole('region', { name: 'Bench press' });
    await replace('Set 1 reps', 'five');
    await world.user.click(screen.getByRole('button', { name: /^Save/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('Bench press: Reps must be a whole number');
    expect(benchField('Set 1 reps').getAttribute('aria-invalid')).toBe('true');
    expect((await stored())[0]).toEqual(['Bench press', 1, '157.5', 5, undefined]);
  });

  test('a phone that cannot store says so and keeps the fields', async () => {
    open();
    await screen.findByRole('region', { name: 'Bench press' });
    await replace('Set 1 weight in lbs', '171');
    const repair = breakStorage(world);
    await world.user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    await screen.findByRole('alert');
    expect(benchField('Set 1 weight in lbs').value).toBe('171');
    repair();
  });

  test('a set another phone changed meanwhile stays, where this edit left it alone', async () => {
    open();
    await screen.findByRole('region', { name: 'Bench press' });
    await replace('Set 1 weight in lbs', '160');
    const [, second] = await listSets(world.account, session_id);
    if (second === undefined) throw new Error('no set');
    const { slot: _, state: __, performed_on: ___, logged_at: ____, ...entry } = second;
    await saveSet(world.account, { ...entry, reps: 3 });
    await world.user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    await waitFor(async () => expect((await stored())[0]?.[2]).toBe('160'));
    expect((await stored())[1]?.[3]).toBe(3);
  });
});

test('a workout that is gone, and one that is under way, say where to go', async () => {
  await deleteSession(world.account, session_id);
  open().unmount();
  open();
  expect((await screen.findByRole('link', { name: 'Go to Workout History' })).getAttribute('href')).toBe('/ai-coach/history');
  const today = await openSession(world.account, { performed_on: '2026-11-18', plan_id: 'free', week: 0, day: 0, label: 'Workout' });
  await saveSet(world.account, {
    session_id: today.session_id,
    exercise: 'Dip',
    exercise_n: 1,
    set_n: 1,
    reps: 5,
    weight: '',
    unit: 'lb',
    rpe: null,
  });
  open(today.session_id);
  await screen.findByRole('link', { name: "Go to Today's Workout" });
});

describe('HIST-7 a workout done without the phone is logged afterwards', () => {
  const openNew = () => world.show(<WorkoutPage />, '/ai-coach/workout?day=2026-11-15');
  const addBench = async () => {
    await world.user.click(await screen.findByRole('button', { name: 'Add an exercise' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add exercises' }));
    await world.user.type(sheet.getByRole('searchbox', { name: 'Search by name' }), 'Bench press');
    await world.user.click(await sheet.findByRole('checkbox', { name: /^Bench press\b/ }));
    await world.user.click(sheet.getByRole('button', { name: 'Add 1' }));
    await screen.findByRole('region', { name: 'Bench press' });
  };

  test('day, start, minutes and sets are entered, and survive a reload before they are logged', async () => {
    const shown = openNew();
    await addBench();
    expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('2026-11-15');
    expect(screen.getByLabelText<HTMLInputElement>('Start').value).toBe('11:00');
    await replace('Set 1 weight in lbs', '150');
    await replace('Set 1 reps', '6');
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '18:05' } });
    await waitFor(async () =>
      expect(await world.account.database.drafts.get('past|new')).toMatchObject({ value: { edit: { start: '18:05' } } }),
    );
    shown.unmount();
    openNew();
    await screen.findByRole('region', { name: 'Bench press' });
    await world.user.click(exercise('Bench press').getByRole('button', { name: 'Add a set' }));
    await replace('Set 2 reps', '5');
    await world.user.click(screen.getByRole('button', { name: 'Log Workout' }));
    const range = { from: '2026-11-15', to: '2026-11-15' };
    await waitFor(async () => expect(await listSessions(world.account, range)).toHaveLength(1));
    const [session] = await listSessions(world.account, range);
    expect(session).toMatchObject({
      started_at: new Date(2026, 10, 15, 18, 5).toISOString(),
      finished_at: new Date(2026, 10, 15, 19, 5).toISOString(),
    });
    const sets = await listSets(world.account, session?.session_id ?? '');
    expect(sets.map(({ exercise: name, weight, reps }) => [name, weight, reps])).toEqual([
      ['Bench press', '150', 6],
      ['Bench press', '150', 5],
    ]);
    await waitFor(async () => expect(await world.account.database.drafts.get('past|new')).toBeUndefined());
  });

  test('without a set nothing is logged, and it says what is missing', async () => {
    openNew();
    await addBench();
    await world.user.click(screen.getByRole('button', { name: 'Log Workout' }));
    await screen.findByText('Add an exercise and what you did of it.');
    expect(await listSessions(world.account, { from: '2026-11-15', to: '2026-11-15' })).toEqual([]);
  });
});
