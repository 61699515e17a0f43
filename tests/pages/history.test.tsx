import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HistoryPage } from '#client/features/history/history-page.tsx';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { EMPTY_WORKOUT } from '#domain/training/free-workout.ts';
import { createImporter } from '#offline/import/importer.ts';
import { readSessionDay } from '#offline/log/session-adjust.ts';
import { finishSession, listSessions, nextSessionId } from '#offline/log/sessions.ts';
import { saveSet } from '#offline/log/set-logs.ts';
import { saveUnit } from '#offline/log/training-choice.ts';
import { breakStorage, STRENGTH_PLAN, storePlan, storeWorkout, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

beforeEach(async () => {
  world = await trainingWorld();
});

/** Logs the first set of an exercise in Today's Workout. */
async function logOne(name: string, weight: string): Promise<void> {
  const card = await waitFor(() => {
    const shown = within(screen.getByRole('region', { name }));
    shown.getByRole('button', { name: 'Log set 1' });
    return shown;
  });
  await world.user.type(card.getByLabelText(/^Set 1 weight/), weight);
  await world.user.click(card.getByRole('button', { name: 'Log set 1' }));
  await screen.findAllByText(/^Set 1 logged/);
}

const dayButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const lines = () =>
  within(screen.getByRole('region', { name: 'Workout' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.num')?.textContent);

describe('the week', () => {
  test('without any log it says so', async () => {
    world.show(<HistoryPage />);
    await screen.findByText('No workout logs saved yet.');
    expect(screen.getByRole('link', { name: "Go to Today's Workout" }).getAttribute('href')).toBe('/ai-coach/today');
  });

  test('it starts on Sunday, names its range, and moves by its arrows', async () => {
    await storeWorkout(world, '2026-11-16', [{ exercise: 'Deadlift', reps: 3, weight: '315' }]);
    world.show(<HistoryPage />);
    await screen.findByRole('heading', { name: 'Nov 15 – Nov 21' });
    const days = within(screen.getByRole('region', { name: 'Week' })).getAllByRole('button', { name: /November/ });
    expect(days.map((button) => button.textContent?.slice(0, 6))).toEqual([
      'Sun 15',
      'Mon 16',
      'Tue 17',
      'Wed 18',
      'Thu 19',
      'Fri 20',
      'Sat 21',
    ]);
    await world.user.click(screen.getByRole('button', { name: 'Previous week' }));
    await screen.findByRole('heading', { name: 'Nov 8 – Nov 14' });
    await world.user.click(screen.getByRole('button', { name: 'Next week' }));
    await screen.findByRole('heading', { name: 'Nov 15 – Nov 21' });
  });

  test('days with a workout are marked, outlined until sent', async () => {
    await storeWorkout(world, '2026-11-16', [{ exercise: 'Deadlift', reps: 3, weight: '315' }]);
    world.show(<HistoryPage />);
    await screen.findByRole('button', { name: 'Mon 16 November, workout logged, on this phone' });
    expect(screen.getByRole('button', { name: 'Tue 17 November' })).toBeDefined();
    await world.account.database.registers.toCollection().modify((row) => {
      Object.assign(row, { state: 'sent' });
    });
    await screen.findByRole('button', { name: 'Mon 16 November, workout logged' });
  });

  test('a week without workouts leads to the last one before it', async () => {
    await storeWorkout(world, '2026-10-28', [{ exercise: 'Deadlift', reps: 3, weight: '315' }]);
    world.show(<HistoryPage />);
    await screen.findByText('No workout in this week.');
    await world.user.click(screen.getByRole('button', { name: 'Go to October 28' }));
    await screen.findByRole('heading', { name: 'Oct 25 – Oct 31' });
    await screen.findByText('Set 1: 3 reps @ 315 lbs');
  });
});

test('the day that the address names is opened', async () => {
  await storeWorkout(world, '2026-10-12', [{ exercise: 'Deadlift', reps: 3, weight: '315' }]);
  world.show(<HistoryPage />, '/?day=2026-10-12');
  await screen.findByRole('heading', { name: 'Oct 11 – Oct 17' });
  await screen.findByText('Set 1: 3 reps @ 315 lbs');
});

describe('a day', () => {
  test('it shows each set as logged: reps, weight with its unit, RPE if given, bodyweight in words', async () => {
    await storeWorkout(world, '2026-11-16', [
      { exercise: 'Bench press', reps: 5, weight: '165', rpe: 7 },
      { exercise: 'Bench press', reps: 5, weight: '82.5', unit: 'kg', rpe: 8.5 },
      { exercise: 'Pull-up', reps: 9, weight: '' },
    ]);
    world.show(<HistoryPage />);
    await screen.findByRole('heading', { name: 'Bench press' });
    expect(lines()).toEqual(['Set 1: 5 reps @ 165 lbs, RPE 7', 'Set 2: 5 reps @ 82.5 kg, RPE 8.5', 'Set 1: 9 reps, bodyweight']);
    expect(screen.getAllByRole('img', { name: 'On this phone' })).toHaveLength(3);
  });

  test('another day is shown when it is clicked, and an empty one says so', async () => {
    await storeWorkout(world, '2026-11-16', [{ exercise: 'Deadlift', reps: 3, weight: '315' }]);
    await storeWorkout(world, '2026-11-18', [{ exercise: 'Back squat', reps: 5, weight: '235' }]);
    world.show(<HistoryPage />);
    await screen.findByText('Set 1: 5 reps @ 235 lbs');
    await world.user.click(dayButton('Mon 16'));
    await screen.findByText('Set 1: 3 reps @ 315 lbs');
    await world.user.click(dayButton('Tue 17'));
    await screen.findByText('No workout logged on Tuesday, November 17.');
  });

  test('several workouts of one day stand apart', async () => {
    await storeWorkout(world, '2026-11-18', [{ exercise: 'Deadlift', reps: 3, weight: '315' }], { at: 7 });
    await storeWorkout(world, '2026-11-18', [{ exercise: 'Bench press', reps: 5, weight: '165' }], { at: 18, day: 1 });
    world.show(<HistoryPage />);
    expect((await screen.findByRole('region', { name: 'Workout 1' })).textContent).toContain('Deadlift');
    expect(screen.getByRole('region', { name: 'Workout 2' }).textContent).toContain('Bench press');
  });

  test('its totals: sets, weight moved in the chosen unit, records, week and minutes', async () => {
    const { plan_id } = await storePlan(world, STRENGTH_PLAN);
    await storeWorkout(world, '2026-11-09', [{ exercise: 'Bench press', reps: 5, weight: '160' }], { plan_id, week: 1 });
    await storeWorkout(
      world,
      '2026-11-16',
      [
        { exercise: 'Bench press', reps: 5, weight: '170' },
        { exercise: 'Bench press', reps: 5, weight: '165' },
      ],
      { plan_id, week: 2 },
    );
    world.show(<HistoryPage />);
    const workout = await screen.findByRole('region', { name: 'Workout' });
    expect(within(workout).getByText('sets').parentElement?.textContent).toBe('2 sets');
    expect(within(workout).getByText('lbs moved').parentElement?.textContent).toBe('1,675 lbs moved');
    expect(within(workout).getByText('record').parentElement?.textContent).toBe('1 record');
    expect(within(workout).getByText('Week 3, 2 min')).toBeDefined();
  });

  test('in kilograms the total is converted; each set stays as typed, with its kilograms beside it', async () => {
    await saveUnit(world.account, 'kg');
    await storeWorkout(world, '2026-11-16', [{ exercise: 'Bench press', reps: 10, weight: '100' }]);
    world.show(<HistoryPage />);
    expect((await screen.findByText('kg moved')).parentElement?.textContent).toBe('454 kg moved');
    expect(lines()).toEqual(['Set 1: 10 reps @ 100 lbs']);
    expect(screen.getByText('Set 1: 10 reps @ 100 lbs').parentElement?.textContent).toBe('Set 1: 10 reps @ 100 lbs45.4 kg');
  });

  test('HIST-8 what was planned stands beside what was done, pairs and what was left out too, whatever the plan became', async () => {
    const pair = { sets: 2, reps: '10', superset: 'x' };
    const day = {
      day: 'Wednesday',
      primary: [{ exercise: 'Back squat', sets: 1, reps: '5', rpe_schedule: [7, 8, 9, 6] }],
      accessories: [
        { exercise: 'Dumbbell curl', ...pair },
        { exercise: 'Triceps pushdown', ...pair },
        { exercise: 'Face pull', sets: 3, reps: '15' },
      ],
    };
    await storePlan(world, { goal: 'strength', weeks: [[day], [day]] });
    world.show(<TodayPage />);
    await logOne('Back squat', '225');
    await logOne('Dumbbell curl', '30');
    await logOne('Triceps pushdown', '60');
    const [open] = await listSessions(world.account, { from: '2026-11-18', to: '2026-11-18' });
    await finishSession(world.account, open?.session_id ?? '');
    cleanup();
    await storePlan(world, { goal: 'muscle', schedule: [{ day: 'Day 1', exercises: [{ exercise: 'Back squat', sets: 9, reps: '20' }] }] });
    world.show(<HistoryPage />);
    const workout = await screen.findByRole('region', { name: 'Workout' });
    expect(
      within(workout)
        .getAllByRole('heading', { level: 4 })
        .map((heading) => heading.textContent),
    ).toEqual(['Back squat', 'Superset A1Dumbbell curl', 'Superset A2Triceps pushdown', 'Planned, not done']);
    expect(within(workout).getByText('Planned: 1 set × 5 reps, RPE 7')).toBeDefined();
    expect(within(workout).getAllByText('Planned: 2 sets × 10 reps')).toHaveLength(2);
    expect(within(workout).getByText('Face pull: 3 sets × 15 reps')).toBeDefined();
  });

  test('HIST-6 a deleted workout is said, and comes back with one tap', async () => {
    await storeWorkout(world, '2026-11-16', [{ exercise: 'Deadlift', reps: 3, weight: '315' }]);
    world.show(<HistoryPage />);
    await world.user.click(await screen.findByRole('button', { name: 'Delete this workout' }));
    await screen.findByText('No workout logs saved yet.');
    expect(screen.getByText('Workout deleted: 1 set.')).toBeDefined();
    await world.user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Set 1: 3 reps @ 315 lbs');
    expect(screen.queryByText('Workout deleted: 1 set.')).toBeNull();
  });

  test('ROUTINE-22 a deleted workout is counted without its warm-ups', async () => {
    const session_id = await storeWorkout(world, '2026-11-16', [{ exercise: 'Deadlift', reps: 3, weight: '315' }]);
    const set = { session_id, exercise: 'Deadlift', exercise_n: 1, reps: 5, weight: '135', unit: 'lb' as const, rpe: null };
    await saveSet(world.account, { ...set, set_n: 2, kind: 'warm-up' });
    world.show(<HistoryPage />);
    await world.user.click(await screen.findByRole('button', { name: 'Delete this workout' }));
    await screen.findByText('Workout deleted: 1 set.');
  });

  test('a deletion that cannot be stored says so and keeps the workout', async () => {
    await storeWorkout(world, '2026-11-16', [{ exercise: 'Deadlift', reps: 3, weight: '315' }]);
    world.show(<HistoryPage />);
    const button = await screen.findByRole('button', { name: 'Delete this workout' });
    const repair = breakStorage(world);
    await world.user.click(button);
    expect((await screen.findByRole('alert')).textContent).toMatch(/not saved|room|full/i);
    repair();
    expect(lines()).toHaveLength(1);
  });

  test('HIST-5 repeating it makes it today’s workout, with its exercises', async () => {
    await storeWorkout(world, '2026-11-16', [
      { exercise: 'Deadlift', reps: 3, weight: '315' },
      { exercise: 'Deadlift', reps: 3, weight: '325' },
    ]);
    world.show(<HistoryPage />);
    await world.user.click(await screen.findByRole('button', { name: 'Repeat it' }));
    const place = { performed_on: '2026-11-18', plan_id: EMPTY_WORKOUT, week: 0, day: 0 };
    const session_id = await nextSessionId(world.account, place);
    await waitFor(async () =>
      expect((await readSessionDay(world.account, session_id))?.day).toMatchObject({ exercises: [{ exercise: 'Deadlift', sets: 2 }] }),
    );
  });
});

describe('progress', () => {
  test('an exercise has a line over its sessions, with its figures in a table', async () => {
    await storeWorkout(world, '2026-11-02', [{ exercise: 'Bench press', reps: 1, weight: '180', rpe: 10 }]);
    await storeWorkout(world, '2026-11-09', [{ exercise: 'Bench press', reps: 1, weight: '185', rpe: 10 }]);
    await storeWorkout(world, '2026-11-16', [{ exercise: 'Bench press', reps: 1, weight: '195', rpe: 10 }]);
    world.show(<HistoryPage />);
    await screen.findByRole('slider', { name: 'Bench press: from 180 to 195 lbs estimated max over 3 sessions' });
    const rows = within(screen.getByRole('table', { name: /^Bench press: from .* day by day$/ })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['Daylbs estimated max', 'November 2180', 'November 9185', 'November 16195']);
    expect(screen.getByText('Up 15 lbs since November 2')).toBeDefined();
  });

  test('another exercise of the day can be chosen; without added weight it counts reps', async () => {
    await storeWorkout(world, '2026-11-09', [{ exercise: 'Pull-up', reps: 10, weight: '' }]);
    await storeWorkout(world, '2026-11-16', [
      { exercise: 'Bench press', reps: 5, weight: '165' },
      { exercise: 'Pull-up', reps: 8, weight: '' },
    ]);
    world.show(<HistoryPage />);
    await screen.findByText('A line appears with the next session that has it.');
    await world.user.selectOptions(screen.getByRole('combobox', { name: 'Progress of' }), 'Pull-up');
    await screen.findByText('Best: 10 reps on November 9');
  });

  test('a lighter day is no loss: what is told is the best, and days of another year name theirs', async () => {
    const bench = (weight: string) => [{ exercise: 'Bench press', reps: 1, weight, rpe: 10 }];
    await storeWorkout(world, '2025-09-04', bench('263'));
    await storeWorkout(world, '2026-11-16', bench('158'));
    world.show(<HistoryPage />);
    await screen.findByText('Best: 263 lbs on September 4, 2025');
    expect(screen.queryByText(/Down/)).toBeNull();
    await storeWorkout(world, '2025-09-01', bench('150'));
    cleanup();
    world.show(<HistoryPage />);
    await screen.findByText('Up 8 lbs since September 1, 2025; best 263 lbs on September 4, 2025');
    const table = screen.getByRole('table', { name: /^Bench press: from .* day by day$/ });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((day) => day.textContent),
    ).toEqual(['September 1, 2025', 'September 4, 2025', 'November 16']);
  });
});

test('a history that cannot be read says so and can be tried again', async () => {
  await storeWorkout(world, '2026-11-16', [{ exercise: 'Deadlift', reps: 3, weight: '315' }]);
  const broken = vi.spyOn(world.account.database.registers, 'where').mockImplementation(() => {
    throw new DOMException('gone', 'UnknownError');
  });
  world.show(<HistoryPage />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your history could not be read from this phone.');
  broken.mockRestore();
  await world.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(lines()).toHaveLength(1));
});

test('HIST-9 a workout of a routine has the routine’s name, also where several stand on one day', async () => {
  await storeWorkout(world, '2026-11-16', [{ exercise: 'Bench press', reps: 5, weight: '185' }], {
    plan_id: 'routine:r1/d1',
    label: 'Press day',
  });
  await storeWorkout(world, '2026-11-16', [{ exercise: 'Dip', reps: 8, weight: '' }], { plan_id: 'free', at: 18 });
  world.show(<HistoryPage />, '/?day=2026-11-16');
  expect(await screen.findByRole('heading', { name: 'Press day' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Workout 2' })).toBeDefined();
});

test('IMPORT-13 a workout of another app has its name and its note, and each set the note it came with', async () => {
  const file = [
    'Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes',
    '2026-11-16 18:00:00,Pull day,Barbell row,1,60,5,0,0,grip wide,Slept well',
    '2026-11-16 18:00:00,Pull day,Barbell row,2,60,5,0,0,,',
  ].join('\n');
  const importer = createImporter(() => Promise.resolve(world.account));
  await importer.read(new TextEncoder().encode(file));
  await importer.store({ unit: 'kg', names: {} }, 'strong.csv', () => true);
  world.show(<HistoryPage />, '/?day=2026-11-16');
  expect(await screen.findByRole('heading', { name: 'Pull day' })).toBeDefined();
  expect(screen.getByText('Slept well')).toBeDefined();
  expect(screen.getByText('grip wide')).toBeDefined();
});
