import { describe, expect, test } from 'vitest';
import { proposedNames } from './chosen-names.ts';
import { findNamesakes } from './find-namesakes.ts';
import { matchExercise } from './match-exercise.ts';

function namesakesOf(...written: string[]) {
  const names = proposedNames(written.map(matchExercise));
  return findNamesakes(written, names);
}

describe('IMPORT-23: names of one file that lead to one exercise', () => {
  test.each([
    ['Lat Pulldown (Cable)', 'Lat Pulldown (Machine)'],
    ['Lat Pulldown (Cable)', 'Lat Pulldown - Wide Grip (Cable)'],
    ['Preacher Curl (Barbell)', 'Preacher Curl (Machine)'],
    ['Triceps Pushdown (Cable)', 'Triceps Rope Pushdown'],
    ['Chest Dip', 'Chest Dip (Weighted)'],
    ['Lunge (Dumbbell)', 'Walking Lunge'],
    ['Leg Press (Machine)', 'Leg Press Horizontal (Machine)'],
    ['Leg Curl (Machine)', 'Lying Leg Curl (Machine)'],
    ['Row (Machine)', 'Iso-Lateral Row (Machine)'],
    ['Dumbbell Row', 'One Arm Dumbbell Row'],
    ['Overhead Press (Barbell)', 'Strict Military Press (Barbell)'],
    ['Calf Raise (Machine)', 'Standing Calf Raise (Machine)'],
  ])('%s and %s are said', (one, other) => {
    expect(namesakesOf(one, other)).toEqual({ [one]: [other], [other]: [one] });
  });

  test.each([
    ['Bench Press (Barbell)', 'Bench press'],
    ['Deadlift - Sumo', 'Sumo Deadlift'],
    ['Seated Row (Cable)', 'Seated Cable Rows'],
    ['Tricep Pushdown', 'Triceps Pushdown (Cable)'],
    ['Leg Extension', 'Leg Extension (Machine)'],
    ['Hammer Curl', 'Hammer Curls (Dumbbell)'],
    ['  Pull Up', 'Pull-ups'],
  ])('%s and %s are one way and another of writing it', (one, other) => {
    expect(namesakesOf(one, other)).toEqual({});
  });

  test.each([
    ['Bench Press (Barbell)', 'Bench Press - Close Grip'],
    ['Bicep Curl (Barbell)', 'Bicep Curl (Dumbbell)'],
    ['Lateral Raise (Cable)', 'Lateral Raise (Machine)'],
    ['Squat (Barbell)', 'Squat (Smith Machine)'],
  ])('%s and %s are different exercises of the library', (one, other) => {
    expect(namesakesOf(one, other)).toEqual({});
  });

  test('each says the others it differs from, and what is kept apart is said no more', () => {
    const written = ['Lat Pulldown (Cable)', 'Lat Pulldown (Machine)', 'Lat pulldown'];
    const names = { 'Lat Pulldown (Cable)': 'Lat pulldown', 'Lat Pulldown (Machine)': 'Lat pulldown' };
    expect(findNamesakes(written, names)).toEqual({
      'Lat Pulldown (Cable)': ['Lat Pulldown (Machine)'],
      'Lat Pulldown (Machine)': ['Lat Pulldown (Cable)', 'Lat pulldown'],
      'Lat pulldown': ['Lat Pulldown (Machine)'],
    });
    expect(findNamesakes(written, { ...names, 'Lat Pulldown (Machine)': 'Lat Pulldown (Machine)' })).toEqual({});
  });
});
