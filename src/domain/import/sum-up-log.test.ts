import { expect, test } from 'vitest';
import { readLog } from './read-log.ts';
import { sumUpLog } from './sum-up-log.ts';

test('IMPORT-8 more help is no better lift', () => {
  const read = readLog('Date,Exercise,Weight (kg),Reps\n2026-05-01,Pull Up (Assisted),20,8\n2026-05-01,Bench press,60,5\n');
  if (!read.ok) throw new Error(read.failure.problem);
  const { lifts } = sumUpLog(read.log.workouts, { unit: 'kg', names: { 'Pull Up (Assisted)': 'Assisted pull-up' } });
  expect(lifts.map(({ name }) => name)).toEqual(['Bench press']);
});

test.each([
  ['Monday to Friday of one week', ['2025-03-03', '2025-03-05', '2025-03-07'], [true]],
  ['two weeks of June', ['2025-06-02', '2025-06-04', '2025-06-11'], [true, true]],
  ['a Saturday and the Sunday after it', ['2025-06-07', '2025-06-08'], [true, true]],
  ['the first days of a year and a week between', ['2026-01-01', '2026-01-03', '2026-01-11'], [true, false, true]],
])('IMPORT-8 the weeks of a log begin on Sunday, as everywhere: %s', (_, days, weeks) => {
  const read = readLog(`Date,Exercise,Weight (kg),Reps\n${days.map((day) => `${day},Squat,100,5`).join('\n')}\n`);
  if (!read.ok) throw new Error(read.failure.problem);
  expect(sumUpLog(read.log.workouts, { unit: 'kg', names: {} }).years.map((year) => year.weeks)).toEqual([weeks]);
});

test('IMPORT-8 a week over New Year is the last of one year and the first of the next', () => {
  const read = readLog('Date,Exercise,Weight (kg),Reps\n2025-12-31,Squat,100,5\n2026-01-02,Squat,100,5\n');
  if (!read.ok) throw new Error(read.failure.problem);
  expect(sumUpLog(read.log.workouts, { unit: 'kg', names: {} }).years.map((year) => year.weeks)).toEqual([[true], [true]]);
});
