import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { useReading } from '#client/session/use-reading.ts';
import { continueWorkout, leaveWorkout, startEmptyWorkout } from '#offline/log/free-workouts.ts';
import { saveRoutine } from '#offline/log/routines.ts';
import { openSession } from '#offline/log/sessions.ts';
import { saveSet } from '#offline/log/set-logs.ts';
import { readRecent, readStanding } from '#offline/log/training.ts';
import { saveChoice } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import { breakStorage, MUSCLE_PLAN, STRENGTH_PLAN, storePlan, TODAY, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;
beforeEach(async () => {
  world = await trainingWorld();
});

const isOutOfReach = (element: HTMLElement) => element.closest('[inert]') !== null;
const nothingIsInert = () => waitFor(() => expect(document.querySelector('[inert]')).toBeNull());

/** Presses, and answers whether another button is out of reach in the same moment, before anything can be stored. */
async function isShutBy(pressed: string | RegExp, other: string | RegExp): Promise<boolean> {
  const button = await screen.findByRole('button', { name: pressed });
  const second = screen.getByRole('button', { name: other });
  expect(isOutOfReach(second)).toBe(false);
  fireEvent.click(button);
  return isOutOfReach(second);
}

/** A workout begun today with one set, on another phone or before. */
async function begin(place: { plan_id: string; week: number; day: number; label: string }, exercise: string): Promise<void> {
  const session = await openSession(world.account, { performed_on: TODAY, ...place });
  const { session_id } = session;
  await saveSet(world.account, { session_id, exercise, exercise_n: 1, set_n: 1, reps: 5, weight: '135', unit: 'lb', rpe: null });
}

const FREE = { plan_id: 'free', week: 0, day: 0, label: 'Workout' };
const PUSH = {
  routine_id: 'r1',
  name: 'Push',
  days: [{ day_id: 'd1', day: { title: 'Push', exercises: [{ exercise: 'Bench press', sets: 2 }] } }],
};

test('ROUTINE-11 from the tap that starts an empty workout until it is there, the plan’s workout opens nothing', async () => {
  await storePlan(world, STRENGTH_PLAN);
  world.show(<TodayPage />);
  expect(await isShutBy(/^Start an empty workout/, 'Add exercises')).toBe(true);
  await screen.findByText(/^No exercises yet/);
  await nothingIsInert();
});

test('ROUTINE-11 so it is when a routine is started', async () => {
  await storePlan(world, STRENGTH_PLAN);
  await saveRoutine(world.account, PUSH, undefined);
  world.show(<TodayPage />);
  expect(await isShutBy(/^Push/, 'Add exercises')).toBe(true);
  await screen.findByRole('region', { name: 'Bench press' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Back squat' })).toBeNull());
  await nothingIsInert();
});

test('ROUTINE-11 so it is when an open workout is gone on with', async () => {
  await begin(FREE, 'Pull-up');
  await leaveWorkout(world.account, TODAY);
  await saveRoutine(world.account, PUSH, undefined);
  world.show(<TodayPage />);
  expect(await isShutBy('Go on with Workout', /^Push/)).toBe(true);
  await screen.findByRole('button', { name: 'Do something else' });
  await nothingIsInert();
});

test('ROUTINE-11 so it is on the way from an empty workout back to the plan’s', async () => {
  await storePlan(world, STRENGTH_PLAN);
  await startEmptyWorkout(world.account, TODAY);
  world.show(<TodayPage />);
  expect(await isShutBy('Do something else', 'Add exercises')).toBe(true);
  await screen.findByRole('region', { name: 'Back squat' });
  await nothingIsInert();
});

test('ROUTINE-11 so it is when a new plan is taken during the old one’s workout', async () => {
  const { plan_id } = await storePlan(world, STRENGTH_PLAN);
  await begin({ plan_id, week: 0, day: 1, label: 'Wednesday' }, 'Back squat');
  await saveChoice(world.account, { plan_id, week: 0, day: 1, on: TODAY });
  world.clock.now += 60_000;
  await storePlan(world, MUSCLE_PLAN);
  world.show(<TodayPage />);
  expect(await isShutBy('Use the new plan', 'Add exercises')).toBe(true);
  await screen.findByRole('region', { name: 'Goblet squat' });
  await nothingIsInert();
});

test('ROUTINE-11 without a plan two ways of starting cannot both be tapped', async () => {
  await saveRoutine(world.account, PUSH, undefined);
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: /^Push/ });
  expect(await isShutBy('Start an empty workout', /^Push/)).toBe(true);
  await screen.findByText(/^No exercises yet/);
  await nothingIsInert();
});

test.each([
  ['plan', /^Start an empty workout/],
  ['empty workout', 'Do something else'],
  ['start', 'Start an empty workout'],
] as const)('ROUTINE-11 where the choice cannot be stored, what is shown (%s) is in reach again and says so', async (from, pressed) => {
  if (from !== 'start') await storePlan(world, STRENGTH_PLAN);
  if (from === 'empty workout') await startEmptyWorkout(world.account, TODAY);
  world.show(<TodayPage />);
  const button = await screen.findByRole('button', { name: pressed });
  const repair = breakStorage(world);
  fireEvent.click(button);
  expect(isOutOfReach(button)).toBe(true);
  await screen.findByText(/not saved|full|no room/i);
  await nothingIsInert();
  repair();
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
  await nothingIsInert();
});

/** Says which plan and how many workouts of these days the phone holds, as the page reads them. */
function Read({ account }: { account: Account }) {
  const standing = useReading('a|standing', () => readStanding(account, TODAY));
  const recent = useReading('a|recent', () => readRecent(account, TODAY));
  if (standing.status !== 'ready' || recent.status !== 'ready') return null;
  return <output>{`${standing.value.current?.version.plan.goal}, ${recent.value.sessions.length} begun`}</output>;
}

/** What a round of synchronisation may bring, what the phone then holds, and what Today shows once nothing is open. */
const ARRIVALS: [what: string, arrive: () => Promise<unknown>, read: string, then: string][] = [
  [
    'a new plan',
    () => {
      world.clock.now += 60_000;
      return storePlan(world, MUSCLE_PLAN);
    },
    'muscle, 0 begun',
    'Goblet squat',
  ],
  ['a workout without a plan of another phone', () => begin(FREE, 'Pull-up'), 'strength, 1 begun', 'Pull-up'],
  [
    'another day of the plan, begun on another phone',
    async () => {
      const plan_id = (await readStanding(world.account, TODAY)).current?.version.plan_id ?? '';
      await begin({ plan_id, week: 0, day: 2, label: 'Friday' }, 'Overhead press');
    },
    'strength, 1 begun',
    'Overhead press',
  ],
];

/** Opens the picker on the plan's workout and ticks an exercise. */
async function chooseFacePull(): Promise<HTMLElement> {
  await storePlan(world, STRENGTH_PLAN);
  world.show(
    <>
      <TodayPage />
      <Read account={world.account} />
    </>,
  );
  await world.user.click(await screen.findByRole('button', { name: 'Add exercises' }));
  const sheet = await screen.findByRole('dialog', { name: 'Add exercises' });
  await world.user.type(await within(sheet).findByRole('searchbox', { name: 'Search by name' }), 'face pull');
  await world.user.click(await within(sheet).findByRole('checkbox', { name: /^Face pull/ }));
  return sheet;
}

test.each(ARRIVALS)(
  'TODAY-11 %s that arrives while exercises are chosen waits until the sheet is closed',
  async (_, arrive, read, then) => {
    const sheet = await chooseFacePull();
    await arrive();
    await screen.findByText(read);
    expect(sheet.isConnected).toBe(true);
    expect(within(sheet).getByRole('searchbox', { name: 'Search by name' })).toHaveProperty('value', 'face pull');
    expect(within(sheet).getByRole('checkbox', { name: /^Face pull/ })).toHaveProperty('checked', true);
    await world.user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await screen.findByRole('region', { name: then });
  },
);

test('TODAY-11 what is chosen meanwhile is added to the workout it was chosen for', async () => {
  const sheet = await chooseFacePull();
  await begin(FREE, 'Pull-up');
  await screen.findByText('strength, 1 begun');
  await world.user.click(within(sheet).getByRole('button', { name: 'Add 1' }));
  await screen.findByRole('button', { name: 'Do something else' });
  expect(screen.queryByRole('region', { name: 'Face pull' })).toBeNull();
  await world.user.click(screen.getByRole('button', { name: 'Do something else' }));
  await screen.findByRole('region', { name: 'Face pull' });
});

test('a workout gone on with stays when a plan arrives', async () => {
  await begin(FREE, 'Pull-up');
  await continueWorkout(world.account, 'free', TODAY);
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: 'Do something else' });
  await storePlan(world, STRENGTH_PLAN);
  await screen.findByRole('region', { name: 'Pull-up' });
});
