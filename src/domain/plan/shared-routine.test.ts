import { describe, expect, test } from 'vitest';
import { isRoutineFile } from '../import/is-routine-file.ts';
import type { PlanDay } from './plan.ts';
import {
  daysOfShared,
  packRoutine,
  readRoutineFile,
  type SharedRoutine,
  sharedRoutine,
  unpackRoutine,
  writeRoutineFile,
} from './shared-routine.ts';

const DAYS: PlanDay[] = [
  {
    title: 'Push',
    exercises: [
      {
        exercise: 'Bench press',
        exercise_id: 'bench-press',
        sets: 4,
        reps: '5',
        rpe: 8,
        rest_seconds: 180,
        superset: 'A',
        note: 'Pause — one second «down»',
        progression: { rule: 'linear', step: '2.5', unit: 'kg' },
        why: 'because you told me of your shoulder',
      },
      { exercise: 'Own press 💪', sets: 2, reps: 8 },
    ],
  },
  { title: null, exercises: [{ exercise: 'Plank', sets: 3, reps: '30 s' }] },
];

const ROUTINE = sharedRoutine(' Push & pull ', DAYS);

describe('ROUTINE-8: a routine for another phone', () => {
  test('holds what to do, and neither ids nor reasons', () => {
    expect(ROUTINE.name).toBe('Push & pull');
    expect(ROUTINE.days.map(({ title, exercises }) => [title, exercises.length])).toEqual([
      ['Push', 2],
      ['Day 2', 1],
    ]);
    expect(ROUTINE.days[0]?.exercises[0]).toEqual({
      exercise: 'Bench press',
      sets: 4,
      reps: '5',
      rpe: 8,
      rest_seconds: 180,
      superset: 'A',
      note: 'Pause — one second «down»',
      progression: { rule: 'linear', step: '2.5', unit: 'kg' },
    });
    expect(`${writeRoutineFile(ROUTINE)}${packRoutine(ROUTINE)}`).not.toMatch(/bench-press|shoulder/);
  });

  test('comes back from its file and from its packed form as it was', () => {
    expect(isRoutineFile(writeRoutineFile(ROUTINE).slice(0, 200))).toBe(true);
    expect(readRoutineFile(writeRoutineFile(ROUTINE))).toEqual(ROUTINE);
    expect(readRoutineFile(`\ufeff${writeRoutineFile(ROUTINE)}`)).toEqual(ROUTINE);
    expect(unpackRoutine(packRoutine(ROUTINE))).toEqual(ROUTINE);
    expect(sharedRoutine(ROUTINE.name, daysOfShared(ROUTINE))).toEqual(ROUTINE);
  });

  test('what another backend says at too great a length is cut, so that the file can be read', () => {
    const exercise = {
      exercise: 'Squat',
      sets: 3,
      reps: '5',
      rpe: 14,
      rest_seconds: 90_000,
      note: 'n'.repeat(900),
      superset: 's'.repeat(90),
    };
    const routine = sharedRoutine('r'.repeat(300), [{ title: 't'.repeat(300), exercises: [exercise] }]);
    expect(readRoutineFile(writeRoutineFile(routine))).toEqual(routine);
  });

  test('a routine without a name has one', () => {
    expect(sharedRoutine('  ', DAYS).name).toBe('Routine');
  });
});

describe('ROUTINE-9: what is damaged is no routine', () => {
  const file = writeRoutineFile(ROUTINE);
  const changed = (change: (routine: SharedRoutine) => unknown) =>
    JSON.stringify({ format: 'setwise-routine-1', ...(change(ROUTINE) as object) });

  test.each([
    ['nothing', ''],
    ['half of it', file.slice(0, 200)],
    ['a log', '{"format":"setwise-export-1","sessions":[]}'],
    ['a later format', file.replace('routine-1', 'routine-2')],
    ['no days', changed((routine) => ({ ...routine, days: [] }))],
    ['a day of nothing', changed((routine) => ({ ...routine, days: [null] }))],
    ['a hundred days', changed((routine) => ({ ...routine, days: Array.from({ length: 100 }, () => routine.days[0]) }))],
    ['sets below one', file.replace('"sets": 4', '"sets": 0')],
    ['sets beyond measure', file.replace('"sets": 4', '"sets": 4e9')],
    ['a name as long as a book', file.replace('Bench press', 'x'.repeat(5000))],
  ])('%s', (_, text) => {
    expect(readRoutineFile(text)).toBeUndefined();
  });

  test.each([
    ['[]'],
    ['[1]'],
    ['[1,"A"]'],
    ['[2,"A",["Day",["Squat",3,"5"]]]'],
    ['[1,"A",["Day",["Squat"]]]'],
    ['[1,"A",[7,["Squat",3,"5"]]]'],
    ['null'],
    ['{'],
  ])('packed %s', (text) => {
    expect(unpackRoutine(text)).toBeUndefined();
  });
});

test('ROUTINE-17 kinds of sets travel in the file and in the code', () => {
  const routine = sharedRoutine('Push', [{ title: 'A', exercises: [{ exercise: 'Bench press', sets: 2, set_kinds: [null, 'drop'] }] }]);
  expect(routine.days[0]?.exercises[0]?.set_kinds).toEqual([null, 'drop']);
  expect(readRoutineFile(writeRoutineFile(routine))).toEqual(routine);
  expect(unpackRoutine(packRoutine(routine))).toEqual(routine);
});
