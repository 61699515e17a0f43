import { expect, test } from 'vitest';
import type { ImportedSet } from './imported-log.ts';
import { workoutRegisters } from './workout-registers.ts';

const SET: ImportedSet = {
  kind: 'normal',
  weight: '20',
  unit: 'kg',
  reps: null,
  seconds: null,
  distance: null,
  rpe: null,
  rir: null,
  note: '',
  line: 2,
};

function stored(set: Partial<ImportedSet>) {
  const blocks = [{ exercise: 'Sled push', note: '', sets: [{ ...SET, ...set }] }];
  const workout = { title: '', date: '2026-11-20', time: '', duration_seconds: null, note: '', blocks };
  return workoutRegisters([workout], { app: 'hevy', import_id: 'i', unit: 'kg', names: {} })[0]?.sets[0];
}

test('TRAIN-24 time, distance, reps left and the note of a set in the file are stored with it', () => {
  expect(stored({ seconds: 40.4, distance: { amount: '25', unit: 'm' }, rir: 1, note: ' heavy ' })).toMatchObject({
    seconds: 40,
    distance: '25',
    distance_unit: 'm',
    rir: 1,
    note: 'heavy',
  });
});

test('what a file leaves empty or writes as nothing is no field of the set', () => {
  const set = stored({ seconds: 0, distance: { amount: '0', unit: 'km' }, rir: 30 });
  for (const field of ['seconds', 'distance', 'distance_unit', 'rir', 'note']) expect(set).not.toHaveProperty(field);
});

test('IMPORT-13 the note of a workout is its own, and that of an exercise stands at its first set', () => {
  const blocks = [
    { exercise: 'Squat', note: 'belt', sets: [{ ...SET, note: 'easy' }, SET] },
    { exercise: 'Row', note: 'straps', sets: [SET] },
  ];
  const workout = { title: '', date: '2026-11-20', time: '', duration_seconds: null, note: 'slept badly', blocks };
  const [registers] = workoutRegisters([workout], { app: 'strong', import_id: 'i', unit: 'kg', names: {} });
  expect(registers?.session.note).toBe('slept badly');
  expect(registers?.sets.map(({ note }) => note)).toEqual(['belt\neasy', undefined, 'straps']);
});
