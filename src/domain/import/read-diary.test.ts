import { describe, expect, test } from 'vitest';
import { readLog } from './read-log.ts';

/** Each workout as «day title: exercise weight×reps …». */
function read(text: string): string[] {
  const result = readLog(text);
  if (!result.ok) return [result.failure.problem];
  return result.log.workouts.map(
    ({ date, title, blocks }) =>
      `${date} ${title}: ${blocks
        .map(({ exercise, sets }) => `${exercise} ${sets.map(({ weight, unit, reps }) => `${weight}${unit ?? ''}×${reps}`).join(' ')}`)
        .join('; ')}`,
  );
}

describe('IMPORT-22: a text with days as headings', () => {
  test('as an app shares a workout', () => {
    const text = `Morning Workout
Monday, January 6, 2025 at 10:00

Bench Press (Barbell)
W1: 20 kg × 10
Set 1: 60 kg × 5 @ 8
Set 2: 62.5 kg × 5

Pull Up
Set 1: 8 reps

https://example.com/w/1
`;
    expect(read(text)).toEqual(['2025-01-06 Morning Workout: Bench Press (Barbell) 20kg×10 60kg×5 62.5kg×5; Pull Up ×8']);
    const result = readLog(text);
    if (!result.ok) throw new Error('Not read.');
    const [warm, first] = result.log.workouts[0]!.blocks[0]!.sets;
    expect([warm!.kind, first!.rpe, first!.line]).toEqual(['warmup', 8, 6]);
  });

  test('as somebody writes it down', () => {
    expect(
      read(`# 2025-01-13 Push
Bench press: 60x5, 65x5, 65x4
felt heavy
Dips 8, 8, 7

## 2025-01-15 – Pull
- Deadlift 100 kg x 5
- Row
  - 50x8
  - 50x7
`),
    ).toEqual(['2025-01-13 Push: Bench press 60×5 65×5 65×4; Dips ×8 ×8 ×7', '2025-01-15 Pull: Deadlift 100kg×5; Row 50×8 50×7']);
  });

  test('with days as this phone’s notes write them', () => {
    expect(read('Legs\nTuesday 14 January 2025\nSquat 3x5 @ 100 kg\n')).toEqual(['2025-01-14 Legs: Squat 100kg×5 100kg×5 100kg×5']);
    expect(read('14.01.2025\nKniebeuge\n1. 100 kg x 5\n2. 102,5 kg x 5\n')).toEqual(['2025-01-14 : Kniebeuge 100kg×5 102.5kg×5']);
  });

  test('sets with words behind them, a weight before its sets, and reps of each set', () => {
    expect(
      read(`04.09.23 Push
Bankdrücken 50kg 10/9/8
Latzug 40 kg 3x12
Squat: 62.5 kg – 5/5/4, dur dur
Remo: 4x10 con 40 kg
Satz 1: 60 kg x 8 (RPE 9)
`),
    ).toEqual([
      '2023-09-04 Push: Bankdrücken 50kg×10 50kg×9 50kg×8; Latzug 40kg×12 40kg×12 40kg×12; Squat 62.5kg×5 62.5kg×5 62.5kg×4; Remo 40kg×10 40kg×10 40kg×10 40kg×10 60kg×8',
    ]);
  });

  test('a time is no number of reps, and is named where it cannot be read', () => {
    const result = readLog(
      '2025-01-13\nPlank\nSet 1: 1:00\nSet 2: 3 x 40 seconds\nSquat 100 x 5\nDips 8, 8\nRow 60 x 8\nCurl 20 x 8\nPress 40 x 5\nLunge 3x10\nPull 5, 5\nPush 9, 9\nSit 9, 9\nHop 9, 9\nStep 8, 8\n',
    );
    if (!result.ok) throw new Error('Not read.');
    expect(result.log.unread.map(({ line }) => line)).toEqual([3]);
    expect(result.log.workouts[0]!.blocks[0]).toMatchObject({ exercise: 'Plank', sets: [{ seconds: 40, reps: null }, {}, {}] });
  });

  test('what no set can be read from is named with its line, and a text of another kind stays one', () => {
    const result = readLog('2025-01-13\nSquat\n100 x 5\n105 x ?\n');
    expect(result).toMatchObject({ ok: true, log: { workouts: [{ blocks: [{ sets: [{ reps: 5 }] }] }], unread: [{ line: 4 }] } });
    expect(read('Dear diary,\non January 6, 2025 I went to the gym and did 3x5.\nIt was fine.\n')).toEqual(['unknown-format']);
    expect(read('Milk 3x1\nBread\n')).toEqual(['unknown-format']);
  });
});

describe('IMPORT-13: notes of a diary', () => {
  const noted = (...lines: string[]) => {
    const read = readLog(lines.join('\n'));
    if (!read.ok) throw new Error(read.failure.problem);
    return read.log.workouts.map(({ title, note, blocks }) => [title, note, ...blocks.flatMap(({ sets }) => sets.map((set) => set.note))]);
  };

  test.each([
    [['2024-06-03 Push', 'Notes: slept badly', 'Bench press', '60 kg x 8', '60 kg x 7']],
    [['2024-06-03', 'Push', 'Notes: slept badly', 'late in the day', 'Bench press', '60 kg x 8', '60 kg x 7']],
    [['2024-06-03 Push', 'slept badly', 'Bench press 60 kg x 8', '60 kg x 7']],
  ])('what stands before the first exercise is of the workout: %j', (lines) => {
    const [[title, note, ...sets] = []] = noted(...lines);
    expect([title, ...sets]).toEqual(['Push', '', '']);
    expect(note).toMatch(/slept badly/);
  });

  test('a note after the sets is of the last, also at the end of a day', () => {
    expect(
      noted(
        '2024-06-03 Push',
        'Bench press',
        '60 kg x 8',
        'Notes: shoulder',
        'Rows',
        '50 kg x 8',
        'Notes: tired',
        '2024-06-05 Pull',
        'Rows 50 kg x 8',
      ),
    ).toEqual([
      ['Push', '', 'Notes: shoulder', 'Notes: tired'],
      ['Pull', '', ''],
    ]);
  });

  test('what stands below an exercise is of its sets, and each day has its own', () => {
    expect(
      noted(
        '2024-06-03 Push',
        'slept badly',
        'Bench press',
        'Notes: wide grip',
        '60 kg x 8',
        'easy',
        '2024-06-05 Pull',
        'Rows',
        '50 kg x 8',
      ),
    ).toEqual([
      ['Push', 'slept badly', 'Notes: wide grip\neasy'],
      ['Pull', '', ''],
    ]);
  });
});
