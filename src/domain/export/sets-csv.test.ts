import { expect, test } from 'vitest';
import { type DatedSet, SETS_CSV_HEAD, setAsCsv } from './sets-csv.ts';

const SET: DatedSet = {
  date: '2026-11-20',
  session_id: '2026-11-20|p|0|0|1',
  exercise: 'Bench Press',
  exercise_n: 1,
  set_n: 1,
  reps: 8,
  weight: '82.5',
  unit: 'kg',
  rpe: 7.5,
  prescribed: '3 × 8',
  logged_at: '2026-11-20T17:00:00.000Z',
};

test('a set is a line of the table, its weight as it was typed', () => {
  expect(SETS_CSV_HEAD).toBe(
    'date,exercise,exercise_n,set,weight,unit,reps,rpe,prescribed,logged_at,kind,seconds,distance,distance_unit,per_side,rir,note,workout_note\r\n',
  );
  expect(setAsCsv(SET)).toBe('2026-11-20,Bench Press,1,1,82.5,kg,8,7.5,3 × 8,2026-11-20T17:00:00.000Z,,,,,,,,\r\n');
  expect(setAsCsv({ ...SET, set_n: 2, reps: 7, kind: 'drop' })).toBe(
    '2026-11-20,Bench Press,1,2,82.5,kg,7,7.5,3 × 8,2026-11-20T17:00:00.000Z,drop,,,,,,,\r\n',
  );
  expect(setAsCsv({ ...SET, weight: '', rpe: null, prescribed: null })).toBe(
    '2026-11-20,Bench Press,1,1,,kg,8,,,2026-11-20T17:00:00.000Z,,,,,,,,\r\n',
  );
});

test('a name cannot break the table, and no spreadsheet runs it', () => {
  const rows = setAsCsv({ ...SET, exercise: '=HYPERLINK("http://evil.example","x")', prescribed: 'a, "b"\nc' });
  expect(rows).toContain('"\'=HYPERLINK(""http://evil.example"",""x"")"');
  expect(rows).toContain('"a, ""b""\nc"');
});

test('TRAIN-24 help, time, distance, sides, reps left and notes, of the set and of its workout, have their columns', () => {
  const more = {
    weight: '-20',
    seconds: 40,
    distance: '2.5',
    distance_unit: 'km',
    per_side: true,
    rir: 2,
    note: 'slow',
    workout_note: 'slept badly',
  } as const;
  expect(setAsCsv({ ...SET, ...more })).toBe(
    '2026-11-20,Bench Press,1,1,-20,kg,8,7.5,3 × 8,2026-11-20T17:00:00.000Z,,40,2.5,km,yes,2,slow,slept badly\r\n',
  );
});
