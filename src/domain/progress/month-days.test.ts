import { expect, test } from 'vitest';
import { assert, integer, property } from '#tests/support/properties.ts';
import { shiftDay } from '../training/week.ts';
import { monthDays, shiftMonth } from './month-days.ts';

test('a month begins under its weekday and has each of its days once', () => {
  const november = monthDays('2026-11-18');
  expect(november.blanks).toBe(0);
  expect([november.days[0], november.days.at(-1), november.days.length]).toEqual(['2026-11-01', '2026-11-30', 30]);
  expect(monthDays('2024-02-29').days).toHaveLength(29);
  expect(monthDays('2026-08-31').blanks).toBe(6);
});

test('months before and after follow across years', () => {
  expect([shiftMonth('2026-01-31', -1), shiftMonth('2026-12-31', 1), shiftMonth('2026-11-18', -12)]).toEqual([
    '2025-12-01',
    '2027-01-01',
    '2025-11-01',
  ]);
});

test('the months of any two hundred years meet without a gap', () => {
  assert(
    property(integer({ min: 0, max: 2400 }), (months) => {
      const month = shiftMonth('1900-01-01', months);
      expect(shiftDay(monthDays(month).days.at(-1) ?? '', 1)).toBe(monthDays(shiftMonth(month, 1)).days[0]);
    }),
  );
});
