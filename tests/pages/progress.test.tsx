import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ProgressPage } from '#client/features/progress/progress-page.tsx';
import { saveUnit } from '#offline/log/training-choice.ts';
import { showLibrary } from './library-world.tsx';
import { STRENGTH_PLAN, storePlan, storeWorkout, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

beforeEach(async () => {
  world = await trainingWorld();
});

const SQUAT = [{ exercise: 'Back squat', reps: 5, weight: '235' }];
const month = () => within(screen.getByRole('region', { name: 'Month' }));
const totals = () =>
  within(screen.getByRole('region', { name: 'Totals' }))
    .getAllByRole('definition')
    .map((figure) => figure.textContent);

describe('the month', () => {
  test('without any log it invites to the first workout', async () => {
    world.show(<ProgressPage />);
    await screen.findByText('No workout logs saved yet.');
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeDefined();
    expect(screen.getByRole('link', { name: "Start today's workout" }).getAttribute('href')).toBe('/ai-coach/today');
  });

  test('a day has a stroke for each workout, says how safe it is, and leads to it (PROG-16)', async () => {
    await storeWorkout(world, '2026-11-16', SQUAT);
    await storeWorkout(world, '2026-11-17', SQUAT, { at: 7 });
    await storeWorkout(world, '2026-11-17', SQUAT, { at: 18, day: 1 });
    await world.account.database.registers
      .filter((row) => row.shown_on === '2026-11-16')
      .modify((row) => {
        Object.assign(row, { state: 'sent' });
      });
    world.show(<ProgressPage />);
    const sent = await screen.findByRole('link', { name: 'November 16, workout' });
    expect(sent.getAttribute('href')).toBe('/ai-coach/history?day=2026-11-16');
    const twice = month().getByRole('link', { name: 'November 17, 2 workouts, on this phone' });
    expect(twice.querySelectorAll('i')).toHaveLength(2);
    expect(month().getAllByRole('link')).toHaveLength(2);
    expect(month().getByText('3 workouts').parentElement?.textContent).toBe('3 workouts 3 min, 3 sets');
  });

  test('the days that the plan names are planned, those behind are no debt', async () => {
    await storePlan(world, STRENGTH_PLAN);
    await storeWorkout(world, '2026-10-12', SQUAT);
    world.show(<ProgressPage />);
    await screen.findByText('November 20, planned');
    expect(month().getByText('November 18, planned').closest('[aria-current="date"]')).not.toBeNull();
    expect(month().queryByText('November 16, planned')).toBeNull();
  });

  test('arrow keys lead from one day with a workout to the next, Page keys to other months (PROG-16)', async () => {
    for (const day of ['2026-11-02', '2026-11-09', '2026-11-12', '2026-11-17']) await storeWorkout(world, day, SQUAT);
    world.show(<ProgressPage />);
    const link = (day: number) => month().getByRole('link', { name: new RegExp(`^November ${day}, workout`) });
    (await screen.findByRole('link', { name: /^November 2, workout/ })).focus();
    const press = async (key: string, day: number) => {
      await world.user.keyboard(`{${key}}`);
      expect([key, document.activeElement]).toEqual([key, link(day)]);
    };
    await press('ArrowDown', 9);
    await press('ArrowRight', 12);
    await press('ArrowDown', 12);
    await press('ArrowRight', 17);
    await press('ArrowRight', 17);
    await press('Home', 2);
    await press('End', 17);
    await press('ArrowLeft', 12);
    await world.user.keyboard('{PageUp}');
    await screen.findByRole('heading', { name: 'October 2026' });
  });

  test('other months are an arrow away', async () => {
    await storeWorkout(world, '2026-10-12', SQUAT);
    world.show(<ProgressPage />);
    await screen.findByText('No workout in this month.');
    await world.user.click(screen.getByRole('button', { name: 'October' }));
    await screen.findByRole('heading', { name: 'October 2026' });
    await screen.findByRole('link', { name: 'October 12, workout, on this phone' });
    await screen.findByText('1 workout');
  });
});

describe('the weeks', () => {
  test('they are counted from the first workout on, and a row is told (PROG-17)', async () => {
    for (const day of ['2026-10-20', '2026-11-03', '2026-11-10', '2026-11-17']) await storeWorkout(world, day, SQUAT);
    world.show(<ProgressPage />);
    await screen.findByRole('heading', { name: '4 of the last 5 weeks' });
    expect(screen.getByRole('img', { name: '4 of 5 weeks trained' })).toBeDefined();
    expect(screen.getByText(/^3 weeks in a row/)).toBeDefined();
  });

  test('nothing is said of weeks without a workout', async () => {
    await storeWorkout(world, '2026-09-08', SQUAT);
    const { container } = world.show(<ProgressPage />);
    await screen.findByRole('heading', { name: '1 of the last 10 weeks' });
    expect(container.textContent).not.toMatch(/miss|lost|broke|only|streak/i);
  });
});

describe('sets per muscle', () => {
  const rows = () =>
    within(screen.getByRole('region', { name: /^Sets/ }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);

  test('each muscle has its sets beside the target, and what the plan still adds is said (PROG-20)', async () => {
    await storePlan(world, STRENGTH_PLAN);
    const bench = { exercise: 'Bench press', reps: 5, weight: '165', rpe: 8 };
    await storeWorkout(world, '2026-11-18', [bench, bench, { exercise: 'My stone', reps: 1, weight: '100' }]);
    world.show(<ProgressPage />);
    await screen.findByText('One set is of an exercise whose muscles are not known.');
    expect(rows()[0]).toBe('chest2 sets, target 4 to 12 4–12');
    expect(screen.getByText(/Your plan still adds 1.5 for side delts and 1.5 for triceps this week/)).toBeDefined();
  });

  test('an earlier week is an arrow away', async () => {
    await storeWorkout(world, '2026-11-10', [{ exercise: 'Back squat', reps: 5, weight: '235', rpe: 8 }]);
    world.show(<ProgressPage />);
    await world.user.click(await screen.findByRole('button', { name: 'Sets of the week before' }));
    await vi.waitFor(() => expect(rows()[3]).toBe('quads1 set, target 4 to 12 4–12'));
  });
});

describe('main lifts', () => {
  test('each has its newest figure, what it gained or its best, and leads to its page (PROG-21)', async () => {
    const bench = (weight: string) => [{ exercise: 'Bench press', reps: 1, weight, rpe: 10 }];
    await storeWorkout(world, '2026-11-02', bench('180'));
    await storeWorkout(world, '2026-11-09', bench('200'));
    await storeWorkout(world, '2026-11-16', [...bench('190'), { exercise: 'Back squat', reps: 1, weight: '300', rpe: 10 }]);
    world.show(<ProgressPage />);
    const lifts = within(await screen.findByRole('region', { name: 'Main lifts' }));
    const rows = within(lifts.getByRole('list'));
    expect(rows.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Bench pressbest 200 on November 9190 lbs', '/ai-coach/exercises/bench-press'],
      ['Back squatfirst on November 16300 lbs', '/ai-coach/exercises/back-squat'],
    ]);
    const all = await lifts.findByRole('link', { name: 'All 2 exercises' });
    expect(all.getAttribute('href')).toBe('/ai-coach/exercises?logged=1');
  });

  test('what was trained before twelve weeks says nothing of now', async () => {
    await storeWorkout(world, '2026-08-01', [{ exercise: 'Bench press', reps: 1, weight: '180', rpe: 10 }]);
    await storeWorkout(world, '2026-11-16', [{ exercise: 'Standing calf raise', reps: 8, weight: '100', rpe: 8 }]);
    world.show(<ProgressPage />);
    await screen.findByText('A line for each lift appears with its first sets.');
  });

  test('a log that ended long ago is looked back on from its last day, and this month is a tap away (PROG-31)', async () => {
    for (const [day, weight] of [
      ['2021-12-15', '180'],
      ['2021-12-22', '190'],
    ] as const)
      await storeWorkout(world, day, [{ exercise: 'Bench press', reps: 1, weight, rpe: 10 }]);
    world.show(<ProgressPage />);
    const lifts = within(await screen.findByRole('region', { name: 'Main lifts' }));
    expect(within(lifts.getByRole('list')).getByRole('link').textContent).toBe('Bench pressup 10 since December 15, 2021190 lbs');
    expect(lifts.getByText('estimated max, 12 weeks to December 22, 2021')).toBeDefined();
    const records = within(await screen.findByRole('region', { name: 'Records' }));
    expect(records.getAllByRole('listitem').length).toBeGreaterThan(0);
    const month = within(screen.getByRole('region', { name: 'Month' }));
    expect(month.getByRole('heading').textContent).toBe('December 2021');
    await world.user.click(month.getByRole('button', { name: 'This month' }));
    expect(month.getByRole('heading').textContent).toBe('November 2026');
    expect(month.queryByRole('button', { name: 'This month' })).toBeNull();
  });
});

test('a lift begins on the same day here and on its own page (PROG-21, PROG-27)', async () => {
  for (const [day, weight] of [
    ['2026-08-20', '180'],
    ['2026-08-27', '190'],
    ['2026-11-16', '200'],
  ] as const)
    await storeWorkout(world, day, [{ exercise: 'Bench press', reps: 1, weight, rpe: 10 }]);
  world.show(<ProgressPage />);
  await screen.findByText('up 10 since August 27');
  cleanup();
  showLibrary(world, '/ai-coach/exercises/bench-press');
  await screen.findByText('Up 10 lbs since August 27');
  expect(screen.getByRole('button', { name: '12 weeks', pressed: true })).toBeDefined();
});

describe('totals', () => {
  test('a week, a month and a year are summed up in the shown unit (PROG-18)', async () => {
    await saveUnit(world.account, 'kg');
    await storeWorkout(world, '2026-02-02', [{ exercise: 'Deadlift', reps: 10, weight: '100', unit: 'kg' }]);
    await storeWorkout(world, '2026-11-03', [{ exercise: 'Deadlift', reps: 10, weight: '100' }]);
    await storeWorkout(world, '2026-11-17', [{ exercise: 'Pull-up', reps: 10, weight: '' }]);
    world.show(<ProgressPage />);
    await screen.findByRole('heading', { name: 'Nov 15 – Nov 21' });
    await vi.waitFor(() => expect(totals()).toEqual(['1', '1 min', '1', '0 kg']));
    await world.user.click(screen.getByRole('radio', { name: 'Month' }));
    await vi.waitFor(() => expect(totals()).toEqual(['2', '2 min', '2', '454 kg']));
    await world.user.click(screen.getByRole('radio', { name: 'Year' }));
    await vi.waitFor(() => expect(totals()).toEqual(['3', '3 min', '3', '1,454 kg']));
    await world.user.click(screen.getByRole('button', { name: 'Previous year' }));
    await screen.findByRole('heading', { name: '2025' });
    await vi.waitFor(() => expect(totals()).toEqual(['0', '0 min', '0', '0 kg']));
  });
});

test('a log that cannot be read says so and can be tried again', async () => {
  await storeWorkout(world, '2026-11-16', SQUAT);
  const broken = vi.spyOn(world.account.database.registers, 'where').mockImplementation(() => {
    throw new DOMException('gone', 'UnknownError');
  });
  world.show(<ProgressPage />);
  await screen.findByText(/Your progress could not be read/);
  broken.mockRestore();
  await world.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /November 16/ });
});

