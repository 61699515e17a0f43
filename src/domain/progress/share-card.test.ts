import { describe, expect, test } from 'vitest';
import { type ShareInput, shareCard } from './share-card.ts';

const RECORD = {
  name: 'Bench press',
  exercise_id: 'bench-press',
  kind: 'weight',
  reps: 5,
  before: '157.5',
  now: '160',
  performed_on: '2026-11-18',
} as const;
const card = (more: Partial<ShareInput>, records: ShareInput['summary']['records'] = [RECORD]) =>
  shareCard({
    title: 'Squat and bench',
    exercises: [
      { name: 'Back squat', sets: 2 },
      { name: 'bench press', sets: 3 },
      { name: 'Pull-up', sets: 0 },
    ],
    summary: { minutes: 56, sets: 5, moved: 4120, records, primary: [], secondary: [] },
    unit: 'lb',
    showsWeights: true,
    name: null,
    ...more,
  });

describe('PROG-30 the picture of a workout', () => {
  test('has a stroke for each set, those of a record marked, figures and the record', () => {
    expect(card({})).toEqual({
      title: 'Squat and bench',
      strokes: [
        [false, false],
        [false, false, true],
      ],
      figures: [
        { value: 56, word: 'minutes' },
        { value: 5, word: 'sets' },
        { value: 1, word: 'record' },
      ],
      record: { name: 'Bench press', before: '157.5', now: '160 lbs × 5' },
      name: null,
    });
  });

  test('without weights no weight is on it, in whatever field', () => {
    for (const records of [[], [RECORD], [{ ...RECORD, kind: 'volume' as const }]]) {
      const text = JSON.stringify(card({ showsWeights: false }, records));
      for (const weight of ['160', '157.5', '4120', 'lbs']) expect(text).not.toContain(weight);
    }
  });

  test('without a record it says what was moved, without minutes it has none', () => {
    expect(card({}, []).figures.at(-1)).toEqual({ value: 4120, word: 'lbs moved' });
    const { figures } = card({ summary: { minutes: null, sets: 1, moved: 0, records: [], primary: [], secondary: [] } });
    expect(figures).toEqual([{ value: 1, word: 'set' }]);
  });

  test.each([
    ['max', '160 kg max'],
    ['reps', '160 reps'],
    ['volume', '160 kg moved'],
  ] as const)('a record of %s reads «%s»', (kind, now) => {
    expect(card({ unit: 'kg' }, [{ ...RECORD, kind }]).record?.now).toBe(now);
  });

  test('the name is on it only where it was asked for', () => {
    expect(card({}).name).toBeNull();
    expect(card({ name: 'Dana' }).name).toBe('Dana');
  });
});
