import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { MESSAGE_DRAFT_KEY } from '#offline/chat/message-draft.ts';
import { readInsightMemory } from '#offline/log/insights.ts';
import { readDraft } from '#offline/store/drafts.ts';
import { STRENGTH_PLAN, storePlan, storeWorkout, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

/** Six sessions in 20 days with the same set, from RPE 7 to 9; the newest two days ago. */
const EFFORTS = [
  ['2026-10-27', 7],
  ['2026-10-31', 7.5],
  ['2026-11-04', 8],
  ['2026-11-08', 8],
  ['2026-11-12', 8.5],
  ['2026-11-16', 9],
] as const;

async function storeHarderSquats() {
  await storePlan(world, STRENGTH_PLAN);
  for (const [day, rpe] of EFFORTS) await storeWorkout(world, day, [{ exercise: 'Back squat', reps: 5, weight: '225', rpe }]);
}

async function open() {
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: /Log Workout$/ });
}

const card = () => screen.findByRole('region', { name: 'I noticed, you did not ask' });

beforeEach(async () => {
  world = await trainingWorld();
});

test('the card names lift, numbers and period, and its button writes the message to the coach (PROG-15)', async () => {
  await storeHarderSquats();
  await open();
  const text = (await card()).textContent;
  expect(text).toContain('Back squat feels harder');
  expect(text).toContain('225 lbs × 5 for 3 weeks, 6 sessions: RPE 7.5 → 9.');
  await waitFor(async () => expect((await readInsightMemory(world.account)).shown).toHaveLength(1));
  await world.user.click(screen.getByRole('button', { name: 'Take one set off too' }));
  await waitFor(async () => expect(await readDraft(world.account, MESSAGE_DRAFT_KEY)).toBe('One set less of Back squat'));
});

test('left for good, the card goes and is remembered for this account only (PROG-15)', async () => {
  await storeHarderSquats();
  await open();
  await card();
  await world.user.click(screen.getByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'I noticed, you did not ask' })).toBeNull());
  await waitFor(async () => expect((await readInsightMemory(world.account)).dismissed).toEqual(['same-load-harder|back-squat']));
  expect(await readInsightMemory((await trainingWorld()).account)).toEqual({ shown: [], dismissed: [] });
});

test('nothing is said during a workout (PROG-15)', async () => {
  await storeHarderSquats();
  await open();
  await card();
  const [tick] = await screen.findAllByRole('button', { name: 'Log set 1' });
  if (tick) await world.user.click(tick);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'I noticed, you did not ask' })).toBeNull());
});

test('after the last week of a block Today offers to build the next one (BLOCK-7)', async () => {
  const day = { day: 'Day 1', exercises: [{ name: 'Goblet squat', sets: 1, reps: '8', rir_schedule: ['3', '2', '2', '4'] }] };
  const block = { number: 1, kind: 'muscle', weeks: 4, light_week: 4 };
  const { plan_id } = await storePlan(world, { goal: 'muscle', block, schedule: [day] });
  for (const week of [0, 1, 2, 3])
    await storeWorkout(world, `2026-11-${10 + week * 2}`, [{ exercise: 'Goblet squat', reps: 8, weight: '40' }], { plan_id, week });
  await open();
  expect((await screen.findByRole('region', { name: 'The next block' })).textContent).toContain('Block 1 is done');
  await world.user.click(screen.getByRole('button', { name: 'Build my next block' }));
  await waitFor(async () => expect(await readDraft(world.account, MESSAGE_DRAFT_KEY)).toBe('Build my next block'));
});
