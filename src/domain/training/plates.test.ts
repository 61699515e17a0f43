import { expect, test } from 'vitest';
import { assert, constantFrom, integer, property } from '#tests/support/properties.ts';
import type { Gym } from '../sync/gym-shape.ts';
import { heavier, loadableWeight } from './loading.ts';
import { platesPerSide } from './plates.ts';

test.each([
  ['170', 'lb', [45, 10, 5, 2.5], true],
  ['225', 'lb', [45, 45], true],
  ['45', 'lb', [], true],
  ['100', 'kg', [25, 15], true],
  ['82.5', 'kg', [25, 5, 1.25], true],
  ['20', 'kg', [], true],
  ['83', 'kg', [25, 5, 1.25], false],
  ['15', 'kg', [], false],
  ['', 'kg', [], false],
] as const)('%s %s on the usual bar takes %j a side', (weight, unit, perSide, exact) => {
  expect(platesPerSide(weight, unit)).toMatchObject({ per_side: [...perSide], exact });
});

test('Bar and plates a side always add up to the weight when they are exact, and never go above it', () => {
  assert(
    property(integer({ min: 0, max: 4_000 }), constantFrom('kg' as const, 'lb' as const), (quarters, unit) => {
      const weight = quarters / 4;
      const load = platesPerSide(String(weight), unit);
      const total = load.bar + 2 * load.per_side.reduce((sum, plate) => sum + plate, 0);
      return load.exact ? total === weight : total < weight || weight < load.bar;
    }),
  );
});

test('Counted plates at home find a load that the heaviest plate first would miss', () => {
  const plates = [
    { weight: 15, pairs: 1 },
    { weight: 10, pairs: 2 },
  ];
  const home: Gym = { name: '', unit: 'kg', bar: 20, plates, dumbbells: [] };
  expect(platesPerSide('60', 'kg', home)).toEqual({ bar: 20, per_side: [10, 10], exact: true });
  expect(platesPerSide('200', 'kg', home)).toMatchObject({ per_side: [15, 10, 10], exact: false });
});

test('A rounded weight can be loaded and is never more than 2.5% above what was meant', () => {
  assert(
    property(integer({ min: 200, max: 40_000 }), constantFrom('kg' as const, 'lb' as const), (hundredths, unit) => {
      const target = hundredths / 100;
      const weight = Number(loadableWeight(target, 'barbell', unit));
      const bar = unit === 'kg' ? 20 : 45;
      return (
        platesPerSide(String(weight), unit).exact &&
        (weight === bar || weight <= target * 1.025) &&
        target < (heavier(weight, { kind: 'barbell', unit }) ?? 0)
      );
    }),
  );
});

test('Rounding goes to the nearest step, ties and caution go down', () => {
  expect(loadableWeight(101, 'barbell', 'kg')).toBe('100');
  expect(loadableWeight(101.5, 'barbell', 'kg')).toBe('102.5');
  expect(loadableWeight(101.25, 'barbell', 'kg')).toBe('100');
  expect(loadableWeight(102, 'barbell', 'kg', 'down')).toBe('100');
  expect(loadableWeight(12, 'barbell', 'kg')).toBe('20');
  expect(loadableWeight(7.4, 'dumbbell', 'kg')).toBe('7');
});

test('Of two ways with as many plates the one with the heaviest is shown, also with counted plates', () => {
  const plates = [45, 35, 25, 10, 5, 2.5].map((weight) => ({ weight, pairs: 4 }));
  const gym: Gym = { name: 'Gym', unit: 'lb', bar: 45, plates, dumbbells: [] };
  expect(platesPerSide('185', 'lb', gym).per_side).toEqual([45, 25]);
  // With one pair of 45s the two 35s are needed.
  expect(
    platesPerSide('325', 'lb', {
      ...gym,
      plates: [
        { weight: 45, pairs: 1 },
        { weight: 35, pairs: 3 },
        { weight: 25, pairs: 1 },
      ],
    }).per_side,
  ).toEqual([45, 35, 35, 25]);
});
