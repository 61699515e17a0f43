import { describe, expect, test } from 'vitest';
import { findExercise } from '../exercises/find-exercise.ts';
import { APP_NAMES } from './app-names-table.ts';
import { matchExercise, searchFor } from './match-exercise.ts';

describe('IMPORT-3: names of a file and the library', () => {
  test.each([
    ['Bench press', 'Bench press'],
    ['Bench Press (Barbell)', 'Bench press'],
    ['Bench Press (Dumbbell)', 'Dumbbell bench press'],
    ['Bench Press (Smith Machine)', 'Smith bench press'],
    ['Squat (Barbell)', 'Back squat'],
    ['Bicep Curl (Barbell)', 'Barbell curl'],
    ['Bicep Curl (Dumbbell)', 'Dumbbell curl'],
    ['Preacher Curl (Barbell)', 'Preacher curl'],
    ['Lateral Raise (Cable)', 'Cable lateral raise'],
    ['Pull Up', 'Pull-up'],
    ['Pull Up (Weighted)', 'Weighted pull-up'],
    ['Hip Abductor (Machine)', 'Hip abduction machine'],
    ['Bent Over One Arm Row (Dumbbell)', 'One-arm dumbbell row'],
    ['Flat Dumbbell Bench Press', 'Dumbbell bench press'],
    ['Leg Extension Machine', 'Leg extension'],
    ['Rear Delt Reverse Fly (Machine)', 'Reverse pec deck'],
    ['  Lat  Pulldown (Cable) ', 'Lat pulldown'],
  ])('%s is surely %s', (written, name) => {
    expect(matchExercise(written)).toMatchObject({ written, certainty: 'sure', name });
  });

  test.each([
    ['Bech Press (Barbell)', 'Bench press'],
    ['Bankdrücken eng', 'Close-grip bench press'],
    ['Kreuzheben', 'Deadlift'],
    ['Développé couché', 'Bench press'],
    ['Sentadilla', 'Back squat'],
    ['Press banca', 'Bench press'],
  ])('%s is likely %s', (written, name) => {
    expect(matchExercise(written)).toMatchObject({ certainty: 'likely', name, proposals: expect.arrayContaining([name]) });
  });

  test.each([
    ['Viking Press'],
    ['Dip Machine'],
    ['Flat Leg Raise'],
    ['Bicep Curl (Machine)'],
    ['Leg Press Technogym (Gelb)'],
    ['Жим лёжа'],
    ['🔥'],
  ])('%s stays its own', (written) => {
    expect(matchExercise(written)).toMatchObject({ certainty: 'own', name: written });
  });

  test('what stays its own may still be proposed something', () => {
    expect(matchExercise('Wide Pull Up').proposals).toContain('Pull-up');
    expect(matchExercise('Seated Leg Press (Machine)').proposals).toContain('Leg press');
  });

  test('the search for another exercise begins with the name where that finds one', () => {
    expect(searchFor('Triceps Extension (Cable)')).toBe('Triceps Extension');
    expect(searchFor('🔥')).toBe('');
  });

  test('a part of the body that two names share proposes nothing', () => {
    expect(matchExercise('Back Deltoids').proposals).toEqual([]);
    expect(matchExercise('Lower Back').proposals).toEqual([]);
    expect(matchExercise('Seated Dip').proposals.join()).toMatch(/dip/i);
  });

  test('every name of another app that the table knows leads to the library', () => {
    expect(Object.entries(APP_NAMES).filter(([, name]) => findExercise(name)?.name !== name)).toEqual([]);
  });
});
