import { expect, test } from 'vitest';
import { earlierWords, takenWords } from './earlier-words.ts';

const now = new Date(2026, 10, 21);
const report = { written: 0, workouts: 0, issues: [], untouched: [] };
const issue = { where: 'x', reason: 'y', part: '{}' };

test('Earlier workouts are told by number and dates, never by content', () => {
  expect(earlierWords({ count: 36, from: '2026-08-31', to: '2026-11-20', has_plan: true }, now)).toBe(
    'Workouts saved earlier on this phone (36, August 31 to November 20) and a plan.',
  );
  expect(earlierWords({ count: 1, from: '2026-08-31', to: '2026-08-31', has_plan: false }, now)).toBe(
    'Workouts saved earlier on this phone (1, August 31).',
  );
  expect(earlierWords({ count: 0, from: null, to: null, has_plan: true }, now)).toBe('A plan saved earlier on this phone.');
});

test('What was taken over is counted, and what could not be read is said', () => {
  expect(takenWords({ ...report, workouts: 3, written: 40 })).toBe('3 workouts are in your history now.');
  expect(takenWords({ ...report, written: 2 })).toBe('The plan is yours now.');
  expect(takenWords({ ...report, workouts: 1, written: 9, issues: [issue] })).toBe(
    '1 workout is in your history now. 1 part could not be read and stays on this phone untouched.',
  );
  expect(takenWords({ ...report, issues: [issue], untouched: ['ai-plan'] })).toBe(
    '2 parts could not be read and stay on this phone untouched.',
  );
  expect(takenWords(report)).toBe('There was nothing new in it.');
});
