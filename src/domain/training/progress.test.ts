import { expect, test } from 'vitest';
import { type ProgressSet, progressOf, weightMoved } from './progress.ts';

function set(performed_on: string, weight: string, reps: number, more: Partial<ProgressSet> = {}): ProgressSet {
  return { session_id: performed_on, performed_on, weight, reps, unit: 'lb', rpe: null, ...more };
}

const bench = [set('2026-11-18', '170', 5), set('2026-11-04', '165', 5), set('2026-11-04', '165', 4), set('2026-11-11', '160', 5)];

test('each session counts with its best set, oldest session first', () => {
  const { measure, points } = progressOf(bench, 'lb');
  expect(measure).toBe('max');
  expect(points.map((point) => point.performed_on)).toEqual(['2026-11-04', '2026-11-11', '2026-11-18']);
  expect(points[0]?.value).toBeGreaterThan(points[1]?.value ?? 0);
});

test('a session of sets too easy to tell a max has no point, and the lift is still measured by it (PROG-33)', () => {
  const easy = set('2026-11-16', '155', 3, { rpe: 5.5 });
  const { measure, points } = progressOf([set('2026-11-09', '165', 3, { rpe: 8 }), easy], 'lb');
  expect([measure, points.map(({ performed_on }) => performed_on)]).toEqual(['max', ['2026-11-09']]);
  expect(progressOf([easy], 'lb')).toEqual({ measure: 'max', points: [] });
});

test('an exercise without added weight is measured in reps', () => {
  const pullUps = [set('2026-11-04', '', 8), set('2026-11-11', '', 10), set('2026-11-11', '', 7)];
  expect(progressOf(pullUps, 'lb')).toEqual({
    measure: 'reps',
    points: [
      { performed_on: '2026-11-04', session_id: '2026-11-04', value: 8 },
      { performed_on: '2026-11-11', session_id: '2026-11-11', value: 10 },
    ],
  });
});

test('kilograms and pounds are compared by what they weigh', () => {
  const { points } = progressOf([set('2026-11-04', '100', 1, { unit: 'kg', rpe: 10 }), set('2026-11-11', '220', 1, { rpe: 10 })], 'lb');
  expect(points.map((point) => point.value)).toEqual([220, 220]);
});

test('what was moved is reps times weight, bodyweight left out', () => {
  expect(weightMoved([set('2026-11-18', '165', 5), set('2026-11-18', '', 12), set('2026-11-18', '82.5', 2)], 'lb')).toBe(990);
});
