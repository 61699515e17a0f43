import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assert, constantFrom, array as manyOf, property } from '#tests/support/properties.ts';
import { guessUnit, type UnitEvidence } from './guess-unit.ts';
import { readLog } from './read-log.ts';

function guess(text: string): UnitEvidence | undefined {
  const result = readLog(text);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return guessUnit(result.log);
}
const fixture = (name: string) => guess(readFileSync(new URL(`../../../tests/fixtures/imports/${name}`, import.meta.url), 'utf8'));
const weights = (...numbers: number[]) =>
  guess(`Date,Exercise,Weight,Reps\n${numbers.map((weight) => `2024-05-01,Row,${weight},5`).join('\n')}`);

test('the unit is not asked for where the file names it, nor without weights', () => {
  expect(fixture('hevy-kg.csv')).toBeUndefined();
  expect(fixture('strong-android-old.csv')).toBeUndefined();
  expect(weights(0, 0)).toBeUndefined();
});

test('numbers that only one unit has are named, and speak for it', () => {
  expect(weights(60, 61.25, 82.5, 82.5)).toEqual({ unit: 'kg', weights: ['61.25', '82.5'] });
  expect(weights(45, 135, 135, 185, 225)).toEqual({ unit: 'lb', weights: ['135', '185', '225'] });
});

test('numbers that both units have leave the question open', () => {
  expect(weights(20, 40, 60, 100)).toEqual({ unit: null, weights: [] });
  expect(weights(135, 225, 62.5, 82.5)).toEqual({ unit: null, weights: [] });
});

test('a bar loaded with pairs of plates is never taken for one of the other unit', () => {
  const bar = (empty: number, plates: readonly number[]) =>
    manyOf(manyOf(constantFrom(...plates), { minLength: 0, maxLength: 4 }), { minLength: 20, maxLength: 60 }).map((loads) =>
      loads.map((pairs) => empty + 2 * pairs.reduce((total, plate) => total + plate, 0)),
    );
  assert(property(bar(20, [20, 15, 10, 5, 2.5, 1.25]), (loads) => weights(...loads)?.unit !== 'lb'));
  assert(property(bar(45, [45, 25, 10, 5]), (loads) => weights(...loads)?.unit !== 'kg'));
});
