import { expect, test } from 'vitest';
import { logWords } from './log-words.ts';
import type { RowTyped } from './set-entry.ts';
import { type SetField, setNeeds } from './set-measure.ts';

const REPS = setNeeds({ load: 'barbell', pattern: 'squat' }, 'reps', 'rpe');

function words(fields: Partial<RowTyped>, more: Partial<Parameters<typeof logWords>[0]> = {}): string {
  const typed = { weight: '', reps: '', rpe: '', ...fields };
  return logWords({ typed, needs: REPS, unit: 'lb', superset: null, asksWeight: true, ...more });
}

test('the button says weight and reps as they will be kept, in the unit of the reader', () => {
  expect(words({ weight: '160', reps: '5', rpe: '8' })).toBe('Log 160 × 5');
  expect(words({ weight: '102,5', reps: '12' })).toBe('Log 102.5 × 12');
  expect(words({ weight: '100', reps: '5', unit: 'kg' })).toBe('Log 220.5 × 5');
  expect(words({ weight: '60', reps: '8', per_side: true })).toBe('Log 60 × 8 each side');
  expect(words({ weight: '60', reps: '8', kind: 'drop' })).toBe('Log 60 × 8, drop set');
});

test('in a superset the exercise is named by its place', () => {
  expect(words({ weight: '110', reps: '8' }, { superset: 'A1' })).toBe('Log A1: 110 × 8');
  expect(words({ weight: '110' }, { superset: 'A2' })).toBe('Log this set of A2');
});

test('bodyweight, help, time and distance are said as such', () => {
  const body = setNeeds({ load: 'bodyweight', pattern: 'vertical pull' }, 'reps', 'rpe');
  expect(words({ reps: '1' }, { needs: body, asksWeight: false })).toBe('Log 1 rep');
  expect(words({ reps: '12' }, { needs: body, asksWeight: false })).toBe('Log 12 reps');
  expect(words({ weight: '-20', reps: '6' }, { needs: body, asksWeight: false })).toBe('Log −20 × 6');
  const plank = setNeeds({ load: 'time', pattern: 'core' }, 'time', 'rpe');
  expect(words({ time: '45' }, { needs: plank, asksWeight: false })).toBe('Log 45 s');
  const run = setNeeds({ load: 'machine', pattern: 'conditioning' }, 'distance', 'rir');
  expect(words({ distance: '5', time: '25', rir: '2' }, { needs: run, asksWeight: false })).toContain('5 km');
});

test('what cannot be logged as it stands is not said as if it could', () => {
  const unreadable: [SetField, Partial<RowTyped>][] = [
    ['reps', { weight: '160' }],
    ['reps', { weight: '160', reps: '5.5' }],
    ['weight', { weight: 'heavy', reps: '5' }],
    ['weight', { weight: '', reps: '5' }],
  ];
  for (const [field, typed] of unreadable) expect(words(typed), field).toBe('Log this set');
});

test('an effort that cannot be read changes no word: the log asks about it', () => {
  expect(words({ weight: '160', reps: '5', rpe: 'hard' })).toBe('Log 160 × 5');
});
