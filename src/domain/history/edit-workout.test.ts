import { describe, expect, test } from 'vitest';
import type { SetValue } from '../sync/values.ts';
import { addExercises, addSet, changesOfEdit, editOf, namedEditedSets, type WorkoutEdit } from './edit-workout.ts';

const STARTED = new Date(2026, 10, 18, 18, 5);
const SESSION = {
  performed_on: '2026-11-18',
  started_at: STARTED.toISOString(),
  finished_at: new Date(2026, 10, 18, 19, 1).toISOString(),
  note: '',
};

function set(set_n: number, more: Partial<SetValue> = {}): SetValue {
  return {
    session_id: 's',
    exercise: 'Bench press',
    exercise_n: 1,
    set_n,
    reps: 5,
    weight: '157.5',
    unit: 'lb',
    rpe: 8,
    logged_at: STARTED.toISOString(),
    ...more,
  };
}

const SETS = [set(1), set(2), set(3, { kind: 'drop', weight: '125', reps: 9, rpe: null })];
const BASE = editOf(SESSION, SETS);

function changes(edit: WorkoutEdit, base = BASE) {
  return changesOfEdit({ session: SESSION, base, edit, effort: 'rpe', unit: 'lb', today: '2026-11-20' });
}

/** The edit with other values in the sets of its first exercise. */
function withTyped(set_n: number, typed: Partial<WorkoutEdit['exercises'][number]['sets'][number]['typed']>): WorkoutEdit {
  const [first, ...rest] = BASE.exercises;
  if (first === undefined) throw new Error('no exercise');
  const sets = first.sets.map((one) => (one.set_n === set_n ? { ...one, typed: { ...one.typed, ...typed } } : one));
  return { ...BASE, exercises: [{ ...first, sets }, ...rest] };
}

test('HIST-4 the fields hold what was logged: day, start, minutes, and each set with its kind', () => {
  expect(BASE).toMatchObject({ day: '2026-11-18', start: '18:05', minutes: '56', note: '' });
  expect(BASE.exercises[0]?.sets.map(({ typed }) => [typed.weight, typed.reps, typed.rpe, typed.kind])).toEqual([
    ['157.5', '5', '8', undefined],
    ['157.5', '5', '8', undefined],
    ['125', '9', '', 'drop'],
  ]);
  expect(namedEditedSets(BASE.exercises[0]?.sets ?? []).map(({ name }) => name)).toEqual(['Set 1', 'Set 2', 'Set 3']);
});

test('HIST-4 what was not changed is not written', () => {
  expect(changes(BASE)).toEqual({ ok: true, count: 0, changes: { puts: [], deletes: [], head: null, finished_at: undefined } });
  // As a draft comes back from the database, without fields that were undefined.
  expect(changes(JSON.parse(JSON.stringify(BASE)) as WorkoutEdit)).toMatchObject({ ok: true, count: 0 });
});

describe('HIST-4 what was changed', () => {
  test('a set alone, with its comma read and its kind kept', () => {
    const result = changes(withTyped(3, { weight: '127,5', note: 'slow' }));
    expect(result).toMatchObject({ ok: true, count: 1 });
    expect(result.ok && result.changes.puts).toEqual([
      { exercise: 'Bench press', exercise_n: 1, set_n: 3, weight: '127.5', reps: 9, rpe: null, kind: 'drop', note: 'slow', unit: 'lb' },
    ]);
  });

  test('a removed set is deleted, an added one stored behind the others with the load before it, an empty one left out', () => {
    const [first] = BASE.exercises;
    if (first === undefined) throw new Error('no exercise');
    const less = { ...first, sets: first.sets.slice(1) };
    const more = addSet(less);
    const result = changes(addExercises({ ...BASE, exercises: [more] }, [{ exercise: 'Dip' }]));
    expect(result.ok && result.changes.deletes).toEqual([{ exercise: 'Bench press', exercise_n: 1, set_n: 1 }]);
    expect(result.ok && result.changes.puts).toMatchObject([{ exercise: 'Bench press', set_n: 4, weight: '157.5', reps: 5, rpe: null }]);
  });

  test('an exercise a second time is its second occurrence', () => {
    expect(addExercises(BASE, [{ exercise: 'bench press' }]).exercises.at(-1)).toMatchObject({ exercise: 'bench press', exercise_n: 2 });
  });

  test('another day or start moves the end along, other minutes set it', () => {
    const moved = changes({ ...BASE, day: '2026-11-17', start: '07:00' });
    expect(moved).toMatchObject({
      ok: true,
      count: 1,
      changes: {
        head: { day: '2026-11-17', started_at: new Date(2026, 10, 17, 7).toISOString() },
        finished_at: new Date(2026, 10, 17, 7, 56).toISOString(),
      },
    });
    const longer = changes({ ...BASE, minutes: '70' });
    expect(longer).toMatchObject({ ok: true, changes: { head: null, finished_at: new Date(2026, 10, 18, 19, 15).toISOString() } });
  });
});

test('HIST-4 another day leaves a workout as long as it was, to the second', () => {
  const session = {
    ...SESSION,
    started_at: new Date(2026, 10, 18, 18, 5, 40).toISOString(),
    finished_at: new Date(2026, 10, 18, 18, 7, 45).toISOString(),
  };
  const base = editOf(session, SETS);
  const moved = changesOfEdit({ session, base, edit: { ...base, day: '2026-11-17' }, effort: 'rpe', unit: 'lb', today: '2026-11-20' });
  expect(moved).toMatchObject({
    changes: {
      head: { started_at: new Date(2026, 10, 17, 18, 5).toISOString() },
      finished_at: new Date(2026, 10, 17, 18, 7, 5).toISOString(),
    },
  });
});

describe('HIST-4 what cannot be read is named', () => {
  test.each([
    [withTyped(2, { reps: '' }), { field: 'reps' }, 2],
    [withTyped(1, { rpe: '11' }), { field: 'rpe' }, 1],
    [{ ...BASE, day: '2026-11-21' }, { field: 'day' }, undefined],
    [{ ...BASE, day: '' }, { field: 'day' }, undefined],
    [{ ...BASE, start: '' }, { field: 'day' }, undefined],
    [{ ...BASE, minutes: '0' }, { field: 'minutes' }, undefined],
    [{ ...BASE, minutes: 'long' }, { field: 'minutes' }, undefined],
    [{ ...BASE, exercises: [] }, { field: null }, undefined],
  ])('%#', (edit, trouble, set_n) => {
    const result = changes(edit);
    expect(result).toMatchObject({ ok: false, trouble });
    expect(!result.ok && result.place?.set_n).toBe(set_n);
  });
});
