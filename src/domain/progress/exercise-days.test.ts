import { expect, test } from 'vitest';
import { exerciseDays } from './exercise-days.ts';

const set = (performed_on: string, weight: string, reps: number, more: { rpe?: number; kind?: string; unit?: 'lb' | 'kg' } = {}) => ({
  session_id: performed_on,
  performed_on,
  weight,
  reps,
  unit: 'lb' as const,
  rpe: null,
  ...more,
});
const figures = (sets: ReturnType<typeof set>[]) =>
  exerciseDays(sets, 'lb').map(({ performed_on, figures: { max, best, volume } }) => [performed_on, max, best, volume]);

test('a day says its estimated max, its heaviest set and what it moved, oldest day first (PROG-27)', () => {
  expect(figures([set('2026-11-09', '160', 5), set('2026-11-02', '150', 5), set('2026-11-09', '155', 5)])).toEqual([
    ['2026-11-02', 175, 150, 750],
    ['2026-11-09', 187, 160, 1575],
  ]);
});

test('warm-ups say nothing, and an easy set no max', () => {
  expect(figures([set('2026-11-02', '150', 5, { rpe: 5 }), set('2026-11-02', '200', 1, { kind: 'warm-up' })])).toEqual([
    ['2026-11-02', undefined, 150, 750],
  ]);
});

test('without added weight reps are counted', () => {
  expect(figures([set('2026-11-02', '', 8), set('2026-11-02', '', 6)])).toEqual([['2026-11-02', 8, 8, 14]]);
});
