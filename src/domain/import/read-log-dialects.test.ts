import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inLines, logIn, setText } from '#tests/fixtures/imports/log-lines.ts';
import { leftInFileText } from '../messages/import.ts';
import { countLog, type LogCounts } from './count-log.ts';
import { previewLog } from './preview-log.ts';
import { readLog } from './read-log.ts';
import { readTable } from './read-table.ts';

const FIXTURES = new URL('../../../tests/fixtures/imports/', import.meta.url);
const fixture = (name: string) => readFileSync(new URL(name, FIXTURES), 'utf8');

const LOGS: Record<string, readonly string[]> = {
  'strong-2016.csv': [
    '2016-10-03 | 19:30:55 | W1D1',
    '  Squat: 70 kg ×5, 70 kg ×5 «slow»',
    '2016-10-05 | 19:30:19 | W1D2',
    '  Running: 1500 s 5.2 km',
  ],
  'strong-2018-wrapped.csv': ['2018-04-02 | 07:00:10 | A; heavy', '  Deadlift: 315 lb ×5, 315 lb ×5 «belt»'],
  'strong-android-german.csv': [
    '2023-02-14 | 18:00:00 | Rücken | 3900 s | früh',
    '  Kreuzheben (Langhantel) | Gürtel: warmup 62.5 kg ×5, 142.5 kg ×5 @8.5',
  ],
  'strong-android-spanish.csv': ['2022-08-19 | 19:30:00 | Espalda', '  Peso muerto (barra): 140 lb ×5 @8'],
  'hevy-both-units.csv': ['2025-11-25 | 18:49:00 | Push | 2460 s', '  Bench Press (Barbell): 225 lb ×5, drop 80 kg ×8 @9'],
  'fitnotes-2.csv': ['2026-01-15', '  Barbell Back Squat: 100 kg ×5, 225 lb ×5 «paused», warmup 60 kg ×5'],
  'fitnotes-ios.csv': ['2025-02-23 | 10:13:53 | Push | 3294 s', '  Bench: warmup 60 ? ×8, 82.5 ? ×8 RIR 2 «steady»'],
  'fitnotes-joined.csv': [
    '2025-04-29',
    '  Overhead Press (Each Side, Dumbbells): 8 kg ×5',
    '  Lat Pulldown: 30 kg ×15',
    '2025-04-30',
    '  Lat Pulldown: 30 kg ×12',
  ],
  'jefit.csv': ['2026-02-04 | 3600 s', '  Barbell Bench Press: 135 lb ×10, 185 lb ×8, 185 lb ×8', '  Pull Up: ×12, ×10'],
  'lyfta.csv': [
    '2026-04-17 | 16:00:05 | Pull Day | 4773 s | A plan, with commas',
    '  Barbell Bent Over Row | straps: warmup 60 ? ×10, 82.125 ? ×8',
  ],
  'gymbook.csv': [
    '2024-09-09 | 18:05:00 | Push',
    '  Panca piana: warmup 40 kg ×10, 62.5 kg ×8 «buono»',
    '  Plank: 45 s',
    '2024-09-11 | 18:02:00 | Push',
    '  Vogatore: 600 s 2 km',
  ],
  'spreadsheet.csv': [
    '2024-06-05 | 18:05:00',
    '  Squat: 225 lb ×5, 225 lb ×5, 225 lb ×5',
    '2024-06-07 | 18:10:00',
    '  Pull Up: 10 lb ×8, 10 lb ×8',
    '2024-06-09 | 18:00:00',
    '  Squat: 230 lb ×5',
    '2024-07-02 | 18:00:00',
    '  Squat: 235 lb ×5',
  ],
};

describe('IMPORT-1, IMPORT-2: files as they are met', () => {
  test.each(Object.keys(LOGS))('%s', (name) => {
    const log = logIn(fixture(name));
    expect(inLines(log)).toEqual(LOGS[name]);
    expect(log.unread.map(({ line }) => line)).toEqual(name === 'jefit.csv' ? [21] : []);
  });

  const TABLES = readdirSync(FIXTURES).filter(
    (name) => name.endsWith('.csv') && !/headerless|wrapped|joined|jefit|spreadsheet|stronglifts/.test(name),
  );

  test.each(TABLES)('%s with its columns in the opposite order, capitals in its header, other separators and empty rows', (name) => {
    const { rows } = readTable(fixture(name));
    const text = (delimiter: string) =>
      rows
        .map(({ cells }, index) => cells.toReversed().map((cell) => quoted(index === 0 ? cell.toUpperCase() : cell)))
        .map((cells) => [...cells, '', ''].join(delimiter))
        .join(`\r\n${delimiter.repeat(rows[0]?.cells.length ?? 1)}\r\n`);
    const expected = countLog(logIn(fixture(name)));
    // Between semicolons a lone comma is the decimal mark, between commas it parts thousands: such files keep their separator.
    for (const delimiter of /^.*;/.test(fixture(name)) ? [';', '\t'] : [',', '\t']) {
      const counts = countLog(logIn(text(delimiter)));
      const inGeneral = (each: LogCounts) => ({ ...each, unread: each.unread.length, doubts: each.doubts.length, dialect: '' });
      expect(inGeneral(counts)).toEqual(inGeneral(expected));
    }
  });
});

