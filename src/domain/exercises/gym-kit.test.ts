import { expect, test } from 'vitest';
import type { Gym } from '../sync/gym-shape.ts';
import { gymName, usualGym } from '../training/gym.ts';
import { loadableWeight } from '../training/loading.ts';
import { gymFor, kitOfGym } from './gym-kit.ts';
import { EXERCISES } from './library.ts';

const named = (id: string) => EXERCISES.find((exercise) => exercise.id === id);
const BARS = [
  { kind: 'ez-bar', weight: 8 },
  { kind: 'trap-bar', weight: 30 },
];
const gym: Gym = { ...usualGym('kg'), bars: BARS };

test.each([
  ['ez-bar-curl', 8],
  ['trap-bar-deadlift', 30],
  ['bench-press', 20],
  ['back-squat', 20],
  ['dumbbell-curl', 20],
  ['leg-press', 20],
  ['pull-up', 20],
  ['smith-squat', 20],
])('GYM-2 %s is loaded on a bar of %i kg', (id, bar) => {
  expect(named(id)).toBeDefined();
  expect(gymFor(gym, named(id))?.bar).toBe(bar);
});

test('GYM-2 loads of an EZ bar start from what it weighs, and its gym is one object', () => {
  expect(gymFor(gym, named('ez-bar-curl'))).toBe(gymFor(gym, named('ez-bar-curl')));
  expect(loadableWeight(21, 'barbell', 'kg', 'nearest', gymFor(gym, named('ez-bar-curl')))).toBe('20.5');
  expect(gymFor(gym, named('bench-press'))).toBe(gym);
  expect(gymFor(undefined, named('ez-bar-curl'))).toBeUndefined();
});

test('GYM-2 equipment this app does not know is no equipment, and a gym without a name has a number', () => {
  expect(kitOfGym({ ...usualGym('kg'), kit: ['cable', 'levitator'] })).toEqual(['cable']);
  expect(kitOfGym(usualGym('kg'))).toBeUndefined();
  expect([gymName({ name: '' }, 1), gymName({ name: 'Garage' }, 0)]).toEqual(['Gym 2', 'Garage']);
});
