import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HistoryPage } from '#client/features/history/history-page.tsx';
import { ProgressPage } from '#client/features/progress/progress-page.tsx';
import { storeWorkout, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

beforeEach(async () => {
  world = await trainingWorld();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const SQUATS = Array.from({ length: 6 }, () => ({ exercise: 'Back squat', reps: 10, weight: '235' }));

describe.each([
  ['de-DE', '15.11. – 21.11.', '14.100 lbs'],
  ['ja-JP', '11/15 – 11/21', '14,100 lbs'],
  ['en-US', 'Nov 15 – Nov 21', '14,100 lbs'],
])('in a browser that speaks %s', (language, week, moved) => {
  beforeEach(() => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  });

  test('History and Progress write dates and numbers as it does, and words in English (PAGE-16)', async () => {
    await storeWorkout(world, '2026-11-17', SQUATS);
    world.show(<HistoryPage />);
    await screen.findByRole('heading', { name: week });
    expect(screen.getByRole('button', { name: /^Tue 17 November/ })).toBeDefined();
    cleanup();

    world.show(<ProgressPage />);
    expect(await screen.findByText(moved)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeDefined();
  });
});
