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

test('what only its equipment fits stands behind what the name fits, however lately it was logged', () => {
  const found = pickExercises({ text: 'squats' }, LOGGED).map(({ name }) => name);
  expect(found[0]).toMatch(/squat/i);
  const last = found.findLastIndex((name) => /squat/i.test(name));
  expect(found.indexOf('Bench press')).toBeGreaterThan(last);
  expect(pickExercises({ text: 'db bench' }, LOGGED)[0]?.name).toMatch(/dumbbell.*press/i);
});

test('a name of one’s own is found by its words, and not by a filter', () => {
  expect(names({ text: 'sandbag' }).at(0)).toBe('Sandbag thing');
  expect(pickExercises({ muscles: ['chest'] }, LOGGED).some(({ name }) => name === 'Sandbag thing')).toBe(false);
});

test('FAV-1 favourites stand after the exact name and before what was logged, in a search too', () => {
  const favourites = new Set(['bench-press', 'push-press', 'overhead-press']);
  const first = (search: Parameters<typeof pickExercises>[0], most: number) =>
    pickExercises(search, LOGGED, favourites)
      .slice(0, most)
      .map(({ name }) => name);
  expect(first({}, 4)).toEqual(['Overhead press', 'Bench press', 'Push press', 'Sandbag thing']);
  expect(first({ text: 'leg press' }, 1)).toEqual(['Leg press']);
  expect(first({ text: 'press' }, 3)).toEqual(['Overhead press', 'Bench press', 'Push press']);
  expect(first({ text: 'curl' }, 1)[0]).not.toMatch(/press/i);
});

test.each([
  ['skullcrushers', 'skull-crusher'],
  ['lat pull down', 'lat-pulldown'],
  ['hammer culr', 'hammer-curl'],
  ['sldl', 'stiff-leg-deadlift'],
  ['hip thrsut', 'hip-thrust'],
  ['farmers walk', 'farmers-carry'],
  ['military press', 'overhead-press'],
  ['deadlfit', 'deadlift'],
  ['benchpress', 'bench-press'],
  ['pullups', 'pull-up'],
  ['pec deck', 'pec-deck'],
  ['goblet sqaut', 'goblet-squat'],
])('slang and slips: «%s» finds %s', (text, id) => {
  expect(
    pickExercises({ text }, [])
      .slice(0, 3)
      .map(({ exercise }) => exercise?.id),
  ).toContain(id);
});
