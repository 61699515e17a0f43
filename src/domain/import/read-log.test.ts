import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countLog, type LogCounts } from './count-log.ts';
import type { ImportedLog } from './imported-log.ts';
import { readLog } from './read-log.ts';

const fixture = (name: string) => readFileSync(new URL(`../../../tests/fixtures/imports/${name}`, import.meta.url), 'utf8');

function read(text: string): ImportedLog {
  const result = readLog(text);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.log;
}

/** Counted by hand. */
const COUNTS: Record<string, Omit<LogCounts, 'unread' | 'doubts'>> = {
  'strong-ios.csv': {
    app: 'strong',
    dialect: 'strong-ios',
    workouts: 2,
    days: 2,
    sets: 9,
    exercises: 4,
    reps: 41,
    volume: 2525,
    units: [],
    from: '2023-03-26',
    to: '2023-04-01',
  },
  'strong-ios-old.csv': {
    app: 'strong',
    dialect: 'strong-ios-old',
    workouts: 2,
    days: 2,
    sets: 3,
    exercises: 2,
    reps: 22,
    volume: 2250,
    units: [],
    from: '2017-05-20',
    to: '2017-05-22',
  },
  'strong-android.csv': {
    app: 'strong',
    dialect: 'strong-android',
    workouts: 2,
    days: 1,
    sets: 3,
    exercises: 2,
    reps: 16,
    volume: 989.88,
    units: ['kg'],
    from: '2024-11-05',
    to: '2024-11-05',
  },
  'strong-android-old.csv': {
    app: 'strong',
    dialect: 'strong-android-old',
    workouts: 1,
    days: 1,
    sets: 3,
    exercises: 2,
    reps: 10,
    volume: 691,
    units: ['kg', 'lb'],
    from: '2020-01-31',
    to: '2020-01-31',
  },
  'strong-android-french.csv': {
    app: 'strong',
    dialect: 'strong-android',
    workouts: 1,
    days: 1,
    sets: 2,
    exercises: 2,
    reps: 15,
    volume: 700,
    units: ['kg'],
    from: '2022-08-19',
    to: '2022-08-19',
  },
  'strong-android-headerless.csv': {
    app: 'strong',
    dialect: 'strong-android-headerless',
    workouts: 1,
    days: 1,
    sets: 3,
    exercises: 1,
    reps: 11,
    volume: 1380,
    units: [],
    from: '2024-02-01',
    to: '2024-02-01',
  },
  'hevy-kg.csv': {
    app: 'hevy',
    dialect: 'hevy-kg',
    workouts: 3,
    days: 2,
    sets: 6,
    exercises: 3,
    reps: 75,
    volume: 42250,
    units: ['kg'],
    from: '2025-12-31',
    to: '2026-04-07',
  },
  'hevy-lbs.csv': {
    app: 'hevy',
    dialect: 'hevy-lb',
    workouts: 2,
    days: 2,
    sets: 3,
    exercises: 2,
    reps: 45,
    volume: 2700,
    units: ['lb'],
    from: '2026-07-27',
    to: '2026-07-28',
  },
  'hevy-tab.csv': {
    app: 'hevy',
    dialect: 'hevy-kg',
    workouts: 1,
    days: 1,
    sets: 2,
    exercises: 1,
    reps: 10,
    volume: 1000,
    units: ['kg'],
    from: '2026-07-28',
    to: '2026-07-28',
  },
  'fitnotes.csv': {
    app: 'fitnotes',
    dialect: 'fitnotes',
    workouts: 2,
    days: 2,
    sets: 4,
    exercises: 3,
    reps: 15,
    volume: 1300,
    units: ['kg'],
    from: '2019-06-03',
    to: '2019-06-04',
  },
  'fitnotes-old.csv': {
    app: 'fitnotes',
    dialect: 'fitnotes-old',
    workouts: 1,
    days: 1,
    sets: 2,
    exercises: 1,
    reps: 5,
    volume: 1575,
    units: ['lb'],
    from: '2015-02-11',
    to: '2015-02-11',
  },
  'stronglifts.csv': {
    app: 'stronglifts',
    dialect: 'stronglifts',
    workouts: 2,
    days: 2,
    sets: 7,
    exercises: 3,
    reps: 33,
    volume: 2712.5,
    units: ['kg'],
    from: '2021-09-14',
    to: '2021-09-16',
  },
  'fitbod.csv': {
    app: 'fitbod',
    dialect: 'fitbod',
    workouts: 2,
    days: 2,
    sets: 4,
    exercises: 3,
    reps: 23,
    volume: 903.6972,
    units: ['kg'],
    from: '2022-05-02',
    to: '2022-05-04',
  },
  'table.csv': {
    app: 'table',
    dialect: 'table',
    workouts: 1,
    days: 1,
    sets: 2,
    exercises: 1,
    reps: 6,
    volume: 1415,
    units: [],
    from: '2024-12-24',
    to: '2024-12-24',
  },
  'setwise.csv': {
    app: 'setwise',
    dialect: 'setwise',
    workouts: 2,
    days: 1,
    sets: 4,
    exercises: 2,
    reps: 38,
    volume: 1880,
    units: ['kg'],
    from: '2026-11-02',
    to: '2026-11-02',
  },
  'setwise.json': {
    app: 'setwise',
    dialect: 'setwise-json',
    workouts: 1,
    days: 1,
    sets: 2,
    exercises: 1,
    reps: 16,
    volume: 1300,
    units: ['kg'],
    from: '2026-11-02',
    to: '2026-11-02',
  },
};

