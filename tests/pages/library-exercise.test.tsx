import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ExerciseTrend } from '#client/features/library/exercise-trend.tsx';
import { ProgramPage } from '#client/features/program/program-page.tsx';
import { REGIONS } from '#client/training/body-figure/body-figure-table.ts';
import { MUSCLES } from '#domain/exercises/exercise.ts';
import { saveUnit } from '#offline/log/training-choice.ts';
import { showLibrary } from './library-world.tsx';
import { storePlan, storeWorkout, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

beforeEach(async () => {
  world = await trainingWorld();
});

const part = (name: string) => within(screen.getByRole('region', { name }));

test('an exercise says how it is done, what it trains and what it needs', async () => {
  showLibrary(world, '/ai-coach/exercises/back-squat');
  expect(screen.getByRole('heading', { level: 1, name: 'Back squat' })).toBeDefined();
  await screen.findByRole('region', { name: 'How it is done' });
  expect(part('How it is done').getAllByRole('listitem')[0]?.textContent).toBe('Breathe in and brace before you bend');
  const trains = part('What it trains');
  expect(trains.getByText('Quads and glutes')).toBeDefined();
  expect(trains.getByText('Adductors, lower back and hamstrings')).toBeDefined();
  const facts = part('What it needs');
  expect(facts.getByText('Equipment').nextElementSibling?.textContent).toBe('Barbell and squat rack');
  expect(facts.getByText('Difficulty').nextElementSibling?.textContent).toBe('Takes practice');
  expect(facts.getByText('Joints it loads').nextElementSibling?.textContent).toBe('Knee a lot; low back and hip a little');
  await screen.findByText('You have not logged this exercise yet.');
});

test('its records by reps stand in the shown unit, each with its day (PROG-22)', async () => {
  await saveUnit(world.account, 'kg');
  await storeWorkout(world, '2026-11-02', [{ exercise: 'Back squat', reps: 5, weight: '220.5' }]);
  await storeWorkout(world, '2026-11-09', [
    { exercise: 'Back squat', reps: 5, weight: '100', unit: 'kg' },
    { exercise: 'Squats', reps: 1, weight: '130', unit: 'kg', rpe: 10 },
  ]);
  showLibrary(world, '/ai-coach/exercises/back-squat');
  const table = await screen.findByRole('table', { name: 'Records by reps' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['130', '130', 'Nov 9'],
    ['100', expect.any(String), 'Nov 2'],
  ]);
});

test('what was logged begins with its log, then how it is done; what was not with how it is done (PROG-34)', async () => {
  await storeWorkout(world, '2026-11-09', [{ exercise: 'Back squat', reps: 5, weight: '220' }]);
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  showLibrary(world, '/ai-coach/exercises/back-squat');
  await screen.findByRole('heading', { name: 'In your log' });
  expect(headings().slice(0, 1)).toEqual(['In your log']);
  expect(headings().indexOf('How it is done')).toBeGreaterThan(0);
  cleanup();
  showLibrary(world, '/ai-coach/exercises/bench-press');
  await screen.findByRole('heading', { name: 'In your log' });
  expect(headings()[0]).toBe('How it is done');
});

test('of an exercise with help less of it is progress, typed or brought in without a sign (PROG-32)', async () => {
  await saveUnit(world.account, 'kg');
  const sets = (weight: string, reps: number) => [{ exercise: 'Assisted pull-up', reps, weight, unit: 'kg' as const }];
  await storeWorkout(world, '2026-10-12', sets('30', 12));
  await storeWorkout(world, '2026-11-02', sets('25', 8));
  await storeWorkout(world, '2026-11-09', sets('20', 6));
  showLibrary(world, '/ai-coach/exercises/assisted-pull-up');
  expect((await screen.findByText(/^Best set,/)).nextElementSibling?.textContent).toContain('20 kg of help');
  expect(screen.getByText('10 kg less than on October 12')).toBeDefined();
  expect(screen.queryByRole('radio', { name: 'Max' })).toBeNull();
});

test('a timed exercise is told in time, and reps beside it are none (PROG-35)', async () => {
  const hold = (seconds: number) => ({ exercise: 'Plank', reps: seconds, weight: '', seconds });
  await storeWorkout(world, '2026-10-12', [hold(90)]);
  await storeWorkout(world, '2026-11-09', [hold(75), hold(105)]);
  showLibrary(world, '/ai-coach/exercises/plank');
  expect((await screen.findByText(/^Best set,/)).nextElementSibling?.textContent).toBe('1:45');
  expect(screen.getByText('Up 15 s since October 12')).toBeDefined();
  expect(screen.queryByRole('radio', { name: 'Max' })).toBeNull();
  expect(screen.queryByText(/reps/)).toBeNull();
});

test('a few weighted pull-ups leave all others counted; a day to come is no record (PROG-35, IMPORT-12)', async () => {
  await storeWorkout(world, '2026-10-12', [
    { exercise: 'Pull-up', reps: 8, weight: '' },
    { exercise: 'Pull-up', reps: 7, weight: '' },
    { exercise: 'Pull-up', reps: 6, weight: '11' },
  ]);
  await storeWorkout(world, '2026-11-09', [{ exercise: 'Pull-up', reps: 9, weight: '' }]);
  await storeWorkout(world, '2030-01-01', [{ exercise: 'Pull-up', reps: 50, weight: '' }]);
  showLibrary(world, '/ai-coach/exercises/pull-up');
  expect((await screen.findByText(/^Best set,/)).textContent).toBe('Best set, November 9');
  expect(screen.getAllByText('reps in one set').length).toBeGreaterThan(0);
  expect(screen.getByText('Up 1 rep since October 12')).toBeDefined();
});

test('its days are a line of max, best set or volume over a time, whose points the arrow keys read (PROG-27)', async () => {
  await storeWorkout(world, '2026-06-01', [{ exercise: 'Back squat', reps: 5, weight: '200' }]);
  await storeWorkout(world, '2026-10-05', [{ exercise: 'Back squat', reps: 5, weight: '220' }]);
  await storeWorkout(world, '2026-11-09', [{ exercise: 'Back squat', reps: 5, weight: '225' }]);
  showLibrary(world, '/ai-coach/exercises/back-squat');
  await world.user.click(await screen.findByRole('radio', { name: 'Best set' }));
  const line = screen.getByRole('slider', { name: 'Back squat, lbs best set: Up 5 lbs since October 5' });
  line.focus();
  await world.user.keyboard('{Home}');
  expect(line.getAttribute('aria-valuetext')).toBe('October 5, 220 lbs best set');
  await world.user.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getByRole('slider', { name: 'Back squat, lbs best set: Up 25 lbs since June 1' })).toBeDefined();
  await world.user.click(screen.getByRole('radio', { name: 'Volume' }));
  expect(screen.getByText('1,125')).toBeDefined();
});

