import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { dayStateWords } from '#domain/ai-coach/readiness/day-state-words.ts';
import { FEEL_TEXTS } from '#domain/messages/today-week.ts';
import { sessionId } from '#domain/sync/slots.ts';
import { readSessionDay } from '#offline/log/session-adjust.ts';
import { NOON, STRENGTH_PLAN, storePlan, storeWorkout, type TrainingWorld, trainingWorld } from './training-world.tsx';

const DAY_MS = 24 * 3_600_000;

let world: TrainingWorld;
beforeEach(async () => {
  world = await trainingWorld();
});

const tap = (name: string | RegExp) => screen.findByRole('button', { name }).then((button) => world.user.click(button));
const marks = () => screen.getAllByText(/^(Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d+ November/).map(({ textContent }) => textContent);

/** The plan stands since Sunday, Monday was trained, Wednesday was not, and it is Thursday. */
async function onThursday() {
  world.clock.now = NOON - 3 * DAY_MS;
  const { plan_id } = await storePlan(world, STRENGTH_PLAN);
  world.clock.now = NOON - 2 * DAY_MS;
  await storeWorkout(world, '2026-11-16', [{ exercise: 'Deadlift', reps: 3, weight: '315', rpe: 7 }], { plan_id, week: 0, day: 0 });
  world.clock.now = NOON + DAY_MS;
  world.show(<TodayPage />);
  return plan_id;
}

test('TODAY-15 the week tells what was trained, what is planned and what is still open, and a day of it is chosen there', async () => {
  await onThursday();
  await screen.findByRole('heading', { name: 'Wednesday is still open' });
  expect(marks()).toEqual([
    'Sun 15 November',
    'Mon 16 November, workout logged',
    'Tue 17 November',
    'Wed 18 November, still open',
    'Thu 19 November, today',
    'Fri 20 November, planned',
    'Sat 21 November',
  ]);
  await world.user.click(screen.getByRole('radio', { name: 'Friday' }));
  await screen.findByRole('region', { name: 'Overhead press' });
  expect(screen.queryByRole('heading', { name: 'Wednesday is still open' })).toBeNull();
});

test('TODAY-16 an open day is done today, and is asked about no more that day', async () => {
  await onThursday();
  await tap(/^Do it today.*Friday follows tomorrow/);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Wednesday is still open' })).toBeNull());
  expect(screen.getByRole('region', { name: 'Back squat' })).toBeDefined();
  await screen.findByRole('button', { name: 'Start' });
  cleanup();
  world.show(<TodayPage />);
  await screen.findByRole('region', { name: 'Back squat' });
  expect(screen.queryByRole('heading', { name: /still open|Rest day/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Do it today' })).toBeNull();
  await tap('Start');
  await screen.findByText(/of \d+ sets/);
});

test('TODAY-16 left out, it is a rest day with the next one named, after a reload too', async () => {
  await onThursday();
  await tap(/^Leave it out.*5 sets fewer this week/);
  await screen.findByRole('heading', { name: 'Rest day' });
  expect(screen.getByText(/No workout scheduled for today\./).textContent).toContain('Next in your plan: Friday.');
  await screen.findByRole('region', { name: 'Overhead press' });
  cleanup();
  world.clock.now += 2 * DAY_MS;
  world.show(<TodayPage />);
  await screen.findByRole('heading', { name: 'Rest day' });
});

test('TODAY-16 folded into the next day, its main exercises are in that session, and nowhere else', async () => {
  const plan_id = await onThursday();
  await tap(/^Fold it into Friday.*Back squat and Bench press join Friday/);
  await screen.findByText('Friday has it now. There it can be undone.');
  const friday = sessionId({ performed_on: '2026-11-20', plan_id, week: 0, day: 2, n: 1 });
  expect((await readSessionDay(world.account, friday))?.day.primary?.map(({ exercise }) => exercise)).toEqual([
    'Overhead press',
    'Back squat',
    'Bench press',
  ]);
  cleanup();
  world.clock.now += DAY_MS;
  world.show(<TodayPage />);
  await screen.findByRole('region', { name: 'Bench press' });
  expect(screen.getByText(/come from Wednesday, which was still open/)).toBeDefined();
});

test('TODAY-17 tired before the start shows what comes off, and As usual brings it back', async () => {
  await storePlan(world, STRENGTH_PLAN);
  world.show(<TodayPage />);
  await world.user.click(await screen.findByRole('radio', { name: 'Tired' }));
  const sheet = await screen.findByRole('dialog', { name: 'Change this session' });
  await within(sheet).findByRole('heading', { name: 'An easier rest of the session' });
  await world.user.click(within(sheet).getByRole('button', { name: 'Accept' }));
  await screen.findByText(/^3 sets, about/);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tired' }).checked).toBe(true));
  await world.user.click(screen.getByRole('radio', { name: 'As usual' }));
  await screen.findByText(/^5 sets, about/);
});

test('TODAY-17 the choice knows its changes by the titles the coach gives them', () => {
  expect(dayStateWords({ name: 'easier' })).toMatchObject({ title: FEEL_TEXTS.tiredTitle.slice(0, -1) });
  expect(dayStateWords({ name: 'too-easy', times: 1 })).toMatchObject({ title: FEEL_TEXTS.strongTitle.slice(0, -1) });
});