describe('IMPORT-1: totals equal an independent count of the file', () => {
  test.each(Object.keys(COUNTS))('%s', (name) => {
    const { unread, doubts: _, ...counts } = countLog(read(fixture(name)));
    expect(counts).toEqual(COUNTS[name]);
    if (name !== 'table.csv') expect(unread).toEqual([]);
  });

  test.each(Object.keys(COUNTS).filter((name) => name.endsWith('.csv')))(
    '%s with other line ends, a mark at its start, blank lines and no last line end',
    (name) => {
      const text = `\ufeff${fixture(name).replaceAll('\n', '\r\n').trimEnd()}\r\n\r\n`;
      expect({ ...countLog(read(text)), unread: [], doubts: [] }).toEqual({ ...COUNTS[name], unread: [], doubts: [] });
      expect({ ...countLog(read(fixture(name).trimEnd())), unread: [], doubts: [] }).toEqual({ ...COUNTS[name], unread: [], doubts: [] });
    },
  );

  test('rest timers and notes are no sets, equal rows are repeated sets, and an exercise that comes back is another block', () => {
    const [first] = read(fixture('strong-ios.csv')).workouts;
    expect(first?.blocks.map(({ exercise, sets }) => [exercise, sets.length])).toEqual([
      ['Squat (Barbell)', 4],
      ['Plank', 1],
      ['Running (Treadmill)', 1],
      ['Squat (Barbell)', 1],
      ['Squat (Barbell)', 1],
    ]);
    expect(first?.blocks[0]).toMatchObject({ note: 'Belt from set 2' });
    expect(first?.blocks[0]?.sets.map(({ kind }) => kind)).toEqual(['warmup', 'normal', 'normal', 'failure']);
  });
});

describe('IMPORT-2: numbers and units are kept as written', () => {
  test('a decimal comma, thousands, a unit of its own in a row, and a duration of days', () => {
    const weights = (name: string) =>
      read(fixture(name)).workouts.flatMap(({ blocks }) =>
        blocks.flatMap(({ sets }) => sets.map(({ weight, unit }) => `${weight} ${unit}`)),
      );
    expect(weights('strong-android.csv')).toEqual(['61.235 kg', '62.5 kg', ' kg']);
    expect(weights('strong-android-old.csv')).toEqual(['95 lb', '43.2 kg', ' lb']);
    expect(weights('table.csv')).toEqual(['1002.5 null', '82.5 null']);
    expect(read(fixture('strong-ios.csv')).workouts[0]).toMatchObject({
      time: '01:58:10',
      duration_seconds: 264 * 3600 + 60,
      title: 'Leg day 🦵',
    });
  });

  test('effort, seconds, distance and notes', () => {
    const sets = (name: string) => read(fixture(name)).workouts.flatMap(({ blocks }) => blocks.flatMap(({ sets: own }) => own));
    expect(sets('strong-ios.csv').map(({ rpe }) => rpe)).toEqual([null, 8, 9.5, null, null, null, null, null, null]);
    expect(sets('fitnotes.csv').at(-1)).toMatchObject({ weight: '', reps: null, seconds: 1710, distance: { amount: '5.2', unit: 'km' } });
    expect(sets('strong-android.csv').at(-1)).toMatchObject({
      weight: '',
      reps: null,
      seconds: 480,
      distance: { amount: '2000', unit: 'm' },
    });
    expect(sets('fitbod.csv').map(({ kind }) => kind)).toEqual(['warmup', 'normal', 'normal', 'normal']);
    expect(sets('strong-ios.csv').at(-1)).toMatchObject({ note: 'a "quoted" word, and a comma', kind: 'drop' });
  });

  test('a cell that begins like a formula is text', () => {
    expect(read(fixture('strong-ios.csv')).workouts[1]).toMatchObject({ title: '=SUM(A1)', blocks: [{ exercise: '-Negative Pull Up' }] });
    expect(read(fixture('setwise.csv')).workouts[0]?.blocks[1]?.exercise).toBe('=Press');
  });

  test('both forms of Hevy’s dates, other languages, the twelve-hour clock, and midnight', () => {
    const times = (name: string) => read(fixture(name)).workouts.map(({ date, time, duration_seconds }) => [date, time, duration_seconds]);
    expect(times('hevy-kg.csv')).toEqual([
      ['2025-12-31', '23:40:00', 3000],
      ['2026-04-07', '10:14:00', 3960],
      ['2026-04-07', '10:14:00', 360],
    ]);
    expect(times('hevy-lbs.csv')).toEqual([
      ['2026-07-27', '00:05:00', 2100],
      ['2026-07-28', '18:49:00', 3060],
    ]);
    expect(times('hevy-tab.csv')).toEqual([['2026-07-28', '18:49:00', 2460]]);
  });
});

