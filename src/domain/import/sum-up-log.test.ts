import { expect, test } from 'vitest';
import { readLog } from './read-log.ts';
import { sumUpLog } from './sum-up-log.ts';

test('IMPORT-8 more help is no better lift', () => {
  const read = readLog('Date,Exercise,Weight (kg),Reps\n2026-05-01,Pull Up (Assisted),20,8\n2026-05-01,Bench press,60,5\n');
  if (!read.ok) throw new Error(read.failure.problem);
  const { lifts } = sumUpLog(read.log.workouts, { unit: 'kg', names: { 'Pull Up (Assisted)': 'Assisted pull-up' } });
  expect(lifts.map(({ name }) => name)).toEqual(['Bench press']);
});
