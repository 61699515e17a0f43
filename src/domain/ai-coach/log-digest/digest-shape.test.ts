import { expect, test } from 'vitest';
import { digestOf } from '#tests/fixtures/log-digest.ts';
import { DIGEST_MAX_LENGTH, parseLogDigest, SESSIONS_MOST } from './digest-shape.ts';

const DAYS = Array.from({ length: 28 }, (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}`);
const DIGEST = digestOf({ 'Bench press': DAYS.map((on) => ({ on, reps: [5, 5], weight: '60' })) });

test('a digest survives its way as JSON', () => {
  expect(parseLogDigest(JSON.parse(JSON.stringify(DIGEST)))).toEqual(DIGEST);
  expect(DIGEST.exercises[0]?.sessions).toHaveLength(SESSIONS_MOST);
  // The sessions before are told by the best set of their month.
  expect(DIGEST.exercises[0]?.months).toEqual([['2026-10-01', 5, '60kg', 8]]);
});

test.each<[string, unknown]>([
  ['missing', undefined],
  ['null', null],
  ['a text', 'Bench press 100 kg'],
  ['a list', [DIGEST]],
  ['without its days', { ...DIGEST, today: undefined }],
  ['with a day that is none', { ...DIGEST, today: 'yesterday' }],
  ['with a load that is none', { ...DIGEST, last: { ...DIGEST.last, exercises: [{ name: 'Bench', sets: [[5, 'heavy', 8]] }] } }],
  ['with more reps than anyone does', { ...DIGEST, last: { ...DIGEST.last, exercises: [{ name: 'Bench', sets: [[5000, '60kg', 8]] }] } }],
  ['too long', { ...DIGEST, padding: 'x'.repeat(DIGEST_MAX_LENGTH) }],
])('a digest that is %s is none', (_, digest) => {
  expect(parseLogDigest(digest)).toBeNull();
});
