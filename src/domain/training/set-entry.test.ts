import { expect, test } from 'vitest';
import { assert, constantFrom, integer, property, tuple } from '#tests/support/properties.ts';
import { findExercise } from '../exercises/find-exercise.ts';
import { SET_ENTRY_MESSAGES } from '../messages/set-fields.ts';
import { parseSetEntry } from './set-entry.ts';
import { setNeeds } from './set-measure.ts';

const rpeNeeded = setNeeds(undefined, 'reps', 'rpe');
const pullUp = findExercise('Pull-up');
const plank = findExercise('Plank');
const rower = findExercise('Rowing machine');

test.each([
  [
    { reps: '5', weight: '82,5', rpe: '8' },
    { reps: 5, weight: '82.5', rpe: 8 },
  ],
  [
    { reps: ' 5 ', weight: ' 82.5 ', rpe: '8,5' },
    { reps: 5, weight: '82.5', rpe: 8.5 },
  ],
  [
    { reps: '12', weight: '', rpe: '' },
    { reps: 12, weight: '', rpe: null },
  ],
  [
    { reps: '3', weight: '0142.50', rpe: '' },
    { reps: 3, weight: '142.50', rpe: null },
  ],
  [
    { reps: '0', weight: '.5', rpe: '10' },
    { reps: 0, weight: '0.5', rpe: 10 },
  ],
  [
    { reps: '8', weight: '60.', rpe: '' },
    { reps: 8, weight: '60', rpe: null },
  ],
])('%j is read as %j', (typed, value) => {
  expect(parseSetEntry(typed, rpeNeeded)).toEqual({ ok: true, value });
});

test.each([
  [{ reps: '', weight: '80', rpe: '' }, 'reps', SET_ENTRY_MESSAGES.repsMissing],
  [{ reps: '5.5', weight: '80', rpe: '' }, 'reps', SET_ENTRY_MESSAGES.repsWhole],
  [{ reps: '-5', weight: '80', rpe: '' }, 'reps', SET_ENTRY_MESSAGES.repsWhole],
  [{ reps: '1000', weight: '80', rpe: '' }, 'reps', SET_ENTRY_MESSAGES.repsTooMany],
  [{ reps: '5', weight: '80kg', rpe: '' }, 'weight', SET_ENTRY_MESSAGES.weightNumber],
  [{ reps: '5', weight: '-80', rpe: '' }, 'weight', SET_ENTRY_MESSAGES.weightNumber],
  [{ reps: '5', weight: '.', rpe: '' }, 'weight', SET_ENTRY_MESSAGES.weightNumber],
  [{ reps: '5', weight: '1e3', rpe: '' }, 'weight', SET_ENTRY_MESSAGES.weightNumber],
  [{ reps: '5', weight: '1,000', rpe: '' }, 'weight', SET_ENTRY_MESSAGES.weightAmbiguous],
  [{ reps: '5', weight: '10000', rpe: '' }, 'weight', SET_ENTRY_MESSAGES.weightTooHeavy],
  [{ reps: '5', weight: '80.12345', rpe: '' }, 'weight', SET_ENTRY_MESSAGES.weightDecimals],
  [{ reps: '5', weight: '80', rpe: 'hard' }, 'rpe', SET_ENTRY_MESSAGES.rpeNumber],
  [{ reps: '5', weight: '80', rpe: '11' }, 'rpe', SET_ENTRY_MESSAGES.rpeRange],
  [{ reps: '5', weight: '80', rpe: '0' }, 'rpe', SET_ENTRY_MESSAGES.rpeRange],
])('%j is refused at %s', (typed, field, message) => {
  expect(parseSetEntry(typed, rpeNeeded)).toEqual({ ok: false, field, message });
});

test('TRAIN-24 reps left are kept as said and as the RPE they stand for; the RPE field is not read where reps left are asked for', () => {
  const needs = setNeeds(undefined, 'reps', 'rir');
  const typed = { reps: '5', weight: '80', rpe: 'x' };
  expect(parseSetEntry(typed, needs)).toEqual({ ok: true, value: { reps: 5, weight: '80', rpe: null } });
  expect(parseSetEntry({ ...typed, rir: '2,5' }, needs)).toEqual({ ok: true, value: { reps: 5, weight: '80', rpe: 7.5, rir: 2.5 } });
  expect(parseSetEntry({ ...typed, rir: '12' }, needs)).toMatchObject({ ok: false, field: 'rir' });
});

test.each([
  ['40', 40],
  ['40 s', 40],
  ['1:30', 90],
  ['1:02:03', 3723],
  ['2 min', 120],
])('TRAIN-24 a held set of «%s» is %i seconds, which older apps read as its reps', (time, seconds) => {
  const typed = { reps: '', weight: '', rpe: '', time };
  expect(parseSetEntry(typed, setNeeds(plank, 'time', 'rpe'))).toEqual({
    ok: true,
    value: { reps: Math.min(seconds, 999), weight: '', rpe: null, seconds },
  });
});

test('TRAIN-24 of a timed set the time is asked for, and reps say nothing where the exercise is not timed', () => {
  const needs = setNeeds(pullUp, 'time', 'rpe');
  expect(parseSetEntry({ reps: '', weight: '', rpe: '', time: '' }, needs)).toMatchObject({ ok: false, field: 'time' });
  expect(parseSetEntry({ reps: '', weight: '', rpe: '', time: 'long' }, needs)).toMatchObject({ ok: false, field: 'time' });
  expect(parseSetEntry({ reps: '7', weight: '20', rpe: '', time: '30' }, needs)).toMatchObject({
    value: { reps: 0, weight: '20', seconds: 30 },
  });
});

test('TRAIN-24 cardio takes a distance, a time in minutes, or both', () => {
  const needs = setNeeds(rower, 'time', 'rpe');
  expect(needs.fields).toEqual(['distance', 'time', 'rpe']);
  const typed = { reps: '', weight: '', rpe: '' };
  expect(parseSetEntry({ ...typed, time: '25', distance: '5,0' }, needs)).toEqual({
    ok: true,
    value: { reps: 0, weight: '', rpe: null, seconds: 1500, distance: '5.0', distance_unit: 'km' },
  });
  expect(parseSetEntry({ ...typed, distance: '5' }, needs)).toMatchObject({ value: { distance: '5' } });
  expect(parseSetEntry(typed, needs)).toMatchObject({ ok: false });
});

test('TRAIN-24 help is typed with a minus and stored below zero, for bodyweight only', () => {
  const needs = setNeeds(pullUp, 'reps', 'rpe');
  for (const weight of ['-20', '−20', '- 20'])
    expect(parseSetEntry({ reps: '8', weight, rpe: '' }, needs)).toMatchObject({ value: { weight: '-20', reps: 8 } });
  expect(parseSetEntry({ reps: '8', weight: '20', rpe: '' }, needs)).toMatchObject({ value: { weight: '20' } });
});

test('No digit of a weight is ever changed, with comma or point', () => {
  const parts = tuple(integer({ min: 0, max: 9_999 }), integer({ min: 0, max: 99 }), constantFrom('.', ','));
  assert(
    property(parts, ([whole, hundredths, mark]) => {
      const fraction = String(hundredths).padStart(2, '0');
      const result = parseSetEntry({ reps: '5', weight: `${whole}${mark}${fraction}`, rpe: '' }, rpeNeeded);
      return result.ok && result.value.weight === `${whole}.${fraction}`;
    }),
  );
});
