import { expect, test } from 'vitest';
import { lookBackFrom } from './look-back-from.ts';

test('views look back from today, and after four weeks without a workout from the last one (PROG-31)', () => {
  const from = (last: string | undefined) => lookBackFrom(last, '2026-11-27');
  expect(from(undefined)).toBe('2026-11-27');
  expect(from('2026-10-30')).toBe('2026-11-27');
  expect(from('2026-10-29')).toBe('2026-10-29');
  expect(lookBackFrom('2026-10-29', '2026-11-27', 84)).toBe('2026-11-27');
  expect(from('2021-12-22')).toBe('2021-12-22');
  expect(from('2026-12-03')).toBe('2026-11-27');
});
