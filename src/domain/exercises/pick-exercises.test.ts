import { expect, test } from 'vitest';
import { pickExercises } from './pick-exercises.ts';

const LOGGED = [
  { name: 'Barbell bench press', on: '2026-10-02' },
  { name: 'Bench press', on: '2026-11-09' },
  { name: 'Overhead press', on: '2026-11-13' },
  { name: 'Sandbag thing', on: '2026-11-01' },
];
const names = (search: Parameters<typeof pickExercises>[0], most = 4) =>
  pickExercises(search, LOGGED)
    .slice(0, most)
    .map(({ name }) => name);

test('without a search what was logged stands first, the latest on top, each exercise once under its last name', () => {
  expect(names({})).toEqual(['Overhead press', 'Bench press', 'Sandbag thing', pickExercises({}, [])[0]?.name]);
});

test('a search finds slang and typos, with what was logged before the rest', () => {
  expect(names({ text: 'press' }, 2)).toEqual(['Overhead press', 'Bench press']);
  expect(names({ text: 'ohp' }, 1)).toEqual(['Overhead press']);
  expect(names({ text: 'rdl' }, 1)).toEqual(['Romanian deadlift']);
  expect(names({ text: 'bulgarain' }, 1)[0]).toMatch(/Bulgarian/);
});

test('an exact name stands before what was logged', () => {
  expect(names({ text: 'incline bench press' }, 1)[0]?.toLowerCase()).toContain('incline');
});

test('a name of one’s own is found by its words, and not by a filter', () => {
  expect(names({ text: 'sandbag' }).at(0)).toBe('Sandbag thing');
  expect(pickExercises({ muscles: ['chest'] }, LOGGED).some(({ name }) => name === 'Sandbag thing')).toBe(false);
});
