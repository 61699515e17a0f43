import { expect, test } from 'vitest';
import { formatBytes } from './bytes.ts';
import { formatSpan, formatWhen } from './when.ts';

const now = new Date(2026, 10, 21, 12, 0);
const at = (day: number, hours: number, minutes: number) => new Date(2026, 10, day, hours, minutes).toISOString();

test.each([
  [at(21, 10, 31), 'today 10:31 AM'],
  [at(20, 23, 59), 'yesterday 11:59 PM'],
  [at(18, 7, 5), 'November 18 7:05 AM'],
  [new Date(2025, 0, 2, 9, 0).toISOString(), 'January 2, 2025 9:00 AM'],
  ['nonsense', 'at an unknown time'],
])('%s is said as «%s»', (instant, words) => {
  expect(formatWhen(instant, now)).toBe(words);
});

test('Two times of one day are joined, and several become a span', () => {
  expect(formatSpan([at(21, 10, 34), at(21, 10, 31)], now)).toBe('today 10:31 AM and 10:34 AM');
  expect(formatSpan([at(21, 10, 31), at(21, 10, 40), at(21, 11, 2)], now)).toBe('today 10:31 AM to 11:02 AM');
  expect(formatSpan([at(20, 18, 0), at(21, 9, 0)], now)).toBe('yesterday 6:00 PM and today 9:00 AM');
  expect(formatSpan([at(21, 10, 31), at(21, 10, 31)], now)).toBe('today 10:31 AM');
});

test.each([
  [0, '0 kB'],
  [912_400, '912 kB'],
  [8_400_000, '8.4 MB'],
  [412_000_000, '412 MB'],
  [2_100_000_000, '2.1 GB'],
])('%d bytes are «%s»', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
