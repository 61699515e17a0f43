import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inLines, logIn, setText } from '#tests/fixtures/imports/log-lines.ts';
import { readLog } from './read-log.ts';

const FIXTURES = new URL('../../../tests/fixtures/imports/others/', import.meta.url);
const fixture = (name: string) => readFileSync(new URL(name, FIXTURES), 'utf8');

/** Written by hand from the files. */
const LOGS: Record<string, readonly string[]> = {
  'alpha-progression.csv': [
    '2026-03-04 | 18:20:00 | Lower · Day 1 · Week 2 · Two days | 3480 s',
    '  Leg Press (Machine): warmup 42.5 kg ×12, warmup 80 kg ×6, 122.5 kg ×10 RIR 2, 122.5 kg ×9 RIR 1',
    '  Pull-ups: 5 kg ×6 RIR 1, ×8 RIR 0',
    '2026-03-06 | 07:05:00 | Upper · Day 2 · Week 2 · Two days | 2710 s',
    '  Overhead Press (Barbell): 1002.5 kg ×1 RIR 0',
  ],
  'boostcamp.csv': ['2025-09-01 | Ten weeks', '  Front Squat: 180 lb ×4 @9'],
  'by-day.json': ['2025-01-13', '  Squat: 100 kg ×5, 100 kg ×5', '  Curl: 12.5 kg ×12', '2025-01-15', '  Squat: 102.5 kg ×5'],
  'clock-of-sets.csv': ['2024-03-14 | 18:05:00', '  Bench Press: 135 lb ×8, 140 lb ×7', '2024-03-15 | 07:01:00', '  Squat: 185 lb ×5'],
  'counted-days.csv': [
    '2025-02-12',
    '  Squat: 90 ? ×5',
    '2025-02-14',
    '  Squat: 95 ? ×5',
    '2025-03-03 | 11:06:40',
    '  Squat: 100 ? ×5, 100 ? ×5',
  ],
  'days-above.csv': ['2024-03-04', '  Squat: 100 kg ×5, 102.5 kg ×4', '2024-03-06', '  Deadlift: 140 kg ×5'],
  'lettered-sets.csv': ['2025-07-20 | 09:00:00 | Push', '  Bench Press: warmup 95 lb ×10, 205 lb ×5, drop 165 lb ×8, failure 165 lb ×6'],
  'sets-across-merged.csv': [
    '2024-03-14',
    '  Bench press: 135 ? ×8, 135 ? ×7',
    '  Row: 115 ? ×10, 115 ? ×9',
    '2024-03-16',
    '  Squat: 225 ? ×5',
  ],
  'strong-german.csv': ['2024-03-05 | 18:02:11 | Oberkörper | 3600 s', '  Bankdrücken: 82.5 kg ×8 @8.5'],
  'days-across.csv': [
    '2025-01-13',
    '  Squat: 100 ? ×5, 100 ? ×5, 100 ? ×5',
    '  Row: 60 ? ×8, 60 ? ×8',
    '2025-01-15',
    '  Row: 62.5 ? ×8',
    '2025-01-17',
    '  Squat: 102.5 ? ×5, 102.5 ? ×5, 102.5 ? ×5',
  ],
  'dutch.csv': ['2025-01-08', '  Bankdrukken: 80.5 kg ×5'],
  'exercises-across.csv': ['2025-01-13', '  Squat: 100 ? ×5', '  Bench: 80 ? ×5', '2025-01-15', '  Bench: 82.5 ? ×5, 80 ? ×4'],
  'named-tabs.txt': ['2025-01-13', '  Squat: 225 lb ×5 @8'],
  'garmin-fit.csv': ['2025-07-07 | 07:02:00', '  bench press: 60 kg ×10', '  plank: 45 s', '  Unknown exercise: 22.5 kg ×12'],
  'flat.json': ['2025-01-13', '  Squat: 100 kg ×5, 100 kg ×5, 100 kg ×4', '  Row: 60 kg ×8, 60 kg ×8, 60 kg ×8'],
  'garmin-summary.csv': ['2025-07-07', '  seated_cable_row: 45 kg ×12, 50 kg ×10'],
  'gymaholic.csv': ['2025-04-02 | 07:05:00 | Legs', '  Lunge: 16 kg ×12, 16 kg ×12'],
  'japanese.csv': ['2025-01-13', '  ベンチプレス: 72.5 kg ×5, 72.5 kg ×5'],
  'liftosaur.csv': ['2024-02-05 | 06:10:00 | Workout B', '  Squat: warmup 45 lb ×5, 150 lb ×6 @8.5 «belt»'],
  'markdown.csv': ['2025-01-13', '  Squat: 100 ? ×5, 100 ? ×4'],
  'merged-cells.csv': [
    '2025-02-03',
    '  Kniebeuge: 100.5 ? ×5, 100.5 ? ×5',
    '  Bankdrücken: 82.5 ? ×5',
    '2025-02-05',
    '  Kreuzheben: 140 ? ×3',
  ],
  'nested.json': [
    '2025-08-14 | 12:00:00 | Push | 3000 s | short',
    '  Bench Press (Barbell) | wide: warmup 60 kg ×10, 97.5 kg ×5 @9',
    '  Plank: 45 s',
  ],
  'numbered-pairs.csv': ['2025-01-13', '  Press: 40 ? ×8, 42.5 ? ×6'],
  'numbered-sets.csv': [
    '2025-01-13',
    '  Kniebeuge: 102.5 ? ×5, 102.5 ? ×5, 102.5 ? ×4',
    '2025-01-15',
    '  Bankdrücken: 80 ? ×8 «locker», 80 ? ×7 «locker»',
  ],
  'planned-and-done.csv': ['2025-02-03 | Upper', '  Incline Press: 55 lb ×10', '  Farmer Walk: 70 lb 45 s'],
  'polish.csv': ['2025-01-13', '  Wyciskanie: 80.5 kg ×5'],
  'repcount.csv': [
    '2025-05-12 | 17:00:10 | Push | 3000 s',
    '  Dumbbell Press: 22.5 kg ×10, 25 kg ×8 «last one slow»',
    '  Side Plank: 40 s',
  ],
  'related.json': ['2025-01-13 | Push', '  Bench press: 80 kg ×5, 82.5 kg ×5', '2025-01-15 | Pull', '  Row: 60 kg ×8'],
  'rp-hypertrophy.csv': ['2025-01-13 | Monday', '  Machine Press: 140 lb ×11 RIR 3, 140 lb ×10 RIR 2'],
  'russian.csv': ['2025-01-13', '  Жим лёжа: 82.5 kg ×5, 82.5 kg ×5 «легко»'],
  'session-columns.csv': ['2025-05-13 | 18:00:00 | Pull | 3900 s', '  Row: 62.5 kg ×8 @8'],
  'setgraph.csv': [
    '2025-06-02 | 17:05:00 | Push',
    '  Dip: 10 kg ×8, 10 kg ×7 «tired»',
    '2025-06-04 | 17:09:00 | Pull',
    '  Row: 62.5 kg ×8, 62.5 kg ×8',
  ],
  'sets-across.csv': ['2025-01-13', '  Squat: 100 ? ×5, 105 ? ×5, 110 ? ×3', '  Curl: 12.5 ? ×12, 12.5 ? ×10'],
  'sets-by-reps.csv': [
    '2025-01-13',
    '  Squat: 185 ? ×5, 185 ? ×5, 185 ? ×5',
    '2025-01-15',
    '  Bench: 135 ? ×8, 135 ? ×8',
    '  Chin-up: ×8, ×7, ×6',
  ],
  'sets-in-words.csv': [
    '2025-01-13',
    '  Squat: 185 lb ×5, 185 lb ×5, 185 lb ×5',
    '  Bench: 115 ? ×10, 135 ? ×8 @9, 145 ? ×6',
    '2025-01-15',
    '  Push-up: ×20, ×15, ×12',
    '  Plank: 60 s, 60 s',
  ],
  'stronglifts-2018.csv': [
    '2018-03-14',
    '  Squat: 42.5 kg ×5, 42.5 kg ×5, 42.5 kg ×5',
    '  Bench Press: 95 lb ×5, 95 lb ×5, 95 lb ×4',
    '  Dips: ×10',
    '2018-03-17',
    '  Squat: 45 kg ×5 «good», 45 kg ×5 «good», 45 kg ×5 «good»',
    '  Deadlift: 80 kg ×5 «good»',
    '2018-03-19',
    '  Overhead Press: 30 kg ×5, 30 kg ×5, 30 kg ×5',
  ],
  'swedish.csv': ['2025-01-13', '  Bänkpress: 80.5 kg ×5'],
  'trainheroic.csv': ['2025-01-13 | Day 1', '  Back Squat: 205 lb ×5, 205 lb ×5, 215 lb ×3'],
  'wger.json': ['2025-03-03', '  Bench Press: 77.5 ? ×8 RIR 2, 77.5 ? ×7'],
};
/** Lines that hold no readable set. */
const UNREAD: Record<string, readonly number[]> = { 'alpha-progression.csv': [15], 'sets-in-words.csv': [6] };

