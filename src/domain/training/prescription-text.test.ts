import { expect, test } from 'vitest';
import { loggedSetText, prescriptionText, programText, repsWithWord } from './prescription-text.ts';

const bench = { sets: 4, reps: '5', rpe: 8, rir: '2' };

test('a strength plan prescribes sets, reps and RPE', () => {
  expect(prescriptionText(bench, true)).toBe('4 sets × 5 reps, RPE 8');
  expect(programText(bench, true)).toBe('4 x 5, RPE 8');
});

test('any other plan gives its RIR note instead of an RPE', () => {
  expect(prescriptionText({ ...bench, reps: '8–12' }, false)).toBe('4 sets × 8–12 reps, RIR 2');
  expect(programText({ ...bench, rir: '1-2 RIR' }, false)).toBe('4 x 5, 1-2 RIR');
});

test('what the plan leaves out is left out', () => {
  expect(prescriptionText({ sets: 1, reps: '1', rpe: null, rir: null }, true)).toBe('1 set × 1 rep');
});

test.each([
  ['5', '5 reps'],
  ['8–12', '8–12 reps'],
  ['5+', '5+ reps'],
  ['30 s', '30 s'],
  ['AMRAP', 'AMRAP'],
  ['10 each side', '10 each side'],
])('reps written as %s read as %s', (reps, text) => {
  expect(repsWithWord(reps)).toBe(text);
});

test('a logged set reads as the history promises, in the unit it was logged in', () => {
  const set = { set_n: 2, reps: 5, weight: '82.5', unit: 'kg' as const, rpe: 8.5 };
  expect(loggedSetText(set, 'Set 2')).toBe('Set 2: 5 reps @ 82.5 kg, RPE 8.5');
  expect(loggedSetText({ ...set, weight: '165', unit: 'lb', rpe: null }, 'Set 2')).toBe('Set 2: 5 reps @ 165 lbs');
});

test('a set without added weight says so', () => {
  expect(loggedSetText({ reps: 12, weight: '', unit: 'lb', rpe: null }, 'Set 1')).toBe('Set 1: 12 reps, bodyweight');
});
