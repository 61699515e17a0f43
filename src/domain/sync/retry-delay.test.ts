import { expect, test } from 'vitest';
import { type RetryInput, retryDelay } from './retry-delay.ts';

function delays(failures: readonly number[], input: Partial<RetryInput>): number[] {
  return failures.map((count) => retryDelay({ failures: count, isWaitedFor: false, random: () => 0.5, ...input }));
}

test('SYNC-15 the delay doubles from two seconds to five minutes, the upper half of it by chance', () => {
  expect(delays([1, 2, 3, 8, 99], { random: () => 0 })).toEqual([1_000, 2_000, 4_000, 128_000, 150_000]);
  expect(delays([1, 2, 3, 8, 99], { random: () => 1 })).toEqual([2_000, 4_000, 8_000, 256_000, 300_000]);
});

test('SYNC-15 what a person waits for is tried again after nine seconds at most, after any number of failures and by any chance', () => {
  expect(delays([1, 2, 3, 4, 5, 9, 99, Number.POSITIVE_INFINITY], { isWaitedFor: true })).toEqual([
    1_500, 3_000, 6_000, 9_000, 9_000, 9_000, 9_000, 9_000,
  ]);
  for (let failures = 1; failures < 200; failures += 1) {
    for (const chance of [0, 0.25, 0.5, 0.75, 1]) {
      expect(delays([failures], { isWaitedFor: true, random: () => chance })[0]).toBeLessThanOrEqual(9_000);
    }
  }
});

test('SYNC-15 a lasting fault is asked about no more than once in eight seconds, also where a person waits', () => {
  for (let failures = 4; failures < 200; failures += 1) {
    expect(delays([failures], { isWaitedFor: true, random: () => 0 })[0]).toBeGreaterThanOrEqual(8_000);
  }
});

test.each([true, false])('SYNC-15 the server’s Retry-After is a floor with a limit (a person waits: %s)', (isWaitedFor) => {
  expect(delays([1, 99], { isWaitedFor, retry_after: 400 })).toEqual([400_000, 400_000]);
  expect(delays([1], { isWaitedFor, retry_after: 86_400 * 365 })).toEqual([3_600_000]);
  expect(delays([1, 9], { isWaitedFor, retry_after: 1 })).toEqual(isWaitedFor ? [1_500, 9_000] : [1_500, 225_000]);
  expect(delays([1], { isWaitedFor, retry_after: -5 })).toEqual([1_500]);
});