describe('IMPORT-1, IMPORT-2: files of other apps and of people', () => {
  test.each(readdirSync(FIXTURES))('%s', (name) => {
    const log = logIn(fixture(name));
    expect(inLines(log)).toEqual(LOGS[name]);
    expect(log.unread.map(({ line }) => line)).toEqual(UNREAD[name] ?? []);
  });

  test.each(readdirSync(FIXTURES).filter((name) => name.endsWith('.csv')))('%s with a mark, other line ends and empty lines', (name) => {
    const text = fixture(name)
      .replaceAll('\r', '')
      .replace(/^\ufeff/, '');
    const changed = logIn(`\ufeff${text.trimEnd().replaceAll('\n', '\r\n\r\n')}\r\n\r\n`);
    expect(inLines(changed)).toEqual(LOGS[name]);
  });
});

describe('IMPORT-1: sets as people write them', () => {
  const setsOf = (note: string, weight = '') =>
    logIn(`Date,Exercise,Weight,Sets x Reps\n2025-01-13,Squat,${weight},"${note}"`).workouts.flatMap(({ blocks }) =>
      blocks.flatMap(({ sets }) => sets.map(setText)),
    );

  test.each([
    ['100x5', ['100 ? ×5']],
    ['100 kg x 5, 102.5 kg x 3', ['100 kg ×5', '102.5 kg ×3']],
    ['82,5x5, 85x5', ['82.5 ? ×5', '85 ? ×5']],
    ['60x10,65x8', ['60 ? ×10', '65 ? ×8']],
    ['3x5@100', ['100 ? ×5', '100 ? ×5', '100 ? ×5']],
    ['2 sets of 8', ['×8', '×8']],
    ['2×8@7.5', ['×8 @7.5', '×8 @7.5']],
    ['2x5x140kg', ['140 kg ×5', '140 kg ×5']],
    ['140x5x2', ['140 ? ×5', '140 ? ×5']],
    ['5 x 100kg', ['100 kg ×5']],
    ['BW x 12; BW x 10', ['×12', '×10']],
    ['12/10/8', ['×12', '×10', '×8']],
    ['5-5-3', ['×5', '×5', '×3']],
    ['3x30s', ['30 s', '30 s', '30 s']],
    ['5,5,5 @ 80 kg', ['80 kg ×5', '80 kg ×5', '80 kg ×5']],
  ])('%s', (note, expected) => {
    expect(setsOf(note)).toEqual(expected);
  });

  test('beside a weight of its own two numbers are sets and reps', () => {
    expect(setsOf('3x5', '100')).toEqual(['100 ? ×5', '100 ? ×5', '100 ? ×5']);
    expect(setsOf('5 5 4', '100')).toEqual(['100 ? ×5', '100 ? ×5', '100 ? ×4']);
  });

  test.each(['heavy', '300x500x200', '8-10'])('«%s» is named and not guessed at', (note) => {
    const result = readLog(`Date,Exercise,Sets x Reps\n2025-01-13,Squat,"${note}"\n2025-01-13,Squat,"100x5"`);
    expect(result).toMatchObject({ ok: true, log: { unread: [{ line: 2, reason: 'bad-reps' }] } });
  });
});