test('every day with it stands below, newest first, and leads to its workout (PROG-27)', async () => {
  for (const day of ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02'])
    await storeWorkout(world, day, [{ exercise: 'Back squat', reps: 5, weight: '220' }]);
  showLibrary(world, '/ai-coach/exercises/back-squat');
  const list = within(await screen.findByRole('region', { name: 'Every time' }));
  expect(list.getAllByRole('link')).toHaveLength(4);
  expect(list.getAllByRole('link')[0]?.getAttribute('href')).toBe('/ai-coach/history?day=2026-11-02');
  await world.user.click(list.getByRole('button', { name: 'Show all' }));
  expect(list.getAllByRole('link')).toHaveLength(5);
});

test('a day without an estimated max says why (PROG-33)', async () => {
  await storeWorkout(world, '2026-11-02', [{ exercise: 'Back squat', reps: 5, weight: '220', rpe: 8 }]);
  await storeWorkout(world, '2026-11-09', [{ exercise: 'Back squat', reps: 5, weight: '200', rpe: 6 }]);
  showLibrary(world, '/ai-coach/exercises/back-squat');
  const rows = within(await screen.findByRole('region', { name: 'Every time' })).getAllByRole('link');
  expect(rows[0]!.textContent).toBe('November 9200 lbs × 5No max: RPE under 6.5');
  expect(rows[1]!.textContent).not.toContain('No max');
});

test('the picture says in words what it shows, each side for itself', async () => {
  showLibrary(world, '/ai-coach/exercises/back-squat');
  expect(await screen.findByRole('img', { name: 'The body from the front: mainly quads, also adductors' })).toBeDefined();
  expect(
    screen.getByRole('img', { name: 'The body from the back: mainly glutes, also adductors, lower back and hamstrings' }),
  ).toBeDefined();
  await screen.findByText('You have not logged this exercise yet.');
});

test('every muscle has its place on the body', () => {
  const drawn = new Set([...Object.keys(REGIONS.front), ...Object.keys(REGIONS.back)]);
  expect([...drawn].sort()).toEqual(MUSCLES.toSorted());
});

test('what can stand in for it leads to its own page, and back to all exercises', async () => {
  const address = showLibrary(world, '/ai-coach/exercises/bench-press');
  await screen.findByRole('region', { name: 'In its place' });
  const instead = part('In its place').getAllByRole('link');
  expect(instead.length).toBeGreaterThanOrEqual(3);
  await world.user.click(instead[0]!);
  await waitFor(() => expect(address.current).toMatch(/^\/ai-coach\/exercises\/(?!bench-press$)[a-z-]+$/));
  expect(screen.queryByRole('heading', { level: 1, name: 'Bench press' })).toBeNull();
  await world.user.click(screen.getByRole('link', { name: 'All exercises' }));
  await screen.findByLabelText('Search by name');
});

test('an address of no exercise says so and leads to all of them', async () => {
  showLibrary(world, '/ai-coach/exercises/quantum-flexor');
  expect(screen.getByText('This exercise is not in the library.')).toBeDefined();
  await world.user.click(screen.getByRole('link', { name: 'Go to all exercises' }));
  await screen.findByLabelText('Search by name');
});

describe('in your log', () => {
  test('last time and the best set stand there, weight × reps, then RPE', async () => {
    await storeWorkout(world, '2026-10-28', [{ exercise: 'Back squat', reps: 5, weight: '245', rpe: 9 }]);
    await storeWorkout(world, '2026-11-16', [
      { exercise: 'Back squat', reps: 5, weight: '225', rpe: 7 },
      { exercise: 'Back squat', reps: 5, weight: '230', rpe: 8 },
      { exercise: 'Bench press', reps: 5, weight: '165' },
    ]);
    showLibrary(world, '/ai-coach/exercises/back-squat');
    const last = (await screen.findByRole('heading', { name: 'Last time, November 16' })).parentElement!;
    expect(
      within(last)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['225 lbs × 5, RPE 7', '230 lbs × 5, RPE 8']);
    const best = screen.getByRole('heading', { name: 'Best set, October 28' }).parentElement!;
    expect(best.textContent).toContain('245 lbs × 5, RPE 9');
    expect(best.textContent).toMatch(/Estimated max \d+ lbs/);
  });

  test('sets logged under another of its names count as well', async () => {
    await storeWorkout(world, '2026-11-16', [{ exercise: 'RDL', reps: 8, weight: '185' }]);
    showLibrary(world, '/ai-coach/exercises/romanian-deadlift');
    expect(await screen.findAllByText('185 lbs × 8')).toHaveLength(3);
  });

  test('the estimate and the set are in the unit of the account', async () => {
    await saveUnit(world.account, 'kg');
    await storeWorkout(world, '2026-11-16', [{ exercise: 'Deadlift', reps: 1, weight: '315', rpe: 10 }]);
    showLibrary(world, '/ai-coach/exercises/deadlift');
    await screen.findByText('Estimated max 143 kg');
    expect(screen.getAllByText('142.9 kg × 1, RPE 10')).toHaveLength(2);
  });

  test('without added weight the most reps are the best set', async () => {
    await storeWorkout(world, '2026-11-09', [{ exercise: 'Pull-up', reps: 12, weight: '' }]);
    await storeWorkout(world, '2026-11-16', [{ exercise: 'Pull-up', reps: 9, weight: '' }]);
    showLibrary(world, '/ai-coach/exercises/pull-up');
    const best = (await screen.findByRole('heading', { name: 'Best set, November 9' })).parentElement!;
    expect(best.textContent).toBe('Best set, November 912 reps');
  });

  test('a log that cannot be read says so, can be tried again, and takes nothing else away', async () => {
    await storeWorkout(world, '2026-11-16', [{ exercise: 'Deadlift', reps: 3, weight: '315' }]);
    const broken = vi.spyOn(world.account.database.registers, 'where').mockImplementation(() => {
      throw new DOMException('gone', 'UnknownError');
    });
    showLibrary(world, '/ai-coach/exercises/deadlift');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your log could not be read from this phone.');
    expect(part('How it is done').getAllByRole('listitem').length).toBeGreaterThan(1);
    broken.mockRestore();
    await world.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByText('315 lbs × 3')).toHaveLength(3);
  });
});

