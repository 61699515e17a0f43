import { afterEach, describe, expect, test } from 'vitest';
import { weeklySets } from '../progress/weekly-sets.ts';
import { setNeeds, usualMeasure } from '../training/set-measure.ts';
import { findExercise, namesake } from './find-exercise.ts';
import { allExercises, exerciseById } from './library.ts';
import { emptyEntry, entryOf, entryTrouble, exerciseOf, type OwnExerciseEntry, ownExerciseId, ownExerciseValue } from './own-exercise.ts';
import { setOwnExercises, withOwnExercises } from './own-exercises.ts';
import { searchExercises } from './search-exercises.ts';
import { substitutesFor } from './substitutes.ts';
import { suggestMuscles } from './suggest-muscles.ts';

const NOW = '2026-11-24T10:00:00.000Z';
const LATER = '2026-11-25T10:00:00.000Z';
const VIKING: OwnExerciseEntry = {
  name: 'Viking press',
  counts: 'weight',
  primary: ['front delts'],
  secondary: ['triceps', 'chest'],
  equipment: ['machine'],
};
const stored = ownExerciseValue(VIKING, undefined, NOW);

afterEach(() => setOwnExercises([]));

describe('OWN-1 an own exercise is treated like one of the library', () => {
  test('is found by its name however it is typed, and by its id', () => {
    expect(findExercise('Viking press')).toBeUndefined();
    setOwnExercises([stored]);
    for (const name of ['Viking press', 'viking-press', 'VIKING  PRESS'])
      expect([name, findExercise(name)?.id]).toEqual([name, stored.exercise_id]);
    expect(exerciseById(stored.exercise_id)?.name).toBe('Viking press');
  });

  test('is searched by words, muscles and a slip of the finger', () => {
    setOwnExercises([stored]);
    for (const search of [
      { text: 'vikng pres' },
      { text: 'viking' },
      { text: 'press', muscles: ['front delts' as const], kit: ['machine' as const] },
    ])
      expect(searchExercises(search).map(({ name }) => name)).toContain('Viking press');
  });

  test('is a substitute, and has substitutes of the same movement', () => {
    setOwnExercises([stored]);
    const own = exerciseOf(stored);
    expect(own.pattern).toBe('vertical-push');
    const [first] = substitutesFor(own);
    expect(first?.pattern).toBe('vertical-push');
    const kit = new Set(['machine' as const]);
    expect(substitutesFor(first ?? own, { kit }, 10).map(({ name }) => name)).toContain('Viking press');
  });

  test('its sets count for its muscles', () => {
    const sets = [1, 2].map(() => ({ exercise: 'Viking press', reps: 8, rpe: 8 }));
    const delts = () => weeklySets(sets, null).muscles.find(({ muscle }) => muscle === 'front delts')?.sets ?? 0;
    expect(delts()).toBe(0);
    setOwnExercises([stored]);
    expect(delts()).toBe(2);
    expect(weeklySets(sets, null).unknown).toBe(0);
  });

  test.each([
    [['barbell'], 'weight', 'barbell'],
    [['dumbbells'], 'weight', 'dumbbell'],
    [['cable'], 'weight', 'machine'],
    [['barbell'], 'bodyweight', 'bodyweight'],
    [[], 'time', 'time'],
  ] as const)('with %j counting as %s its load is that of a %s', (equipment, counts, load) => {
    expect(exerciseOf(ownExerciseValue({ ...VIKING, equipment, counts }, undefined, NOW)).load).toBe(load);
  });

  test('spares a joint that its muscles move', () => {
    expect(exerciseOf(stored).stress).toMatchObject({ shoulder: 1, elbow: 1 });
  });

  test('a name in another script is a name', () => {
    const zhim = ownExerciseValue({ ...VIKING, name: 'Жим викинга' }, undefined, NOW);
    setOwnExercises([zhim]);
    expect(findExercise('жим Викинга')?.id).toBe(zhim.exercise_id);
    expect(searchExercises({ text: 'викинга' }).map(({ name }) => name)).toEqual(['Жим викинга']);
  });
});

