import { expect, test } from 'vitest';
import type { CoachItem } from '../sync/proposal-shape.ts';
import { itemWords } from './plan-words.ts';

const SQUAT: CoachItem = { item_id: 'squat#1', exercise: 'Back squat', sets: [3], reps: ['5'], rpe: [7] };

test('an exercise is one amount, or one for each run of weeks that ask for the same (CPLAN-3)', () => {
  expect(itemWords(SQUAT)).toBe('Back squat, 3 × 5 at RPE 7');
  expect(itemWords({ ...SQUAT, rpe: [null], target: { percent: 80 }, note: 'Slow.' })).toBe('Back squat, 3 × 5, 80% of the best. Slow.');
  expect(itemWords({ ...SQUAT, sets: [4, 4, 4, 2], reps: ['5', '5', '4'], rpe: [7, 7, 8.5, 6] })).toBe(
    'Back squat, weeks 1 to 2: 4 × 5 at RPE 7; week 3: 4 × 4 at RPE 8.5; from week 4: 2 × 4 at RPE 6',
  );
  expect(itemWords({ ...SQUAT, sets: [3, null] })).toBe('Back squat, week 1: 3 × 5 at RPE 7; from week 2: pauses');
});