describe('IMPORT-1: days as phones write them', () => {
  const dayOf = (written: string) => {
    const [workout] = logIn(`Date,Exercise,Weight,Reps\n"${written}",Squat,100,5`).workouts;
    return `${workout?.date} ${workout?.time}`.trim();
  };

  test.each([
    ['7. marrask. 2025 klo 10.14', '2025-11-07 10:14:00'],
    ['2025. ápr. 7. 10:14', '2025-04-07 10:14:00'],
    ['2025년 4월 7일, 오후 6:14', '2025-04-07 18:14:00'],
    ['2025年4月7日 上午12:14', '2025-04-07 00:14:00'],
    ['7. des. 2025, 10:14', '2025-12-07 10:14:00'],
    ['12 ağu 2025 18:14', '2025-08-12 18:14:00'],
    ['7 kvě 2025, 10:14', '2025-05-07 10:14:00'],
    ['7 апр. 2025 г., 10:14', '2025-04-07 10:14:00'],
    ['05-Mar-24', '2024-03-05'],
    ['March 5, 2024 at 6:49 PM', '2024-03-05 18:49:00'],
    ['2024-03-05T23:30:00.000Z', '2024-03-05 23:30:00'],
    ['5.3.24 7:05', '2024-03-05 07:05:00'],
  ])('%s', (written, expected) => {
    expect(dayOf(written)).toBe(expected);
  });

  test('days of digits alone are read in the order that keeps them together, and month first when both do', () => {
    const days = (...written: string[]) =>
      logIn(['Date,Exercise,Weight,Reps', ...written.map((day) => `${day},Squat,100,5`)].join('\n')).workouts.map(({ date }) => date);
    expect(days('05/06/2024', '07/06/2024', '02/07/2024')).toEqual(['2024-06-05', '2024-06-07', '2024-07-02']);
    expect(days('06/05/2024', '06/07/2024', '07/02/2024')).toEqual(['2024-06-05', '2024-06-07', '2024-07-02']);
    expect(days('12/11/2024', '10/11/2024', '02/11/2024')).toEqual(['2024-11-02', '2024-11-10', '2024-11-12']);
    expect(days('03/04/2024')).toEqual(['2024-03-04']);
  });
});

describe('IMPORT-3: cells that hold words', () => {
  const sets = (...rows: string[]) =>
    logIn(['Date,Exercise,Weight,Reps', ...rows.map((row) => `2024-05-13,Pull Up,${row}`)].join('\n')).workouts.flatMap(({ blocks }) =>
      blocks.flatMap((block) => block.sets.map(setText)),
    );

  test('bodyweight, added weight, units, and what apps write for nothing', () => {
    expect(sets('BW,8', '+10,8', 'BW + 10 kg,8', '100lbs,8 reps', 'null,8x', '-,8', 'Bodyweight,45 sec')).toEqual([
      '×8',
      '10 ? ×8',
      '10 kg ×8',
      '100 lb ×8',
      '×8',
      '×8',
      '45 s',
    ]);
  });

  test('a word that is no number names its line', () => {
    expect(logIn('Date,Exercise,Weight,Reps\n2024-05-13,Squat,heavy,5\n2024-05-13,Squat,100,5').unread).toEqual([
      { line: 2, reason: 'bad-weight' },
    ]);
  });
});

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

test('IMPORT-16 days that could be two are read as asked, and days that cannot are read as they must be', () => {
  const daysOf = (days: readonly string[], asked?: 'month-first' | 'day-first') => {
    const read = readLog(['Date,Exercise,Weight (kg),Reps', ...days.map((day) => `${day},Back squat,60,5`)].join('\n'), { days: asked });
    if (!read.ok) throw new Error(read.failure.problem);
    return { days: read.log.workouts.map(({ date }) => date), unsure: read.log.days?.unsure };
  };
  const unsure = ['03/04/2024', '05/04/2024'];
  expect(daysOf(unsure)).toEqual({ days: ['2024-04-03', '2024-04-05'], unsure: '03/04/2024' });
  expect(daysOf(unsure, 'month-first')).toEqual({ days: ['2024-03-04', '2024-05-04'], unsure: '03/04/2024' });
  expect(daysOf(['03/04/2024', '13/04/2024'], 'month-first')).toEqual({ days: ['2024-04-03', '2024-04-13'], unsure: undefined });
  expect(daysOf(['2024-04-03', '03.04.2024', '4/4/2024'])).toMatchObject({ unsure: undefined });
});

test('IMPORT-8 sets of supersets are all read, and counted as what is not kept', () => {
  const row = (exercise: string, superset: string) =>
    `"Push","7 Apr 2026, 10:14","7 Apr 2026, 11:20","","${exercise}",${superset},"",0,"normal",60,8,,,`;
  const header =
    '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"';
  const result = readLog([header, row('Bench Press (Barbell)', '0'), row('Lat Pulldown (Cable)', '0'), row('Plank', '')].join('\n'));
  expect(result).toMatchObject({ ok: true, log: { supersets: 2 } });
  if (result.ok) expect(leftInFileText(previewLog(result.log).left)).toMatch(/^2 sets were done in supersets/);
});
