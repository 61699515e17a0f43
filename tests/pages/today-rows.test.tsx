import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { forgetChoice } from '#offline/log/training-choice.ts';
import { storePlan, storeWorkout, TODAY, trainingWorld } from './training-world.tsx';

const drawn: string[] = [];

vi.mock('#client/training/sets/set-fields.tsx', async (original) => {
  const real = await original<typeof import('#client/training/sets/set-fields.tsx')>();
  return {
    ...real,
    SetFields: (props: Parameters<typeof real.SetFields>[0]) => {
      drawn.push(props.name);
      return real.SetFields(props);
    },
  };
});

test('TODAY-20 what an earlier workout of the same day did of an exercise is its last time', async () => {
  const world = await trainingWorld();
  await storePlan(world, {
    goal: 'strength',
    weeks: [[{ day: 'Wednesday', primary: [{ exercise: 'Back squat', sets: 2, reps: '5', rpe: 8 }] }]],
  });
  await storeWorkout(world, '2026-11-11', [{ exercise: 'Back squat', reps: 5, weight: '225' }]);
  await storeWorkout(world, TODAY, [{ exercise: 'Back squat', reps: 3, weight: '245' }], { plan_id: 'free' });
  await forgetChoice(world.account);
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: 'Same as last time: 245 × 3' });
});

test('ticking a set draws its row and the next one anew, and no other', async () => {
  const world = await trainingWorld();
  const squat = { exercise: 'Back squat', reps: 5, weight: '225', rpe: 8 };
  await storePlan(world, {
    goal: 'strength',
    weeks: [[{ day: 'Wednesday', primary: [{ exercise: 'Back squat', sets: 5, reps: '5', rpe: 8 }] }]],
  });
  await storeWorkout(world, '2026-11-11', [squat, squat, squat, squat, squat]);
  world.show(<TodayPage />);
  const repeat = await screen.findByRole('button', { name: 'Same as last time: 225 × 5' });
  drawn.length = 0;
  await world.user.click(repeat);
  await screen.findByRole('button', { name: /^Edit Set 1/ });
  await within(screen.getByRole('region', { name: 'Back squat' })).findByRole('button', { name: 'Same as last time: 225 × 5' });
  expect(drawn).toContain('Set 2');
  expect(drawn.filter((name) => name > 'Set 2')).toEqual([]);
});
