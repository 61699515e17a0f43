import { expect, test } from 'vitest';
import { historyMeasure } from '../training/history-measure.ts';
import { exerciseDays } from './exercise-days.ts';

const set = (
  performed_on: string,
  weight: string,
  reps: number,
  more: { rpe?: number; kind?: string; unit?: 'lb' | 'kg'; seconds?: number; distance?: string; distance_unit?: string } = {},
) => ({
  session_id: performed_on,
  performed_on,
  weight,
  reps,
  unit: 'lb' as const,
  rpe: null,
  ...more,
});
const figures = (sets: Parameters<typeof historyMeasure>[0] & ReturnType<typeof set>[]) =>
  exerciseDays(sets, { unit: 'lb', measure: historyMeasure(sets, 'reps'), distance_unit: 'km' }).map(
    ({ performed_on, figures: { max, best, volume } }) => [performed_on, max, best, volume],
  );

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

test('a day of load without an estimated max has a reason (PROG-33)', () => {
  const reasons = (sets: ReturnType<typeof set>[], measure: 'load' | 'reps' | 'help' = 'load') =>
    exerciseDays(sets, { unit: 'lb', measure, distance_unit: 'km' }).map(({ no_max }) => no_max);
  const day = '2026-11-02';
  expect(reasons([set(day, '150', 5, { rpe: 8 }), set(day, '150', 5, { rpe: 5 })])).toEqual([null]);
  expect(reasons([set(day, '150', 5, { rpe: 6 }), set(day, '150', 5, { rpe: 5 })])).toEqual(['easy']);
  expect(reasons([set(day, '50', 40)])).toEqual(['reps']);
  expect(reasons([set(day, '150', 5, { rpe: 8 }), set(day, '', 9), set(day, '', 9)])).toEqual(['weight']);
  expect(reasons([set(day, '', 9)], 'reps')).toEqual([null]);
  expect(reasons([set(day, '-20', 9)], 'help')).toEqual([null]);
});

test('without added weight reps are counted', () => {
  expect(figures([set('2026-11-02', '', 8), set('2026-11-02', '', 6)])).toEqual([['2026-11-02', 8, 8, 14]]);
});

test('PROG-35 seconds and distances are told as such, and a few weighted sets among many without are sets of reps like them', () => {
  expect(figures([set('2026-11-02', '', 0, { seconds: 105 }), set('2026-11-02', '', 0, { seconds: 90 })])).toEqual([
    ['2026-11-02', 105, 105, 195],
  ]);
  expect(figures([set('2026-11-02', '', 0, { distance: '500', distance_unit: 'm' })])).toEqual([['2026-11-02', 0.5, 0.5, 0.5]]);
  const pullUps = [set('2026-11-02', '', 8), set('2026-11-02', '', 7), set('2026-11-09', '11', 6), set('2026-11-09', '', 9)];
  expect(figures(pullUps)).toEqual([
    ['2026-11-02', 8, 8, 15],
    ['2026-11-09', 9, 9, 15],
  ]);
});
