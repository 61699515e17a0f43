import { expect, test } from 'vitest';
import { countLog } from './count-log.ts';
import { readLog } from './read-log.ts';

const HEADER = 'date,exercise,weight (kg),reps,rpe,seconds';
const countsOf = (...rows: string[]) => {
  const read = readLog([HEADER, ...rows].join('\n'));
  if (!read.ok) throw new Error(read.failure.problem);
  return countLog(read.log);
};

test('IMPORT-18 what nobody lifts is named with what becomes of it: kept as written, or kept without the number', () => {
  const { sets, doubts, unread } = countsOf(
    '2024-01-03,Squat,100,5,8,',
    '2024-01-03,Squat,700,5,,',
    '2024-01-03,Squat,40,900,,',
    '2024-01-03,Squat,100,5,40,',
    '2024-01-03,Squat,3000,5,,',
    '2024-01-03,Plank,,,,90000',
  );
  expect(sets).toBe(5);
  expect(doubts).toEqual([
    { line: 3, reason: 'heavy', written: '700 kg' },
    { line: 4, reason: 'many-reps', written: '900' },
    { line: 5, reason: 'effort', written: 'RPE 40' },
    { line: 7, reason: 'long', written: '90000 s' },
  ]);
  expect(unread).toEqual([{ line: 6, reason: 'impossible' }]);
});

test('IMPORT-18 heavy leg presses, skipping and efforts of zero are nothing to ask about', () => {
  expect(countsOf('2024-01-03,Leg press,540,10,0,', '2024-01-03,Jump rope,,1500,,').doubts).toEqual([]);
});
