import { expect, test } from 'vitest';
import { dropWeight } from './drop-set.ts';

test('TRAIN-25 a drop set has about a fifth less than the set before it, as the gym’s plates allow', () => {
  expect(dropWeight('225', { kind: 'barbell', unit: 'lb' })).toBe('180');
  expect(dropWeight('100', { kind: 'barbell', unit: 'kg' })).toBe('80');
  const gym = { name: 'Garage', unit: 'kg' as const, bar: 20, plates: [{ weight: 20, pairs: 2 }], dumbbells: [] };
  expect(dropWeight('100', { kind: 'barbell', unit: 'kg', gym })).toBe('60');
});

test('TRAIN-25 a bar is never lighter than empty, and what has no load has none', () => {
  expect(dropWeight('45', { kind: 'barbell', unit: 'lb' })).toBe('45');
  expect(dropWeight('', { kind: 'bodyweight', unit: 'lb' })).toBe('');
  expect(dropWeight('-20', { kind: 'bodyweight', unit: 'lb' })).toBe('-20');
});