describe('OWN-2 a name is had once', () => {
  test('one of the library, or one’s own, is refused with its name', () => {
    setOwnExercises([stored]);
    expect(entryTrouble({ ...VIKING, name: 'bench' }, namesake('bench'))?.message).toBe('The library has it: Bench press');
    expect(entryTrouble({ ...VIKING, name: 'viking PRESS' }, namesake('viking PRESS'))?.message).toBe('You have it already: Viking press');
    expect(entryTrouble(VIKING, namesake('Viking press', stored.exercise_id))).toBeNull();
  });

  test('a name and a muscle are needed', () => {
    expect(entryTrouble(emptyEntry(' '), undefined)?.field).toBe('name');
    expect(entryTrouble(emptyEntry('Sled drag'), undefined)?.field).toBe('primary');
  });

  test('its id follows from the name, so that two phones make one', () => {
    expect(ownExerciseId('Viking  PRESS')).toBe(ownExerciseId('viking press'));
  });
});

describe('OWN-3 editing and deleting keep what was logged', () => {
  test('the sets of its earlier name are found after it is renamed', () => {
    setOwnExercises([ownExerciseValue({ ...VIKING, name: 'Viking machine' }, stored, LATER)]);
    expect(findExercise('Viking press')?.name).toBe('Viking machine');
  });

  test('a deleted one is not offered, and its sets still count', () => {
    setOwnExercises([{ ...stored, deleted_at: LATER }]);
    expect(allExercises().some(({ id }) => id === stored.exercise_id)).toBe(false);
    expect(searchExercises({ text: 'viking' })).toEqual([]);
    expect(findExercise('Viking press')?.primary).toEqual(['front delts']);
    expect(namesake('Viking press')).toBeUndefined();
  });
});

test('OWN-5 fields and words of a newer app survive an edit', () => {
  const newer = { ...stored, counts: 'by-feel', tempo: '3-0-1' };
  expect(ownExerciseValue(VIKING, newer, LATER)).toMatchObject({ tempo: '3-0-1', counts: 'by-feel', made_at: LATER });
  expect(exerciseOf(newer).load).toBe('machine');
});

test('own exercises set for one call do not outlive it', () => {
  expect(withOwnExercises([stored], () => findExercise('Viking press')?.name)).toBe('Viking press');
  expect(findExercise('Viking press')).toBeUndefined();
});

test('muscles are suggested from the words of the name', () => {
  expect(suggestMuscles('Viking press').slice(0, 3)).toEqual(expect.arrayContaining(['front delts', 'chest']));
  expect(suggestMuscles('Zzz')).toHaveLength(5);
});

test('OWN-1 an exercise may train none of the muscles that are counted, and count distance and time', () => {
  const entry = { ...emptyEntry('Paddling'), counts: 'distance' as const, isOther: true };
  expect(entryTrouble({ ...entry, isOther: false }, undefined)?.field).toBe('primary');
  expect(entryTrouble(entry, undefined)).toBeNull();
  const value = ownExerciseValue(entry, undefined, '2026-11-20T12:00:00.000Z');
  expect(value).toMatchObject({ counts: 'distance', primary: ['other'] });
  expect(entryOf(value)).toEqual({ ...entry, equipment: [] });
  const exercise = exerciseOf(value);
  expect(exercise).toMatchObject({ primary: [], pattern: 'conditioning', load: 'time' });
  expect(setNeeds(exercise, usualMeasure(exercise), 'rpe').fields).toEqual(['distance', 'time', 'rpe']);
});

test('OWN-5 words of a newer app survive an edit that does not touch them: how it counts, muscles and equipment', () => {
  const now = '2026-11-20T18:00:00Z';
  const made = ownExerciseValue({ ...emptyEntry('Log lift'), primary: ['chest'] }, undefined, now);
  const newer = { ...made, counts: 'calories', primary: ['neck', 'chest'], secondary: ['feet'], equipment: ['log', 'barbell'] };
  const edited = ownExerciseValue({ ...entryOf(newer), name: 'Log press', secondary: ['triceps'] }, newer, now);
  expect(edited).toMatchObject({ counts: 'calories', secondary: ['triceps', 'feet'], name: 'Log press' });
  expect([edited.primary.toSorted(), edited.equipment.toSorted()]).toEqual([
    ['chest', 'neck'],
    ['barbell', 'log'],
  ]);
  expect(ownExerciseValue({ ...entryOf(newer), counts: 'time' }, newer, now).counts).toBe('time');
});