describe('IMPORT-3: a row that cannot be read is named with its line and reason', () => {
  test('rows of a table of one’s own', () => {
    expect(read(fixture('table.csv')).unread).toEqual([
      { line: 4, reason: 'no-exercise' },
      { line: 5, reason: 'no-date' },
      { line: 6, reason: 'bad-weight' },
      { line: 7, reason: 'bad-reps' },
      { line: 8, reason: 'too-few-cells' },
    ]);
  });

  test('what cannot have been done is named, help below zero is read (IMPORT-12)', () => {
    const rows = [
      'Bench Press (Barbell),1,-50,5',
      'Bench Press (Barbell),2,9999,500',
      'Bench Press (Barbell),3,60,1200',
      'Bench Press (Barbell),4,abc,5',
    ]
      .concat(['Pull Up (Assisted),1,-20,8', 'Jump Rope,1,0,1200', 'Sled Push,1,600,10'])
      .map((row) => `2026-11-01 10:00:00,Push,${row}`);
    const log = read(['Date,Workout Name,Exercise Name,Set Order,Weight,Reps', ...rows, ',Push,Bench Press (Barbell),5,60,5'].join('\n'));
    expect(log.unread).toEqual([
      { line: 2, reason: 'negative-weight' },
      { line: 3, reason: 'impossible' },
      { line: 4, reason: 'impossible' },
      { line: 5, reason: 'bad-weight' },
      { line: 9, reason: 'no-date' },
    ]);
    expect(countLog(log).sets).toBe(3);
  });

  test('lines are counted through line ends inside quotes', () => {
    const text = `${fixture('strong-android.csv').trimEnd()}\n"3";"2024-11-06 18:00:00";"";"";"";"1";"";"";"";"";"";"";""\n`;
    expect(read(text).unread).toEqual([{ line: 7, reason: 'no-exercise' }]);
  });
});

describe('IMPORT-7: a wrong or damaged file says what is wrong and where', () => {
  const failure = (text: string) => {
    const result = readLog(text);
    return result.ok ? result.log.dialect : result.failure;
  };

  test.each([
    ['nothing', ' \n', { problem: 'empty' }],
    ['a picture', '\u0089PNG\r\n\u001a\n\0\0\0', { problem: 'not-text' }],
    ['prose', 'Dear diary,\ntoday I squatted.\n', { problem: 'unknown-format', line: 1 }],
    ['another table', 'name,price\nApple,3\n', { problem: 'unknown-format', line: 1 }],
    ['a header alone', fixture('hevy-kg.csv').split('\n')[0] ?? '', { problem: 'no-sets', line: undefined }],
    ['a quote that never closes', `${fixture('hevy-lbs.csv')}"Push","Jul 29`, { problem: 'open-quote', line: 5 }],
    ['half of our own file', fixture('setwise.json').slice(0, 400), { problem: 'damaged-json', line: 15 }],
    ['somebody else’s JSON', '{"format":"x","sessions":[]}', { problem: 'unknown-format' }],
  ])('%s', (_, text, expected) => {
    expect(failure(text)).toEqual(expected);
  });
});
