import { expect, test } from 'vitest';
import { readLog } from './read-log.ts';
import { readTable } from './read-table.ts';

const HEADER = 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes';
const row = (day: string, note = '') => `${day} 08:00:00,Push,Bench Press,1,60,5,0,0,${note},`;
const logOf = (...rows: string[]) => {
  const read = readLog([HEADER, ...rows].join('\n'));
  if (!read.ok) throw new Error(read.failure.problem);
  return read.log;
};
const daysOf = ({ workouts }: ReturnType<typeof logOf>) => workouts.map(({ date }) => date);

const DAYS = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05'] as const;

test('IMPORT-17 a lost quotation mark swallows no rows: they are read, and the hurt one is named', () => {
  const [one, two, three, four, five] = DAYS;
  const log = logOf(row(one), row(two, '"felt good'), row(three), row(four, '"fine"'), row(five));
  expect(daysOf(log)).toEqual(DAYS);
  expect(log).toMatchObject({ unread: [], hurt: [3] });
});

test('IMPORT-17 one that is never closed, several, and one in the first row', () => {
  const [one, two, three, four, five] = DAYS;
  const log = logOf(row(one, '"a'), row(two), row(three, '"b'), row(four), row(five));
  expect(daysOf(log)).toEqual(DAYS);
  expect(log).toMatchObject({ unread: [], hurt: [2, 4] });
});

test('IMPORT-17 where nobody knows which cell lost its mark, the row is left out and named', () => {
  const torn = '"2024-01-02 08:00:00,Push,"Bench, close","1","60","5","0","0","",""';
  const log = logOf(row('2024-01-01'), torn, row('2024-01-03'));
  expect(daysOf(log)).toEqual(['2024-01-01', '2024-01-03']);
  expect(log.unread).toEqual([{ line: 3, reason: 'lost-quote' }]);
});

test('IMPORT-17 a row whose last cell lost its mark has all its cells: it is read, and named', () => {
  const last = (day: string, note: string) => `${day} 08:00:00,Push,Bench Press,1,60,5,0,0,,${note}`;
  const log = logOf(last('2024-01-01', '"felt good'), last('2024-01-02', '"two\nlines"'), last('2024-01-03', ''));
  expect(daysOf(log)).toEqual(['2024-01-01', '2024-01-02', '2024-01-03']);
  expect(log.workouts.map(({ note }) => note)).toEqual(['felt good', 'two\nlines', '']);
  expect(log).toMatchObject({ unread: [], hurt: [2] });
});

test.each([
  ['in the middle', row('2024-01-02', '"felt good'), 'felt good'],
  ['in its last cell', `${row('2024-01-02')}"felt good`, 'felt good'],
  ['around a name', row('2024-01-02').replace('Bench', '"Bench'), ''],
])('IMPORT-17 the last row of a file, with the mark lost %s', (_, last, note) => {
  const log = logOf(row('2024-01-01'), `${last}\n`);
  expect(daysOf(log)).toEqual(['2024-01-01', '2024-01-02']);
  expect(log).toMatchObject({ unread: [], hurt: [3] });
  const { note: own = '', blocks = [] } = log.workouts[1] ?? {};
  expect([own, ...blocks.flatMap(({ sets }) => sets.map((set) => set.note))].join('')).toBe(note);
});

test('IMPORT-17 a file that ends in the middle of a row is cut off, and nothing of it is read', () => {
  expect(readLog([HEADER, row('2024-01-01'), '2024-01-02 08:00:00,"Pu'].join('\n'))).toEqual({
    ok: false,
    failure: { problem: 'open-quote', line: 3 },
  });
});

test('IMPORT-17 where every cell stands in quotation marks, and the day is not the first', () => {
  const cells = (day: string) => `"Push","${day}","Bench Press","0","normal","60","5",""`;
  const header = '"title","start_time","exercise_title","set_index","set_type","weight_kg","reps","exercise_notes"';
  const hurt = cells('2 Jan 2024, 10:14').replace(/""$/, '"slow');
  const read = readLog([header, cells('1 Jan 2024, 10:14'), hurt, cells('3 Jan 2024, 10:14'), cells('4 Jan 2024, 10:14')].join('\r\n'));
  expect(read).toMatchObject({ ok: true, log: { app: 'hevy', hurt: [3], unread: [] } });
  expect(read.ok && read.log.workouts.map(({ date }) => date)).toEqual(['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04']);
});

test('IMPORT-17 a text of several lines is whole, also with days, separators and quotation marks in it', () => {
  const note = '"2024-01-01, a day\nSaid ""go"", then\n2024-01-02 08:00:00,Push,Bench Press,1,60,5,0,0,,"';
  const { rows } = readTable([HEADER, row('2024-01-03', note), row('2024-01-04')].join('\n'));
  expect(rows.map(({ line, is_hurt }) => [line, is_hurt])).toEqual([
    [1, undefined],
    [2, undefined],
    [5, undefined],
  ]);
});
