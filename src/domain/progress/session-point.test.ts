import { describe, expect, test } from 'vitest';
import { around, everyDays, liftOf, setOf, setsAt, TODAY } from '#tests/fixtures/progress/history.ts';
import { shiftDay } from '../training/week.ts';
import { sessionPoints } from './session-point.ts';

const one = (sets: Parameters<typeof everyDays>[1][number]['sets'], more = {}) => sessionPoints(liftOf(everyDays(3, [{ sets }]), more));

describe('the number a session says of a lift (PROG-1)', () => {
  test('is the median of its sets, not the best', () => {
    const sets = [...setsAt(100).slice(0, 2), ...setsAt(112).slice(0, 1)];
    expect(one(sets).points[0]?.value).toBeCloseTo(100, 6);
  });

  test('takes a short set without an effort by its planned one, at half weight', () => {
    expect(one([setOf({ load: 90, reps: 4, rpe: null, target_rir: 2 })]).points[0]?.value).toBeCloseTo(108, 6);
    const mixed = [...setsAt(100).slice(0, 2), setOf({ load: 120, reps: 5, rpe: null })];
    expect(one(mixed).points[0]?.value).toBeCloseTo(100, 6);
  });

  test.each([
    ['an effort below 6.5', setOf({ rpe: 6 })],
    ['eleven reps of a compound lift', setOf({ reps: 11 })],
    ['seven reps without an effort', setOf({ reps: 7, rpe: null })],
    ['a short set with neither effort nor plan', setOf({ rpe: null, target_rir: null })],
  ])('does not use %s', (_, set) => {
    expect(one([...setsAt(100), set]).points[0]?.value).toBeCloseTo(100, 6);
    expect(one([set]).points).toEqual([]);
  });

  test('uses 12 reps where one joint moves', () => {
    expect(one([setOf({ reps: 12 })], { is_isolation: true }).points).toHaveLength(1);
  });

  test('is load times reps for long sets, and the most reps near the limit without a load', () => {
    const long = one([20, 18, 16].map((reps) => setOf({ load: 30, reps })));
    expect([long.measure, long.points[0]?.value]).toEqual(['load reps', 540]);
    const body = one([setOf({ load: 0, reps: 12, rpe: 9 }), setOf({ load: 0, reps: 15, rpe: 7 })]);
    expect([body.measure, body.points[0]?.value]).toEqual(['reps', 12]);
  });

  test('leaves out lighter weeks and first weeks back', () => {
    const sessions = everyDays(3, [{ sets: setsAt(100), is_light: true }, { sets: setsAt(100), is_excluded: true }, { sets: setsAt(101) }]);
    expect(sessionPoints(liftOf(sessions)).points.map(({ value }) => Math.round(value))).toEqual([101]);
  });
});

describe('typing slips (PROG-2)', () => {
  const of = (...estimates: number[]) =>
    sessionPoints(
      liftOf(
        everyDays(
          3,
          estimates.map((estimate) => ({ sets: setsAt(estimate) })),
        ),
      ),
    );

  test('a point ten times too high is left out and asked about', () => {
    const { points, ask } = of(...around(100, 6), 1000, 100);
    expect(points).toHaveLength(7);
    expect(ask.map(({ on, value }) => [on, Math.round(value)])).toEqual([[shiftDay(TODAY, -5), 1000]]);
  });

  test('a jump that the next session repeats stays', () => {
    expect(of(...around(100, 6), 120, 121)).toMatchObject({ ask: [], points: { length: 8 } });
  });

  test('a bad day of 9% is left out and not asked about', () => {
    expect(of(...around(100, 6), 91, 100, 101)).toMatchObject({ ask: [], points: { length: 8 } });
  });

  test('two points are too few to doubt one', () => {
    expect(of(100, 150).points).toHaveLength(2);
  });
});