test('in My Program, the name of an exercise leads to its page', async () => {
  await storePlan(world, {
    goal: 'muscle',
    explanation: '',
    schedule: [
      {
        day: 'Day 1',
        primary: [
          { exercise: 'Goblet squat', exercise_id: 'goblet-squat', sets: 2, reps: '10', rir: '2' },
          { exercise: 'Something of my own', sets: 2, reps: '10', rir: '2' },
        ],
      },
    ],
  });
  world.show(<ProgramPage />);
  const link = await screen.findByRole('link', { name: 'Goblet squat' });
  expect(link.getAttribute('href')).toBe('/ai-coach/exercises/goblet-squat');
  expect(screen.queryByRole('link', { name: 'Something of my own' })).toBeNull();
});

test('FAV-1 an exercise made a favourite stands first in the library, until it is none', async () => {
  showLibrary(world, '/ai-coach/exercises/face-pull');
  await world.user.click(await screen.findByRole('button', { name: 'Make it a favorite' }));
  await screen.findByRole('button', { name: 'A favorite', pressed: true });
  cleanup();
  showLibrary(world, '/ai-coach/exercises');
  const favourites = await screen.findByLabelText('Favorites');
  expect([...favourites.querySelectorAll('a')].map((link) => link.textContent?.split(': ')[0])).toEqual(['Face pull']);
  expect(document.querySelector('li a')).toBe(favourites.querySelector('a'));
  cleanup();
  showLibrary(world, '/ai-coach/exercises/face-pull');
  await world.user.click(await screen.findByRole('button', { name: 'A favorite', pressed: true }));
  await screen.findByRole('button', { name: 'Make it a favorite', pressed: false });
});

test('PROG-22 of a very long log the whole time is called by the sets that were read', () => {
  world.show(
    <ExerciseTrend
      name="Bench press"
      days={[]}
      ofNewest={2000}
      told={{ measure: 'load', unit: 'kg', distance_unit: 'm' }}
      today="2026-11-18"
    />,
  );
  expect(screen.getByRole('button', { name: 'Newest 2,000 sets' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
});
