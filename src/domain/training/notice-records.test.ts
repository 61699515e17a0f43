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
  expect(noticeRecord(set('102.5', 3), before, 'kg')).toEqual({
    kind: 'weight',
    sentence: '102.5 kg is the most you have lifted in this exercise.',
  });
  expect(noticeRecord(set('225', 1, null, 'lb'), before, 'kg')?.kind).toBe('weight');
  expect(noticeRecord(set('220', 1, null, 'lb'), before, 'kg')).toBeNull();
});

test('More reps than ever with a weight is a record', () => {
  expect(noticeRecord(set('100', 6), before, 'kg')).toEqual({
    kind: 'reps',
    sentence: '100 kg × 6 is more reps than ever with this weight.',
  });
  expect(noticeRecord(set('100', 5), before, 'kg')).toBeNull();
  expect(noticeRecord(set('', 12), [set('', 10)], 'kg')).toEqual({ kind: 'reps', sentence: '12 reps is more than ever.' });
});

test('An easier set of the same kind is a record of the estimate', () => {
  expect(noticeRecord(set('100', 5, 7), before, 'kg')).toEqual({
    kind: 'estimate',
    sentence: 'This set points to a maximum near 127 kg, your best so far.',
  });
  expect(noticeRecord(set('60', 15, 6), [set('100', 5, 8), set('60', 20)], 'kg')).toBeNull();
});

test('Every sentence is in the unit of the reader, whatever the set was logged in', () => {
  const heavier = noticeRecord(set('225', 3, null, 'lb'), before, 'kg');
  expect(heavier?.sentence).toBe('102.1 kg is the most you have lifted in this exercise.');
  expect(noticeRecord(set('100', 6), before, 'lb')?.sentence).toBe('220.5 lbs × 6 is more reps than ever with this weight.');
  expect(noticeRecord(set('100', 5, 7), before, 'lb')?.sentence).toBe('This set points to a maximum near 280 lbs, your best so far.');
});

test('The first time is not a record, and a set without a rep never is', () => {
  expect(noticeRecord(set('100', 5), [], 'kg')).toBeNull();
  expect(noticeRecord(set('200', 0), before, 'kg')).toBeNull();
});

test('A session leaves the record of its last set that beat everything before it', () => {
  const sets = [set('102.5', 3), set('105', 2), set('100', 4)];
  expect(sessionRecord(sets, before, 'kg')).toMatchObject({ set: sets[1], record: { kind: 'weight' } });
  expect(sessionRecord([set('100', 5), set('90', 8)], before, 'kg')).toBeNull();
  expect(sessionRecord([set('100', 5), set('105', 5)], [], 'kg')).toBeNull();
});
