import { expect, test } from 'vitest';
import { type BareNumbers, bareNumbers } from './bare-numbers.ts';

test.each<[string, BareNumbers]>([
  ['61, weak knees, 3 days, 40 min', { age: 61 }],
  ['strength, 3 days, 45, full gym', { minutes: 45 }],
  ['38, fat loss, bands', { age: 38 }],
  ['muscle, 4 days, 60 min, 40', { age: 40 }],
  ['fat loss, 30, bands', {}],
  ['27 years old, 50', {}],
])('in «%s» the numbers that stand alone mean %j (FACT-9)', (text, found) => {
  expect(bareNumbers(text)).toEqual(found);
});

test('A number beside «man» or «woman» is an age', () => {
  expect(bareNumbers('woman, 45, 3 days')).toEqual({ age: 45 });
  expect(bareNumbers('3 days, 45, full gym')).toEqual({ minutes: 45 });
});
