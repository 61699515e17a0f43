import { expect, test } from 'vitest';
import { joinLogs } from './join-logs.ts';
import { readLog } from './read-log.ts';

const table = (...days: string[]) => readLog(['date,exercise,kg,reps', ...days.map((day) => `${day},Squat,100,5`)].join('\n'));
const weights = readLog('date,weight\n2024-01-03,80\n2024-01-04,80.5');

test('IMPORT-19 logs of one app in a packed file come together, a workout of two of them once, and what is left is named', () => {
  const joined = joinLogs([
    { name: 'january.csv', read: table('2024-01-03', '2024-01-05') },
    { name: 'weights.csv', read: weights },
    { name: 'february.csv', read: table('2024-01-05', '2024-02-01') },
  ]);
  if (!joined.ok) throw new Error('not read');
  expect(joined.log.workouts.map(({ date }) => date)).toEqual(['2024-01-03', '2024-01-05', '2024-02-01']);
  expect(joined.log.files).toEqual([
    { name: 'january.csv', is_read: true },
    { name: 'weights.csv', is_read: false },
    { name: 'february.csv', is_read: true },
  ]);
});

test('IMPORT-19 a packed file without a log says what is wrong with what it holds', () => {
  expect(joinLogs([{ name: 'weights.csv', read: weights }])).toEqual({ ok: false, failure: { problem: 'body-weight' } });
  expect(joinLogs([])).toEqual({ ok: false, failure: { problem: 'packed-empty' } });
});