describe('the records', () => {
  test('they name what stood before, lead to the exercise, and count this month (PROG-26)', async () => {
    await storeWorkout(world, '2026-10-06', [{ exercise: 'Back squat', reps: 5, weight: '230', rpe: 9 }]);
    await storeWorkout(world, '2026-11-16', [{ exercise: 'Back squat', reps: 5, weight: '235', rpe: 9 }]);
    world.show(<ProgressPage />);
    const card = within(await screen.findByRole('region', { name: 'Records' }));
    expect(card.getByText('main lifts, best in a year: 3 this month')).toBeDefined();
    const rows = card.getAllByRole('link').map((row) => row.textContent);
    expect(rows[0]).toBe('Back squat × 5November 16230 →, now 235 lbs');
    expect(card.getAllByRole('link')[0]?.getAttribute('href')).toBe('/ai-coach/exercises/back-squat');
  });

  test('what is said of this month, what is shown and what is folded away add up (PROG-26)', async () => {
    const day = (weight: string) =>
      [1, 3, 5, 8].map((reps) => ({ exercise: 'Back squat', reps, weight: `${Number(weight) - 5 * reps}`, rpe: 9 }));
    await storeWorkout(world, '2026-10-05', day('230'));
    await storeWorkout(world, '2026-10-12', [{ exercise: 'Back squat', reps: 8, weight: '195', rpe: 9 }]);
    await storeWorkout(world, '2026-10-14', [{ exercise: 'Back squat', reps: 5, weight: '210', rpe: 9 }]);
    await storeWorkout(world, '2026-10-21', [{ exercise: 'Back squat', reps: 3, weight: '220', rpe: 9 }]);
    await storeWorkout(world, '2026-11-16', [{ exercise: 'Back squat', reps: 1, weight: '300', rpe: 9 }]);
    world.show(<ProgressPage />);
    const card = within(await screen.findByRole('region', { name: 'Records' }));
    expect(card.getByText('main lifts, best in a year: 5 in 12 weeks, 2 of them this month')).toBeDefined();
    expect(card.getByText('One more record')).toBeDefined();
  });

  test('a first day is none', async () => {
    await storeWorkout(world, '2026-11-16', SQUAT);
    world.show(<ProgressPage />);
    await screen.findByText('A record appears when a day of a main lift beats the days before it.');
  });
});
