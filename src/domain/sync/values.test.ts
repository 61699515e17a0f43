import { expect, test } from 'vitest';
import { OPERATION_VALUE_MAX_BYTES } from '../limits.ts';
import type { Operation } from './operation.ts';
import { readValue, rejectionOf } from './values.ts';

const SET = {
  session_id: '2026-11-20|plan-1|0|0|1',
  exercise: 'Back squat',
  exercise_n: 1,
  set_n: 1,
  reps: 5,
  weight: '82.5',
  unit: 'kg',
  rpe: 8.5,
  logged_at: '2026-11-20T18:00:00.000Z',
};

function operation(change: Partial<Operation>): Operation {
  return {
    op_id: '01930000-0000-7000-8000-000000000001',
    n: 1,
    kind: 'set.put',
    slot: 'set|s|back squat#1|1',
    hlc: '1763661600000:0000:a',
    v: 1,
    value: SET,
    ...change,
  };
}

test('A set as people log it is taken, bodyweight and no RPE included', () => {
  expect(rejectionOf(operation({}))).toBeNull();
  expect(rejectionOf(operation({ value: { ...SET, weight: '', rpe: null } }))).toBeNull();
});

test('IMPORT-2 An imported set may hold what nobody would type; a mark of nonsense does not', () => {
  const wide = { ...SET, reps: 12_000, weight: '-61.23496995000001', source: { app: 'strong', import_id: 'i' } };
  expect(rejectionOf(operation({ value: wide }))).toBeNull();
  expect(readValue('set.put', { kind: 'set.put', v: 1, value: wide })).toEqual(wide);
  expect(rejectionOf(operation({ value: { ...wide, source: 'strong' } }))).toBe('bad_value');
  expect(rejectionOf(operation({ value: { ...wide, reps: 1e9 } }))).toBe('bad_value');
});

test.each([
  ['reps below nothing', { reps: -1 }],
  ['reps that are no whole number', { reps: 5.5 }],
  ['more reps than anyone does', { reps: 1_000 }],
  ['a weight with a comma', { weight: '82,5' }],
  ['a weight below zero past the limit', { weight: '-10000' }],
  ['an RPE past the scale', { rpe: 10.5 }],
  ['a unit nobody lifts', { unit: 'st' }],
  ['set number nought', { set_n: 0 }],
])('SYNC-9 %s is refused', (_, wrong) => {
  expect(rejectionOf(operation({ value: { ...SET, ...wrong } }))).toBe('bad_value');
});

test('SYNC-9 A deletion carries nothing, and everything else carries something', () => {
  expect(rejectionOf(operation({ kind: 'set.delete', value: null }))).toBeNull();
  expect(rejectionOf(operation({ kind: 'set.delete' }))).toBe('bad_value');
  expect(rejectionOf(operation({ value: null }))).toBe('bad_value');
});

test('SYNC-9 A version nobody knows and a value without end are refused', () => {
  expect(rejectionOf(operation({ v: 2 }))).toBe('unknown_version');
  expect(rejectionOf(operation({ kind: 'plan.put', value: { plan: 'x'.repeat(OPERATION_VALUE_MAX_BYTES) } }))).toBe('too_large');
});

test('SYNC-16 A value is read only as its own kind, in a version this app knows, when it is whole', () => {
  expect(readValue('set.put', { kind: 'set.put', v: 1, value: SET })).toEqual(SET);
  expect(readValue('set.put', { kind: 'set.delete', v: 1, value: null })).toBeUndefined();
  expect(readValue('set.put', { kind: 'set.put', v: 2, value: SET })).toBeUndefined();
  expect(readValue('set.put', { kind: 'set.put', v: 1, value: { ...SET, reps: 'five' } })).toBeUndefined();
  expect(readValue('session.put', { kind: 'set.put', v: 1, value: SET })).toBeUndefined();
});

test('TRAIN-24 help, time, distance, sides, reps left and a note are stored with a set; what of them cannot be read costs no set', () => {
  const more = { weight: '-20', seconds: 40, distance: '2.5', distance_unit: 'km', per_side: true, rir: 2, note: 'slow' };
  expect(rejectionOf(operation({ value: { ...SET, ...more } }))).toBeNull();
  const held = { kind: 'set.put', v: 1, value: { ...SET, ...more, seconds: -1, distance_unit: 'leagues', note: 'x'.repeat(301) } };
  const read = readValue('set.put', held);
  expect(read).toMatchObject({ weight: '-20', distance: '2.5', per_side: true, rir: 2 });
  expect([read?.seconds, read?.distance_unit, read?.note]).toEqual([undefined, undefined, undefined]);
});