describe('IMPORT-7: what holds no sets says so', () => {
  test.each([
    ['Apple Health', '<?xml version="1.0"?>\n<!DOCTYPE HealthData []>\n<HealthData><Workout/></HealthData>', 'health-export'],
    ['Apple Health as a table', 'Date,Active Energy (kcal),Step Count (count),Weight (kg)\n2025-01-13,512,8012,81\n', 'health-export'],
    [
      'Apple Health by kinds',
      'type,sourceName,startDate,value\nHKQuantityTypeIdentifierStepCount,iPhone,2025-01-13 08:00:00 +0100,120\n',
      'health-export',
    ],
    [
      'workouts of a watch',
      'Workout Type,Start,End,Duration,Active Energy (kcal),Avg. Heart Rate (bpm)\nTraditional Strength Training,2025-01-13 08:00,2025-01-13 09:00,1:00:00,400,121\n',
      'health-export',
    ],
    ['a page of the web', '<?xml version="1.0"?><html/>', 'unknown-format'],
    ['a table without days', 'Set,Exercise Name,Reps,Weight\n1,Bench Press,10,60 kg\n', 'no-day-column'],
    ['a plan', 'Day,Exercise,Target Sets,Target Reps\n1,Squat,3,5\n', 'unknown-format'],
    ['other JSON', '{"prices":[{"name":"Apple","weight":3}]}', 'unknown-format'],
  ])('%s', (_, text, problem) => {
    expect(readLog(text)).toMatchObject({ ok: false, failure: { problem } });
  });
});
