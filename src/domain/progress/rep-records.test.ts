import { expect, test } from 'vitest';
import { array, assert, constantFrom, integer, property, record } from '#tests/support/properties.ts';
import { compareWeights } from '../training/units.ts';
import { repRecords } from './rep-records.ts';

const set = (reps: number, weight: string, more: object = {}) => ({
  performed_on: '2026-11-18',
  reps,
  weight,
  unit: 'lb' as const,
  rpe: null,
  ...more,
});

test('each number of reps has its heaviest set, the earliest of equals (PROG-22)', () => {
  const early = set(5, '160', { performed_on: '2026-11-02' });
  const records = repRecords([set(5, '160'), early, set(5, '155'), set(1, '175', { rpe: 10 })], 'lb');
  expect(records.map(({ reps, set: { weight, performed_on }, max }) => [reps, weight, performed_on, max])).toEqual([
    [1, '175', '2026-11-18', 175],
    [5, '160', '2026-11-02', expect.any(Number)],
  ]);
});

test('of equals on one day the easier one tells the max, and one too easy tells none (PROG-33)', () => {
  const maxOf = (...rpes: number[]) =>
    repRecords(
      rpes.map((rpe) => set(3, '165', { rpe })),
      'lb',
    )[0]?.max;
  expect(maxOf(9, 7.5)).toBe(maxOf(7.5));
  expect(maxOf(5.5)).toBeNull();
});

test('warm-up sets, bodyweight, assistance, missed and very long sets are no records', () => {
  const none = [set(5, '200', { kind: 'warm-up' }), set(8, ''), set(8, '-20'), set(0, '300'), set(20, '45')];
  expect(repRecords(none, 'lb')).toEqual([]);
});

test('no set of as many reps is heavier than the record, whatever the units', () => {
  const sets = record({
    performed_on: constantFrom('2026-01-01', '2026-02-01'),
    reps: integer({ min: 0, max: 15 }),
    weight: integer({ min: 1, max: 400 }).map(String),
    unit: constantFrom('lb' as const, 'kg' as const),
    rpe: constantFrom(null, 8),
  });
  assert(
    property(array(sets), (log) => {
      const records = new Map(repRecords(log, 'kg').map((one) => [one.reps, one.set]));
      for (const one of log.filter(({ reps }) => reps >= 1 && reps <= 12)) {
        const held = records.get(one.reps);
        expect(held !== undefined && compareWeights(held, one) >= 0).toBe(true);
      }
    }),
  );
});
