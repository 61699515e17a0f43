import { expect, test } from 'vitest';
import { ACCOUNT_MAX_BYTES, ACCOUNT_MAX_OPERATIONS } from '../limits.ts';
import { hasRoom, isNearlyFull, percentUsed, roomOf } from './account-room.ts';

test('SYNC-26 An account is full at either bound, and ten years of 50,000 sets take less than a fifth', () => {
  expect(hasRoom({ bytes: ACCOUNT_MAX_BYTES, operations: ACCOUNT_MAX_OPERATIONS })).toBe(true);
  expect(hasRoom({ bytes: ACCOUNT_MAX_BYTES + 1, operations: 0 })).toBe(false);
  expect(hasRoom({ bytes: 0, operations: ACCOUNT_MAX_OPERATIONS + 1 })).toBe(false);
  const tenYears = roomOf({ bytes: 50_000 * 350 + 1_500 * 2 * 250 + 40 * 100_000, operations: 50_000 + 3_000 + 40 });
  expect(percentUsed(tenYears)).toBeLessThan(20);
});

test('SYNC-26 What is used is told in whole percent, and a warning comes at 80', () => {
  expect(percentUsed(roomOf({ bytes: 0, operations: 0 }))).toBe(0);
  expect(percentUsed(roomOf({ bytes: 1, operations: 1 }))).toBe(1);
  expect(percentUsed(roomOf({ bytes: ACCOUNT_MAX_BYTES * 2, operations: 1 }))).toBe(100);
  expect([79, 80].map(isNearlyFull)).toEqual([false, true]);
});
