import { expect, test } from 'vitest';
import { noticeRecord, sessionRecord } from './notice-records.ts';
import type { LoggedLike } from './suggestion.ts';

const set = (weight: string, reps: number, rpe: number | null = null, unit: 'lb' | 'kg' = 'kg'): LoggedLike => ({
  weight,
  reps,
  rpe,
  unit,
});
const before = [set('100', 5, 8), set('90', 8, 9)];

test('A weight never lifted is a record, also against sets in the other unit', () => {
  expect(noticeRecord(set('102.5', 3), before)).toEqual({
    kind: 'weight',
    sentence: '102.5 kg is the most you have lifted in this exercise.',
  });
  expect(noticeRecord(set('225', 1, null, 'lb'), before)?.kind).toBe('weight');
  expect(noticeRecord(set('220', 1, null, 'lb'), before)).toBeNull();
});

test('More reps than ever with a weight is a record', () => {
  expect(noticeRecord(set('100', 6), before)).toEqual({ kind: 'reps', sentence: '6 reps with 100 kg is more than ever.' });
  expect(noticeRecord(set('100', 5), before)).toBeNull();
  expect(noticeRecord(set('', 12), [set('', 10)])?.kind).toBe('reps');
});

test('An easier set of the same kind is a record of the estimate', () => {
  expect(noticeRecord(set('100', 5, 7), before)).toEqual({
    kind: 'estimate',
    sentence: 'This set points to a maximum near 127 kg, your best so far.',
  });
  expect(noticeRecord(set('60', 15, 6), [set('100', 5, 8), set('60', 20)])).toBeNull();
});

test('The first time is not a record, and a set without a rep never is', () => {
  expect(noticeRecord(set('100', 5), [])).toBeNull();
  expect(noticeRecord(set('200', 0), before)).toBeNull();
});

test('A session leaves the record of its last set that beat everything before it', () => {
  const sets = [set('102.5', 3), set('105', 2), set('100', 4)];
  expect(sessionRecord(sets, before)).toMatchObject({ set: sets[1], record: { kind: 'weight' } });
  expect(sessionRecord([set('100', 5), set('90', 8)], before)).toBeNull();
  expect(sessionRecord([set('100', 5), set('105', 5)], [])).toBeNull();
});
