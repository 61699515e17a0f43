import { expect, test } from 'vitest';
import { canRead } from './open-table.ts';
import { readLog } from './read-log.ts';

const TABLE = 'Wann;Was;Last (kg);Anz;Gefühl\n01.06.2026;Bankdrücken;60,5;8;gut\n03.06.2026;Kniebeuge;100;5;\n';

test('IMPORT-14 a table of no known app is opened with what its columns hold', () => {
  const read = readLog(TABLE);
  expect(read).toMatchObject({ ok: false, failure: { problem: 'unknown-format', table: { columns: { length: 5 } } } });
  if (read.ok) return;
  expect(read.failure.table?.columns[2]).toEqual({ name: 'Last (kg)', samples: ['60,5', '100'] });
});

test('IMPORT-14 with its columns named it is read like any other, and a first row that is a set counts', () => {
  const asked = { date: 0, exercise: 1, weight: 2, reps: 3, note: 4 };
  const sets = (text: string) => {
    const read = readLog(text, { columns: asked });
    if (!read.ok) throw new Error(read.failure.problem);
    return read.log.workouts.flatMap(({ date, blocks }) =>
      blocks.flatMap(({ exercise, sets: of }) => of.map(({ weight, unit, reps, note }) => [date, exercise, weight, unit, reps, note])),
    );
  };
  const bench = ['2026-06-01', 'Bankdrücken', '60.5', 'kg', 8, 'gut'];
  const squat = ['2026-06-03', 'Kniebeuge', '100', 'kg', 5, ''];
  expect(sets(TABLE)).toEqual([bench, squat]);
  const bare = TABLE.split('\n').slice(1).join('\n');
  expect(sets(bare)).toEqual([bench, squat].map((set) => set.map((cell, index) => (index === 3 ? null : cell))));
});

test('IMPORT-14 a day, an exercise and an amount are needed', () => {
  expect(canRead({ date: 0, exercise: 1, weight: 2 })).toBe(false);
  expect(canRead({ date: 0, reps: 2 })).toBe(false);
  expect(canRead({ date: 0, exercise: 1, seconds: 2 })).toBe(true);
});

test.each([
  ['prose', 'I did squats, then bench, and left.\nTomorrow more.\n'],
  ['two columns', 'a,b\n1,2\n'],
  ['a header alone', 'a,b,c\n'],
  ['JSON', '[{"id":1,"sets":[{"category":"BENCH_PRESS","reps":24,"volume":1}]}]'],
])('IMPORT-14 nothing is asked about %s', (_, text) => {
  const read = readLog(text);
  expect(read.ok ? 'read' : read.failure.table).toBeUndefined();
});

test.each(['Date,Measurement,Value,Unit\n2026-06-01,Weight,84.2,kg\n', 'Datum;Körpergewicht\n01.06.2026;84,2\n02.06.2026;84,0\n'])(
  'IMPORT-14 a file of body weights says so: %s',
  (text) => {
    expect(readLog(text)).toMatchObject({ ok: false, failure: { problem: 'body-weight' } });
  },
);
